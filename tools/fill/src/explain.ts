import type pg from 'pg';
import type { Statement } from './asked-statements.ts';

/**
 * How PostgreSQL runs a statement with these values; in `auto` mode it would come to one of the two after some calls.
 */
export async function explain(
  client: pg.ClientBase,
  { text, values }: Statement,
  mode: 'force_custom_plan' | 'force_generic_plan' = 'force_custom_plan',
): Promise<string[]> {
  await client.query(`set plan_cache_mode = ${mode}`);
  await client.query(`prepare explained as ${text}`);
  try {
    const given = values.map((value) => literal(value)).join(', ');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) execute explained${given && `(${given})`}`,
    );
    return rows.map((row) => row['QUERY PLAN']);
  } finally {
    await client.query('deallocate explained; reset plan_cache_mode');
  }
}

/** How many blocks of 8 kB PostgreSQL looks at to answer these statements: the work, whoever else is busy. */
export async function blocksOf(pool: pg.Pool, statements: readonly Statement[]): Promise<number> {
  let blocks = 0;
  for (const { text, values } of statements) {
    const given = values.map((value) => (Array.isArray(value) ? value : (value ?? null)));
    const { rows } = await pool.query(`explain (analyze, buffers, format json) ${text}`, given);
    const plan = rows[0]['QUERY PLAN'][0].Plan;
    blocks += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return blocks;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  const text = Array.isArray(value)
    ? `{${value.map((part) => JSON.stringify(String(part))).join(',')}}`
    : value instanceof Date
      ? value.toISOString()
      : String(value);
  return `'${text.replaceAll("'", "''")}'`;
}
