import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { type Connection, clientConfig } from '../connections/connection.ts';
import { copyList } from './copy-list.ts';
import { exactText } from './exact-text.ts';
import { listTables, type Table } from './tables.ts';

export type RowWriter = {
  /** Gives the number of rows. */
  write(table: Table, rows: Readable): Promise<number>;
};

/**
 * Replaces all rows of the database by those that `use` writes, or changes nothing when it throws. Triggers rest, since
 * the rows that they made are written too; foreign keys are checked. Tables come as `listTables` orders them.
 */
export async function replaceRows(connection: Connection, use: (writer: RowWriter) => Promise<void>): Promise<void> {
  const client = new pg.Client(clientConfig(connection));
  client.on('error', () => {}); // the query in progress rejects
  await client.connect();
  try {
    await client.query(exactText);
    await client.query('BEGIN');
    const names = (await listTables(client)).map(({ name }) => name);
    for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
    // A migration may have put rows of its own into the empty tables.
    await client.query(`TRUNCATE ${names.join(', ')}`);
    await use({ write: (table, rows) => copyInto(client, table, rows) });
    // Checks that wait for the end of the transaction would forbid to alter the tables again.
    await client.query('SET CONSTRAINTS ALL IMMEDIATE');
    for (const name of names) await client.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

/** Gives the number of rows. */
export async function copyInto(client: pg.Client, { name, columns }: Table, rows: Readable): Promise<number> {
  const target = client.query(from(`COPY ${name} (${copyList(columns)}) FROM STDIN`));
  await pipeline(rows, target);
  return target.rowCount;
}
