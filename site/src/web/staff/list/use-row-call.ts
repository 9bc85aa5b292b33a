import { type ToastOptions, useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { useOneCall } from '../form/use-one-call.ts';

export type RowCall = {
  busy: boolean;
  /**
   * Tells what came of the call, good (as `told` says) or bad. False when it failed, or another one of the row is under
   * way.
   */
  run(call: () => Promise<{ message: string }>, told?: ToastOptions): Promise<boolean>;
};

/** What is done to one row of a list, or to one thing beside its form: one call at a time, told in a toast. */
export function useRowCall(): RowCall {
  const toast = useToast();
  const { busy, run } = useOneCall();
  return {
    busy,
    async run(call, told) {
      const answer = await run(call, ({ message }) => toast(message, { bad: true }));
      if (answer) toast(answer.message, told);
      return answer !== null;
    },
  };
}
