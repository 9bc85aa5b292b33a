import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Problem } from '#contract/problem.ts';
import { useApi } from '#web/session/use-session.ts';
import { bulkWords, counted } from './bulk-words.ts';
import { type BulkResult, type BulkTarget, type BulkWanted, callBulk, undoBulk } from './call-bulk.ts';

export type CarryOut = {
  busy: boolean;
  /** How far it is, of many. */
  done: { count: number; of: number } | null;
  run(target: BulkTarget, wanted: BulkWanted, onDone: () => void): Promise<void>;
};

/** Does it once, however often the button is pressed; says what came of it, and how it is undone. */
export function useCarryOut(onDone: () => void): CarryOut {
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<CarryOut['done']>(null);

  const failed = (error: unknown) =>
    toast((error instanceof Problem ? error : new Problem('internal')).message, { bad: true });
  const undo = async (run: string, { kind }: BulkTarget) => {
    try {
      const { total, succeeded } = await undoBulk(api, run);
      const left = total - succeeded;
      toast(
        left === 0 ? `Undone: ${counted(kind, total)}` : `Undone: ${counted(kind, succeeded)}, ${left} couldn’t be`,
        {
          bad: left > 0,
        },
      );
    } catch (error) {
      failed(error);
    }
    await revalidate();
  };
  const tell = (target: BulkTarget, { action }: BulkWanted, { total, succeeded, run }: BulkResult) => {
    const left = total - succeeded;
    const text = `${counted(target.kind, succeeded)} ${bulkWords[action].done}`;
    toast(left > 0 ? `${text}, ${left.toLocaleString('en-US')} couldn’t be` : text, {
      bad: succeeded === 0,
      ...(run && {
        seconds: 10,
        actions: [{ label: 'Undo', isUndo: true, run: () => void undo(run, target) }],
      }),
    });
  };
  return {
    busy,
    done,
    async run(target, wanted, close) {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      try {
        const onProgress = (count: number, of: number) => setDone({ count, of });
        const result = await callBulk(api, target, wanted, { onProgress });
        tell(target, wanted, result);
        close();
        onDone();
      } catch (error) {
        failed(error);
      }
      isRunning.current = false;
      setBusy(false);
      setDone(null);
      await revalidate();
    },
  };
}
