import type { Queryable } from '../../../server/queryable.ts';
import type { DestinationSummary } from '../destination.contract.ts';
import { presentDestinationSummary } from './destination.presenter.ts';
import { listPublicDestinationsByIds } from './destination.repository.ts';

/** What lists show of the destinations with these ids, in one statement, by id. What is not published is left out. */
export async function describeDestinations(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, DestinationSummary>> {
  const rows = ids.length > 0 ? await listPublicDestinationsByIds(db, ids) : [];
  return new Map(rows.map((row) => [row.id, presentDestinationSummary(row)]));
}
