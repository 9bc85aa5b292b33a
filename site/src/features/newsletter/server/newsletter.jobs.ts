import { defineJob, type Work, workOn } from '@trekker/job-queue/job.ts';
import { z } from 'zod';
import type { Queryable } from '../../../server/queryable.ts';
import { deleteUnconfirmed } from './newsletter.repository.ts';

const forgetUnconfirmed = defineJob({
  name: 'forget-unconfirmed-subscribers',
  payload: z.object({}),
  retries: 3,
  backoff: { firstSeconds: 60, mostSeconds: 600 },
  expires: { seconds: 60 },
});

/** Once a day. Whoever does not confirm did not ask, so nothing of them is kept. */
export function newsletterWork(db: Queryable): Work {
  return workOn(forgetUnconfirmed, () => deleteUnconfirmed(db), { cron: '41 3 * * *' });
}
