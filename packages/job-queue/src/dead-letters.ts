import { type SQL, sql } from 'drizzle-orm';
import { insertJob } from './enqueue.ts';

/** Where jobs go that failed as often as they may. They stay until somebody looks at them. */
export const deadLetters = 'dead-letters';

type Executor = { execute(query: SQL): PromiseLike<{ rows: Record<string, unknown>[] }> };

export type DeadJobs = { job: string; count: number; newestAt: Date };

/** The jobs that failed as often as they may, counted by kind. */
export async function countDeadJobs(db: Executor): Promise<DeadJobs[]> {
  const { rows } = await db.execute(sql`
    SELECT source_name AS job, count(*)::int AS count, max(created_on) AS "newestAt"
    FROM pgboss.job WHERE name = ${deadLetters} GROUP BY source_name ORDER BY source_name`);
  return rows.map((row) => ({ ...(row as DeadJobs), newestAt: new Date(row.newestAt as string) }));
}

export type DeadJob = {
  id: string;
  job: string;
  payload: unknown;
  /** Why its last try failed, in the words of what failed; "" where nobody said. */
  reason: string;
  diedAt: Date;
};

/** The newest first, `most` at most. */
export async function listDeadJobs(db: Executor, most: number): Promise<DeadJob[]> {
  const { rows } = await db.execute(sql`
    SELECT id, source_name AS job, data AS payload, created_on AS "diedAt",
      coalesce(output->>'message', output->'value'->>'message', '') AS reason
    FROM pgboss.job WHERE name = ${deadLetters} ORDER BY created_on DESC, id DESC LIMIT ${most}`);
  return rows.map((row) => ({ ...(row as DeadJob), diedAt: new Date(row.diedAt as string) }));
}

/** Takes a dead letter away and gives its kind; undefined when there is none. */
export async function discardDeadJob(tx: Executor, id: string): Promise<string | undefined> {
  return (await takeDeadJob(tx, id, true))?.job;
}

/**
 * The job waits again, with all its tries before it. In a transaction. Gives its kind; undefined when there is no such
 * dead letter, or nobody does its kind any more.
 */
export async function retryDeadJob(tx: Executor, id: string): Promise<string | undefined> {
  const dead = await takeDeadJob(tx, id, false);
  if (dead) await insertJob(tx, dead.job, JSON.stringify(dead.payload));
  return dead?.job;
}

async function takeDeadJob(tx: Executor, id: string, forGood: boolean) {
  const { rows } = await tx.execute(sql`
    DELETE FROM pgboss.job WHERE name = ${deadLetters} AND id::text = ${id}
      AND (${forGood} OR source_name IN (SELECT name FROM pgboss.queue))
    RETURNING source_name AS job, data AS payload`);
  return rows[0] as { job: string; payload: unknown } | undefined;
}
