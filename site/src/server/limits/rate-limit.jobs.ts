import { defineJob, type Work, workOn } from '@trekker/job-queue/job.ts';
import { z } from 'zod';
import { jobSchedules } from '../job-schedules.ts';
import type { Queryable } from '../queryable.ts';
import { sweepCounts } from './rate-limit.repository.ts';

const sweepRateLimits = defineJob({
  name: 'sweep-rate-limits',
  payload: z.object({}),
  personal: null,
  retries: 1,
  backoff: { firstSeconds: 60, mostSeconds: 60 },
  expires: { seconds: 60 },
});

/** Once an hour: a counter names a client, and nobody's address is kept for longer than it is of use. */
export function rateLimitWork(db: Queryable): Work {
  return workOn(sweepRateLimits, () => sweepCounts(db), { cron: jobSchedules.rateLimits });
}
