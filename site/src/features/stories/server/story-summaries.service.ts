import type { Queryable } from '#server/queryable.ts';
import type { StorySummary } from '../story.contract.ts';
import { presentStorySummary } from './story.presenter.ts';
import { listPublicStoriesByIds } from './story.repository.ts';

/** What lists show of the stories with these ids, in one statement, by id. What is not published is left out. */
export async function describeStories(db: Queryable, ids: readonly string[]): Promise<Map<string, StorySummary>> {
  const rows = ids.length > 0 ? await listPublicStoriesByIds(db, ids) : [];
  return new Map(rows.map((row) => [row.id, presentStorySummary(row)]));
}
