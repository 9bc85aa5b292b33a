/** A word or title that was perhaps meant, and how often it is used. */
export type Candidate = { text: string; uses: number };

/**
 * How many letters must be put in, left out, changed or swapped with their neighbour to make one word of the other;
 * more than `most` is told as `most + 1`.
 */
export function editDistance(a: string, b: string, most: number): number {
  const [from, to] = [[...a], [...b]];
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const changed = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const left = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(changed, left, swapped ? (before[column - 2] ?? most) + 1 : most + 1);
    }
    if (Math.min(...current) > most) return most + 1;
    before = last;
    last = current;
  }
  return last[to.length] ?? most + 1;
}

/** What a word may have been before two of its neighbouring letters were swapped. */
export function unswapped(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).flatMap((letter, before) => {
    const other = letters[before] as string;
    return letter === other
      ? []
      : letters
          .with(before, letter)
          .with(before + 1, other)
          .join('');
  });
}

/** How many slips a word may hold and still be taken for another: none in three letters, one in five, two in eight. */
export function allowedTypos(word: string): number {
  const { length } = [...word];
  return length < 4 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3;
}

/** Of the candidates the one that was most likely meant: fewest slips, then the same first letter, then most used. */
export function closest(typed: string, candidates: readonly Candidate[]): string | undefined {
  const most = allowedTypos(typed);
  const scored = candidates
    .map(({ text, uses }) => ({
      text,
      uses,
      slips: editDistance(typed, text, most) + (text[0] === typed[0] ? 0 : 0.5),
    }))
    .filter(({ slips }) => slips < most + 1)
    .sort((a, b) => a.slips - b.slips || b.uses - a.uses);
  return scored[0]?.text;
}
