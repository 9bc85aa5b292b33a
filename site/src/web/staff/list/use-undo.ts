import { type ToastOptions, useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { useRevalidator } from 'react-router';
import { Problem } from '#contract/problem.ts';
import { restoreFromTrash, type TrashedKind } from '#features/trash/trash.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { t } from './staff-list.texts.ts';

/** Something that is deleted, as the trash knows it. */
export type Trashed = { kind: TrashedKind; id: string };

/**
 * For the toast that tells that something is deleted: for ten seconds it can be brought back, wherever one has gone
 * meanwhile, and what is shown is loaded anew.
 */
export function useUndo(): (items: readonly Trashed[]) => ToastOptions {
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const restore = async (items: readonly Trashed[]) => {
    try {
      let message = '';
      for (const { kind, id } of items) ({ message } = await api.call(restoreFromTrash, { params: { kind, id } }));
      toast(items.length === 1 ? message : t.restored({ count: items.length }));
    } catch (error) {
      toast((error instanceof Problem ? error : new Problem('internal')).message, { bad: true });
    }
    await revalidate();
  };
  return (items) => ({ seconds: 10, actions: [{ label: t.undo, isUndo: true, run: () => void restore(items) }] });
}
