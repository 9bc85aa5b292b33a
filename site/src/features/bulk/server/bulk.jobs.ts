import { defineJob, type Work, workOn } from '@trekker/job-queue/job.ts';
import { z } from 'zod';
import { uuid } from '#contract/rules/item-id.ts';
import { jobSchedules } from '#server/job-schedules.ts';
import type { Transactor } from '#server/queryable.ts';
import { deleteOldRuns } from './bulk.repository.ts';
import type { BulkKinds } from './bulk-step.service.ts';

/** What it does is done as whoever started it, in whose name the run is stored. */
export const carryOutBulkRun = defineJob({
  name: 'carry-out-bulk-run',
  payload: z.object({ run: uuid }),
  personal: null,
  retries: 8,
  backoff: { firstSeconds: 1, mostSeconds: 60 },
  expires: { seconds: 1800 },
});

const forgetBulkRuns = defineJob({
  name: 'forget-bulk-runs',
  payload: z.object({}),
  personal: null,
  retries: 1,
  backoff: { firstSeconds: 60, mostSeconds: 60 },
  expires: { seconds: 600 },
});

/** A killed run goes on where it was; once a night those are forgotten that nobody undoes any more. */
export function bulkWork(db: Transactor, loadKinds: () => Promise<BulkKinds>): Work[] {
  return [
    workOn(carryOutBulkRun, async ({ run }, { signal }) => {
      const { carryOut } = await import('./bulk-run.service.ts');
      await carryOut(db, await loadKinds(), run, signal);
    }),
    workOn(forgetBulkRuns, () => deleteOldRuns(db), { cron: jobSchedules.bulkRuns }),
  ];
}
