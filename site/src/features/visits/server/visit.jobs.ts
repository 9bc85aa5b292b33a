import { defineJob, type Work, workOn } from '@trekker/job-queue/job.ts';
import { z } from 'zod';
import { jobSchedules } from '#server/job-schedules.ts';
import type { Queryable } from '#server/queryable.ts';
import { deleteOldVisits } from './visit.repository.ts';

const sweepVisits = defineJob({
  name: 'sweep-visits',
  payload: z.object({}),
  personal: null,
  retries: 1,
  backoff: { firstSeconds: 60, mostSeconds: 60 },
  expires: { seconds: 300 },
});

/** Once a night: a year and a month are kept, so that a month can be held against the same one of last year. */
export function visitWork(db: Queryable): Work {
  return workOn(sweepVisits, () => deleteOldVisits(db), { cron: jobSchedules.visits });
}
