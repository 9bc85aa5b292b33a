import { ConfirmDialog } from '@trekker/design-system/overlay/confirm-dialog.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { useRevalidator } from 'react-router';
import { deleteMedia, type LibraryItem } from '#features/media/staff-media.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { useUndo } from '#web/staff/list/use-undo.ts';
import { useEach } from '#web/staff/use-each.ts';
import { nameOfMedia } from '../../library-item.ts';
import { t } from '../../staff-media.texts.ts';

/** Deletes those that nothing uses; says which stay, and why. */
export function DeleteManyDialog({ items, onClose }: { items: readonly LibraryItem[]; onClose: () => void }) {
  const api = useApi();
  const toast = useToast();
  const undo = useUndo();
  const { revalidate } = useRevalidator();
  const { done, run } = useEach<LibraryItem>();
  const unused = items.filter(({ usedInCount }) => usedInCount === 0);
  const used = items.filter(({ usedInCount }) => usedInCount > 0);
  const busy = done !== null;
  const remove = async () => {
    const failed = await run(unused, async ({ _id }) => {
      await api.call(deleteMedia, { params: { id: _id } });
    });
    const gone = unused.filter((item) => !failed.some((one) => one.item === item));
    const trashed = gone.map(({ _id }) => ({ kind: 'media' as const, id: _id }));
    if (gone.length > 0) toast(t.someTrashed({ count: gone.length }), { ...undo(trashed), about: 'deleted' });
    if (failed[0]) toast(t.someNotDeleted({ count: failed.length, why: failed[0].message }), { bad: true });
    onClose();
    await revalidate();
  };
  const staying = used.length > 0 && (
    <p className="muted">{t.inUse({ count: used.length, names: used.map(nameOfMedia).join(', ') })}</p>
  );
  if (unused.length === 0)
    return (
      <ConfirmDialog
        open
        title={t.nothingToDelete}
        action={t.close}
        cancel={t.cancel}
        onConfirm={onClose}
        onClose={onClose}
      >
        {staying}
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      open
      bad
      title={t.deleteFiles({ count: unused.length })}
      action={busy ? t.deletingSome({ place: done + 1, count: unused.length }) : t.delete}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={() => !busy && onClose()}
    >
      <p>{t.filesToTrash}</p>
      {staying}
    </ConfirmDialog>
  );
}
