import { type Database, openDatabase } from '@trekker/database/database.ts';
import { cloneTestDatabase } from '@trekker/database/test-database.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, inject } from 'vitest';
import type { Work } from './job.ts';
import { prepareJobQueue } from './prepare.ts';
import { hopeless, hourly, note } from './test-jobs.fixture.ts';
import { type RunningWorker, startWorker, type WorkerOptions } from './worker.ts';

/** For each test a database with prepared queues, and workers that stop with it. */
export function queueDatabase() {
  let database: Database;
  let drop: () => Promise<void>;
  const workers: RunningWorker[] = [];
  beforeEach(async () => {
    const clone = await cloneTestDatabase(inject('testServer'));
    database = await openDatabase({ connection: clone.connection, poolSize: 4 });
    drop = clone.drop;
    await prepareJobQueue(clone.connection, [{ job: note }, { job: hopeless }, { job: hourly, cron: '* * * * *' }]);
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop(1000)));
    await database.close();
    await drop();
  });
  return {
    get db() {
      return database.db;
    },
    get connection() {
      return database.connection;
    },
    async work(work: readonly Work[], options?: WorkerOptions): Promise<RunningWorker> {
      const worker = await startWorker(database.connection, work, options);
      workers.push(worker);
      return worker;
    },
    /** How many jobs of a name are in each state. */
    async states(name: string): Promise<Record<string, number>> {
      const { rows } = await database.db.execute<{ state: string; count: number }>(
        sql`SELECT state, count(*)::int AS count FROM pgboss.job WHERE name = ${name} GROUP BY state`,
      );
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    },
  };
}
