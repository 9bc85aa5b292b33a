import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Problem } from '#contract/problem.ts';
import { formatCount } from '#web/components/format-count.ts';
import { useApi } from '#web/session/use-session.ts';
import { t } from '../staff-bulk.texts.ts';
import { bulkWords, counted } from './bulk-words.ts';
import { type BulkResult, type BulkTarget, type BulkWanted, callBulk, undoBulk } from './call-bulk.ts';

export type CarryOut = {
  busy: boolean;
  /** How far it is, of many. */
  done: { count: number; of: number } | null;
  run(target: BulkTarget, wanted: BulkWanted, onDone: () => void): Promise<void>;
};

const exceptFor = (left: number, done: string) => (left > 0 ? t.exceptSome({ done, left: formatCount(left) }) : done);

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
      toast(exceptFor(left, t.undone({ what: counted(kind, succeeded) })), { bad: left > 0 });
    } catch (error) {
      failed(error);
    }
    await revalidate();
  };
  const tell = (target: BulkTarget, { action }: BulkWanted, { total, succeeded, run }: BulkResult) => {
    const left = total - succeeded;
    const text = bulkWords[action].done({ what: counted(target.kind, succeeded) });
    toast(exceptFor(left, text), {
      bad: succeeded === 0,
      ...(run && {
        seconds: 10,
        actions: [{ label: t.undo, isUndo: true, run: () => void undo(run, target) }],
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
