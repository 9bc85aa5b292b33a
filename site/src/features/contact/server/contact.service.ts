import type { z } from 'zod';
import { isTrapped } from '#server/forms/honeypot.ts';
import { inLanguageOf, requestLanguage } from '#server/languages/person-language.ts';
import type { Transactor } from '#server/queryable.ts';
import { queueMail } from '../../mail/server/mail.service.ts';
import type { sendContactMessage } from '../contact.contract.ts';
import { subjectNames } from '../subject-names.ts';
import { messageNotice } from './contact.mails.ts';
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
    await insertContactMessage(tx, { ...message, language: requestLanguage() });
    await queueMail(tx, {
      to: ownAddress,
      accountId: null,
      writer: message.email,
      // It is read by the owners, whatever language it was written in.
      ...inLanguageOf('', () => messageNotice({ ...message, subject: subjectNames[message.subject]() })),
    });
  });
}
