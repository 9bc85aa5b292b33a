import { type Entry, isAcknowledged } from '../ledger.ts';

/** No request takes longer, whatever has failed. */
export const longestMs = 5000;

/**
 * Statuses of what was asked for while something was wrong: done, or come again. Anything else was an answer too few or
 * a wrong one.
 */
export function judgeAnswers(entries: readonly Entry[]): { counts: Record<string, number>; wrong: string[] } {
  const acknowledged = entries.filter(isAcknowledged);
  const comeAgain = entries.filter(({ status, retryAfter }) => status === 503 && retryAfter);
  const others = entries.filter((entry) => !acknowledged.includes(entry) && !comeAgain.includes(entry));
  // Images are made before anything is written, which takes what the machine has left.
  const slowest = (list: readonly Entry[]) => Math.max(0, ...list.map(({ milliseconds }) => milliseconds));
  const slowestMs = slowest(entries.filter(({ kind }) => kind !== 'story'));
  const slowestStoryMs = slowest(entries.filter(({ kind }) => kind === 'story'));
  const wrong = others.map(({ kind, status }) => `${kind} was answered ${status || 'by nobody'}`);
  if (slowestMs > longestMs) wrong.push(`an answer took ${slowestMs} ms`);
  return {
    counts: {
      asked: entries.length,
      done: acknowledged.length,
      comeAgain: comeAgain.length,
      other: others.length,
      slowestMs,
      slowestStoryMs,
    },
    wrong,
  };
}
