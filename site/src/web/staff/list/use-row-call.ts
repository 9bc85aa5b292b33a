import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { useRef, useState } from 'react';
import { Problem } from '#contract/problem.ts';

export type RowCall = {
  busy: boolean;
  /** Tells what came of the call, good or bad. False when it failed, or another one of the row is under way. */
  run(call: () => Promise<{ message: string }>): Promise<boolean>;
};

/** What is done to one row of a list, or to one thing beside its form: one call at a time, told in a toast. */
export function useRowCall(): RowCall {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  return {
    busy,
    async run(call) {
      if (underWay.current) return false;
      underWay.current = true;
      setBusy(true);
      try {
        toast((await call()).message);
        return true;
      } catch (error) {
        toast(error instanceof Problem ? error.message : 'Something went wrong', { bad: true });
        return false;
      } finally {
        underWay.current = false;
        setBusy(false);
      }
    },
  };
}
