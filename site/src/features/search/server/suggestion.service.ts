import { countriesBeginning } from '@trekker/place-names/countries-beginning.ts';
import { readLanguageOfLists } from '#features/languages/server/language.service.ts';
import type { CardReads } from '#server/dependencies.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import type { Queryable } from '#server/queryable.ts';
import { findTermsInUse } from './editions/found-edition.service.ts';
import { listEditionTitles, listFoundTitles } from './search.service.ts';
import { listSimilarPhrases } from './search-words.repository.ts';
import { closest } from './spelling.rules.ts';
import { listKnownPhrases, listPhrases } from './suggestion.repository.ts';

const mostSuggested = 8;

/**
 * Up to eight phrases of what is published that go on from what was typed, or that were perhaps meant by it; else the
 * titles of what a search for it finds ("where to eat in october"): there are no suggestions only where the search has
 * nothing either.
 */
export async function suggestPhrases(dependencies: CardReads, words: string): Promise<string[]> {
  const letters = words.toLowerCase().replace(/[^\p{Alphabetic}\p{M}\p{N}]+/gu, '');
  if (letters === '') return [];
  // Phrases are of originals: where lists hold only what is translated, of these alone titles and tags are suggested.
  const isWhole = (await readLanguageOfLists(dependencies)) === '';
  const phrases = [
    ...(await listEditionTitles(dependencies, words)),
    ...(await findTermsInUse(dependencies, words)).map(({ name }) => name),
    ...(isWhole ? await countriesInUse(dependencies.reads, words) : []),
    ...(isWhole ? await listPhrases(dependencies.reads, words) : []),
  ];
  if (phrases.length > 0) return distinct(phrases).slice(0, mostSuggested);
  const meant = isWhole ? await meantPhrases(dependencies.reads, letters) : [];
  return meant.length > 0 ? meant : [...new Set(await listFoundTitles(dependencies, words, mostSuggested))];
}

/** Countries of what is published, as the language in use calls them; the site's own has them as phrases. */
async function countriesInUse(db: Queryable, words: string): Promise<string[]> {
  const language = requestLanguage();
  const begun = language === '' ? [] : countriesBeginning(language, words);
  const known = await listKnownPhrases(
    db,
    begun.flatMap(({ names }) => names),
  );
  return begun.filter(({ names }) => names.some((name) => known.has(name))).map(({ name }) => name);
}

/**
 * "Portugal" and the tag "portugal" are one; the spelling with capitals is the name. A highlight's "Lisbon, Portugal"
 * says no more than "Lisbon" where that is suggested already.
 */
function distinct(phrases: readonly string[]): string[] {
  const byLetters = new Map<string, string>();
  for (const phrase of phrases) {
    const key = phrase.toLowerCase();
    const known = byLetters.get(key);
    if (byLetters.has(key.replace(/,.*$/, '')) && key.includes(',')) continue;
    if (known === undefined || known === key) byLetters.set(key, phrase);
  }
  return [...byLetters.values()];
}

async function meantPhrases(db: Queryable, letters: string): Promise<string[]> {
  const similar = await listSimilarPhrases(db, letters);
  const meant = closest(
    letters,
    similar.map(({ letters, uses }) => ({ text: letters, uses })),
  );
  return distinct(similar.filter(({ letters }) => letters === meant).map(({ phrase }) => phrase));
}
