import { defineJob, type Work, workOn } from '@trekker/job-queue/job.ts';
import { z } from 'zod';
import { jobSchedules } from '#server/job-schedules.ts';
import type { Transactor } from '#server/queryable.ts';
import { deleteOld } from './digest.repository.ts';
import { collectAlerts } from './story-alert.jobs.ts';

const writeDigests = defineJob({
  name: 'send-digests',
  payload: z.object({}),
  personal: null,
  retries: 3,
  backoff: { firstSeconds: 30, mostSeconds: 600 },
  expires: { seconds: 1800 },
});

/** What the job worker does with digests. */
export function digestWork(db: Transactor, siteUrl: string): Work[] {
  return [
    workOn(collectAlerts, async ({ storyId }) => {
      const { collectAlertsOf } = await import('./digest.service.ts');
      await collectAlertsOf(db, storyId);
    }),
    workOn(
      writeDigests,
      async () => {
        const { sendDigests } = await import('./digest.service.ts');
        await sendDigests(db, siteUrl);
        await deleteOld(db);
      },
      { cron: jobSchedules.digests },
    ),
  ];
}
