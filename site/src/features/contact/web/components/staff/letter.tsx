import { TrashIcon } from '@trekker/design-system/account-icons.tsx';
import { Button, ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { CheckIcon, MailIcon } from '@trekker/design-system/icon.tsx';
import { ConfirmDialog } from '@trekker/design-system/overlay/confirm-dialog.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  beginReply,
  type ContactMessage,
  deleteContactMessage,
  markMessageRead,
} from '#features/contact/staff-contact.contract.ts';
import { subjectNames } from '#features/contact/subject-names.ts';
import { Paragraphs } from '#web/components/paragraphs.tsx';
import { useApi } from '#web/session/use-session.ts';
import { useRowCall } from '#web/staff/list/use-row-call.ts';
import { useUndo } from '#web/staff/list/use-undo.ts';
import { longTime } from '#web/staff/staff-time.ts';
import styles from './letter.module.css';
import { t } from './staff-contact.texts.ts';

export type LetterProps = {
  message: ContactMessage;
  /** Told what became of it. */
  onChange: (message: ContactMessage) => void;
  /** Resolves once the page shows it no more. */
  onDeleted: () => Promise<void>;
};

/** A message in full, and what can be done with it. */
export function Letter({ message, onChange, onDeleted }: LetterProps) {
  const subject = subjectNames[message.subject]();
  const api = useApi();
  const read = useRowCall();
  const { revalidate } = useRevalidator();
  const mark = async () => {
    await read.run(async () => {
      const answer = await api.call(markMessageRead, { params: { id: message._id } });
      onChange(answer.data);
      return answer;
    });
    await revalidate();
  };
  return (
    <article aria-labelledby="letter">
      <p className="fine muted">
        <time dateTime={message.createdAt}>{longTime(message.createdAt)}</time>
      </p>
      <h2 className={`t-block ${styles.subject}`} id="letter">
        {subject}
      </h2>
      <p className="fine">
        <b>{message.fullName}</b>,{' '}
        <a className="link" href={`mailto:${message.email}`}>
          {message.email}
        </a>
      </p>
      <Paragraphs className={`prose ${styles.text}`} text={message.message} />
      {message.repliedAt && (
        <p className={`fine muted ${styles.replied}`}>{t.replyStarted({ time: longTime(message.repliedAt) })}</p>
      )}
      <div className={styles.acts}>
        <Reply message={message} subject={subject} onChange={onChange} />
        {/* One button: who has pressed it goes on from there. */}
        <Button variant="outline" busy={read.busy} disabled={message.read} onClick={mark}>
          {!read.busy && <CheckIcon small />}
          {message.read ? t.read : t.markAsRead}
        </Button>
        <Delete message={message} onDeleted={onDeleted} />
      </div>
    </article>
  );
}

/** Opens the mail program, and notes that an answer was begun. */
function Reply({ message, subject, onChange }: Omit<LetterProps, 'onDeleted'> & { subject: string }) {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const note = async () => {
    try {
      onChange((await api.call(beginReply, { params: { id: message._id } })).data);
      await revalidate();
    } catch {
      // The mail is what matters; that it was begun is a note beside it.
    }
  };
  return (
    <ButtonLink
      href={`mailto:${message.email}?subject=${encodeURIComponent(`Re: ${subject}`)}`}
      onClick={() => void note()}
    >
      <MailIcon small />
      {t.reply}
    </ButtonLink>
  );
}

function Delete({ message, onDeleted }: Pick<LetterProps, 'message' | 'onDeleted'>) {
  const [asked, setAsked] = useState(false);
  const api = useApi();
  const { busy, run } = useRowCall();
  const undo = useUndo();
  const { revalidate } = useRevalidator();
  const remove = async () => {
    const { _id: id } = message;
    const isDeleted = await run(
      () => api.call(deleteContactMessage, { params: { id } }),
      undo([{ kind: 'message', id }]),
    );
    setAsked(false);
    if (isDeleted) await onDeleted();
    await revalidate();
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setAsked(true)}>
        <TrashIcon small />
        {t.delete}
      </Button>
      <ConfirmDialog
        open={asked}
        title={t.deleteTitle}
        action={t.delete}
        bad
        busy={busy}
        onConfirm={remove}
        onClose={() => setAsked(false)}
      >
        <p>{t.deleteQuestion({ name: message.fullName })}</p>
      </ConfirmDialog>
    </>
  );
}
