import path from 'node:path';
import type { Config } from '../config/config.ts';
import { environmentWith } from '../config/environment.ts';
import { runEmbeddedDatabase } from './embedded-database.ts';
import { startHttp } from './http.ts';
import { startJobs } from './jobs.ts';
import { keepProcess } from './kept-process.ts';
import { prepareDatabase } from './prepare-database.ts';
import { startWorkers } from './workers.ts';

type Running = { stop(): Promise<void> };

/** Database, migrations, sample library, job worker, HTTP processes. Resolves when all of it works. */
export async function startWholeSite(config: Config): Promise<Running> {
  const database = await startDatabase(config);
  const site = await startProcesses(config, database.url).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
  return {
    async stop() {
      await site.stop();
      await database.stop();
    },
  };
}

async function startProcesses(config: Config, databaseUrl: string): Promise<Running> {
  await prepareDatabase(config, databaseUrl);
  const startPages = config.workers === 1 ? startHttp : startWorkers;
  const starts = await Promise.allSettled([startPages(config, databaseUrl), startJobWorker(config, databaseUrl)]);
  const running = starts.filter((start) => start.status === 'fulfilled').map(({ value }) => value);
  const failed = starts.find((start) => start.status === 'rejected');
  const stop = async () => {
    // Pages before jobs: the last requests may still hand some out.
    for (const part of running) await part.stop();
  };
  if (!failed) return { stop };
  await stop();
  throw failed.reason;
}

function startJobWorker(config: Config, databaseUrl: string): Promise<Running> {
  if (config.workers === 1) return startJobs(config, databaseUrl);
  const file = path.join(import.meta.dirname, 'job-worker.ts');
  return keepProcess(file, 'job worker', environmentWith({ DATABASE_URL: databaseUrl }));
}

async function startDatabase(config: Config): Promise<Running & { url: string }> {
  if (config.database.kind === 'external') return { url: config.database.url, stop: async () => {} };
  return runEmbeddedDatabase(path.join(config.dataDirectory, 'database'));
}
