import { englishNameFrom } from '#features/destinations/server/translated-place-names.rules.ts';
import type { CardReads } from '#server/dependencies.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import type { Kind } from '../search-words.repository.ts';
import { findEditionsInUse, findTermsInUse } from './found-edition.service.ts';

/**
 * What holds these words in the language that is in use, or carries a tag or category that is called so there: a list
 * of originals finds these things beside those whose originals hold them, since it shows them in that language. None in
 * the site's own. Of very many, a part.
 */
export async function findIdsByTranslation(dependencies: CardReads, kind: Kind, words: string): Promise<string[]> {
  const found = await findEditionsInUse(dependencies, words, kind);
  return found[kind].rows.map(({ id }) => id);
}

/**
 * What originals are looked through for: countries and parts of the world are shown as the reader's language calls
 * them, though no text says so.
 */
export function wordsOfOriginals(words: string): string {
  const language = requestLanguage();
  return (language && englishNameFrom(language, words)) || words;
}

/**
 * What originals are looked through for where lists hold only what is translated: by their tags and categories too,
 * whose names in the reader's language stand in no text. What is called so in full is meant, else the only one that
 * holds the words.
 */
export async function wordsOfNames(dependencies: CardReads, words: string): Promise<string> {
  const original = wordsOfOriginals(words);
  if (original !== words || words === '') return original;
  const terms = await findTermsInUse(dependencies, words);
  const typed = words.toLowerCase();
  const meant = terms.find(({ name }) => name.toLowerCase() === typed) ?? (terms.length === 1 ? terms[0] : undefined);
  return meant?.term ?? words;
}
