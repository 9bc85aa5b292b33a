import { defineJob } from '@trekker/job-queue/job.ts';
import { z } from 'zod';

/** Finds all who are to hear of a story. */
export const collectAlerts = defineJob({
  name: 'collect-story-alerts',
  payload: z.object({ storyId: z.uuid() }),
  personal: null,
  retries: 10,
  backoff: { firstSeconds: 5, mostSeconds: 600 },
  expires: { seconds: 600 },
});
