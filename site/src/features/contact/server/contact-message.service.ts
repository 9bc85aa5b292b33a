import { Problem } from '#contract/problem.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { recordActivity, titleInEnglish } from '../../activity/server/activity.service.ts';
import type { ToldDetail } from '../../activity/told-detail.ts';
import { notifyReply } from '../../notifications/server/notification.service.ts';
import { moveToTrash, type TrashKind, trashing } from '../../trash/server/trash.service.ts';
import { t } from './api-contact-answers.texts.ts';
import * as store from './contact-message.repository.ts';

/** Throws `not_found`. */
export async function readContactMessage(db: Queryable, id: string): Promise<store.ContactMessageRow> {
  return found(await store.findContactMessage(db, id));
}

/** Marks a message as read. Nothing is written when it is read already. Throws `not_found`. */
export async function markMessageRead(db: Transactor, viewer: Viewer, id: string): Promise<store.ContactMessageRow> {
  return db.transaction(async (tx) => {
    const message = await requireMessage(tx, id);
    if (message.read) return message;
    await store.updateContactMessage(tx, id, { read: true });
    await recordActivity(tx, viewer, { action: 'Read message', detail: toldMessage(message), type: 'update' });
    return { ...message, read: true };
  });
}

/**
 * Notes that an answer to a message was begun. Whoever has an account with its address is told so once, however often
 * staff begin. Throws `not_found`.
 */
export async function beginReply(db: Transactor, viewer: Viewer, id: string): Promise<store.ContactMessageRow> {
  return db.transaction(async (tx) => {
    const message = await requireMessage(tx, id);
    await recordActivity(tx, viewer, { action: 'Began reply', detail: toldMessage(message), type: 'reply' });
    if (message.repliedAt) return message;
    const repliedAt = new Date();
    await store.updateContactMessage(tx, id, { repliedAt });
    const accountId = await store.findAccountOf(tx, message.email);
    if (accountId) await notifyReply(tx, accountId, message.subject);
    return { ...message, repliedAt };
  });
}

/** Moves it to the trash. Throws `not_found` when it is gone already. */
export async function deleteContactMessage(db: Transactor, viewer: Viewer, id: string): Promise<void> {
  await trashing(db, async (tx) => {
    const message = await requireMessage(tx, id);
    const title = titleInEnglish(toldMessage(message));
    await moveToTrash(tx, viewer, { kind: 'message', id, title, table: 'contact_messages' });
    await recordActivity(tx, viewer, { action: 'Deleted message', detail: toldMessage(message), type: 'Delete' });
  });
}

/** No public answer and no other row knows of it. */
export const messageTrash: TrashKind = { kind: 'message', restored: async () => {} };

async function requireMessage(tx: Queryable, id: string): Promise<store.ContactMessageRow> {
  return found(await store.lockContactMessage(tx, id));
}

function found(message: store.ContactMessageRow | undefined): store.ContactMessageRow {
  if (!message) throw new Problem('not_found', t.notFound);
  return message;
}

/** Subject and day tell staff which one it was; who sent it is not kept longer than the message. */
export const toldMessage = ({
  subject,
  createdAt,
}: Pick<store.ContactMessageRow, 'subject' | 'createdAt'>): ToldDetail => [
  { what: 'message', subject, at: createdAt.toISOString() },
];
