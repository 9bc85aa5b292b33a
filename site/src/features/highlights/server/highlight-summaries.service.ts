import type { Queryable } from '#server/queryable.ts';
import type { Highlight } from '../highlight.contract.ts';
import { presentHighlight } from './highlight.presenter.ts';
import { listPublicHighlightsByIds } from './highlight.repository.ts';

/** The highlights with these ids, in one statement, by id. What is not published is left out. */
export async function describeHighlights(db: Queryable, ids: readonly string[]): Promise<Map<string, Highlight>> {
  const rows = ids.length > 0 ? await listPublicHighlightsByIds(db, ids) : [];
  return new Map(rows.map((row) => [row.id, presentHighlight(row)]));
}
