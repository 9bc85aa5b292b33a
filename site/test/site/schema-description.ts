import type pg from 'pg';

const ownSchema = `(SELECT oid FROM pg_namespace WHERE nspname = 'public')`;
const notOfExtension = (catalog: string, oid: string) =>
  `NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${catalog}'::regclass AND objid = ${oid} AND deptype = 'e')`;

/**
 * One line for each thing in the schema `public`, by kind. What PostgreSQL names by itself, such as rules that a column
 * is never null, has no name here.
 */
const kinds: Record<string, string> = {
  relation: `
    SELECT format('%s %s %s %s rights %s: %s', relname, relkind, relpersistence, reloptions, relacl, obj_description(oid, 'pg_class'))
    FROM pg_class WHERE relnamespace = ${ownSchema} AND relkind <> 'i' AND ${notOfExtension('pg_class', 'pg_class.oid')}`,
  column: `
    SELECT format('%s.%s %s %s null %s default %s generated %s identity %s collation %s storage %s statistics %s rights %s: %s', relname,
      rank() OVER (PARTITION BY attrelid ORDER BY attnum), attname, format_type(atttypid, atttypmod), NOT attnotnull,
      pg_get_expr(adbin, adrelid), attgenerated, attidentity, attcollation, attstorage, attstattarget, attacl, col_description(attrelid, attnum))
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE relnamespace = ${ownSchema} AND relkind IN ('r', 'v', 'm', 'p') AND attnum > 0 AND NOT attisdropped`,
  constraint: `
    SELECT format('%s %s %s valid %s', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
    FROM pg_constraint WHERE connamespace = ${ownSchema} AND contype <> 'n'`,
  index: `
    SELECT format('%s valid %s clustered %s statistics %s', pg_get_indexdef(indexrelid), indisvalid, indisclustered,
      ARRAY(SELECT attstattarget FROM pg_attribute WHERE attrelid = indexrelid ORDER BY attnum))
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE relnamespace = ${ownSchema}`,
  view: `SELECT format('%s %s', viewname, definition) FROM pg_views WHERE schemaname = 'public'`,
  trigger: `
    SELECT format('%s %s', pg_get_triggerdef(pg_trigger.oid), tgenabled)
    FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid WHERE relnamespace = ${ownSchema} AND NOT tgisinternal`,
  function: `
    SELECT format('%s rights %s: %s', pg_get_functiondef(oid), proacl, obj_description(oid, 'pg_proc'))
    FROM pg_proc WHERE pronamespace = ${ownSchema} AND prokind IN ('f', 'p') AND ${notOfExtension('pg_proc', 'pg_proc.oid')}`,
  type: `
    SELECT format('%s %s %s', typname, typtype, ARRAY(SELECT enumlabel FROM pg_enum WHERE enumtypid = pg_type.oid ORDER BY enumsortorder))
    FROM pg_type WHERE typnamespace = ${ownSchema} AND typtype IN ('e', 'd', 'r') AND ${notOfExtension('pg_type', 'pg_type.oid')}`,
  policy: `SELECT format('%s %s %s', polrelid::regclass, polname, polcmd) FROM pg_policy`,
  extension: `SELECT format('%s %s', extname, extnamespace::regnamespace) FROM pg_extension`,
  'search configuration': `SELECT cfgname::text FROM pg_ts_config WHERE cfgnamespace = ${ownSchema}`,
  'rights on the schema': `SELECT nspacl::text FROM pg_namespace WHERE nspname = 'public'`,
};

/** Everything that a schema is made of, as lines of text in order: two schemas are the same when their lines are. */
export async function describeSchema(client: pg.ClientBase): Promise<string[]> {
  const lines: string[] = [];
  for (const [kind, query] of Object.entries(kinds)) {
    const { rows } = await client.query<{ line: string }>(`SELECT line FROM (${query}) AS found (line) ORDER BY line`);
    lines.push(...rows.map(({ line }) => `${kind} ${line}`));
  }
  return lines;
}

/** How many rows each table has that has any. */
export async function countRows(client: pg.ClientBase): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${name}`);
    if (counted.rows[0]?.count) counts[name] = counted.rows[0].count;
  }
  return counts;
}
