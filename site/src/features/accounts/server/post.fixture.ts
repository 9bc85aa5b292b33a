import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@trekker/database/database.ts';
import { startWorker } from '@trekker/job-queue/worker.ts';
import { vi } from 'vitest';
import { mailWork } from '../../mail/server/mail.jobs.ts';
import type { ScaledBudgets } from '../../mail/server/mail-budget.ts';
import type { QueuedMail } from '../../mail/server/mail-payload.ts';
import { folderTransport, type MailTransport } from '../../mail/server/mail-transport.ts';
import { accountWork } from './account.jobs.ts';

export type Post = {
  /** The mails to an address as their files hold them, the oldest first, once there are so many. */
  to(email: string, count?: number): Promise<string[]>;
  /** The token of the link to a page in the newest of so many mails to an address. */
  token(email: string, page: string, count?: number): Promise<string>;
  /** As they were queued, the oldest first. */
  sent: readonly QueuedMail[];
  close(): Promise<void>;
};

const plenty: ScaledBudgets = {
  perHour: { confirmed: 300, unconfirmed: 200, changed: 200, newsletter: 100 },
  perHourOfRequester: 20,
  perDayToAddress: 12,
  scale: 1000,
};

/** A job worker that writes mails into a folder, as one does where there is no mail server. */
export async function startPost(
  { database }: { database: Database },
  siteUrl: string,
  budgets: ScaledBudgets = plenty,
): Promise<Post> {
  const folder = mkdtempSync(path.join(tmpdir(), 'post-'));
  const from = { name: 'Trekker', address: 'hello@trekker.test' };
  const inFolder = folderTransport(folder);
  const sent: QueuedMail[] = [];
  const transport: MailTransport = {
    async send(mail, sender) {
      sent.push(mail);
      await inFolder.send(mail, sender);
    },
  };
  const work = [mailWork(transport, async () => from), ...accountWork(database.db, siteUrl, budgets)];
  const worker = await startWorker(database.connection, work);

  const arrived = (email: string, count: number) => {
    const files = readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .sort();
    const mails = files.map((name) => unfolded(readFileSync(path.join(folder, name), 'utf8')));
    const theirs = mails.filter((mail) => mail.includes(`\nTo: ${email}\n`));
    if (theirs.length < count) throw new Error(`${theirs.length} of ${count} mails have come to ${email}.`);
    return theirs;
  };
  const patience = { timeout: 150_000, interval: 25 };
  const to = (email: string, count = 1) => vi.waitFor(() => arrived(email, count), patience);
  return {
    to,
    sent,
    token(email, page, count = 1) {
      const link = new RegExp(`\n${siteUrl}${page}\\?token=([\\w-]+)\n`);
      return vi.waitFor(() => {
        const token = arrived(email, count)
          .flatMap((mail) => link.exec(mail)?.[1] ?? [])
          .at(-1);
        // Another mail may have come before the one that is meant.
        if (!token) throw new Error(`No link to ${page} has come to ${email}.`);
        return token;
      }, patience);
    },
    async close() {
      await worker.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Quoted-printable, as far as mails of ours need it. */
function unfolded(mail: string): string {
  return mail
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
