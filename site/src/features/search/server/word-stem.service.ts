import type { Queryable } from '#server/queryable.ts';
import { restem } from './search-words.repository.ts';

/** Part of a transaction that makes a language the site's own: the forms of words are found by its stems. */
export const restemWords = (tx: Queryable, language: string): Promise<void> => restem(tx, language);
