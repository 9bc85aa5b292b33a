import { defineJob } from '@trekker/job-queue/job.ts';
import { z } from 'zod';
import { uuid } from '#contract/rules/item-id.ts';

/** Reads, imports or takes back, whatever its run is at. It is done as whoever brought the file. */
export const carryOutImport = defineJob({
  name: 'carry-out-import',
  payload: z.object({ run: uuid }),
  personal: null,
  // Each kill of the process is a try, too.
  retries: 12,
  backoff: { firstSeconds: 1, mostSeconds: 60 },
  expires: { seconds: 3600 },
});

/** What was brought may hold keys and hashes of another system: it goes as soon as nobody needs it. */
export const removeImportFile = defineJob({
  name: 'remove-import-file',
  payload: z.object({ file: z.string() }),
  personal: null,
  retries: 8,
  backoff: { firstSeconds: 5, mostSeconds: 3600 },
  expires: { seconds: 60 },
});
