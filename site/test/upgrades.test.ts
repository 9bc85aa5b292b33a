import { randomUUID } from 'node:crypto';
import type { SocketConnection } from '@trekker/database/connection.ts';
import { migrate } from '@trekker/database/migrate.ts';
import { listMigrations, withMigrationsUpTo } from '@trekker/database/migrations-up-to.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrations } from '../src/processes/migrations-folder.ts';

// Every released schema with rows in it becomes the newest: one database goes the whole way, step by step, and each table has a row from
// the step on that made it.
const server = inject('testServer');
const connection: SocketConnection = { ...server, database: `upgrade_${randomUUID().replaceAll('-', '')}` };
let client: pg.Client;
/** The rows as they were put there, by table, and the columns that were given: triggers may change the others. */
const put = new Map<string, Record<string, unknown>>();
const given = new Map<string, string[]>();

beforeAll(async () => {
  await onServer(`CREATE DATABASE ${connection.database}`);
  client = new pg.Client({ ...connection, port: 5432 });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await onServer(`DROP DATABASE ${connection.database} WITH (FORCE)`);
});

async function onServer(statement: string): Promise<void> {
  const other = new pg.Client({ ...server, port: 5432 });
  await other.connect();
  await other.query(statement).finally(() => other.end());
}

type Column = { name: string; type: string; refersTo: string | null };

/** Of the tables that have no row yet, those that others refer to first. */
async function newTables(): Promise<string[]> {
  const { rows } = await client.query<{ name: string; needs: string[] }>(`
    SELECT relname AS name, coalesce((SELECT array_agg(confrelid::regclass::text) FROM pg_constraint
      WHERE contype = 'f' AND conrelid = c.oid AND confrelid <> c.oid), '{}') AS needs
    FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relpersistence = 'p' ORDER BY relname`);
  const ordered: string[] = [];
  const visit = (name: string) => {
    if (ordered.includes(name)) return;
    for (const needed of rows.find((row) => row.name === name)?.needs ?? []) visit(needed);
    ordered.push(name);
  };
  for (const { name } of rows) visit(name);
  return ordered.filter((name) => !put.has(name));
}

/** What must be given: neither computed nor filled by itself. */
async function columnsToFill(table: string): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `SELECT attname AS name, format_type(atttypid, NULL) AS type,
       (SELECT confrelid::regclass::text FROM pg_constraint WHERE contype = 'f' AND conrelid = attrelid AND conkey = ARRAY[attnum]) AS "refersTo"
     FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attnotnull AND NOT atthasdef`,
    [table],
  );
  return rows;
}

const byType: Record<string, unknown> = {
  text: 'Föö "bar" \\ baz',
  integer: 1,
  bigint: 1,
  smallint: 1,
  real: 1,
  'double precision': 1,
  numeric: 1,
  boolean: true,
  jsonb: '[]',
  date: '2026-01-02',
  'timestamp with time zone': '2026-01-02T03:04:05Z',
  'text[]': '{a,b}',
  json: '{}',
};

/** Where the tables say themselves what may stand there. */
const byName: Record<string, unknown> = {
  slug: 'foo-bar',
  role: 'USER',
  kind: 'image',
  region: 'europe',
  rating: 4,
  type: 'update',
  message: 'A message that is long enough.',
  text: 'A review that is long enough for the rule.',
  email: 'ana@example.com',
};

const byTable: Record<string, Record<string, unknown>> = {
  notifications: { kind: 'role', role: 'ADMIN' },
};

async function addRow(table: string): Promise<void> {
  const row: Record<string, unknown> = {};
  for (const { name, type, refersTo } of await columnsToFill(table))
    row[name] = refersTo ? put.get(refersTo)?.id : (byName[name] ?? (type === 'uuid' ? randomUUID() : byType[type]));
  Object.assign(row, byTable[table]);
  const names = Object.keys(row);
  const values = names.map((_, at) => `$${at + 1}`);
  const statement = names.length
    ? `INSERT INTO ${table} (${names.map((name) => pg.escapeIdentifier(name))}) VALUES (${values}) RETURNING *`
    : `INSERT INTO ${table} DEFAULT VALUES RETURNING *`;
  const { rows } = await client.query(statement, Object.values(row)).catch((error: Error) => {
    throw new Error(`${table} took no row: ${error.message}`);
  });
  put.set(table, rows[0]);
  given.set(
    table,
    names.filter((name) => row[name] !== undefined),
  );
}

/** What triggers keep; it changes with every step. */
const derived = /^(list_counts|search_words|search_phrases|search_word_counts)$/;

test('rows of every step are there after the last one, as they were', { timeout: 120_000 }, async () => {
  for (const date of listMigrations(migrations)) {
    await withMigrationsUpTo(migrations, date, (folder) => migrate({ connection }, folder));
    for (const table of await newTables()) if (!derived.test(table)) await addRow(table);
  }
  expect(put.size).toBeGreaterThan(15);
  for (const [table, row] of put) {
    const { rows } = await client.query(`SELECT * FROM ${table}`);
    expect(rows, table).toContainEqual(expect.objectContaining(kept(table, row, rows[0])));
  }
});

/** A later step may have dropped a column. */
function kept(table: string, row: Record<string, unknown>, now: Record<string, unknown> = {}) {
  const names = (given.get(table) ?? []).filter((name) => name in now);
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}
