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

/** What `share` (0 to 1) of the numbers do not exceed, in whole numbers; 0 of none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

export const median = (numbers: readonly number[]) => percentile(numbers, 0.5);
