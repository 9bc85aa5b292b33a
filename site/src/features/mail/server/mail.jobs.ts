import { defineJob, UnrecoverableJobError, type Work, workOn } from '@trekker/job-queue/job.ts';
import { type MailLook, withLook } from './mail-look.ts';
import { mailPayload } from './mail-payload.ts';
import { MailRefused } from './mail-refused.ts';
import type { MailTransport, Sender } from './mail-transport.ts';

/** Tried for about a day: soon at first, then every hour. What the server refuses for good is not tried again. */
export const sendMail = defineJob({
  name: 'send-mail',
  payload: mailPayload,
  personal: { account: 'accountId', addresses: ['writer', 'to'] },
  retries: 30,
  backoff: { firstSeconds: 15, mostSeconds: 3600 },
  expires: { seconds: 180 },
});

/** What the job worker does with queued mails. `sender` is asked anew for each. */
export function mailWork(
  transport: MailTransport,
  sender: () => Promise<Sender & { look?: MailLook }>,
  job = sendMail,
): Work {
  return workOn(job, async (mail, { signal, startedAt }) => {
    if (mail.expiresAt && new Date(mail.expiresAt) < startedAt) return;
    const { look = {}, ...from } = await sender();
    await transport.send({ ...mail, html: withLook(mail.html, look) }, from, signal).catch((error: Error) => {
      throw error instanceof MailRefused ? new UnrecoverableJobError(error.message, { cause: error }) : error;
    });
  });
}
