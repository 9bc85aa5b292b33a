import { clientConfig } from '@trekker/database/connections/connection.ts';
import { findDurabilityRisks } from '@trekker/database/durability.ts';
import { readApplied } from '@trekker/database/migrate.ts';
import pg from 'pg';

export type DatabaseState = {
  /** Names of the durability settings that are off. */
  risks: string[];
  /** How many connections a site may take. */
  connections: number;
  /** Dates of the migrations that made the tables. */
  applied: number[];
  /** Addresses of the sample library's accounts that are staff here. */
  sampleStaff: string[];
  /** Its clock before ours, in seconds. */
  clockAheadSeconds: number;
};

/** Asks a server that is known to answer. `now` is our own clock, in milliseconds. */
export async function readDatabaseState(url: string, now: () => number): Promise<DatabaseState> {
  const client = new pg.Client({ ...clientConfig({ url }), statement_timeout: 10_000 });
  client.on('error', () => {}); // the query in progress rejects
  await client.connect();
  try {
    return {
      risks: await findDurabilityRisks(client),
      connections: await countConnections(client),
      applied: await readApplied(client),
      sampleStaff: await findSampleStaff(client),
      clockAheadSeconds: await compareClocks(client, now),
    };
  } finally {
    await client.end();
  }
}

async function countConnections(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ most: number }>(
    `SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int AS most`,
  );
  return rows[0]?.most ?? 0;
}

async function findSampleStaff(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query(`SELECT to_regclass('accounts') AS name`);
  if (tables[0].name === null) return [];
  const { rows } = await client.query<{ email: string }>(
    `SELECT email FROM accounts WHERE role <> 'USER' AND email IN ('author@example.com', 'admin@example.com') ORDER BY email`,
  );
  return rows.map(({ email }) => email);
}

async function compareClocks(client: pg.Client, now: () => number): Promise<number> {
  const asked = now();
  const { rows } = await client.query<{ at: number }>(
    'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS at',
  );
  return ((rows[0]?.at ?? 0) - (asked + now()) / 2) / 1000;
}
