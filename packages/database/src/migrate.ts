import type { MigrationMeta } from 'drizzle-orm/migrator';
import pg from 'pg';
import { applyMigration, prepareNotes, recordApplied, windowOf } from './apply-migration.ts';
import { type Connection, clientConfig } from './connections/connection.ts';
import { DatabaseSetupError } from './errors.ts';
import { type History, readHistory } from './squashed-migrations.ts';

/** Any number that no other user of advisory locks in this database takes. */
const migrationLock = 7_226_155_011;

/**
 * Brings the database to the newest migration in `folder` (drizzle-kit's output) and returns how many were applied.
 * Each is one transaction, which waits for others only so long that they do not wait for it (`applyMigration`); those
 * of an empty database, where nobody is, are one together, a baseline in place of those that it stands for
 * (`readHistory`). Processes that start together take turns: the first migrates, the others find nothing to do. `say`
 * hears of those that keep a table to themselves for long.
 *
 * @throws DatabaseSetupError, and changes nothing, when the database is newer than `folder`, or when `folder` holds a
 * migration that was dated before one that is already applied.
 */
export async function migrate(
  database: { connection: Connection },
  folder: string,
  say: (line: string) => void = () => {},
): Promise<number> {
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
    const history = readHistory(folder);
    const pending = findPending(history.all, applied);
    if (applied.length === 0) await applyAll(client, history);
    else
      for (const migration of pending) {
        const reason = windowOf(migration);
        if (reason) say(`A migration keeps a table to itself for a while: ${reason}`);
        await applyMigration(client, migration);
      }
    // Of a table that a migration wrote anew PostgreSQL knows nothing, and would read all of its rows where an index is
    // enough.
    if (pending.length > 0 && applied.length > 0) await client.query('VACUUM (ANALYZE)');
    return pending.length;
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

async function applyAll(client: pg.ClientBase, { short, all }: History): Promise<void> {
  if (all.length === 0) return;
  await client.query('BEGIN');
  await prepareNotes(client);
  // Nobody is there who could wait, and a transaction takes no other kind.
  for (const { sql } of short)
    for (const statement of sql) await client.query(statement.replaceAll(/\bCONCURRENTLY\b/gi, ''));
  for (const migration of all) await recordApplied(client, migration);
  await client.query('COMMIT');
}

function findPending(files: readonly MigrationMeta[], applied: readonly number[]): MigrationMeta[] {
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
      'A migration is dated before one that the database already has, so it would never run: generate it again.',
    );
  }
  return pending;
}
