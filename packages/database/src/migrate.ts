import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Connection, clientConfig } from './connection.ts';
import { DatabaseSetupError } from './errors.ts';

/** Any number that no other user of advisory locks in this database takes. */
const migrationLock = 7_226_155_011;

/**
 * Brings the database to the newest migration in `folder` (drizzle-kit's output), all in one transaction, and returns
 * how many were applied. Processes that start together take turns: the first migrates, the others find nothing to do.
 *
 * @throws DatabaseSetupError, and changes nothing, when the database is newer than `folder`, or when `folder` holds a
 * migration that was dated before one that is already applied.
 */
export async function migrate(database: { connection: Connection }, folder: string): Promise<number> {
  // A connection of its own, without the pool's limits: migrations may take long, and so may waiting for them.
  const client = new pg.Client(clientConfig(database.connection));
  client.on('error', () => {}); // the query in progress rejects
  await client.connect();
  try {
    // A limit that is set for the role or the database is meant for queries.
    await client.query('SET statement_timeout = 0');
    // The lock belongs to the session: it ends with it, whatever happens to this process.
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const applied = await readApplied(client);
    const pending = findPending(readMigrationFiles({ migrationsFolder: folder }), applied);
    if (pending > 0) await applyMigrations(drizzle({ client }), { migrationsFolder: folder });
    // Of a table that a migration wrote anew PostgreSQL knows nothing, and would read all of its rows where an index is enough.
    if (pending > 0 && applied.length > 0) await client.query('VACUUM (ANALYZE)');
    return pending;
  } finally {
    await client.end();
  }
}

/** The dates by which Drizzle knows the migrations that were applied. */
export async function readApplied(client: pg.ClientBase): Promise<number[]> {
  const { rows: tables } = await client.query(`SELECT to_regclass('drizzle.__drizzle_migrations') AS name`);
  if (tables[0].name === null) return [];
  const { rows } = await client.query<{ created_at: string }>('SELECT created_at FROM drizzle.__drizzle_migrations');
  return rows.map((row) => Number(row.created_at));
}

function findPending(files: { folderMillis: number }[], applied: number[]): number {
  const known = new Set(files.map((file) => file.folderMillis));
  if (applied.some((date) => !known.has(date))) {
    throw new DatabaseSetupError(
      'The database was written by a newer version of this program: start that version, or restore an older backup.',
    );
  }
  const done = new Set(applied);
  const pending = files.filter((file) => !done.has(file.folderMillis));
  // Drizzle goes by the newest date alone and would skip such a migration for ever without a word.
  if (pending.some((file) => file.folderMillis < Math.max(...applied))) {
    throw new DatabaseSetupError(
      'A migration is dated before one that the database already has, so it would never run: generate it anew.',
    );
  }
  return pending.length;
}
