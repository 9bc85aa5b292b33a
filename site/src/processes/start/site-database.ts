import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '../../config/config.ts';
import type { Queryable } from '../../server/queryable.ts';
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

/** Whether somebody has an account, or there is a place: an empty site has neither. */
export async function isInUse(db: Queryable): Promise<boolean> {
  const found = await db.execute(
    sql`select exists (select from accounts) or exists (select from destinations) as used`,
  );
  return Boolean(found.rows[0]?.used);
}
