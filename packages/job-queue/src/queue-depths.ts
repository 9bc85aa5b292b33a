import { type SQL, sql } from 'drizzle-orm';
import { deadLetters } from './dead-letters.ts';

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

/** How many jobs of these kinds wait for a later time before their first run. */
export async function countPostponed(db: Parameters<typeof queueDepths>[0], names: readonly string[]): Promise<number> {
  const { rows } = await db.execute(sql`
    SELECT count(*)::int AS count FROM pgboss.job
    WHERE name IN ${[...names]} AND state = 'created' AND start_after > now()`);
  return (rows[0] as { count: number }).count;
}

/** Which of these kinds have a job that waits or is being done. */
export async function namesUnderWay(
  db: Parameters<typeof queueDepths>[0],
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute(sql`
    SELECT DISTINCT name FROM pgboss.job WHERE name IN ${[...names]} AND state <= 'active'`);
  return new Set((rows as { name: string }[]).map(({ name }) => name));
}

export type WaitingTime = { queue: string; seconds: number };

/** How long the first job of each queue that could be done has waited; queues where none waits are left out. */
export async function waitingTimes(db: Parameters<typeof queueDepths>[0]): Promise<WaitingTime[]> {
  const { rows } = await db.execute(sql`
    SELECT name AS queue, extract(epoch FROM now() - min(greatest(created_on, start_after)))::float8 AS seconds
    FROM pgboss.job
    WHERE state < 'active' AND start_after <= now() AND name <> ${deadLetters} AND name NOT LIKE '\\_\\_pgboss%'
    GROUP BY name`);
  return rows as WaitingTime[];
}
