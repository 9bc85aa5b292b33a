import { createServer } from 'node:net';
import path from 'node:path';
import { openDatabase } from '@trekker/database/database.ts';
import { migrate } from '@trekker/database/migrate.ts';
import { type Config, loadConfig } from '../config/config.ts';
import { readEnvironment } from '../config/environment.ts';
import { runEmbeddedDatabase } from './embedded-database.ts';
import { startHttp } from './http.ts';
import { loadSampleLibrary } from './sample-library.ts';
import { explainFailure } from './start-failure.ts';
import { stopOnSignal } from './stop-signals.ts';
import { startWorkers } from './workers.ts';

const migrations = path.resolve(import.meta.dirname, '../../migrations');

type Running = { stop(): Promise<void> };

// The whole site with one command: database, migrations, sample library, HTTP processes.
try {
  const startedAt = performance.now();
  const config = loadConfig(readEnvironment());
  await requireFreePort(config);
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
  const database = await openDatabase({ url: databaseUrl, poolSize: 2, statementTimeoutMs: 60_000 });
  try {
    await migrate(database, migrations);
    if (config.sample === 'library') await loadSampleLibrary(config, database.db, (line) => console.log(line));
  } finally {
    await database.close();
  }
  return config.workers === 1 ? startHttp(config, databaseUrl) : startWorkers(config, databaseUrl);
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
