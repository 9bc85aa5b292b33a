import { type SQL, sql } from 'drizzle-orm';
import { deadLetters } from './boss.ts';

type Executor = { execute(query: SQL): PromiseLike<{ rows: Record<string, unknown>[] }> };

export type DeadJobs = { job: string; count: number; newestAt: Date };

/** The jobs that failed as often as they may, counted by kind. */
export async function countDeadJobs(db: Executor): Promise<DeadJobs[]> {
  const { rows } = await db.execute(sql`
    SELECT source_name AS job, count(*)::int AS count, max(created_on) AS "newestAt"
    FROM pgboss.job WHERE name = ${deadLetters} GROUP BY source_name ORDER BY source_name`);
  return rows.map((row) => ({ ...(row as DeadJobs), newestAt: new Date(row.newestAt as string) }));
}
