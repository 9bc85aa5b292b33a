import { UndoIcon } from '@trekker/design-system/account-icons.tsx';
import { Button } from '@trekker/design-system/actions/button.tsx';
import { Avatar } from '@trekker/design-system/images/avatar.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { RowActions } from '@trekker/design-system/staff/lists/row-actions.tsx';
import { RowLead } from '@trekker/design-system/staff/lists/row-lead.tsx';
import { useRevalidator } from 'react-router';
import {
  deleteFromTrash,
  restoreFromTrash,
  type TrashedItem,
  type TrashedKind,
} from '#features/trash/trash.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { useOneCall } from '#web/staff/form/use-one-call.ts';
import { DeleteAction } from '#web/staff/list/delete-action.tsx';
import { longTime, shortDay, shortTime } from '#web/staff/staff-time.ts';
import { t } from '../staff-trash.texts.ts';
import { kindWords } from './kind-words.ts';
import { timeLeft } from './time-left.ts';
import styles from './trash.module.css';

/** What it is, what comes back with it, and why it could not be restored. */
export function TrashLead({ row, refusal }: { row: TrashedItem; refusal: string | undefined }) {
  const { title, detail, image } = row;
  // A thumbnail comes without its measures: the box of a row is 3:2.
  const thumb = image && { ...image, alt: '', width: 3, height: 2, sizes: [] };
  return (
    <>
      <RowLead title={title} image={thumb} text={detail} />
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}

export function TrashKindWord({ kind }: { kind: TrashedKind }) {
  const { one, Icon } = kindWords[kind];
  return (
    <span className={styles.kind}>
      <Icon small />
      {one()}
    </span>
  );
}

/** Who deleted it, and when. */
export function TrashDeleted({ row: { deletedBy, deletedAt } }: { row: TrashedItem }) {
  const name = deletedBy?.name ?? t.deletedAccount;
  return (
    <div className="cell">
      <span data-columns-only>
        <Avatar name={name} url={deletedBy?.avatar} small />
      </span>
      <span>
        {name} <br />
        <time className="tiny muted" dateTime={deletedAt} title={longTime(deletedAt)}>
          {shortTime(deletedAt)}
        </time>
      </span>
    </div>
  );
}

/** How long it stays, and the day it goes. */
export function TrashTimeLeft({ row: { deletedAt, purgeAt } }: { row: TrashedItem }) {
  const { words, part, soon } = timeLeft(deletedAt, purgeAt);
  return (
    <div className={styles.left}>
      <span className={soon ? styles.soon : undefined}>{words}</span>
      <span className={styles.thread} data-columns-only>
        <i style={{ inlineSize: `${Math.round(part * 100)}%` }} />
      </span>
      <time className="tiny muted" dateTime={purgeAt} title={longTime(purgeAt)} data-columns-only>
        {shortDay(purgeAt)}
      </time>
    </div>
  );
}

export type TrashActionsProps = {
  row: TrashedItem;
  /** Told why it could not be restored; null when it is tried anew. */
  onRefused: (row: TrashedItem, reason: string | null) => void;
};

/** It comes back, or goes for good. */
export function TrashActions({ row, onRefused }: TrashActionsProps) {
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { busy, run } = useOneCall();
  const { _id, kind, title } = row;
  const params = { kind, id: _id };
  const restore = async () => {
    onRefused(row, null);
    const answer = await run(
      () => api.call(restoreFromTrash, { params }),
      ({ code, message }) => (code === 'conflict' ? onRefused(row, message) : toast(message, { bad: true })),
    );
    if (answer) toast(answer.message);
    // Where somebody else was faster, the row goes as well.
    await revalidate();
  };
  return (
    <RowActions>
      <Button
        variant="outline"
        small
        className={styles.restore}
        busy={busy}
        aria-label={t.restoreOf({ title })}
        onClick={() => void restore()}
      >
        {!busy && <UndoIcon small />}
        {t.restore}
      </Button>
      <DeleteAction
        to={t.now({ title })}
        about={title}
        title={t.deleteTitle}
        question={t.deleteQuestion}
        call={() => api.call(deleteFromTrash, { params })}
      />
    </RowActions>
  );
}
