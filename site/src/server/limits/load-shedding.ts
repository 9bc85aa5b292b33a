import { Problem } from '../../contract/problem.ts';

/**
 * Public answers that are not in memory, calls of the back office, and all others: none of them takes the place of
 * another.
 */
export type RequestClass = 'public' | 'staff' | 'others';

/**
 * What one process works on at a time: about a second's work. A page counts with the answers that it is made of, so
 * that public means 250 pages.
 */
const usual: Record<RequestClass, number> = { public: 1000, staff: 200, others: 400 };

/**
 * Counts what is being worked on. Beyond its limit more would only wait, until all of it comes too late: whoever comes
 * then is told at once to come again. A body that is still on its way is no work, so that slow senders take nobody's
 * place.
 */
export function createLoadShedder(most: Record<RequestClass, number> = usual) {
  const counts: Record<RequestClass, number> = { public: 0, staff: 0, others: 0 };
  const isFull = (requestClass: RequestClass) => counts[requestClass] >= most[requestClass];

  async function count<Result>(requestClass: RequestClass, work: () => Result | Promise<Result>): Promise<Result> {
    counts[requestClass] += 1;
    try {
      return await work();
    } finally {
      counts[requestClass] -= 1;
    }
  }

  return {
    isFull,
    /** For what has been let in. */
    count,
    /** Throws `unavailable` when its class is full. */
    async admit<Result>(requestClass: RequestClass, work: () => Result | Promise<Result>): Promise<Result> {
      if (isFull(requestClass)) throw overloaded();
      return count(requestClass, work);
    },
  };
}

export type LoadShedder = ReturnType<typeof createLoadShedder>;

export const overloaded = () => new Problem('unavailable', undefined, { retryAfterSeconds: 2 });
