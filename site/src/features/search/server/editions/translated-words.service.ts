import { readLanguageInUse } from '#features/languages/server/language.service.ts';
import type { CardReads } from '#server/dependencies.ts';
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
