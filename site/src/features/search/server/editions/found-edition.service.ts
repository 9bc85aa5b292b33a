import { readCategoryNames } from '#features/glossary/server/term-name.service.ts';
import { readLanguageInUse } from '#features/languages/server/language.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import type { Kind } from '../search-words.repository.ts';
import { type FoundEdition, findEditions } from './found-edition.repository.ts';
import { type FoundTerm, findByTerms, findTerms } from './found-term.repository.ts';

/** Of each kind those that hold all the words in the language that is in use, the closest first. */
export type FoundEditions = Record<'destinations' | 'stories', FoundEdition[]>;

export const noEditions: FoundEditions = { destinations: [], stories: [] };

/** Nothing is asked in the site's own language. With `wanted`, other kinds are not looked at. */
export async function findEditionsInUse(dependencies: CardReads, words: string, wanted?: Kind): Promise<FoundEditions> {
  const code = (await readLanguageInUse(dependencies))?.code;
  if (!code || words === '') return noEditions;
  const terms = await findTermsInUse(dependencies, words);
  const found = async (kind: 'destinations' | 'stories') => {
    if (wanted && wanted !== kind) return [];
    const { reads } = dependencies;
    const [texts, others] = await Promise.all([
      findEditions(reads, kind, code, words),
      terms.length > 0 ? findByTerms(reads, kind, terms) : [],
    ]);
    return closestFirst([...texts, ...others]);
  };
  const [destinations, stories] = await Promise.all([found('destinations'), found('stories')]);
  return { destinations, stories };
}

/** What holds the words in a text and in the name of a tag stands where it is closer. */
function closestFirst(rows: readonly FoundEdition[]): FoundEdition[] {
  const sorted = rows.toSorted((one, other) => one.closeness - other.closeness);
  return [...new Map(sorted.toReversed().map((row) => [row.id, row])).values()].reverse();
}

/** The tags and categories whose names in the language in use hold all the words; none in the site's own. */
export async function findTermsInUse(dependencies: CardReads, words: string): Promise<FoundTerm[]> {
  const code = (await readLanguageInUse(dependencies))?.code;
  if (!code || words === '') return [];
  const categories = Object.entries(await readCategoryNames(dependencies, 'all'));
  const named = new Map(categories.flatMap(([category, { name, language }]) => (language ? [] : [[category, name]])));
  return findTerms(dependencies.reads, code, words, named);
}
