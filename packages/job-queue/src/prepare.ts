import { type Connection, clientConfig } from '@trekker/database/connections/connection.ts';
import pg from 'pg';
import type { PgBoss, QueueResult } from 'pg-boss';
import { openBoss } from './boss.ts';
import { deadLetters } from './dead-letters.ts';
import type { Job, Work } from './job.ts';

/** Any number that no other user of advisory locks in this database takes. */
const prepareLock = 7_226_155_014;

const day = 24 * 60 * 60;

/**
 * Makes pg-boss's tables and the queue of each job, or brings them up to date. Called by the process that migrates,
 * before anybody enqueues; processes that start together take turns.
 */
export async function prepareJobQueue(
  connection: Connection,
  work: readonly Pick<Work, 'job' | 'cron'>[],
): Promise<void> {
  const lock = new pg.Client(clientConfig(connection));
  lock.on('error', () => {}); // the query in progress rejects
  await lock.connect();
  try {
    // The lock belongs to the session: it ends with it, whatever happens to this process.
    await lock.query('SELECT pg_advisory_lock($1)', [prepareLock]);
    const boss = openBoss(connection, { max: 1, supervise: false, schedule: false });
    await boss.start();
    try {
      await prepareQueues(boss, work);
      await emptyFinishedJobs(lock);
    } finally {
      await boss.stop({ graceful: false });
    }
  } finally {
    await lock.end();
  }
}

/** Writes only what is not there as it should be: to write all of it anew was half of preparing a database. */
async function prepareQueues(boss: PgBoss, work: readonly Pick<Work, 'job' | 'cron'>[]): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!queues.has(deadLetters)) await boss.createQueue(deadLetters, { retentionSeconds: 365 * day });
  for (const { job } of work) {
    const queue = queues.get(job.name);
    const options = queueOptions(job);
    if (!queue) await boss.createQueue(job.name);
    if (!queue || !holds(queue, options)) await boss.updateQueue(job.name, options);
  }
  const wanted = new Map(work.flatMap(({ job, cron }) => (cron ? [[job.name, cron] as const] : [])));
  const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const name of schedules.keys()) if (!wanted.has(name)) await boss.unschedule(name);
  for (const [name, cron] of wanted) if (schedules.get(name) !== cron) await boss.schedule(name, cron, {});
}

/**
 * What a job was given goes the moment it is done, with all that names somebody; that it was done stays for a while. A
 * trigger, so that neither is ever without the other. A job that has died lives on as a dead letter alone, which has
 * its payload. What pg-boss does by the clock is known again by its key after it is done, and is nobody's
 * (`singleton_on`).
 */
async function emptyFinishedJobs(client: pg.Client): Promise<void> {
  const known = `SELECT FROM pg_trigger WHERE tgrelid = 'pgboss.job'::regclass AND tgname IN ('forget_done', 'forget_dead')`;
  // To make one anew keeps everybody from writing, and waits for all who do.
  if ((await client.query(known)).rowCount === 2) return;
  await client.query(`
    CREATE OR REPLACE FUNCTION pgboss.forget_done() RETURNS trigger LANGUAGE plpgsql AS $do$
    BEGIN
      NEW.data := NULL;
      NEW.output := NULL;
      NEW.singleton_key := NULL;
      RETURN NEW;
    END $do$;
    CREATE OR REPLACE FUNCTION pgboss.forget_dead() RETURNS trigger LANGUAGE plpgsql AS $do$
    BEGIN
      UPDATE pgboss.job SET data = NULL, output = NULL, singleton_key = NULL WHERE name = NEW.name AND id = NEW.id;
      RETURN NULL;
    END $do$;
    CREATE OR REPLACE TRIGGER forget_done BEFORE UPDATE ON pgboss.job
      FOR EACH ROW WHEN (NEW.state = 'completed' AND NEW.singleton_on IS NULL) EXECUTE FUNCTION pgboss.forget_done();
    CREATE OR REPLACE TRIGGER forget_dead AFTER INSERT ON pgboss.job
      FOR EACH ROW WHEN (NEW.state = 'failed' AND NEW.singleton_on IS NULL) EXECUTE FUNCTION pgboss.forget_dead();`);
}

function holds(queue: QueueResult, options: ReturnType<typeof queueOptions>): boolean {
  return Object.entries(options).every(([name, value]) => queue[name as keyof typeof options] === value);
}

function queueOptions(job: Job) {
  return {
    retryLimit: job.retries,
    retryDelay: job.backoff.firstSeconds,
    retryDelayMax: job.backoff.mostSeconds,
    retryBackoff: true,
    expireInSeconds: job.expires.seconds,
    // A worker that was killed shows no sign of life; its jobs are then taken by another.
    heartbeatSeconds: 10,
    // A job waits for a worker that is away for longer than any outage.
    retentionSeconds: 60 * day,
    deleteAfterSeconds: 600,
    deadLetter: deadLetters,
    notify: true,
  };
}
