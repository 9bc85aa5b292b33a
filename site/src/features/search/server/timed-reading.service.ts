import { ownLanguage } from '@trekker/texts/own-language.ts';
import { requestLanguage } from '#server/languages/person-language.ts';
import type { Queryable } from '#server/queryable.ts';
import { bitsOf } from '../../destinations/server/months/months.rules.ts';
import { type Reading, readSearch } from './reading.service.ts';
import { findMatches } from './search.repository.ts';
import { timedWords, timeName } from './search-time.rules.ts';
import { findPhraseByLetters } from './search-words.repository.ts';

/** Words that name a time of the year: destinations are those that are good then. */
export type TimedReading = {
  /** As in times_to_go. */
  time: number;
  /** "October", "autumn"; in the language of the reader. */
  name: string;
  /** What holds the other words and is good then; null where no other words were typed: all that is good. */
  destinations: Reading | null;
  /** What of the other kinds holds the words. */
  others: Reading | undefined;
};

const none = { count: 0 };

/**
 * Takes words such as "where to eat in october" by their time. Undefined where they name none, are the beginning of a
 * title, or nothing that is good then holds the others. With `month` all words are looked for, and only in what is good
 * in that month.
 */
export async function readTimed(db: Queryable, words: string, month?: number): Promise<TimedReading | undefined> {
  const language = requestLanguage() || ownLanguage();
  const timed = month ? { time: month, name: timeName(month, language), rest: words } : timedWords(words, language);
  if (!timed) return undefined;
  const { time, name, rest } = timed;
  if (!month && rest && (await isTitle(db, words))) return undefined;
  const destinations = rest ? await readGoodAt(db, rest, time) : null;
  if (destinations === undefined && !month) return undefined;
  return {
    time,
    name,
    destinations: destinations ?? (rest ? nothing : null),
    others: await readOthers(db, words, rest),
  };
}

async function isTitle(db: Queryable, words: string): Promise<boolean> {
  const letters = words.toLowerCase().replace(/[^\p{Alphabetic}\p{M}\p{N}]+/gu, '');
  return (await findPhraseByLetters(db, letters)) !== undefined;
}

async function readGoodAt(db: Queryable, words: string, time: number): Promise<Reading | undefined> {
  const read = await readSearch(db, words, 'destinations');
  if (!read || read.matches.destinations.count === 0) return undefined;
  const query = { ...read.query, time: bitsOf(time) };
  const found = await findMatches(db, 'destinations', query);
  if (found.count === 0) return undefined;
  return { ...read, query, matches: { destinations: found, stories: none, highlights: none } };
}

/** Stories have no months: those that hold all that was typed, or all but the time. */
async function readOthers(db: Queryable, words: string, rest: string): Promise<Reading | undefined> {
  for (const text of new Set([words, rest])) {
    const read = text ? await readSearch(db, text) : undefined;
    if (read && !read.partial && !read.correction) return read;
  }
  return undefined;
}

/** No destination holds the words and is good in the month that was asked for. */
const nothing: Reading = {
  query: {
    found: '',
    lead: { destinations: '', stories: '', highlights: '' },
    tiers: [],
    parts: [],
    words: new Set(),
    known: {},
    mayBeMany: { destinations: false, stories: false, highlights: false },
  },
  form: '',
  correction: '',
  isTranslation: false,
  partial: false,
  matches: { destinations: none, stories: none, highlights: none },
};
