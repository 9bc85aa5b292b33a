import { sql } from 'drizzle-orm';
import type { TestSite } from './test-site.ts';

/**
 * A digest of everything that is stored. Rate limits and the counter of missing addresses, which a timer writes, are
 * left out.
 */
export async function stored({ db }: Pick<TestSite, 'db'>): Promise<string> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('rate_limits', 'rate_limit_secrets', 'missing_addresses')`,
  );
  const prints = tables.map(
    ({ name }) =>
      `select '${name}' || md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as print from ${name} t`,
  );
  const { rows } = await db.execute<{ print: string }>(sql.raw(prints.join(' union all ')));
  // The parts of a union come in any order: PostgreSQL may read them in parallel.
  return rows
    .map(({ print }) => print)
    .sort()
    .join();
}
