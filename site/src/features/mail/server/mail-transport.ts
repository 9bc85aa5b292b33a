import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { QueuedMail } from './mail-payload.ts';
import { MailRefused } from './mail-refused.ts';

/**
 * Brings a mail on its way. Rejects when it may not have arrived; the same mail can then be given again, but for {@link
 * MailRefused}.
 */
export type MailTransport = { send(mail: QueuedMail, from: Sender, signal?: AbortSignal): Promise<void> };

export type Sender = { name: string; address: string };

/** Addresses are given to the mailer apart from their names, so that it has nothing to interpret. */
function messageOf(mail: QueuedMail, from: Sender) {
  return {
    from,
    to: { name: '', address: mail.to },
    envelope: { from: from.address, to: [mail.to] },
    messageId: `<${mail.id}@${from.address.split('@')[1]}>`,
    date: new Date(mail.queuedAt),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Tells vacation answers and the like to keep still.
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** To a mail server: `smtp://user:password@host:587`, or `smtps://` where the connection begins encrypted. */
export function smtpTransport(url: string): MailTransport {
  // A server may take its time to look through a mail before it accepts it.
  const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 120_000 };
  const transporter = createTransport({ url, ...patience });
  return {
    async send(mail, from, signal) {
      await transporter.sendMail({ ...messageOf(mail, from), ...(signal && { signal }) }).catch(rethrowRefusal);
    },
  };
}

/**
 * 5xx after MAIL, RCPT or DATA: the server will not take this mail, however often it is asked. A server that refuses us
 * altogether, or our password, may be set right before the day is over.
 */
function rethrowRefusal(error: Error & { code?: string; responseCode?: number }): never {
  const isOfThisMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  if (isOfThisMail && (error.responseCode ?? 0) >= 500) throw new MailRefused(error.message, { cause: error });
  throw error;
}

/** Where there is no mail server: each mail becomes a file that mail programs open. Sent again it is the same file. */
export function folderTransport(folder: string): MailTransport {
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail, from) {
      const { message } = await transporter.sendMail(messageOf(mail, from));
      const file = path.join(folder, `${mail.queuedAt.replace(/[:.]/g, '-')}-${mail.id}.eml`);
      await mkdir(folder, { recursive: true });
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
