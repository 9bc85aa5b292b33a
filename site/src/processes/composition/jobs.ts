import { openDatabase } from '@trekker/database/database.ts';
import { withoutValues } from '@trekker/database/errors.ts';
import { startWorker } from '@trekker/job-queue/worker.ts';
import { otherwiseInLanguage } from '@trekker/texts/in-language.ts';
import type { Config } from '../../config/config.ts';
import { english } from '../../server/languages/open-languages.ts';
import { jobsPoolSize } from '../start/connection-needs.ts';
import { siteWork } from './site-work.ts';

export type RunningJobs = { stop(): Promise<void> };

/** One process that does the site's jobs; any number of them share the work. Resolves when it takes jobs. */
export async function startJobs(config: Config, databaseUrl: string): Promise<RunningJobs> {
  otherwiseInLanguage(english);
  const database = await openDatabase({ url: databaseUrl, poolSize: jobsPoolSize, statementTimeoutMs: 60_000 });
  const worker = await startWorker(database.connection, siteWork(config, database.db), { onError: reporter() });
  return {
    async stop() {
      await worker.stop();
      await database.close();
    },
  };
}

/**
 * Says each kind of failure at most once a minute: what is queued is tried again, and a mail server or a database that
 * is away for a day would fill the log.
 */
function reporter(): (error: Error) => void {
  const saidAt = new Map<string, number>();
  return (error) => {
    const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
    const line = withoutValues(`${error.message}${cause}`);
    // Which try or which poller it was makes no new kind.
    const kind = line.replaceAll(/ \([^)]*\)/g, '');
    if (Date.now() - (saidAt.get(kind) ?? 0) < 60_000) return;
    if (saidAt.size > 1000) saidAt.clear();
    saidAt.set(kind, Date.now());
    console.error(line);
  };
}
