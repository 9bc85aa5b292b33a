import type { Queryable } from '#server/queryable.ts';
import { describeReviews } from '../../reviews/server/review.service.ts';
import type { DestinationDetail } from '../destination.contract.ts';
import { presentDestinationDetail } from './destination.presenter.ts';
import { requirePublicDestination } from './destination-lookup.service.ts';

/** The whole of one published destination, in three statements. Throws `not_found`. */
export async function readDestination(db: Queryable, slugOrId: string): Promise<DestinationDetail> {
  const destination = await requirePublicDestination(db, slugOrId);
  return presentDestinationDetail(destination, await describeReviews(db, destination.id));
}
