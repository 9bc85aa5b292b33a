/** What a run of one goal came to. `skipped` says why it could not be run here, and never counts as held. */
export type Verdict = { verdict: 'held' | 'broken'; why?: string } | { verdict: 'skipped'; why: string };

export type Outcome = Verdict & {
  goal: string;
  load: string;
  fault: string;
  counts: Record<string, number>;
};

/** `held` when nothing is wrong, else what is. */
export function verdictOf(wrong: readonly string[]): Verdict {
  return wrong.length === 0 ? { verdict: 'held' } : { verdict: 'broken', why: wrong.slice(0, 5).join('; ') };
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
