import type { DeadJob } from '@trekker/job-queue/dead-letters.ts';
import { mailPayload } from '../../mail/server/mail-payload.ts';
import type { FailedJob } from '../failed-job.contract.ts';

const envelope = mailPayload.pick({ to: true, subject: true });

export function presentFailedJob({ id, job, payload, reason, diedAt }: DeadJob): FailedJob {
  const mail = job === 'send-mail' ? envelope.safeParse(payload).data : undefined;
  return { _id: id, job, to: mail?.to ?? '', subject: mail?.subject ?? '', reason, failedAt: diedAt.toISOString() };
}
