import type { PageRequest } from '#contract/pagination.ts';
import { Problem } from '#contract/problem.ts';
import type { Queryable } from '#server/queryable.ts';
import { describeReviews } from '../../reviews/server/review.service.ts';
import type { DestinationDetail, DestinationSummary, PlacesOfTheMonth } from '../destination.contract.ts';
import { presentDestinationDetail, presentDestinationSummary } from './destination.presenter.ts';
import { findMonthTemperatures, findPublicDestination, listPublicDestinationsByIds } from './destination.repository.ts';
import { listPublicDestinations } from './destination-list.repository.ts';

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

/** What lists show of the destinations with these ids, in one statement, by id. What is not published is left out. */
export async function describeDestinations(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, DestinationSummary>> {
  const rows = ids.length > 0 ? await listPublicDestinationsByIds(db, ids) : [];
  return new Map(rows.map((row) => [row.id, presentDestinationSummary(row)]));
}

/** What is good in a month or a season (times_to_go), the best rated first, and how many there are. */
export async function describeGoodAt(
  db: Queryable,
  time: number,
  page: PageRequest,
): Promise<{ summaries: DestinationSummary[]; totalCount: number }> {
  const found = await listPublicDestinations(db, { q: '', tags: [], month: time, sort: 'rating' }, page);
  return { summaries: found.rows.map(presentDestinationSummary), totalCount: found.totalCount };
}

const mostShown = 6;

/** What is good this month, by the clock of the site (UTC), the best rated first. */
export async function readPlacesOfTheMonth(db: Queryable): Promise<PlacesOfTheMonth> {
  const month = new Date().getUTCMonth() + 1;
  const filter = { q: '', tags: [], month, sort: 'rating' as const };
  const { rows, totalCount } = await listPublicDestinations(db, filter, { page: 1, limit: mostShown });
  const ids = rows.map(({ id }) => id);
  const temperatures = new Map(
    (await findMonthTemperatures(db, ids, month)).map(({ id, temperature }) => [id, temperature]),
  );
  return {
    month,
    totalCount,
    places: rows.map(({ id, slug, name, country }) => {
      return { _id: id, slug, name, country, temperature: temperatures.get(id) ?? null };
    }),
  };
}
