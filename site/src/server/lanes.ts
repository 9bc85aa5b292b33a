import { Problem } from '../contract/problem.ts';

export type Lanes = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Lets `running` tasks run at a time and `waiting` others wait, first come first served.
 * The returned function throws Problem `unavailable` when no place is left.
 */
export function createLanes({ running, waiting }: { running: number; waiting: number }): Lanes {
  let free = running;
  const queue: (() => void)[] = [];
  const enter = async () => {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (queue.length >= waiting) throw new Problem('unavailable', undefined, { retryAfterSeconds: 10 });
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else free += 1;
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
