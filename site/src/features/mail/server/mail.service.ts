import { randomUUID } from 'node:crypto';
import { enqueue } from '@trekker/job-queue/enqueue.ts';
import type { Queryable } from '../../../server/queryable.ts';
import { sendMail } from './mail.jobs.ts';
import { timeIn } from './mail.repository.ts';
import type { RenderedMail } from './mail-template.ts';

export type Mail = RenderedMail & {
  /** One address. Throws ZodError for anything else. */
  to: string;
  headers?: Record<string, string>;
  /** For a mail that is of no use later, such as a link that ends. */
  usefulSeconds?: number;
};

/** Queues a mail as part of the caller's transaction: it is sent if, and only if, that commits. */
export async function queueMail(tx: Queryable, { usefulSeconds, ...mail }: Mail): Promise<void> {
  await enqueue(tx, sendMail, {
    ...mail,
    id: randomUUID(),
    queuedAt: new Date().toISOString(),
    ...(usefulSeconds !== undefined && { expiresAt: (await timeIn(tx, usefulSeconds)).toISOString() }),
  });
}
