import { type SQL, sql } from 'drizzle-orm';

export type QueueDepth = { queue: string; waiting: number; active: number; failed: number };

/** How much each queue holds, as pg-boss last counted it: at most a minute ago while a worker runs. */
export async function queueDepths(db: {
  execute(query: SQL): PromiseLike<{ rows: Record<string, unknown>[] }>;
}): Promise<QueueDepth[]> {
  const { rows } = await db.execute(sql`
    SELECT name AS queue, queued_count AS waiting, active_count AS active, failed_count AS failed
    FROM pgboss.queue WHERE name NOT LIKE '\\_\\_pgboss%' ORDER BY name`);
  return rows as QueueDepth[];
}
