import { requestLanguage } from '#server/languages/person-language.ts';
import type { Queryable } from '#server/queryable.ts';
import {
  englishNameOf,
  type TranslatedName,
  translatedNames,
} from '../../destinations/server/translated-place-names.rules.ts';
import { findTranslatedName } from './editions/found-edition.repository.ts';
import { countMatches, findMatches, type Matches } from './search.repository.ts';
import { distinctiveWords, type SearchQuery, searchQuery } from './search-query.rules.ts';
import {
  findPhraseByLetters,
  type Kind,
  listKnownWords,
  listSimilarPhrases,
  listSimilarWords,
  readTyped,
  type TypedText,
  type TypedWord,
} from './search-words.repository.ts';
import { closest } from './spelling.rules.ts';

/** How what was typed is taken, and how much is found by it. */
export type Reading = {
  query: SearchQuery;
  /** The words that are searched, as they are compared. */
  form: string;
  matches: Record<Kind, Matches>;
  /** What is searched instead of what was typed; "" when as typed. */
  correction: string;
  /** The correction is the site's own word for a name that was typed in another language. */
  isTranslation: boolean;
  partial: boolean;
};

const isKnown = ({ forms }: TypedWord) => forms.length > 0;
const lettersOf = (form: string) => form.replaceAll(' ', '');

/**
 * Takes the words as they stand if something holds them all; else as the name of something written in one word, as a
 * name in another language, as misspelt; else what holds any of them. Undefined when nothing is found. All of it comes
 * from what is published, and a correction is told only with something found by it: neither can betray a draft. With
 * `wanted`, what other kinds hold is not counted where that one has matches. `isFoundElsewhere` is asked before anybody
 * guesses what else was meant: what is found as it stands needs no guess.
 */
export async function readSearch(
  db: Queryable,
  words: string,
  wanted?: Kind,
  isFoundElsewhere: () => Promise<boolean> = async () => false,
): Promise<Reading | undefined> {
  const typed = await readTyped(db, words);
  if (typed.words.length === 0) return undefined;
  const asked = { db, wanted };
  const asMeant =
    (await asTyped(asked, typed)) ?? (await asOneWord(asked, typed)) ?? (await asForeignName(asked, words));
  if (asMeant || (await isFoundElsewhere())) return asMeant;
  return (await asMisspelt(asked, typed)) ?? (await asAnyWord(asked, typed));
}

type Asked = { db: Queryable; wanted: Kind | undefined };

async function asTyped(asked: Asked, { form, words }: TypedText, correction = ''): Promise<Reading | undefined> {
  const telling = distinctiveWords(words);
  if (!telling.every(isKnown)) return undefined;
  return reading(asked, { query: searchQuery(telling, false), form, correction, isTranslation: false, partial: false });
}

async function reading({ db, wanted }: Asked, taken: Omit<Reading, 'matches'>): Promise<Reading | undefined> {
  const matches = await countMatches(db, taken.query, wanted);
  const found = { ...taken, matches };
  return foundBy(found) > 0 ? found : undefined;
}

/** The same of what everybody can read in a language alone; '' for all. */
export async function amongTranslated(db: Queryable, only: string, reading: Reading): Promise<Reading> {
  if (only === '') return reading;
  const query = { ...reading.query, only };
  const matchesOf = async (kind: Kind) =>
    reading.matches[kind].count === 0 ? reading.matches[kind] : findMatches(db, kind, query);
  const [destinations, stories, highlights] = await Promise.all([
    matchesOf('destinations'),
    matchesOf('stories'),
    matchesOf('highlights'),
  ]);
  return { ...reading, query, matches: { destinations, stories, highlights } };
}

/** How many things of all kinds. */
export function foundBy(reading: Reading | undefined): number {
  return Object.values(reading?.matches ?? {}).reduce((sum, { count }) => sum + count, 0);
}

async function asOneWord(asked: Asked, { form }: TypedText): Promise<Reading | undefined> {
  const letters = lettersOf(form);
  const phrase = letters.length < 3 ? undefined : await findPhraseByLetters(asked.db, letters);
  return phrase === undefined ? undefined : asTyped(asked, await readTyped(asked.db, phrase));
}

async function asForeignName(asked: Asked, words: string): Promise<Reading | undefined> {
  const name = englishNameOf(words);
  const found = name ? await asTyped(asked, await readTyped(asked.db, name), name) : undefined;
  return found && { ...found, isTranslation: true };
}

/** As a title or a country; the correction is what the reader's language calls it. */
async function asMisspelt(asked: Asked, { form, words }: TypedText): Promise<Reading | undefined> {
  const letters = lettersOf(form);
  const phrases = await listSimilarPhrases(asked.db, letters);
  const language = requestLanguage();
  const names = language ? translatedNames(language) : new Map<string, TranslatedName>();
  const meant = closest(letters, [
    ...phrases.map(({ letters, uses }) => ({ text: letters, uses })),
    ...[...names.keys()].map((text) => ({ text, uses: 0 })),
  ]);
  const phrase = phrases.find(({ letters }) => letters === meant)?.phrase;
  const place = meant === undefined || phrase ? undefined : names.get(meant);
  const searched = place?.english ?? phrase;
  if (!searched) return correctWords(asked, words);
  const called = place?.name ?? ((language && (await findTranslatedName(asked.db, language, searched))) || searched);
  return (await asTyped(asked, await readTyped(asked.db, searched), called)) ?? correctWords(asked, words);
}

/** Each unknown word by the one that was most likely meant; gives up where there is none. */
async function correctWords(asked: Asked, words: readonly TypedWord[]): Promise<Reading | undefined> {
  const unknown = words.filter((word) => !isKnown(word)).map(({ word }) => word);
  if (unknown.length === 0) return undefined;
  const similar = await listSimilarWords(asked.db, unknown);
  const corrected: string[] = [];
  for (const word of words) {
    const candidates = similar
      .filter(({ typed }) => typed === word.word)
      .map(({ word, uses }) => ({ text: word, uses }));
    const meant = isKnown(word)
      ? word.word
      : (englishNameOf(word.word) ?? closest(word.word, candidates) ?? (await knownPart(asked.db, word.word)));
    if (meant === undefined) return undefined;
    corrected.push(meant);
  }
  const correction = corrected.join(' ');
  return asTyped(asked, await readTyped(asked.db, correction), correction);
}

const withoutSpaces = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]/u;

/** In scripts that set no spaces between words: the longest part of `word` that is known. */
async function knownPart(db: Queryable, word: string): Promise<string | undefined> {
  if (!withoutSpaces.test(word)) return undefined;
  const letters = [...word].slice(0, 16);
  const parts = letters
    .flatMap((_, start) =>
      letters.slice(start + 1).map((_, length) => letters.slice(start, start + length + 2).join('')),
    )
    .sort((a, b) => b.length - a.length);
  const known = await listKnownWords(db, parts);
  return parts.find((part) => known.includes(part)) ?? parts.map(englishNameOf).find(Boolean);
}

/** Whole words only, and no single letters: what begins with one of many words says little of what was meant. */
async function asAnyWord(asked: Asked, { form, words }: TypedText): Promise<Reading | undefined> {
  const known = distinctiveWords(words)
    .map((word) => ({ ...word, forms: word.forms.filter(({ nearness }) => nearness < 2) }))
    .filter((word) => isKnown(word) && !/^[a-z0-9]$/.test(word.word));
  if (known.length === 0) return undefined;
  return reading(asked, { query: searchQuery(known, true), form, correction: '', isTranslation: false, partial: true });
}
