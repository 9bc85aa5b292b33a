import path from 'node:path';
import type { Config } from '../../config/config.ts';
import { childEnvironment } from '../../config/environment.ts';
import { processFile } from '../../server/process-file.ts';
import { type DatabaseAddresses, settingsOfWorker } from '../start/database-addresses.ts';
import { prepareDatabase } from '../start/prepare-database.ts';
import { startDatabase } from '../start/site-database.ts';
import { superviseProcess } from '../start/supervised-process.ts';
import { startWorkers } from '../start/workers.ts';
import { offerSetup } from './site-setup/offer-setup.ts';

type Running = { stop(): Promise<void> };

/** Database, migrations, sample library, job worker, HTTP processes. Resolves when all of it works. */
export async function startSingleProcess(config: Config): Promise<Running> {
  const database = await startDatabase(config);
  const site = await startProcesses(config, database.addresses).catch(async (error: unknown) => {
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

async function startProcesses(config: Config, addresses: DatabaseAddresses): Promise<Running> {
  await prepareDatabase(config, addresses);
  const starts = await Promise.allSettled([startPages(config, addresses), startJobWorker(config, addresses)]);
  const running = starts.filter((start) => start.status === 'fulfilled').map(({ value }) => value);
  const failed = starts.find((start) => start.status === 'rejected');
  const stop = async () => {
    // Pages before jobs: the last requests may still hand some out.
    for (const part of running) await part.stop();
  };
  if (failed) {
    await stop();
    throw failed.reason;
  }
  // Last: whoever opens the address at once gets an answer.
  await offerSetup(config, addresses.writer).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { stop };
}

// What answers and works in processes of its own is not loaded in this one.

async function startPages(config: Config, addresses: DatabaseAddresses): Promise<Running> {
  if (config.workers > 1) return startWorkers(config, addresses);
  const { startHttp } = await import('./http.ts');
  return startHttp(config, addresses);
}

async function startJobWorker(config: Config, addresses: DatabaseAddresses): Promise<Running> {
  if (config.workers === 1) {
    const { startJobs } = await import('./jobs.ts');
    return startJobs(config, addresses.writer);
  }
  const file = processFile(path.join(import.meta.dirname, '../job-worker.ts'));
  return superviseProcess(file, 'job worker', childEnvironment(settingsOfWorker(addresses)));
}
