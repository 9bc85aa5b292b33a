import type { z } from 'zod';
import { isTrapped } from '#server/forms/honeypot.ts';
import type { Transactor } from '#server/queryable.ts';
import { queueMail } from '../../mail/server/mail.service.ts';
import { renderMail } from '../../mail/server/mail-template.ts';
import type { sendContactMessage } from '../contact.contract.ts';
import { subjectNames } from '../subject-names.ts';
import { insertContactMessage } from './contact.repository.ts';

type Sent = z.output<(typeof sendContactMessage)['body']>;

/**
 * Stores a message and tells the site's own address of it. Nothing is ever mailed to the address that was typed, so
 * that nobody can have us write to strangers. A message with something in the trap is dropped without a word.
 */
export async function receiveMessage(db: Transactor, ownAddress: string, sent: Sent): Promise<void> {
  if (isTrapped(sent)) return;
  const { website: _, ...message } = sent;
  await db.transaction(async (tx) => {
    await insertContactMessage(tx, message);
    await queueMail(tx, { to: ownAddress, accountId: null, writer: message.email, ...noticeOf(message) });
  });
}

function noticeOf({ fullName, email, subject, message }: Omit<Sent, 'website'>) {
  return renderMail({
    subject: `Message from ${fullName}: ${subjectNames[subject]}`,
    paragraphs: [`${fullName} <${email}> wrote:`, ...message.split(/\n{2,}/)],
    notes: ['You’ll also find it under Contacts in the admin area.'],
  });
}
