import { type PublicLanguage, readPublicLanguages } from '#features/languages/server/language.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import type { Kind } from '../search-words.repository.ts';
import { type EditionKind, type FoundEdition, findEditions } from './found-edition.repository.ts';

/** Of each kind those that hold all the words in the language that is in use, the closest first. */
export type FoundEditions = Record<'destinations' | 'stories', FoundEdition[]>;

export const noEditions: FoundEditions = { destinations: [], stories: [] };

/** The language that readers have chosen; undefined for the site's own. */
export async function languageInUse(dependencies: CardReads): Promise<PublicLanguage | undefined> {
  const code = requestLanguage();
  return code === '' ? undefined : (await readPublicLanguages(dependencies)).find((language) => language.code === code);
}

/** Nothing is asked in the site's own language. With `wanted`, other kinds are not looked at. */
export async function findEditionsInUse(dependencies: CardReads, words: string, wanted?: Kind): Promise<FoundEditions> {
  const code = (await languageInUse(dependencies))?.code;
  if (!code || words === '') return noEditions;
  const found = (kind: EditionKind) =>
    wanted && wanted !== kind ? [] : findEditions(dependencies.reads, kind, code, words);
  const [destinations, stories] = await Promise.all([found('destinations'), found('stories')]);
  return { destinations, stories };
}
