import { type DeadJob, discardDeadJob, listDeadJobs, retryDeadJob } from '@trekker/job-queue/dead-letters.ts';
import { Problem } from '#contract/problem.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { recordActivity } from '../../activity/server/activity.service.ts';
import { t } from './api-settings.texts.ts';

const mostShown = 100;

export function readFailedJobs(db: Queryable): Promise<DeadJob[]> {
  return listDeadJobs(db, mostShown);
}

/** Throws `not_found` when somebody else has dealt with it, or nobody does such jobs any more. */
export async function retryJob(db: Transactor, viewer: Viewer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await retryDeadJob(tx, id);
    if (!job) throw gone();
    // Not to whom a mail goes: entries never hold an address.
    await recordActivity(tx, viewer, { action: 'Retried failed task', detail: job, type: 'update' });
  });
}

/** Throws `not_found` when somebody else has dealt with it. */
export async function discardJob(db: Transactor, viewer: Viewer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await discardDeadJob(tx, id);
    if (!job) throw gone();
    await recordActivity(tx, viewer, { action: 'Discarded failed task', detail: job, type: 'Delete' });
  });
}

const gone = () => new Problem('not_found', t.taskGone);
