import { useRef, useState } from 'react';
import { Problem } from '#contract/problem.ts';

export type EachRun<Item> = {
  /** So many are done; null while nothing is under way. */
  done: number | null;
  /** One after the other; stops for nothing but a broken line. Gives what failed, and why. */
  run(items: readonly Item[], call: (item: Item) => Promise<void>): Promise<{ item: Item; message: string }[]>;
};

/** Does the same to several things, one call after the other, so that one that fails keeps no other back. */
export function useEach<Item>(): EachRun<Item> {
  const [done, setDone] = useState<number | null>(null);
  const isRunning = useRef(false);
  return {
    done,
    async run(items, call) {
      if (isRunning.current) return [];
      isRunning.current = true;
      const failed: { item: Item; message: string }[] = [];
      for (const [place, item] of items.entries()) {
        setDone(place);
        try {
          await call(item);
        } catch (error) {
          const problem = error instanceof Problem ? error : new Problem('internal');
          failed.push({ item, message: problem.message });
          if (problem.code !== 'unavailable') continue;
          failed.push(...items.slice(place + 1).map((rest) => ({ item: rest, message: problem.message })));
          break;
        }
      }
      isRunning.current = false;
      setDone(null);
      return failed;
    },
  };
}
