import { useCallback, useRef, useState } from 'react';
import { Problem } from '#contract/problem.ts';

/** One call at a time: a double click sends once. What failed is told as a Problem, and `run` gives null. */
export function useOneCall() {
  const [busy, setBusy] = useState(false);
  // Two clicks can come before the screen has been drawn anew; state would let both through.
  const underWay = useRef(false);

  const run = useCallback(
    async <Answer>(call: () => Promise<Answer>, onFailure: (problem: Problem) => void): Promise<Answer | null> => {
      if (underWay.current) return null;
      underWay.current = true;
      setBusy(true);
      try {
        return await call();
      } catch (error) {
        onFailure(error instanceof Problem ? error : new Problem('internal'));
        return null;
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
    [],
  );
  return { busy, run };
}

/** What is wrong with each field, by its name in the contract. The first is what a person should do first. */
export const errorsByField = ({ errors }: Problem): Record<string, string> =>
  Object.fromEntries(errors.toReversed().map(({ field, message }) => [field, message]));
