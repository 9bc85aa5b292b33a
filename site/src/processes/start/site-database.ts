import path from 'node:path';
import type { Config } from '../../config/config.ts';
import { addressesOf, type DatabaseAddresses } from './database-addresses.ts';
import { runEmbeddedDatabase } from './embedded-database.ts';

/** The database that the settings name: the embedded one runs until `stop`, an external one is only reached. */
export async function startDatabase({
  database,
  dataDirectory,
}: Config): Promise<{ addresses: DatabaseAddresses; stop(): Promise<void> }> {
  if (database.kind === 'external') return { addresses: addressesOf(database), stop: async () => {} };
  return runEmbeddedDatabase(path.join(dataDirectory, 'database'));
}
