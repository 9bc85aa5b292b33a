import { randomUUID } from 'node:crypto';
import { enqueue } from '@trekker/job-queue/enqueue.ts';
import { inReadersLanguage } from '#server/languages/reader-language.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { sendMail } from './mail.jobs.ts';
import { timeIn } from './mail.repository.ts';
import type { RenderedMail } from './mail-template.ts';

export type Mail = RenderedMail & {
  /** One address. Throws ZodError for anything else. */
  to: string;
  /** The account that it is about, with which it is forgotten; null where it is its reader's or its writer's. */
  accountId: string | null;
  /** The address of whoever wrote what it says, where that is not the site. */
  writer?: string;
  headers?: Record<string, string>;
  /** For a mail that is of no use later, such as a link that ends. */
  usefulSeconds?: number;
  /** Somebody waits in front of the screen: it leaves before what was queued earlier. */
  isUrgent?: boolean;
};

type Owner = { id: string; email: string; language: string };

/** Queues a mail to whoever has an account, about it, in their language. `write` makes it. */
export async function mailOwner(tx: Queryable, owner: Owner, write: () => RenderedMail): Promise<void> {
  const mail = await inReadersLanguage(tx, owner.language, write);
  await queueMail(tx, { to: owner.email, accountId: owner.id, ...mail });
}

/** Queues a mail as part of the caller's transaction: it is sent if, and only if, that commits. */
export async function queueMail(
  tx: Queryable,
  { usefulSeconds, isUrgent = false, accountId, ...mail }: Mail,
): Promise<void> {
  const payload = {
    ...mail,
    ...(accountId !== null && { accountId }),
    id: randomUUID(),
    queuedAt: new Date().toISOString(),
    ...(usefulSeconds !== undefined && { expiresAt: (await timeIn(tx, usefulSeconds)).toISOString() }),
  };
  await enqueue(tx, sendMail, payload, { priority: isUrgent ? 1 : 0 });
}
