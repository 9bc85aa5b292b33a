import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Database, openDatabase } from '@trekker/database/database.ts';
import { runningPostgres } from '@trekker/database/embedded-postgres.ts';
import { DatabaseInUseError } from '@trekker/database/errors.ts';
import type { Config } from '../../config/config.ts';
import { findOwnLanguage } from '../../features/languages/server/language.repository.ts';
import { takeOwnLanguage } from '../../server/languages/own-language.ts';
import { requireDataFolder } from './data-folder.ts';
import { addressesOf, type DatabaseAddresses } from './database-addresses.ts';
import { runEmbeddedDatabase, socketAddresses } from './embedded-database.ts';
import { prepareDatabase } from './prepare-database.ts';

/**
 * The site's database for the time of a command, up to date: that of a running site, or else one that is started just
 * for it.
 */
export async function withSiteDatabase<Result>(
  config: Config,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  return withSiteServer(config, async (addresses) => {
    // Whoever begins with a command has content of their own in mind: the sample library comes with a start alone.
    await prepareDatabase({ ...config, sample: 'none' }, addresses);
    const database = await openDatabase({ url: addresses.owner, poolSize: 3, statementTimeoutMs: 60_000 });
    takeOwnLanguage(await findOwnLanguage(database.db));
    return await use(database).finally(() => database.close());
  });
}

/** False where the embedded one was never made. */
export function hasSiteDatabase({ database, dataDirectory }: Config): boolean {
  return database.kind === 'external' || existsSync(path.join(dataDirectory, 'database'));
}

/** The same as it is: nothing is brought up to date. */
export async function withSiteServer<Result>(
  config: Config,
  use: (addresses: DatabaseAddresses) => Promise<Result>,
): Promise<Result> {
  const server = await reachServer(config);
  try {
    return await use(server.addresses);
  } finally {
    await server.stop();
  }
}

/** The same with a way to ask it. */
export function withSiteDatabaseAsItIs<Result>(
  config: Config,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  return withSiteServer(config, async ({ owner }) => {
    const database = await openDatabase({ url: owner, poolSize: 1 });
    return await use(database).finally(() => database.close());
  });
}

async function reachServer(config: Config): Promise<{ addresses: DatabaseAddresses; stop(): Promise<void> }> {
  const stop = async () => {};
  if (config.database.kind === 'external') return { addresses: addressesOf(config.database), stop };
  await requireDataFolder(config.dataDirectory);
  const folder = path.join(config.dataDirectory, 'database');
  try {
    return await runEmbeddedDatabase(folder);
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error;
    return { addresses: socketAddresses(runningPostgres(folder)), stop };
  }
}
