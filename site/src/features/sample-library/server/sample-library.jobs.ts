import { defineJob, type Work, workOn } from '@trekker/job-queue/job.ts';
import { z } from 'zod';
import { uuid } from '#contract/rules/item-id.ts';
import type { Transactor } from '#server/queryable.ts';

const patience = { retries: 8, backoff: { firstSeconds: 1, mostSeconds: 60 }, expires: { seconds: 1800 } };

/** Brings it into a site that has an owner. */
export const bringSampleLibrary = defineJob({
  name: 'bring-sample-library',
  payload: z.object({}),
  personal: null,
  ...patience,
});

/** Takes it out again, in the name of whoever asked. */
export const takeSampleLibrary = defineJob({
  name: 'take-sample-library',
  payload: z.object({ accountId: uuid, withChanged: z.boolean() }),
  personal: { account: 'accountId' },
  ...patience,
});

/** @param bring reads the library's files, which only the process that composes the site knows how to store */
export function sampleLibraryWork(db: Transactor, bring: (signal: AbortSignal) => Promise<void>): Work[] {
  return [
    workOn(bringSampleLibrary, (_, { signal }) => bring(signal)),
    workOn(takeSampleLibrary, async (asked, { signal }) => {
      const { takeOut } = await import('./sample-removal.service.ts');
      await takeOut(db, asked, signal);
    }),
  ];
}
