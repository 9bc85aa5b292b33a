import { sql } from 'drizzle-orm';
import type { TestSite } from './test-site.ts';

/** A change of anything that is stored changes this; counters of limits may move. */
export async function stored({ db }: Pick<TestSite, 'db'>): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limits' order by 1`,
  );
  const prints = tables.map(
    ({ name }) =>
      `select '${name}' || md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as print from ${name} t`,
  );
  const { rows } = await db.execute<{ print: string }>(sql.raw(prints.join(' union all ')));
  return rows.map(({ print }) => print).join();
}
