import path from 'node:path';
import { type Database, openDatabase } from '@trekker/database/database.ts';
import type { MediaStorage } from '@trekker/media-storage/media-storage.ts';
import type { Config } from '../../config/config.ts';
import type { Archive } from '../../features/backups/server/archive-reader.ts';
import type { Tell } from '../../features/backups/server/backup.service.ts';
import { restore } from '../../features/backups/server/restore.service.ts';
import { openMediaStorage } from '../composition/media-storage.ts';
import type { DatabaseAddresses } from './database-addresses.ts';
import { runEmbeddedDatabase } from './embedded-database.ts';
import { migrations } from './migrations-folder.ts';
import { prepareDatabase } from './prepare-database.ts';

export type Restored = { database: Database; storage: MediaStorage };

/**
 * Restores an archive into the empty data folder of `config`, with a database of its own for as long as `use` takes.
 */
export async function restoreIntoFolder<Result>(
  config: Config,
  archive: Archive,
  say: Tell,
  use: (restored: Restored) => Promise<Result>,
): Promise<Result> {
  const server = await runEmbeddedDatabase(path.join(config.dataDirectory, 'database'));
  try {
    return await restoreInto(config, archive, server.addresses, say, use);
  } finally {
    await server.stop();
  }
}

/** Restores an archive into an empty database and the media storage of `config`. */
export async function restoreInto<Result>(
  config: Config,
  archive: Archive,
  addresses: DatabaseAddresses,
  say: Tell,
  use: (restored: Restored) => Promise<Result>,
): Promise<Result> {
  const storage = await openMediaStorage(config);
  const database = await openDatabase({ url: addresses.owner, poolSize: 2, statementTimeoutMs: 600_000 });
  try {
    const prepare = () => prepareDatabase({ ...config, sample: 'none' }, addresses);
    const place = { connection: database.connection, db: database.db, storage, migrations, prepare };
    await restore(archive, place, say);
    return await use({ database, storage });
  } finally {
    await database.close();
  }
}
