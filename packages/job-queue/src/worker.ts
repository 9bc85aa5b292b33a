import type { Connection } from '@trekker/database/connections/connection.ts';
import type { JobResult, JobWithMetadata, PgBoss } from 'pg-boss';
import { openBoss } from './boss.ts';
import { UnrecoverableJobError, type Work } from './job.ts';

export type WorkerOptions = {
  /** How many jobs of each kind this process does at a time. Default: 2. */
  concurrency?: number;
  /** What went wrong in the background, and each failed run. Failed jobs are tried again whatever this does. */
  onError?: (error: Error) => void;
};

export type RunningWorker = {
  /** Takes no more jobs and finishes those that run; what takes longer than `timeoutMs` returns to the queue. */
  stop(timeoutMs?: number): Promise<void>;
};

/** Signs of life and dead workers are looked at this often. */
const watchSeconds = 5;

/**
 * New jobs are announced; the table is looked at for those that wait for their next try, and for lost announcements.
 */
const looks = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };

/**
 * Takes jobs of the prepared queues until it is stopped. Several workers share the jobs: each is taken by one of them.
 */
export async function startWorker(
  connection: Connection,
  work: readonly Work[],
  { concurrency = 2, onError = () => {} }: WorkerOptions = {},
): Promise<RunningWorker> {
  const options = {
    max: 4,
    migrate: false,
    useListenNotify: true,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
    maintenanceIntervalSeconds: 300,
    cronWorkerIntervalSeconds: 5,
  };
  const boss = openBoss(connection, options, onError);
  await boss.start();
  for (const each of work) for (let poller = 0; poller < concurrency; poller++) await takeOneByOne(boss, each, onError);
  return {
    stop: (timeoutMs = 15_000) => boss.stop({ timeout: timeoutMs }),
  };
}

type Report = (error: Error) => void;

/** One poller: it does one job at a time. */
async function takeOneByOne(boss: PgBoss, { job, handler }: Work, onError: Report): Promise<void> {
  const run = async ([taken]: JobWithMetadata<object>[]): Promise<JobResult[]> => {
    if (!taken) return [];
    const { id } = taken;
    try {
      const payload = job.payload.parse(taken.data ?? {});
      await handler(payload, { id, retry: taken.retryCount, startedAt: taken.startedOn, signal: taken.signal });
      return [{ id, status: 'completed' }];
    } catch (error) {
      onError(new Error(`The job ${job.name} failed (try ${taken.retryCount + 1})`, { cause: error }));
      const status = error instanceof UnrecoverableJobError ? 'deadletter' : 'failed';
      return [{ id, status, output: { message: error instanceof Error ? error.message : String(error) } }];
    } finally {
      // Where one job waited another may: pg-boss would rest until its next look at the table.
      boss.notifyWorker(poller);
    }
  };
  const poller = await boss.work(job.name, { includeMetadata: true, perJobResults: true, ...looks }, run);
}
