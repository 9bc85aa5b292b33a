import { sql } from 'drizzle-orm';
import type { Queryable } from '../../src/server/queryable.ts';

/**
 * Finds every column that contains one of these words, in any case, in every table of every schema, the job queue's
 * included. PostgreSQL's own tables are left out: their statistics come from the rows, and are updated after them.
 */
export async function columnsThatHold(db: Queryable, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select oid::regclass::text as name from pg_class
    where relkind = 'r' and relnamespace::regnamespace::text !~ '^(pg_|information_schema)' order by 1`);
  // Bytes are shown in hexadecimal.
  const sought = words.flatMap((word) => [word, Buffer.from(word).toString('hex')]);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute<{ column: string }>(sql`
      select distinct cell.key as column from only ${sql.raw(name)} as row, jsonb_each_text(to_jsonb(row)) as cell
      where cell.value ilike any (array[${sql.join(
        sought.map((word) => sql`${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`),
        sql`, `,
      )}]) order by 1`);
    found.push(...rows.map(({ column }) => `${name.replaceAll('"', '')}.${column}`));
  }
  return found;
}
