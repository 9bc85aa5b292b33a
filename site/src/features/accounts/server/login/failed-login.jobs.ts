import { defineJob, type Work, workOn } from '@trekker/job-queue/job.ts';
import { z } from 'zod';
import type { Queryable } from '#server/queryable.ts';
import { findAccountByEmail } from '../account.repository.ts';
import { recordStaffSecurity } from '../roles/staff-security.service.ts';

/** Wrong passwords for an address, which may be nobody's. */
export const recordFailedLogin = defineJob({
  name: 'record-failed-login',
  payload: z.object({ email: z.string(), count: z.int() }),
  personal: { login: 'email' },
  retries: 5,
  backoff: { firstSeconds: 2, mostSeconds: 60 },
  expires: { seconds: 60 },
});

export function failedLoginWork(db: Queryable): Work {
  return workOn(recordFailedLogin, async ({ email, count }) => {
    const account = await findAccountByEmail(db, email);
    const detail = count === 1 ? 'Wrong password' : `${count} wrong passwords within 15 minutes`;
    if (account) await recordStaffSecurity(db, account, { action: 'Failed login', detail });
  });
}
