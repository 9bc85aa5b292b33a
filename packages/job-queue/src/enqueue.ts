import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Job } from './job.ts';

/** A Drizzle transaction, or `db` itself. */
type Executor = { execute(query: SQL): PromiseLike<{ rows: Record<string, unknown>[] }> };

export type EnqueueOptions = {
  /** Not before this time; without it as soon as the transaction commits. */
  startAfter?: Date;
  /** While a job of the same name and key waits for its first run, no second one is added. */
  singletonKey?: string;
  /** Of jobs that could be done, those with more come first (0). */
  priority?: number;
};

/**
 * Adds a job as part of the caller's transaction: it runs if, and only if, that commits. False when a job with the same
 * singleton key waits already.
 *
 * One statement on pg-boss's own table instead of its `send`, which needs a started instance with timers in every
 * process that only writes. The queue's settings are copied onto the job as `send` does; a `short` job is unique while
 * it waits.
 *
 * Throws ZodError for a payload that does not fit, and Error where the queue was never prepared.
 */
export async function enqueue<Payload extends z.ZodType>(
  tx: Executor,
  job: Job<Payload>,
  payload: z.input<Payload>,
  options: EnqueueOptions = {},
): Promise<boolean> {
  job.payload.parse(payload);
  return insertJob(tx, job.name, JSON.stringify(payload), options);
}

/**
 * Where a job of this name and singleton key waits for its first run at a later time, this one takes its place as part
 * of the caller's transaction. One that begins earlier stays.
 */
export async function runSooner<Payload extends z.ZodType>(
  tx: Executor,
  job: Job<Payload>,
  payload: z.input<Payload>,
  { startAfter, singletonKey }: { startAfter: Date; singletonKey: string },
): Promise<void> {
  const data = JSON.stringify(job.payload.parse(payload));
  const start = sql`${startAfter.toISOString()}::timestamptz`;
  await tx.execute(sql`
    UPDATE pgboss.job SET data = ${data}::jsonb, start_after = ${start}
    WHERE name = ${job.name} AND singleton_key = ${singletonKey} AND state = 'created' AND start_after > ${start}`);
}

/** The same by name, with a payload that was checked before. */
export async function insertJob(
  tx: Executor,
  name: string,
  payload: string,
  { startAfter, singletonKey, priority = 0 }: EnqueueOptions = {},
): Promise<boolean> {
  const start = startAfter ? sql`${startAfter.toISOString()}::timestamptz` : sql`now()`;
  const { rows } = await tx.execute(sql`
    WITH queue AS (
      SELECT * FROM pgboss.queue WHERE name = ${name}
    ), inserted AS (
      INSERT INTO pgboss.job (name, data, priority, start_after, keep_until, singleton_key, policy, dead_letter, retry_limit,
        retry_delay, retry_delay_max, retry_backoff, expire_seconds, deletion_seconds, heartbeat_seconds)
      SELECT name, ${payload}::jsonb, ${priority}::int, ${start}, ${start} + retention_seconds * interval '1 second',
        ${singletonKey ?? null}, ${singletonKey === undefined ? sql`policy` : 'short'}, dead_letter, retry_limit,
        retry_delay, retry_delay_max, retry_backoff, expire_seconds, deletion_seconds, heartbeat_seconds
      FROM queue
      ON CONFLICT DO NOTHING
      RETURNING name
    )
    SELECT pg_notify(${wakeChannel}, queue.name), (SELECT count(*) FROM inserted)::int AS added FROM queue`);
  const [row] = rows;
  if (!row) throw new Error(`The queue ${name} does not exist: prepareJobQueue was not given this job.`);
  return row.added === 1;
}

/**
 * Where pg-boss's workers listen for new jobs: a hash of its schema's name, "pgboss". Were it ever another, jobs would
 * only wait for the next look at the table.
 */
export const wakeChannel = sql`'pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24)`;
