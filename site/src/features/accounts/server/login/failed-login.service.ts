import { enqueue } from '@trekker/job-queue/enqueue.ts';
import { countOne } from '#server/limits/rate-limit.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { recordFailedLogin } from './failed-login.jobs.ts';

const windowSeconds = 15 * 60;
const noted = [1, 10, 100];

/**
 * Somebody typed a wrong password for an address. A job looks whether it belongs to one of the staff, so that the answer takes as long for every address.
 * Of a flood only the 1st, the 10th and the 100th within 15 minutes are written down: the list of activity stays readable.
 */
export async function noteFailedLogin(db: Queryable, email: string): Promise<void> {
  const { count } = await countOne(db, `failed login of ${email.toLowerCase()}`, windowSeconds);
  if (noted.includes(count)) await enqueue(db, recordFailedLogin, { email, count });
}
