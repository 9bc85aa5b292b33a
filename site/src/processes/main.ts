import { createServer } from 'node:net';
import path from 'node:path';
import { type Config, loadConfig } from '../config/config.ts';
import { environmentWith, readEnvironment } from '../config/environment.ts';
import { requireBuild } from './built-pages.ts';
import { requireDataFolder } from './data-folder.ts';
import { runEmbeddedDatabase } from './embedded-database.ts';
import { startHttp } from './http.ts';
import { startJobs } from './jobs.ts';
import { keepProcess } from './kept-process.ts';
import { prepareDatabase } from './prepare-database.ts';
import { explainFailure } from './start-failure.ts';
import { stopOnSignal } from './stop-signals.ts';
import { startWorkers } from './workers.ts';

type Running = { stop(): Promise<void> };

// The whole site with one command: database, migrations, sample library, job worker, HTTP processes.
try {
  const startedAt = performance.now();
  const config = loadConfig(readEnvironment());
  requireBuild();
  await requireFreePort(config);
  await requireDataFolder(config.dataDirectory);
  const database = await startDatabase(config);
  const http = await startSite(config, database.url).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
  stopOnSignal(async () => {
    await http.stop();
    await database.stop();
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`Trekker is ready at ${config.siteUrl} (started in ${seconds} s)`);
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}

async function startSite(config: Config, databaseUrl: string): Promise<Running> {
  await prepareDatabase(config, databaseUrl);
  const jobs = await startJobWorker(config, databaseUrl);
  const startPages = config.workers === 1 ? startHttp : startWorkers;
  const http = await startPages(config, databaseUrl).catch(async (error: unknown) => {
    await jobs.stop();
    throw error;
  });
  return {
    async stop() {
      await http.stop();
      await jobs.stop();
    },
  };
}

function startJobWorker(config: Config, databaseUrl: string): Promise<Running> {
  if (config.workers === 1) return startJobs(config, databaseUrl);
  const file = path.join(import.meta.dirname, 'job-worker.ts');
  return keepProcess(file, 'job worker', environmentWith({ DATABASE_URL: databaseUrl }));
}

/** Told before anything else is started, because it is the most common mistake. */
async function requireFreePort({ host, port }: Config): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen({ host, port, exclusive: true }, resolve);
  });
  await new Promise((resolve) => probe.close(resolve));
}

async function startDatabase(config: Config): Promise<Running & { url: string }> {
  if (config.database.kind === 'external') return { url: config.database.url, stop: async () => {} };
  return runEmbeddedDatabase(path.join(config.dataDirectory, 'database'));
}
