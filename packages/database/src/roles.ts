import { createHash } from 'node:crypto';
import pg from 'pg';
import { type Connection, clientConfig } from './connections/connection.ts';

/**
 * Who uses a database: `owner` makes and changes tables, `writer` changes rows, `reader` reads what is for everybody.
 */
export type Roles = { owner: string; writer: string; reader: string };

/** Those of the embedded server. */
export const embeddedRoles: Roles = { owner: 'site_owner', writer: 'site_writer', reader: 'site_reader' };

/** What a reader may read, by table or view: all of it, or the columns that are named. */
export type Readable = Readonly<Record<string, 'all' | readonly string[]>>;

/** Functions by which anybody could write into large objects, of which the site has none. */
const largeObjectWriters = `
  'lo_creat', 'lo_create', 'lo_open', 'lo_put', 'lo_from_bytea', 'lo_truncate', 'lo_truncate64', 'lo_unlink', 'lowrite'`;

/** Changes that give the owner's role what an older version made as the superuser, whose number is 10. */
const changesOfOwner = `
  WITH own_schemas AS (
    SELECT oid FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema'
  ), linked AS (
    SELECT classid, objid FROM pg_depend WHERE deptype IN ('e', 'i') OR (deptype = 'a' AND classid = 'pg_class'::regclass)
  )
  SELECT format('ALTER SCHEMA %I OWNER TO site_owner', nspname) AS change FROM pg_namespace
  WHERE oid IN (SELECT oid FROM own_schemas) AND nspowner = 10 AND nspname <> 'public'
  UNION ALL
  SELECT format('ALTER TABLE %s OWNER TO site_owner', oid::regclass) FROM pg_class
  WHERE relnamespace IN (SELECT oid FROM own_schemas) AND relowner = 10 AND relkind IN ('r', 'p', 'v', 'm', 'S')
    AND (relkind <> 'S' OR oid NOT IN (SELECT objid FROM linked WHERE classid = 'pg_class'::regclass))
    AND oid NOT IN (SELECT objid FROM pg_depend WHERE classid = 'pg_class'::regclass AND deptype = 'e')
  UNION ALL
  SELECT format('ALTER ROUTINE %s OWNER TO site_owner', oid::regprocedure) FROM pg_proc
  WHERE pronamespace IN (SELECT oid FROM own_schemas) AND proowner = 10 AND prokind IN ('f', 'p')
    AND oid NOT IN (SELECT objid FROM linked WHERE classid = 'pg_proc'::regclass)
  UNION ALL
  SELECT format('ALTER TYPE %s OWNER TO site_owner', oid::regtype) FROM pg_type
  WHERE typnamespace IN (SELECT oid FROM own_schemas) AND typowner = 10 AND typtype IN ('e', 'd')
    AND oid NOT IN (SELECT objid FROM linked WHERE classid = 'pg_type'::regclass)
  UNION ALL
  SELECT format('ALTER TEXT SEARCH CONFIGURATION %s OWNER TO site_owner', oid::regconfig) FROM pg_ts_config
  WHERE cfgnamespace IN (SELECT oid FROM own_schemas) AND cfgowner = 10
  UNION ALL
  SELECT format('ALTER TEXT SEARCH DICTIONARY %s OWNER TO site_owner', oid::regdictionary) FROM pg_ts_dict
  WHERE dictnamespace IN (SELECT oid FROM own_schemas) AND dictowner = 10
    AND oid NOT IN (SELECT objid FROM linked WHERE classid = 'pg_ts_dict'::regclass)`;

/** Shorter than the second after which PostgreSQL looks for a deadlock, and ends whoever it finds looking. */
const longestWaitMs = 800;
/** About a minute. */
const mostTries = 75;
/** A lock was not to be had in time; a deadlock. */
const lockFailures = ['55P03', '40P01'];

/**
 * Makes the three roles of an embedded server, and the owner's what is not yet: one query where nothing is to be done.
 * `client` is the superuser, who is for this alone.
 */
export async function ensureRoles(client: pg.ClientBase): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await changeOwners(client);
    } catch (error) {
      // Processes of other machines write as soon as the server answers: one of them may hold a table that this needs,
      // and wait for another that this holds. What people write goes first.
      if (!lockFailures.includes((error as { code?: string }).code ?? '') || tries === mostTries) throw error;
    }
  }
}

async function changeOwners(client: pg.ClientBase): Promise<void> {
  await client.query(`
    DO $do$
    DECLARE found record; name text;
    BEGIN
      -- A replica gets them from its primary.
      IF pg_is_in_recovery() THEN RETURN; END IF;
      PERFORM set_config('lock_timeout', '${longestWaitMs}ms', true);
      FOREACH name IN ARRAY ARRAY['site_owner', 'site_writer', 'site_reader'] LOOP
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN
          EXECUTE format('CREATE ROLE %I LOGIN NOINHERIT', name);
        END IF;
      END LOOP;
      IF (SELECT datdba FROM pg_database WHERE datname = current_database()) <> 'site_owner'::regrole THEN
        EXECUTE format('ALTER DATABASE %I OWNER TO site_owner', current_database());
        EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
        FOR found IN SELECT oid::regprocedure AS writer FROM pg_proc
          WHERE pronamespace = 'pg_catalog'::regnamespace AND proname IN (${largeObjectWriters}) LOOP
          EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', found.writer);
        END LOOP;
      END IF;
      FOR found IN ${changesOfOwner} LOOP
        EXECUTE found.change;
      END LOOP;
    END
    $do$`);
}

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
