import { openDatabase } from '@trekker/database/database.ts';
import { withoutValues } from '@trekker/database/errors.ts';
import type { Work } from '@trekker/job-queue/job.ts';
import { startWorker } from '@trekker/job-queue/worker.ts';
import type { Config } from '../../config/config.ts';
import { learnOwnLanguage } from '../../features/languages/server/language.service.ts';
import type { Queryable } from '../../server/queryable.ts';
import { jobsPoolSize } from '../start/connection-needs.ts';
import { siteWork } from './site-work.ts';

export type RunningJobs = { stop(): Promise<void> };

/** One process that does the site's jobs; any number of them share the work. Resolves when it takes jobs. */
export async function startJobs(config: Config, databaseUrl: string): Promise<RunningJobs> {
  const database = await openDatabase({ url: databaseUrl, poolSize: jobsPoolSize, statementTimeoutMs: 60_000 });
  // By the connection that is open already: on a busy machine one of the pool may be late for its first use.
  await learnOwnLanguage(database.reads, config.pseudoLanguage);
  const work = siteWork(config, database.db).map((each) => inOwnLanguage(each, config, database.reads));
  const worker = await startWorker(database.connection, work, { onError: reporter() });
  return {
    async stop() {
      await worker.stop();
      await database.close();
    },
  };
}

/** The language of the site may have been chosen since this process started. */
const inOwnLanguage = (work: Work, config: Config, reads: Queryable): Work => ({
  ...work,
  async handler(...taken) {
    await learnOwnLanguage(reads, config.pseudoLanguage);
    await work.handler(...taken);
  },
});

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
