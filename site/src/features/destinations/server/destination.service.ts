import type { PartKind } from '@trekker/response-cache/parts.ts';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { Problem } from '#contract/problem.ts';
import type { CardReads } from '#server/dependencies.ts';
import { partSerializer } from '#server/endpoints/output-check.ts';
import { inOrder } from '#server/lists/in-order.ts';
import type { Queryable } from '#server/queryable.ts';
import { describeReviews } from '../../reviews/server/review.service.ts';
import {
  type DestinationDetail,
  type DestinationSummary,
  destinationSummary,
  destinationTag,
  type PlacesOfTheMonth,
} from '../destination.contract.ts';
import { presentDestinationDetail, presentDestinationSummary } from './destination.presenter.ts';
import { findMonthTemperatures, findPublicDestination, listPublicDestinationsByIds } from './destination.repository.ts';
import { listPublicDestinationIds, listPublicDestinations, type PublicFilter } from './destination-list.repository.ts';

/** The whole of one published destination, in three statements. Throws `not_found`. */
export async function readDestination(db: Queryable, slugOrId: string): Promise<DestinationDetail> {
  const destination = await requirePublicDestination(db, slugOrId);
  return presentDestinationDetail(destination, await describeReviews(db, destination.id));
}

/** A published destination by slug, former slug or id; a draft and one that never was look the same: `not_found`. */
export async function requirePublicDestination(db: Queryable, slugOrId: string) {
  const destination = await findPublicDestination(db, slugOrId);
  if (!destination) throw new Problem('not_found', 'Destination not found');
  return destination;
}

const cards: PartKind<DestinationSummary> = {
  name: 'destination',
  tagsOf: ({ _id }) => [destinationTag(_id)],
  toJson: partSerializer(destinationSummary),
};

/** What lists show of the destinations with these ids, by id. What is not published is left out. */
export function describeDestinations(
  { reads, parts }: CardReads,
  ids: readonly string[],
): Promise<Map<string, DestinationSummary>> {
  return parts.read(cards, ids, async (missing) => {
    const rows = await listPublicDestinationsByIds(reads, missing);
    return new Map(rows.map((row) => [row.id, presentDestinationSummary(row)]));
  });
}

/** One page of the published destinations. */
export async function listDestinations(
  dependencies: CardReads,
  filter: PublicFilter,
  page: PageRequest,
): Promise<Page<DestinationSummary>> {
  const { reads, parts } = dependencies;
  if (!parts.areKept) {
    const { rows, totalCount } = await listPublicDestinations(reads, filter, page);
    return { rows: rows.map(presentDestinationSummary), totalCount };
  }
  const { rows: ids, totalCount } = await listPublicDestinationIds(reads, filter, page);
  return { rows: inOrder(ids, await describeDestinations(dependencies, ids)), totalCount };
}

/** What is good in a month or a season (times_to_go), the best rated first, and how many there are. */
export function describeGoodAt(
  dependencies: CardReads,
  time: number,
  page: PageRequest,
): Promise<Page<DestinationSummary>> {
  return listDestinations(dependencies, { q: '', tags: [], month: time, sort: 'rating' }, page);
}

const mostShown = 6;

/** What is good this month, by the clock of the site (UTC), the best rated first. */
export async function readPlacesOfTheMonth(dependencies: CardReads): Promise<PlacesOfTheMonth> {
  const month = new Date().getUTCMonth() + 1;
  const { rows, totalCount } = await describeGoodAt(dependencies, month, { page: 1, limit: mostShown });
  const ids = rows.map(({ _id }) => _id);
  const temperatures = new Map(
    (await findMonthTemperatures(dependencies.reads, ids, month)).map(({ id, temperature }) => [id, temperature]),
  );
  return {
    month,
    totalCount,
    places: rows.map(({ _id, slug, name, location: { country } }) => {
      return { _id, slug, name, country, temperature: temperatures.get(_id) ?? null };
    }),
  };
}
