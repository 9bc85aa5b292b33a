import { Problem } from '../../contract/problem.ts';

export type ConcurrencyLimit = <Result>(task: () => Promise<Result>) => Promise<Result>;

export type ConcurrencyOptions = {
  running: number;
  waiting: number;
  /**
   * Who has waited so long goes beside those that run: they do not work, but wait for something far away. Default:
   * never.
   */
  timeoutMs?: number;
};

/**
 * Lets `running` tasks run at a time and `waiting` others wait, first come first served.
 * The returned function throws Problem `unavailable` when no place is left.
 */
export function createConcurrencyLimit({ running, waiting, timeoutMs }: ConcurrencyOptions): ConcurrencyLimit {
  let taken = 0;
  const queue = new Set<() => void>();
  const wait = () =>
    new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer);
        queue.delete(go);
        taken += 1;
        resolve();
      };
      const timer = timeoutMs === undefined ? undefined : setTimeout(go, timeoutMs);
      queue.add(go);
    });
  const enter = async () => {
    if (taken >= running) {
      if (queue.size >= waiting) throw new Problem('unavailable', undefined, { retryAfterSeconds: 10 });
      await wait();
    } else {
      taken += 1;
    }
  };
  const leave = () => {
    taken -= 1;
    const [next] = queue;
    if (taken < running) next?.();
  };
  return async (task) => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}
