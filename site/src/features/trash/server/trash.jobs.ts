import { defineJob, type Work, workOn } from '@trekker/job-queue/job.ts';
import { z } from 'zod';
import { jobSchedules } from '#server/job-schedules.ts';
import type { Transactor } from '#server/queryable.ts';
import { type Purger, purgeOld } from './purge.service.ts';

/** Deletes for good what was ended by hand. */
export const purgeTrash = defineJob({
  name: 'purge-trash',
  payload: z.object({}),
  personal: null,
  retries: 8,
  backoff: { firstSeconds: 5, mostSeconds: 3600 },
  expires: { seconds: 1800 },
});

const purgeOldTrash = defineJob({ ...purgeTrash, name: 'purge-old-trash' });

/** Once an hour what has lain for long enough is ended, too. */
export function trashWork(db: Transactor, loadPurgers: () => Promise<readonly Purger[]>, days: number): Work[] {
  const purge = async () => purgeOld(db, await loadPurgers(), days);
  return [workOn(purgeTrash, purge), workOn(purgeOldTrash, purge, { cron: jobSchedules.trash })];
}
