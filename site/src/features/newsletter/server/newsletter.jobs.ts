import { defineJob, type Work, workOn } from '@trekker/job-queue/job.ts';
import { z } from 'zod';
import { jobSchedules } from '#server/job-schedules.ts';
import { deleteUnconfirmed } from './newsletter.repository.ts';
import type { NewsletterDependencies } from './newsletter.service.ts';
import { subscribeLater } from './subscription.jobs.ts';

const cleanUpUnconfirmed = defineJob({
  name: 'forget-unconfirmed-subscribers',
  payload: z.object({}),
  personal: null,
  retries: 3,
  backoff: { firstSeconds: 60, mostSeconds: 600 },
  expires: { seconds: 60 },
});

export function newsletterWork(dependencies: NewsletterDependencies): Work[] {
  const forget = () => deleteUnconfirmed(dependencies.db);
  return [
    workOn(subscribeLater, async (asked) => {
      const { subscribe } = await import('./newsletter.service.ts');
      await subscribe(dependencies, asked);
    }),
    // Once a day. Whoever does not confirm did not ask, so nothing of them is kept.
    workOn(cleanUpUnconfirmed, forget, { cron: jobSchedules.newsletter }),
  ];
}
