import { defineJob, type Work, workOn } from '@trekker/job-queue/job.ts';
import { z } from 'zod';
import { jobSchedules } from '#server/job-schedules.ts';
import type { Queryable } from '#server/queryable.ts';
import { keepDeletions } from './deleted-account.service.ts';

const keepDeletedAccounts = defineJob({
  name: 'keep-deleted-accounts',
  payload: z.object({}),
  personal: null,
  retries: 3,
  backoff: { firstSeconds: 60, mostSeconds: 600 },
  expires: { seconds: 60 },
});

/** Once an hour: another machine may have deleted somebody, or this one may have stopped before it was written down. */
export function deletedAccountWork(db: Queryable, dataDirectory: string): Work {
  return workOn(keepDeletedAccounts, () => keepDeletions(db, dataDirectory), { cron: jobSchedules.deletedAccounts });
}
