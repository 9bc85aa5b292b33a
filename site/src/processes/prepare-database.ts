import { openDatabase } from '@trekker/database/database.ts';
import { migrate } from '@trekker/database/migrate.ts';
import { prepareJobQueue } from '@trekker/job-queue/prepare.ts';
import type { Config } from '../config/config.ts';
import { migrations } from './migrations-folder.ts';
import { loadSampleLibrary } from './sample-library.ts';
import { siteWork } from './site-work.ts';

/** Brings tables and queues up to date and fills an empty database. Before anything else uses it. */
export async function prepareDatabase(config: Config, databaseUrl: string): Promise<void> {
  const database = await openDatabase({ url: databaseUrl, poolSize: 2, statementTimeoutMs: 60_000 });
  try {
    await migrate(database, migrations);
    await prepareJobQueue(database.connection, siteWork(config, database.db));
    if (config.sample === 'library') await loadSampleLibrary(config, database.db, (line) => console.log(line));
  } finally {
    await database.close();
  }
}
