import { createHash } from 'node:crypto';
import pg from 'pg';
import { type Connection, clientConfig } from './connections/connection.ts';

/** What a reader may read, by table or view: all of it, or the columns that are named. */
export type Readable = Readonly<Record<string, 'all' | readonly string[]>>;

/** Any number that no other user of advisory locks in this database takes. */
const rightsLock = 7_226_155_015;

/** Tells tables that came or went since rights were given. */
const describeTables = `
  SELECT coalesce(obj_description('drizzle'::regnamespace), '') AS given,
         (SELECT md5(string_agg(oid::text, ',' ORDER BY oid)) FROM pg_class
          WHERE relkind IN ('r', 'p', 'v') AND relnamespace::regnamespace::text !~ '^(pg_|information_schema)') AS tables`;

/**
 * Gives writer and reader what they may do, and nothing more, in a database that is up to date. `owner` is whose the
 * tables are. Two queries where nothing has changed.
 */
export async function grantRights(
  owner: Connection,
  { writer, reader }: { writer: string; reader: string | null },
  readable: Readable,
): Promise<void> {
  const client = new pg.Client(clientConfig(owner));
  client.on('error', () => {}); // the query in progress rejects
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [rightsLock]);
    const { rows } = await client.query<{ given: string; tables: string }>(describeTables);
    const statements = [...rightsOfWriter(writer), ...(reader === null ? [] : rightsOfReader(reader, readable))];
    const rightsHash = createHash('sha256')
      .update([rows[0]?.tables, ...statements].join('\n'))
      .digest('hex');
    if (rows[0]?.given === rightsHash) return;
    await client.query('BEGIN');
    for (const statement of statements) await client.query(statement);
    await client.query(`COMMENT ON SCHEMA drizzle IS '${rightsHash}'`);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/** Rows of all tables, also of those that a migration or a queue makes later. What was migrated it may only read. */
function rightsOfWriter(role: string): string[] {
  const writer = pg.escapeIdentifier(role);
  const rows = 'SELECT, INSERT, UPDATE, DELETE';
  return [
    ...['public', 'pgboss'].flatMap((schema) => [
      `GRANT USAGE ON SCHEMA ${schema} TO ${writer}`,
      `GRANT ${rows} ON ALL TABLES IN SCHEMA ${schema} TO ${writer}`,
      `GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${writer}`,
      `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT ${rows} ON TABLES TO ${writer}`,
      `ALTER DEFAULT PRIVILEGES IN SCHEMA ${schema} GRANT USAGE ON SEQUENCES TO ${writer}`,
    ]),
    `GRANT USAGE ON SCHEMA drizzle TO ${writer}`,
    `GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO ${writer}`,
  ];
}

function rightsOfReader(role: string, readable: Readable): string[] {
  const reader = pg.escapeIdentifier(role);
  return [
    `GRANT USAGE ON SCHEMA public TO ${reader}`,
    `REVOKE ALL ON ALL TABLES IN SCHEMA public FROM ${reader}`,
    ...Object.entries(readable).map(([table, columns]) => {
      const listed = columns === 'all' ? '' : ` (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
      return `GRANT SELECT${listed} ON public.${pg.escapeIdentifier(table)} TO ${reader}`;
    }),
  ];
}

/** The role that an address logs in as. */
export function roleOf(connection: Connection): string {
  return new pg.Client(clientConfig(connection)).user ?? '';
}
