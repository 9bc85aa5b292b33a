import { sql } from 'drizzle-orm';
import { beforeAll } from 'vitest';
import type { TestSite } from './test-site.ts';

let count = 0;

type Table = { name: string; kept: string; columns: string };

/**
 * Remembers every row of a site, jobs too, as the hooks before this call leave them. `restore` brings them back,
 * whatever was written or deleted since, and clears the caches of the site: each test starts from the same state.
 */
export function keptRows(site: TestSite): { restore(): Promise<void> } {
  let restoring = '';
  count += 1;
  const schema = `kept_rows_${count}`;
  beforeAll(async () => {
    const { rows: tables } = await site.db.execute<Table>(sql`
      select format('%I.%I', table_schema, table_name) as name, quote_ident(table_schema || '.' || table_name) as kept,
        string_agg(quote_ident(column_name), ', ') as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where (table_schema = 'public' or (table_schema, table_name) = ('pgboss', 'job'))
        and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      group by table_schema, table_name`);
    const keep = tables.map(({ name, kept }) => `create table ${schema}.${kept} as table ${name};`);
    await site.database.pool.query(`create schema ${schema}; ${keep.join(' ')}`);
    // Without triggers: they would count rows again, and refuse a row whose counterpart is inserted later.
    restoring = `begin; set local session_replication_role = replica; ${tables
      .map(
        ({ name, kept, columns }) =>
          `delete from ${name}; insert into ${name} (${columns}) overriding system value select ${columns} from ${schema}.${kept};`,
      )
      .join(' ')} commit;`;
  });
  return {
    async restore() {
      await site.database.pool.query(restoring);
      site.forget();
    },
  };
}
