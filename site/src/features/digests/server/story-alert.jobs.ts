import { defineJob } from '@trekker/job-queue/job.ts';
import { z } from 'zod';
import { uuid } from '#contract/rules/item-id.ts';

/** Finds all who are to hear of a story. */
export const collectAlerts = defineJob({
  name: 'collect-story-alerts',
  payload: z.object({ storyId: uuid }),
  personal: null,
  retries: 10,
  backoff: { firstSeconds: 5, mostSeconds: 600 },
  expires: { seconds: 600 },
});
