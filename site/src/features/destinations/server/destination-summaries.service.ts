import type { PageRequest } from '#contract/pagination.ts';
import type { Queryable } from '#server/queryable.ts';
import type { DestinationSummary } from '../destination.contract.ts';
import { presentDestinationSummary } from './destination.presenter.ts';
import { listPublicDestinationsByIds } from './destination.repository.ts';
import { listPublicDestinations } from './destination-list.repository.ts';

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
