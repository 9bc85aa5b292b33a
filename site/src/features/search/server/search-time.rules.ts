/** What somebody means by a time of the year, and what else they typed. */
export type TimedWords = {
  /** 1 to 12 a month, from 13 on spring, summer, autumn and winter (times_to_go). */
  time: number;
  /** "October", "autumn". */
  name: string;
  /** The other words that say something; "" for none. */
  rest: string;
};

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'];
months.push('September', 'October', 'November', 'December');

const seasons: Record<string, number> = { spring: 13, summer: 14, autumn: 15, fall: 15, winter: 16 };
const seasonNames = ['spring', 'summer', 'autumn', 'winter'];

const others: Record<string, number> = { sept: 9 };

/**
 * Words that mean something else as often: they are a time where they stand alone, or behind a word that leads to a
 * time.
 */
const ambiguous = new Set(['march', 'may', 'jan', 'mar', 'jun', 'fall', 'spring', 'dec']);
/** Of these, what is said of a place as well, as in "Iceland March": they are a time at the end, too. */
const alsoLast = new Set(['march', 'may', 'jan', 'jun', 'dec']);
const leading = new Set(['in', 'during', 'for', 'early', 'mid', 'late', 'this', 'next', 'by', 'until', 'of']);

/** Words around a time that say nothing of the place. */
const filling = new Set(
  (
    'a an and are at be best by can could destination destinations do during early for get go going good great holiday holidays how i in is ' +
    'late me mid my next of on one place places shall should some spot spots that the there thing things this time to travel ' +
    'traveling travelling trip trips until vacation vacations visit visiting want we weather what when where which with you'
  ).split(' '),
);

/** The time that a word names, 0 for none: a month, its first three letters, a season. */
function timeNamed(word: string): number {
  const season = seasons[word] ?? others[word];
  if (season) return season;
  return months.findIndex((name) => name.toLowerCase() === word || name.slice(0, 3).toLowerCase() === word) + 1;
}

/** The first time of the year that is named in `text`; undefined where none is. */
export function timedWords(text: string): TimedWords | undefined {
  const words = text.toLowerCase().match(/[\p{Alphabetic}\p{M}\p{N}'’]+/gu) ?? [];
  const at = words.findIndex((word, place) => timeNamed(word) > 0 && isMeant(words, place));
  if (at < 0) return undefined;
  const time = timeNamed(words[at] ?? '');
  const rest = words.filter((word, place) => place !== at && !filling.has(word)).join(' ');
  return { time, name: timeName(time), rest };
}

export const timeName = (time: number): string => months[time - 1] ?? seasonNames[time - 13] ?? '';

function isMeant(words: readonly string[], place: number): boolean {
  const word = words[place] ?? '';
  if (!ambiguous.has(word) || words.length === 1) return true;
  const before = words[place - 1] === 'the' ? words[place - 2] : words[place - 1];
  if (leading.has(before ?? '')) return true;
  return alsoLast.has(word) && place === words.length - 1;
}
