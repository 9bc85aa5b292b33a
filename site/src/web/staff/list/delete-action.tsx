import { TrashIcon } from '@trekker/design-system/account-icons.tsx';
import { Button } from '@trekker/design-system/actions/button.tsx';
import { ConfirmDialog } from '@trekker/design-system/overlay/confirm-dialog.tsx';
import { RowAction } from '@trekker/design-system/staff/lists/row-actions.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { t } from './staff-list.texts.ts';
import { useRowCall } from './use-row-call.ts';
import { type Trashed, useUndo } from './use-undo.ts';

const verbs = {
  delete: { does: () => t.delete, doing: () => t.deleting },
  discard: { does: () => t.discard, doing: () => t.discarding },
};

export type DeleteActionProps = {
  /** The verb on the buttons. */
  does?: keyof typeof verbs;
  /** The row's name. */
  to: string;
  /** What the dialog shows of the row; its name where that says it all. */
  about?: string;
  /** The dialog's title and question, word for word. */
  title: string;
  question: string;
  /** Deletes it. */
  call: () => Promise<{ message: string }>;
  /** What lies in the trash then: it can be undone. */
  trashed?: Trashed;
  /** Where it stands on its own page: a button with its word instead of an icon. */
  word?: string;
  /** After it is gone, instead of loading the list anew. */
  onDeleted?: () => void;
};

/** Deletes a row after a question; the list is loaded anew behind it. */
export function DeleteAction({
  does = 'delete',
  to,
  about = to,
  title,
  question,
  call,
  trashed,
  word,
  onDeleted,
}: DeleteActionProps) {
  const [asked, setAsked] = useState(false);
  const { busy, run } = useRowCall();
  const undo = useUndo();
  const { revalidate } = useRevalidator();
  const remove = async () => {
    const isDeleted = await run(call, trashed && undo([trashed]));
    setAsked(false);
    if (isDeleted && onDeleted) return onDeleted();
    // Where it failed because somebody else was faster, the row goes as well.
    await revalidate();
  };
  return (
    <>
      {word === undefined ? (
        <RowAction does={verbs[does].does()} to={to} Icon={TrashIcon} onClick={() => setAsked(true)} />
      ) : (
        <Button variant="ghost" small onClick={() => setAsked(true)}>
          <TrashIcon small />
          {word}
        </Button>
      )}
      {asked && (
        <ConfirmDialog
          open
          bad
          title={title}
          action={busy ? verbs[does].doing() : verbs[does].does()}
          busy={busy}
          onConfirm={remove}
          onClose={() => setAsked(false)}
        >
          <p>{question}</p>
          <p className="muted">{about}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
