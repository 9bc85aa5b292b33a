export type Search = { words: string; matchCase: boolean };
/** Where a match begins and ends. */
export type Match = { from: number; to: number };

/** Where the words stand in a text. */
export function matchesIn(text: string, { words, matchCase }: Search): Match[] {
  if (words === '') return [];
  const fold = (letters: string) => (matchCase ? letters : lower(letters));
  const wanted = fold(words);
  const folded = fold(text);
  const matches: Match[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length))
    matches.push({ from: at, to: at + wanted.length });
  return matches;
}

/** In small letters, each as long as it was: some grow (İ), and all behind them would be found elsewhere. */
const lower = (text: string): string => {
  const small = text.toLowerCase();
  return small.length === text.length
    ? small
    : [...text]
        .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
        .join('');
};
