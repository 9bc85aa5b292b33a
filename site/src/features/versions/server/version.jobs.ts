import { defineJob, type Work, workOn } from '@trekker/job-queue/job.ts';
import { z } from 'zod';
import { jobSchedules } from '#server/job-schedules.ts';
import type { Queryable } from '#server/queryable.ts';
import { deleteOldVersions } from './version.repository.ts';

const sweepVersions = defineJob({
  name: 'sweep-versions',
  payload: z.object({}),
  personal: null,
  retries: 1,
  backoff: { firstSeconds: 60, mostSeconds: 60 },
  expires: { seconds: 600 },
});

/** Once a night: of each item a hundred versions stay, and all of the last 90 days. */
export function versionWork(db: Queryable): Work {
  return workOn(sweepVersions, () => deleteOldVersions(db), { cron: jobSchedules.versions });
}
