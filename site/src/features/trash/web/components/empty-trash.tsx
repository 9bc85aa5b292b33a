import { TrashIcon } from '@trekker/design-system/account-icons.tsx';
import { Button } from '@trekker/design-system/actions/button.tsx';
import { ConfirmDialog } from '@trekker/design-system/overlay/confirm-dialog.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { emptyTrash } from '#features/trash/trash.contract.ts';
import { formatCount } from '#web/components/format-count.ts';
import { useApi } from '#web/session/use-session.ts';
import { useRowCall } from '#web/staff/list/use-row-call.ts';
import { t } from '../staff-trash.texts.ts';

/** Deletes everything in the trash for good, after a question; whatever is shown of it. */
export function EmptyTrash({ count }: { count: number }) {
  const api = useApi();
  const { busy, run } = useRowCall();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(false);
  const empty = async () => {
    await run(() => api.call(emptyTrash, {}));
    setAsked(false);
    await revalidate();
  };
  return (
    <>
      <Button variant="outline" small onClick={() => setAsked(true)}>
        <TrashIcon small />
        {t.emptyIt}
      </Button>
      <ConfirmDialog
        open={asked}
        bad
        title={t.emptyTitle}
        action={busy ? t.emptying : t.emptyIt}
        busy={busy}
        onConfirm={() => void empty()}
        onClose={() => setAsked(false)}
      >
        <p>{t.emptyQuestion({ count, shown: formatCount(count) })}</p>
      </ConfirmDialog>
    </>
  );
}
