import { defineJob, type Work, workOn } from '@trekker/job-queue/job.ts';
import { z } from 'zod';
import type { Transactor } from '../../../server/queryable.ts';
import { queueMail } from '../../mail/server/mail.service.ts';
import { findAccountByEmail } from './account.repository.ts';
import { resetMail, signInMail } from './account-mails.ts';
import { mayMailAtAll } from './mail-allowance.ts';
import { deleteOverTokens } from './one-time-token.repository.ts';
import { issueToken, tokenSeconds } from './one-time-token.service.ts';
import { deleteOverSessions } from './session.repository.ts';

/**
 * Mails a link to an account, if there is one. Whoever asks is answered before anybody has looked: the answer and its time
 * are the same for every address.
 */
export const mailLink = defineJob({
  name: 'mail-account-link',
  payload: z.object({ email: z.string(), purpose: z.enum(['reset', 'sign-in']) }),
  retries: 5,
  backoff: { firstSeconds: 2, mostSeconds: 60 },
  expires: { seconds: 60 },
});

const sweep = defineJob({
  name: 'sweep-sessions',
  payload: z.object({}),
  retries: 1,
  backoff: { firstSeconds: 60, mostSeconds: 60 },
  expires: { seconds: 60 },
});

const mails = { reset: resetMail, 'sign-in': signInMail };

export function accountWork(db: Transactor, siteUrl: string): Work[] {
  return [
    workOn(mailLink, async ({ email, purpose }) => {
      await db.transaction(async (tx) => {
        const account = await findAccountByEmail(tx, email);
        if (!account || !(await mayMailAtAll(tx))) return;
        const token = await issueToken(tx, purpose, account.id);
        // To the address that is stored, never to the one that was typed.
        const mail = mails[purpose]({ siteUrl, token });
        await queueMail(tx, { to: account.email, ...mail, usefulSeconds: tokenSeconds[purpose] });
      });
    }),
    workOn(
      sweep,
      async () => {
        await deleteOverSessions(db);
        await deleteOverTokens(db);
      },
      { cron: '23 * * * *' },
    ),
  ];
}
