import type { Kind, TypedWord } from './search-words.repository.ts';

/** What is looked for, as tsquery texts. */
export type SearchQuery = {
  /** All words, each in any of its forms. */
  found: string;
  /** From closest to widest; the first that a thing fits is its closeness, counted from 2 (0 and 1 are its whole title). */
  tiers: string[];
  /** One for each word where not all must be found: the more of them the better. None where all must. */
  parts: string[];
  /** The words that are marked in what was found. */
  words: Set<string>;
  /** True for a single word in a single form, whose number of finds is known without counting. */
  known: Record<Kind, number> | null;
};

// Titles; tags, countries and regions; short texts; long texts.
const weights = ['A', 'AB', 'ABC', ''];

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
export function tellingWords(words: readonly TypedWord[]): TypedWord[] {
  const telling = words.filter(({ isStopWord }) => !isStopWord);
  return telling.length > 0 ? telling : [...words];
}

/** The query that finds all of `words`, or with `partial` any of them. Each must have a form. */
export function searchQuery(words: readonly TypedWord[], partial: boolean): SearchQuery {
  const glue = partial ? ' | ' : ' & ';
  const all = (weight: string, formsOfWord: (word: TypedWord) => string[]) =>
    words.map((word) => oneOf(formsOfWord(word), weight)).join(glue);
  const every = (word: TypedWord) => formsOf(word, 2);
  return {
    found: all('', every),
    tiers: weights.flatMap((weight) => [all(weight, nearFormsOf), all(weight, every)]),
    parts: partial ? words.map((word) => oneOf(every(word), '')) : [],
    words: new Set(words.flatMap(every)),
    known: onlyForm(words),
  };
}

function onlyForm(words: readonly TypedWord[]): SearchQuery['known'] {
  const forms = words.flatMap(({ forms }) => forms);
  const [form] = forms;
  return form && forms.length === 1 ? form : null;
}
