import type { Readable } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { to } from 'pg-copy-streams';
import { type Connection, clientConfig } from '../connections/connection.ts';
import type { Queryable } from '../database.ts';
import { readApplied } from '../migrate.ts';
import { copyList } from './copy-list.ts';
import { exactText } from './exact-text.ts';
import { listTables, type Table } from './tables.ts';

export type Snapshot = {
  /** Dates of the migrations that made the tables. */
  schema: number[];
  /** All of them. Rejects where one could not be carried whole. */
  listTables(): Promise<Table[]>;
  /** For further questions to the same moment. */
  db: Queryable;
  /** Rows in the text form of COPY: exact for every type. `condition` is SQL. */
  read(table: Table, condition?: string): Readable;
};

/**
 * Shows one moment of the database, however long `use` takes and whatever others write meanwhile. Nobody waits for it
 * but who wants `lock`, an advisory lock, for himself: it is held together with other snapshots until the end.
 */
export async function withSnapshot<Result>(
  connection: Connection,
  lock: number,
  use: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(clientConfig(connection));
  client.on('error', () => {}); // the query in progress rejects
  await client.connect();
  try {
    await client.query(exactText);
    await client.query('SELECT pg_advisory_lock_shared($1)', [lock]);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return await use({
      schema: await readApplied(client),
      listTables: () => listTables(client),
      db: drizzle({ client }),
      read: ({ name, columns }, condition = 'true') =>
        client.query(to(`COPY (SELECT ${copyList(columns)} FROM ${name} WHERE ${condition}) TO STDOUT`)),
    });
  } finally {
    await client.end();
  }
}
