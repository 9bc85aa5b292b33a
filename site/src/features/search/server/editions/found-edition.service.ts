import { readCategoryNames } from '#features/glossary/server/term-name.service.ts';
import { readLanguageInUse } from '#features/languages/server/language.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import type { Queryable } from '#server/queryable.ts';
import type { Kind } from '../search-words.repository.ts';
import { type FoundEdition, findEditions, findEditionsAmong, readTypedWords } from './found-edition.repository.ts';
import { type FoundTerm, findByTerms, findTerms, keepTranslated, keepUsedTerms } from './found-term.repository.ts';

/** The closest first, as many as are ranked; `count` of all there are, up to `mostCounted`. */
export type FoundOfKind = { rows: FoundEdition[]; count: number };

/** Of each kind what holds all the words in the language that is in use. */
export type FoundEditions = Record<Kind, FoundOfKind>;

/** What carries tags, and so is found by their names as well. */
type Tagged = Exclude<Kind, 'highlights'>;

const none: FoundOfKind = { rows: [], count: 0 };
export const noEditions: FoundEditions = { destinations: none, stories: none, highlights: none };

/** Nothing is asked in the site's own language. With `wanted`, other kinds are not looked at. */
export async function findEditionsInUse(dependencies: CardReads, words: string, wanted?: Kind): Promise<FoundEditions> {
  const language = await readLanguageInUse(dependencies);
  if (!language || words === '') return noEditions;
  const { code, untranslated } = language;
  const { reads } = dependencies;
  const typed = await readTypedWords(reads, code, words);
  const names = await categoryNames(dependencies);
  const [terms, ...termsOfEach] = await Promise.all([
    findTerms(reads, code, words, names),
    ...(typed.length > 1 ? typed.map((word) => findTerms(reads, code, word, names)) : []),
  ]);
  const byTerms = async (kind: Tagged) => {
    const [others, mixed] = await Promise.all([
      findByTerms(reads, kind, terms),
      // Where no term has any of the words, all of them stand in one text or nowhere.
      termsOfEach.some((some) => some.length > 0) ? findByEachWord(reads, kind, code, typed, termsOfEach) : [],
    ]);
    const all = [...others, ...mixed];
    // What is found by the name of a tag need not be translated.
    return untranslated === 'hidden' ? keepTranslated(reads, kind, code, all) : all;
  };
  const found = async (kind: Kind): Promise<FoundOfKind> => {
    if (wanted && wanted !== kind) return none;
    const [texts, named] = await Promise.all([
      findEditions(reads, kind, code, words),
      kind === 'highlights' ? [] : byTerms(kind),
    ]);
    const rows = closestFirst([...texts, ...named]);
    return { rows, count: Math.max(rows.length, texts[0]?.count ?? 0) };
  };
  const [destinations, stories, highlights] = await Promise.all([
    found('destinations'),
    found('stories'),
    found('highlights'),
  ]);
  return { destinations, stories, highlights };
}

/**
 * What carries a term with one of the words, and holds each of the others in a term or a text: no closer than the
 * farthest.
 */
async function findByEachWord(
  reads: Queryable,
  kind: Tagged,
  code: string,
  words: readonly string[],
  termsOfEach: readonly FoundTerm[][],
): Promise<FoundEdition[]> {
  const carryEach = await Promise.all(termsOfEach.map((terms) => findByTerms(reads, kind, terms)));
  const ids = [...new Set(carryEach.flatMap((rows) => rows.map(({ id }) => id)))];
  const ofEach = await Promise.all(
    words.map(async (word, place) => {
      const carry = new Map((carryEach[place] ?? []).map((row) => [row.id, row]));
      const others = ids.filter((id) => !carry.has(id));
      for (const row of await findEditionsAmong(reads, kind, code, word, others)) carry.set(row.id, row);
      return carry;
    }),
  );
  return ids.flatMap((id) => {
    const all = ofEach.flatMap((rows) => rows.get(id) ?? []);
    if (all.length < words.length) return [];
    return {
      id,
      closeness: Math.max(...all.map(({ closeness }) => closeness)),
      whole: all.flatMap(({ whole }) => whole),
      begun: all.flatMap(({ begun }) => begun),
    };
  });
}

/** What holds the words in a text and in the name of a tag stands where it is closer. */
function closestFirst(rows: readonly FoundEdition[]): FoundEdition[] {
  const sorted = rows.toSorted((one, other) => one.closeness - other.closeness);
  return [...new Map(sorted.toReversed().map((row) => [row.id, row])).values()].reverse();
}

/**
 * The tags and categories whose names in the language in use hold all the words; none in the site's own. Where lists
 * hold only what is translated, those that have something in them.
 */
export async function findTermsInUse(dependencies: CardReads, words: string): Promise<FoundTerm[]> {
  const language = await readLanguageInUse(dependencies);
  if (!language || words === '') return [];
  const { code, untranslated } = language;
  const terms = await findTerms(dependencies.reads, code, words, await categoryNames(dependencies));
  return untranslated === 'hidden' ? keepUsedTerms(dependencies.reads, code, terms) : terms;
}

/** What categories are called in the language in use, by their names in the site's own. */
async function categoryNames(dependencies: CardReads): Promise<ReadonlyMap<string, string>> {
  const categories = Object.entries(await readCategoryNames(dependencies, 'all'));
  return new Map(categories.flatMap(([category, { name, language }]) => (language ? [] : [[category, name]])));
}
