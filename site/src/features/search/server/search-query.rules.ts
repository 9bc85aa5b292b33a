import { mostCounted } from '#contract/count-limits.ts';
import { timesAsFrequent } from '#server/lists/frequency.rules.ts';
import type { Kind, TypedWord } from './search-words.repository.ts';

/** What is looked for, as tsquery texts. */
export type SearchQuery = {
  /** Of destinations only those that are good in one of these months, as bits, on their side of the equator. */
  time?: { north: number; south: number } | undefined;
  /** A language: only what everybody can read in it. */
  only?: string | undefined;
  /** All words, each in any of its forms. */
  found: string;
  /** Of `found` the rare words of a kind: the index finds what holds these, and each of it is asked for the others. */
  lead: Record<Kind, string>;
  /**
   * From closest to widest; the first that a thing fits is its closeness, counted from 2 (0 and 1 are its whole title).
   */
  tiers: string[];
  /** One for each word where not all must be found: the more of them the better. None where all must. */
  parts: string[];
  /** The words that are marked in what was found. */
  words: Set<string>;
  /** How many of a kind match, where the words' own counts tell. */
  known: { [K in Kind]?: number | undefined };
  /** The kinds of which all words are so frequent that more may hold them than are counted. */
  mayBeMany: Record<Kind, boolean>;
};

// Titles; tags, countries and regions; short texts; long texts.
const weights = ['A', 'AB', 'ABC', ''];
/** Each of them with the near forms of the words, then with every form. */
export const tierCount = 2 * weights.length;

// The words come from the vocabulary and hold letters and digits only; quotes keep any of them from being an operator.
function oneOf(words: readonly string[], weight: string): string {
  return `(${words.map((word) => `'${word}'${weight && `:${weight}`}`).join(' | ')})`;
}

function formsOf({ forms }: TypedWord, mostDistant: number): string[] {
  return forms.filter(({ nearness }) => nearness <= mostDistant).map(({ word }) => word);
}

// A beginning stands for itself where it is no word at all: "lis" is only ever Lisbon.
function nearFormsOf(word: TypedWord): string[] {
  const near = formsOf(word, 1);
  return near.length > 0 ? near : formsOf(word, 2);
}

/** Words without which the rest still means something; a search for "the" alone means just that. */
export function distinctiveWords(words: readonly TypedWord[]): TypedWord[] {
  const telling = words.filter(({ isStopWord }) => !isStopWord);
  return telling.length > 0 ? telling : [...words];
}

/** The query that finds all of `words`, or with `partial` any of them. Each must have a form. */
export function searchQuery(words: readonly TypedWord[], partial: boolean): SearchQuery {
  const glue = partial ? ' | ' : ' & ';
  const all = (weight: string, formsOfWord: (word: TypedWord) => string[], of = words) =>
    of.map((word) => oneOf(formsOfWord(word), weight)).join(glue);
  const every = (word: TypedWord) => formsOf(word, 2);
  const lead = (kind: Kind) => all('', every, partial ? words : leadingWords(words, kind));
  return {
    found: all('', every),
    lead: { destinations: lead('destinations'), stories: lead('stories'), highlights: lead('highlights') },
    tiers: weights.flatMap((weight) => [all(weight, nearFormsOf), all(weight, every)]),
    parts: partial ? words.map((word) => oneOf(every(word), '')) : [],
    words: new Set(words.flatMap(every)),
    known: {
      destinations: knownCount(words, partial, 'destinations'),
      stories: knownCount(words, partial, 'stories'),
      highlights: knownCount(words, partial, 'highlights'),
    },
    mayBeMany: {
      destinations: mayBeMany(words, 'destinations'),
      stories: mayBeMany(words, 'stories'),
      highlights: mayBeMany(words, 'highlights'),
    },
  };
}

// Where all words must be found, one that a kind does not hold leaves nothing of it. Where one is enough, the most
// frequent form alone may be more than is counted. Counting as many as that would cost most, and tell nothing new.
function knownCount(words: readonly TypedWord[], partial: boolean, kind: Kind): number | undefined {
  const held = words.map(({ forms }) => forms.map((form) => form[kind]).filter((count) => count > 0));
  if (!partial && held.some((counts) => counts.length === 0)) return 0;
  if (!partial && words.length > 1) return undefined;
  const counts = held.flat();
  const most = Math.max(0, ...counts);
  return counts.length <= 1 || most >= mostCounted ? Math.min(most, mostCounted) : undefined;
}

const usesOf = ({ forms }: TypedWord, kind: Kind) => forms.reduce((sum, form) => sum + form[kind], 0);

function leadingWords(words: readonly TypedWord[], kind: Kind): TypedWord[] {
  const rarest = Math.min(...words.map((word) => usesOf(word, kind)));
  return words.filter((word) => usesOf(word, kind) <= timesAsFrequent * Math.max(rarest, 1));
}

function mayBeMany(words: readonly TypedWord[], kind: Kind): boolean {
  return words.every((word) => usesOf(word, kind) > mostCounted);
}
