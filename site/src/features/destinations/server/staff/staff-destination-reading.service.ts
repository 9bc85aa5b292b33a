import { locatorMap } from '@trekker/locator-map/locator-map.ts';
import { Problem } from '#contract/problem.ts';
import { describeReviews } from '#features/reviews/server/review-overview.service.ts';
import { readAccent } from '#features/settings/server/settings.service.ts';
import type { Queryable } from '#server/queryable.ts';
import type { DestinationPreview, StoredDestination } from '../../staff-destination.contract.ts';
import { t } from '../api-destinations.texts.ts';
import { presentNearbyDestination, presentStaffDestination } from '../destination.presenter.ts';
import { isPlaced, listNearbyDestinations } from '../destination.repository.ts';
import { describeDestination } from '../destination.service.ts';
import { mapWords } from '../map-words.ts';
import * as store from './staff-destination.repository.ts';

const notFound = () => new Problem('not_found', t.notFound);

/** Throws `not_found`. */
export async function readDestinationForStaff(db: Queryable, id: string): Promise<StoredDestination> {
  const row = await store.findDestinationForStaff(db, id);
  if (!row) throw notFound();
  return presentStaffDestination(row);
}

/** What its page would be made of if it were published. Throws `not_found`. */
export async function previewDestination(db: Queryable, id: string): Promise<DestinationPreview> {
  const row = await store.findDestinationForStaff(db, id);
  if (!row) throw notFound();
  const nearby = isPlaced(row) ? await listNearbyDestinations(db, row) : [];
  return {
    destination: await describeDestination(db, row, await describeReviews(db, id)),
    nearby: nearby.map(presentNearbyDestination),
  };
}

/** The map of that page, as SVG. Throws `not_found`. */
export async function previewDestinationMap(db: Queryable, id: string): Promise<string> {
  const row = await store.findDestinationForStaff(db, id);
  if (!row || !isPlaced(row)) throw notFound();
  return locatorMap(row, await listNearbyDestinations(db, row), { pin: await readAccent(db), words: mapWords() });
}
