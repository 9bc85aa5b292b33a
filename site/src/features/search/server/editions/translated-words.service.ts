import { englishNameFrom } from '#features/destinations/server/translated-place-names.rules.ts';
import { readLanguageInUse } from '#features/languages/server/language.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import { type EditionKind, findEditions } from './found-edition.repository.ts';

/**
 * What holds these words in the language that is in use: a list of originals finds these things beside those whose
 * originals hold them, since it shows them in that language. None in the site's own. Of very many, a part.
 */
export async function findIdsByTranslation(
  dependencies: CardReads,
  kind: EditionKind,
  words: string,
): Promise<string[]> {
  const language = words === '' ? undefined : await readLanguageInUse(dependencies);
  if (!language) return [];
  return (await findEditions(dependencies.reads, kind, language.code, words)).map(({ id }) => id);
}

/**
 * What originals are looked through for: countries and parts of the world are shown as the reader's language calls
 * them, though no text says so.
 */
export function wordsOfOriginals(words: string): string {
  const language = requestLanguage();
  return (language && englishNameFrom(language, words)) || words;
}
