import { defineJob, type Work, workOn } from '@trekker/job-queue/job.ts';
import { z } from 'zod';
import { jobSchedules } from '#server/job-schedules.ts';
import type { Queryable } from '#server/queryable.ts';
import { deleteOldEdits } from './unsaved-edit.repository.ts';

const sweepUnsavedEdits = defineJob({
  name: 'sweep-unsaved-edits',
  payload: z.object({}),
  personal: null,
  retries: 1,
  backoff: { firstSeconds: 60, mostSeconds: 60 },
  expires: { seconds: 300 },
});

/** Once a night: who has not come back to a text for three months does not look for it. */
export function unsavedEditWork(db: Queryable): Work {
  return workOn(sweepUnsavedEdits, () => deleteOldEdits(db), { cron: jobSchedules.unsavedEdits });
}
