import { defineJob } from '@trekker/job-queue/job.ts';
import { z } from 'zod';

/** Subscribes somebody later, when the budgets have room for the mail. */
export const subscribeLater = defineJob({
  name: 'mail-subscription',
  payload: z.object({ email: z.string(), requester: z.string(), language: z.string().default('') }),
  personal: { addresses: ['email'] },
  retries: 5,
  backoff: { firstSeconds: 2, mostSeconds: 60 },
  expires: { seconds: 60 },
});
