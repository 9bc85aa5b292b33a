import { defineJob, type Work, workOn } from '@trekker/job-queue/job.ts';
import { z } from 'zod';
import { jobSchedules } from '#server/job-schedules.ts';
import type { Transactor } from '#server/queryable.ts';
import { carryOutImport, removeImportFile } from './import-run.jobs.ts';
import { deleteForgotten } from './import-run.repository.ts';
import type { ImportTools } from './import-run.service.ts';
import { removeAbandoned } from './import-source.ts';

const forgetImports = defineJob({
  name: 'forget-imports',
  payload: z.object({}),
  personal: null,
  retries: 1,
  backoff: { firstSeconds: 60, mostSeconds: 60 },
  expires: { seconds: 600 },
});

const day = 24 * 60 * 60 * 1000;
const keptDays = 7;

/** A killed import goes on behind its last item; what nobody imports is forgotten after a week. */
export function importWork(
  db: Transactor,
  files: Pick<ImportTools, 'openStorage' | 'folder'>,
  loadTools: () => Promise<Omit<ImportTools, keyof typeof files>>,
): Work[] {
  const remove = async (file: string) => (await files.openStorage()).remove(file);
  return [
    workOn(carryOutImport, async ({ run }, { signal, retry }) => {
      const { carryOut, giveUp } = await import('./import-run.service.ts');
      try {
        await carryOut(db, { ...files, ...(await loadTools()) }, run, signal);
      } catch (error) {
        if (retry >= carryOutImport.retries && !signal.aborted) await giveUp(db, run);
        throw error;
      }
    }),
    workOn(removeImportFile, ({ file }) => remove(file)),
    workOn(
      forgetImports,
      async () => {
        await removeAbandoned(files.folder, new Date(Date.now() - day));
        for (const file of await deleteForgotten(db, new Date(Date.now() - keptDays * day))) await remove(file);
      },
      { cron: jobSchedules.imports },
    ),
  ];
}
