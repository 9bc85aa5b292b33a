import { TrashIcon, UndoIcon } from '@trekker/design-system/account-icons.tsx';
import { ConfirmDialog } from '@trekker/design-system/overlay/confirm-dialog.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { SelectionAction, SelectionBar } from '@trekker/design-system/staff/lists/selection-bar.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { deleteFromTrash, restoreFromTrash, type TrashedItem } from '#features/trash/trash.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { useOneCall } from '#web/staff/form/use-one-call.ts';
import type { Selection } from '#web/staff/list/use-selection.ts';
import { useEach } from '#web/staff/use-each.ts';
import { t } from '../staff-trash.texts.ts';
import type { TrashActionsProps } from './trash-row.tsx';

export type TrashSelectionProps = Pick<TrashActionsProps, 'onRefused'> & {
  selection: Selection<TrashedItem>;
  /** So many rows the page has. */
  of: number;
};

/** What can be done with several rows at once; those that fail stay selected, with the reason beside them. */
export function TrashSelection({ selection, of, onRefused }: TrashSelectionProps) {
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const each = useEach<TrashedItem>();
  const { busy, run } = useOneCall();
  const [asked, setAsked] = useState(false);
  const { items, all, clear } = selection;

  const carryOut = async (endpoint: typeof restoreFromTrash | typeof deleteFromTrash) => {
    for (const row of items) onRefused(row, null);
    const call = async ({ kind, _id: id }: TrashedItem) => {
      await api.call(endpoint, { params: { kind, id } });
    };
    const failed = await run(
      () => each.run(items, call),
      ({ message }) => toast(message, { bad: true }),
    );
    if (!failed) return;
    for (const { item, message } of failed) onRefused(item, message);
    const [count, left] = [items.length - failed.length, failed.length];
    const words = endpoint === restoreFromTrash ? t.someRestored({ count }) : t.someDeleted({ count });
    toast(left > 0 ? t.exceptSome({ done: words, left }) : words, { bad: count === 0 });
    setAsked(false);
    await revalidate();
  };
  if (items.length === 0) return null;
  return (
    <>
      <SelectionBar count={items.length} of={of} onAll={all} onClear={clear}>
        <SelectionAction label={t.restore} busy={busy && !asked} onClick={() => void carryOut(restoreFromTrash)}>
          <UndoIcon small />
        </SelectionAction>
        <SelectionAction label={t.deleteNow} onClick={() => !busy && setAsked(true)}>
          <TrashIcon small />
        </SelectionAction>
      </SelectionBar>
      <ConfirmDialog
        open={asked}
        bad
        title={t.deleteTitle}
        action={t.deleteNow}
        busy={busy}
        onConfirm={() => void carryOut(deleteFromTrash)}
        onClose={() => !busy && setAsked(false)}
      >
        <p>{t.deleteSomeQuestion({ count: items.length })}</p>
      </ConfirmDialog>
    </>
  );
}
