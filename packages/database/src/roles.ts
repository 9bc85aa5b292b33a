import type pg from 'pg';

/**
 * Who uses a database: `owner` makes and changes tables, `writer` changes rows, `reader` reads what is for everybody.
 */
export type Roles = { owner: string; writer: string; reader: string };

/** Those of the embedded server. */
export const embeddedRoles = {
  owner: 'site_owner',
  writer: 'site_writer',
  reader: 'site_reader',
} as const satisfies Roles;

const { owner } = embeddedRoles;

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
  SELECT format('ALTER SCHEMA %I OWNER TO ${owner}', nspname) AS change FROM pg_namespace
  WHERE oid IN (SELECT oid FROM own_schemas) AND nspowner = 10 AND nspname <> 'public'
  UNION ALL
  SELECT format('ALTER TABLE %s OWNER TO ${owner}', oid::regclass) FROM pg_class
  WHERE relnamespace IN (SELECT oid FROM own_schemas) AND relowner = 10 AND relkind IN ('r', 'p', 'v', 'm', 'S')
    AND (relkind <> 'S' OR oid NOT IN (SELECT objid FROM linked WHERE classid = 'pg_class'::regclass))
    AND oid NOT IN (SELECT objid FROM pg_depend WHERE classid = 'pg_class'::regclass AND deptype = 'e')
  UNION ALL
  SELECT format('ALTER ROUTINE %s OWNER TO ${owner}', oid::regprocedure) FROM pg_proc
  WHERE pronamespace IN (SELECT oid FROM own_schemas) AND proowner = 10 AND prokind IN ('f', 'p')
    AND oid NOT IN (SELECT objid FROM linked WHERE classid = 'pg_proc'::regclass)
  UNION ALL
  SELECT format('ALTER TYPE %s OWNER TO ${owner}', oid::regtype) FROM pg_type
  WHERE typnamespace IN (SELECT oid FROM own_schemas) AND typowner = 10 AND typtype IN ('e', 'd')
    AND oid NOT IN (SELECT objid FROM linked WHERE classid = 'pg_type'::regclass)
  UNION ALL
  SELECT format('ALTER TEXT SEARCH CONFIGURATION %s OWNER TO ${owner}', oid::regconfig) FROM pg_ts_config
  WHERE cfgnamespace IN (SELECT oid FROM own_schemas) AND cfgowner = 10
  UNION ALL
  SELECT format('ALTER TEXT SEARCH DICTIONARY %s OWNER TO ${owner}', oid::regdictionary) FROM pg_ts_dict
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
      FOREACH name IN ARRAY ARRAY['${Object.values(embeddedRoles).join("', '")}'] LOOP
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN
          EXECUTE format('CREATE ROLE %I LOGIN NOINHERIT', name);
        END IF;
      END LOOP;
      IF (SELECT datdba FROM pg_database WHERE datname = current_database()) <> '${owner}'::regrole THEN
        EXECUTE format('ALTER DATABASE %I OWNER TO ${owner}', current_database());
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
