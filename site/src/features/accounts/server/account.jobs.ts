import { defineJob, type Work, workOn } from '@trekker/job-queue/job.ts';
import { z } from 'zod';
import { jobSchedules } from '#server/job-schedules.ts';
import type { Transactor } from '#server/queryable.ts';
import type { ScaledBudgets } from '../../mail/server/mail-budget.ts';
import { askedMailWork } from './login/asked-mail.jobs.ts';
import { failedLoginWork } from './login/failed-login.jobs.ts';
import { sweepKnownBrowsers } from './login/known-browser.service.ts';
import { deleteOverSessions } from './sessions/session.repository.ts';
import { deleteOverTokens } from './tokens/one-time-token.repository.ts';

const sweep = defineJob({
  name: 'sweep-sessions',
  payload: z.object({}),
  personal: null,
  retries: 1,
  backoff: { firstSeconds: 60, mostSeconds: 60 },
  expires: { seconds: 60 },
});

export function accountWork(db: Transactor, siteUrl: string, budgets: ScaledBudgets): Work[] {
  return [
    failedLoginWork(db),
    askedMailWork(db, siteUrl, budgets),
    workOn(
      sweep,
      async () => {
        await deleteOverSessions(db);
        await deleteOverTokens(db);
        await sweepKnownBrowsers(db);
      },
      { cron: jobSchedules.accounts },
    ),
  ];
}
