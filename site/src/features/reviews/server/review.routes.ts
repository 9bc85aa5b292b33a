import { presentData, presentList } from '../../../contract/pagination.ts';
import type { Dependencies } from '../../../server/dependencies.ts';
import { type Implementation, implement } from '../../../server/implement.ts';
import { requirePublicDestination } from '../../destinations/server/destination-lookup.service.ts';
import * as contract from '../review.contract.ts';
import { readOwnReview } from './own-review.service.ts';
import { presentReview } from './review.presenter.ts';
import { listReviews } from './review.repository.ts';

export function reviewRoutes({ reads }: Dependencies): Implementation[] {
  return [
    implement(contract.listReviews, async ({ params, query }) => {
      const destination = await requirePublicDestination(reads, params.slug);
      const page = await listReviews(reads, { ...query, destinationId: destination.id }, query);
      return { ...presentList(query, page, presentReview), destinationId: destination.id };
    }),
    implement(contract.readOwnReview, async ({ params, viewer }) =>
      presentData(await readOwnReview(reads, params.slug, viewer.accountId)),
    ),
  ];
}
