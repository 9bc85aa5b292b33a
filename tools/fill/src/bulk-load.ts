import type pg from 'pg';

type Definition = { table: string; name: string; definition: string };

/**
 * Loads into tables that have neither indexes nor foreign keys nor triggers meanwhile, and gives them all back:
 * building an index once is many times cheaper than adding to it row by row. All of it belongs to the caller's
 * transaction.
 */
export async function bulkLoad(client: pg.ClientBase, tables: readonly string[], load: () => Promise<void>) {
  const constraints = await readConstraints(client, tables);
  const indexes = await readIndexes(client, tables);
  for (const { table, name } of constraints) await client.query(`alter table ${table} drop constraint "${name}"`);
  for (const { name } of indexes) await client.query(`drop index "${name}"`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);

  await load();

  // Keys come before what refers to them: the order in which they were dropped, backwards.
  for (const { table, name, definition } of constraints.toReversed())
    await client.query(`alter table ${table} add constraint "${name}" ${definition}`);
  for (const { definition } of indexes) await client.query(definition);
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
}

/** Foreign keys first: they rest on the others. */
async function readConstraints(client: pg.ClientBase, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype in ('p', 'u', 'f') and (conrelid = any ($1::regclass[]) or confrelid = any ($1::regclass[]))
     order by contype <> 'f', conname`,
    [tables],
  );
  return rows;
}

async function readIndexes(client: pg.ClientBase, tables: readonly string[]): Promise<Definition[]> {
  const { rows } = await client.query<Definition>(
    `select indrelid::regclass::text as table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index
     where indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)
     order by 2`,
    [tables],
  );
  return rows;
}
