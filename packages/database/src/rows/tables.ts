import pg from 'pg';
import { type Connection, clientConfig } from '../connections/connection.ts';

/** `name` as SQL, with its schema where that is not `public`. */
export type Table = { name: string; columns: string[] };

/**
 * The tables of the site, those that others refer to first, each with the columns that are stored and not computed.
 * Unlogged tables are left out: PostgreSQL itself may empty them.
 */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  await refuseSequences(client);
  const { rows: tables } = await client.query<Table>(`
    SELECT c.oid::regclass::text AS name, json_agg(attname ORDER BY attnum) AS columns
    FROM pg_class c JOIN pg_attribute ON attrelid = c.oid
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relpersistence = 'p'
      AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    GROUP BY c.oid ORDER BY relname`);
  const { rows: keys } = await client.query<{ from: string; to: string }>(`
    SELECT conrelid::regclass::text AS "from", confrelid::regclass::text AS "to"
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conrelid <> confrelid`);
  return inOrder(tables, keys);
}

/** Each table after all that it refers to. */
function inOrder(tables: Table[], keys: { from: string; to: string }[]): Table[] {
  const ordered: Table[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const blocked = new Set(keys.filter(({ to }) => names.has(to)).map(({ from }) => from));
    const free = waiting.filter(({ name }) => !blocked.has(name));
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...names].join(', ')}.`);
    ordered.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** Their positions would have to be carried as well; keys here are drawn by chance. */
async function refuseSequences(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(`SELECT sequencename FROM pg_sequences WHERE schemaname = 'public'`);
  if (rows.length > 0) throw new Error(`The sequence ${rows[0].sequencename} would not be carried by a backup.`);
}

/** Whether anything is stored there; tables without rows count as nothing. */
export async function holdsRows(connection: Connection): Promise<boolean> {
  const client = new pg.Client(clientConfig(connection));
  client.on('error', () => {}); // the query in progress rejects
  await client.connect();
  try {
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query(`SELECT EXISTS (SELECT FROM ${name}) AS used`);
      if (rows[0].used) return true;
    }
    return false;
  } finally {
    await client.end();
  }
}
