import { Problem } from '#contract/problem.ts';
import type { CardReads, Viewer } from '#server/dependencies.ts';
import type { Transactor } from '#server/queryable.ts';
import { recordActivity } from '../../activity/server/activity.service.ts';
import { t } from './api-search.texts.ts';
import { addKeyword, deleteKeyword, deleteRareKeywords } from './keyword.repository.ts';
import { countShown } from './search.service.ts';

const longestKeyword = 100;

// Written out too: "name at example dot com".
const emailShape = /@|\(at\)|\[at\]|\S\s+at\s+\S+\s+dot\s+\S/i;
/** Seven digits with nothing but signs and spaces between them: telephones, but also cards and passports. */
const numberShape = /(\p{Nd}[\s\p{P}\p{S}]*){7}/u;

/**
 * The keyword under which a search is counted; undefined for what may point to a person, and for what is no keyword.
 */
export function keywordOf(words: string): string | undefined {
  const keyword = words.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(keyword) || keyword.length > longestKeyword) return undefined;
  return emailShape.test(keyword) || numberShape.test(keyword) ? undefined : keyword;
}

/** Counts one search with how many things its page shows now. Whoever sends it decides nothing but the words. */
export async function countSearch(db: Transactor, dependencies: CardReads, words: string): Promise<void> {
  const keyword = keywordOf(words);
  if (keyword === undefined) return;
  const results = await countShown(dependencies, keyword);
  await db.transaction(async (tx) => {
    await addKeyword(tx, keyword, results);
    await deleteRareKeywords(tx);
  });
}

/** Throws `not_found` when it is gone already. */
export async function removeKeyword(db: Transactor, viewer: Viewer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await deleteKeyword(tx, id))) throw new Problem('not_found', t.keywordNotFound);
    // Not which one: it may have been deleted because nobody is to read it.
    await recordActivity(tx, viewer, {
      action: 'Deleted search keyword',
      detail: [{ what: 'keyword' }],
      type: 'Delete',
    });
  });
}
