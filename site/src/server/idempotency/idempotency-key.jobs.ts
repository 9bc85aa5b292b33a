import { defineJob, type Work, workOn } from '@trekker/job-queue/job.ts';
import { z } from 'zod';
import { jobSchedules } from '../job-schedules.ts';
import type { Queryable } from '../queryable.ts';
import { sweepKeys } from './idempotency-key.repository.ts';

const sweepIdempotencyKeys = defineJob({
  name: 'sweep-idempotency-keys',
  payload: z.object({}),
  personal: null,
  retries: 1,
  backoff: { firstSeconds: 60, mostSeconds: 60 },
  expires: { seconds: 60 },
});

/** Once an hour: answers are kept no longer than their keys count. */
export function idempotencyKeyWork(db: Queryable): Work {
  return workOn(sweepIdempotencyKeys, () => sweepKeys(db), { cron: jobSchedules.idempotencyKeys });
}
