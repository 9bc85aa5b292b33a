import { Problem } from '../contract/problem.ts';

/** Public answers that are not in memory, calls of the back office, and all others: none of them takes the place of another. */
export type Lane = 'public' | 'staff' | 'others';

/**
 * What one process works on at a time: about a second's work. A page counts with the answers that it is made of, so that public
 * means 250 pages.
 */
const usual: Record<Lane, number> = { public: 1000, staff: 200, others: 400 };

/**
 * Counts what is being worked on. Beyond its limit more would only wait, until all of it comes too late: whoever comes then is told at
 * once to come again. A body that is still on its way is no work, so that slow senders take nobody's place.
 */
export function createCrowd(most: Record<Lane, number> = usual) {
  const counts: Record<Lane, number> = { public: 0, staff: 0, others: 0 };
  const isFull = (lane: Lane) => counts[lane] >= most[lane];

  async function count<Result>(lane: Lane, work: () => Result | Promise<Result>): Promise<Result> {
    counts[lane] += 1;
    try {
      return await work();
    } finally {
      counts[lane] -= 1;
    }
  }

  return {
    isFull,
    /** For what has been let in. */
    count,
    /** Throws `unavailable` when the lane is full. */
    async admit<Result>(lane: Lane, work: () => Result | Promise<Result>): Promise<Result> {
      if (isFull(lane)) throw crowded();
      return count(lane, work);
    },
  };
}

export type Crowd = ReturnType<typeof createCrowd>;

export const crowded = () => new Problem('unavailable', undefined, { retryAfterSeconds: 2 });
