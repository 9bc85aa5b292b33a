import { openDatabase } from '@trekker/database/database.ts';
import { startWorker } from '@trekker/job-queue/worker.ts';
import type { Config } from '../config/config.ts';
import { siteWork } from './site-work.ts';

export type RunningJobs = { stop(): Promise<void> };

/** One process that does the site's jobs; any number of them share the work. Resolves when it takes jobs. */
export async function startJobs(config: Config, databaseUrl: string): Promise<RunningJobs> {
  const database = await openDatabase({ url: databaseUrl, poolSize: 4, statementTimeoutMs: 60_000 });
  const worker = await startWorker(database.connection, siteWork(config, database.db), { onError: report });
  return {
    async stop() {
      await worker.stop();
      await database.close();
    },
  };
}

/** One line for each failure: what is queued is tried again, and a mail server that is away for a day fails often. */
function report(error: Error): void {
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  console.error(`${error.message}${cause}`);
}
