import { fork } from 'node:child_process';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { countDeadJobs, deadLetters, discardDeadJob, listDeadJobs, retryDeadJob } from './dead-letters.ts';
import { enqueue } from './enqueue.ts';
import { UnrecoverableJobError, workOn } from './job.ts';
import { queueDatabase } from './job-queue.fixture.ts';
import { prepareJobQueue } from './prepare.ts';
import { hopeless, hourly, note } from './test-jobs.fixture.ts';

const queue = queueDatabase();
/** Less than the 5 s between two looks at the table: a job that is announced is not found by chance. */
const asAnnounced = { timeout: 4000, interval: 20 };
const soon = { timeout: 150_000, interval: 20 };

/** A worker on notes that writes down what it was given. */
async function recordingWorker(done: string[] = []) {
  const worker = await queue.work([
    workOn(note, async ({ text }) => {
      done.push(text);
    }),
  ]);
  return { worker, done };
}

test('a job runs when its transaction commits, and never when it rolls back', async () => {
  const { worker, done } = await recordingWorker();
  const rolledBack = queue.db.transaction(async (tx) => {
    await enqueue(tx, note, { text: 'rolled back' });
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await queue.db.transaction(async (tx) => {
    await enqueue(tx, note, { text: 'committed' });
    expect(done).toEqual([]);
  });
  // Sooner than the next look at the table would come: the commit itself wakes the worker.
  await vi.waitFor(() => expect(done).toEqual(['committed']), asAnnounced);
  await worker.stop();
  expect(await queue.states('note')).toEqual({ completed: 1 });
});

test('a payload that does not match its schema is refused, and so is a job that was never prepared', async () => {
  const refused = { issues: [{ code: 'invalid_type', path: ['text'] }] };
  await expect(enqueue(queue.db, note, { text: 7 } as never)).rejects.toMatchObject(refused);
  await expect(enqueue(queue.db, { ...note, name: 'unheard-of' }, { text: '' })).rejects.toThrow('does not exist');
});

test('several workers share the jobs, and each job is done once', async () => {
  const done: string[] = [];
  const workers = await Promise.all([recordingWorker(done), recordingWorker(done), recordingWorker(done)]);
  const texts = Array.from({ length: 200 }, (_, index) => `n${index}`);
  await queue.db.transaction(async (tx) => {
    for (const text of texts) await enqueue(tx, note, { text });
  });
  await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(200), soon);
  await Promise.all(workers.map(({ worker }) => worker.stop()));
  expect(done.toSorted()).toEqual(texts.toSorted());
});

test('only one job with the same singleton key waits at a time', async () => {
  const add = (text: string) => enqueue(queue.db, note, { text }, { singletonKey: 'only' });
  const added = await Promise.all([add('a'), add('b'), add('c')]);
  expect(added.filter(Boolean)).toHaveLength(1);
  const { worker, done } = await recordingWorker();
  await vi.waitFor(() => expect(done).toHaveLength(1), soon);
  expect(await add('later')).toBe(true);
  await vi.waitFor(() => expect(done).toHaveLength(2), soon);
  expect(done[1]).toBe('later');
  await worker.stop();
});

test('a job starts no earlier than its start time', async () => {
  const startAfter = new Date(Date.now() + 1500);
  await enqueue(queue.db, note, { text: 'later' }, { startAfter });
  const startedAt: number[] = [];
  const worker = await queue.work([
    workOn(note, async () => {
      startedAt.push(Date.now());
    }),
  ]);
  await vi.waitFor(() => expect(startedAt).toHaveLength(1), soon);
  expect(startedAt[0]).toBeGreaterThanOrEqual(startAfter.getTime());
  await worker.stop();
});

test('a job that fails is tried again under the same id, then becomes a dead letter that is counted', async () => {
  const tries: { id: string; retry: number }[] = [];
  const errors: Error[] = [];
  const failing = workOn(hopeless, async (_, { id, retry }) => {
    tries.push({ id, retry });
    throw new Error('no way');
  });
  const worker = await queue.work([failing], { onError: (error) => errors.push(error) });
  await enqueue(queue.db, hopeless, { text: 'x' });
  await vi.waitFor(async () => expect(await countDeadJobs(queue.db)).toHaveLength(1), soon);
  await worker.stop();
  expect(tries.map(({ retry }) => retry)).toEqual([0, 1]);
  expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
  expect(errors.map(({ message }) => message)).toEqual([
    'The job hopeless failed (try 1)',
    'The job hopeless failed (try 2)',
  ]);
  expect(await countDeadJobs(queue.db)).toEqual([{ job: 'hopeless', count: 1, newestAt: expect.any(Date) }]);
});

test('a job that fails for good becomes a dead letter at once, and is retried or discarded by hand', async () => {
  const done: string[] = [];
  let refuses = true;
  const worker = await queue.work([
    workOn(note, async ({ text }) => {
      if (refuses) throw new UnrecoverableJobError(`${text} is refused`);
      done.push(text);
    }),
  ]);
  await enqueue(queue.db, note, { text: 'a' });
  await enqueue(queue.db, note, { text: 'b' });
  const dead = () => listDeadJobs(queue.db, 10);
  await vi.waitFor(async () => expect(await dead()).toHaveLength(2), soon);
  expect(await dead()).toContainEqual({
    id: expect.any(String),
    job: 'note',
    payload: { text: 'a' },
    reason: 'a is refused',
    diedAt: expect.any(Date),
  });
  refuses = false;
  const idOf = async (text: string) =>
    (await dead()).find(({ payload }) => (payload as { text: string }).text === text)?.id;
  const [a = '', b = ''] = [await idOf('a'), await idOf('b')];
  const again = () => queue.db.transaction((tx) => retryDeadJob(tx, a));
  expect([await again(), await again()]).toEqual(['note', undefined]);
  await vi.waitFor(() => expect(done).toEqual(['a']), soon);
  expect([await discardDeadJob(queue.db, b), await discardDeadJob(queue.db, b)]).toEqual(['note', undefined]);
  expect(await dead()).toEqual([]);
  await worker.stop();
});

test('a worker that stops finishes its jobs, and gives back those that take too long', async () => {
  const finished: string[] = [];
  const aborted: string[] = [];
  const release = Promise.withResolvers<void>();
  const started: string[] = [];
  const worker = await queue.work([
    workOn(note, async ({ text }, { signal }) => {
      started.push(text);
      signal.addEventListener('abort', () => aborted.push(text));
      if (text === 'endless') return new Promise(() => {});
      await release.promise;
      finished.push(text);
    }),
  ]);
  await enqueue(queue.db, note, { text: 'slow' });
  await enqueue(queue.db, note, { text: 'endless' });
  await vi.waitFor(() => expect(started.toSorted()).toEqual(['endless', 'slow']), soon);
  const stopping = worker.stop(1500);
  release.resolve();
  await stopping;
  expect(finished).toEqual(['slow']);
  expect(aborted).toContain('endless');
  const { worker: next, done } = await recordingWorker();
  await vi.waitFor(() => expect(done).toEqual(['endless']), soon);
  await next.stop();
});

test('the job of a killed worker is done by another worker', async () => {
  const child = fork(path.join(import.meta.dirname, 'hanging-worker.fixture.ts'), [JSON.stringify(queue.connection)]);
  const taken = new Promise<void>((resolve) => child.on('message', (message) => message === 'taken' && resolve()));
  await enqueue(queue.db, note, { text: 'orphan' });
  await taken;
  child.kill('SIGKILL');
  const { worker, done } = await recordingWorker();
  await vi.waitFor(() => expect(done).toEqual(['orphan']), { timeout: 150_000, interval: 100 });
  await worker.stop();
});

test('a scheduled job runs once across all workers', async () => {
  const firstMinute = Math.floor(Date.now() / 60_000);
  const runs: number[] = [];
  const each = () =>
    workOn(
      hourly,
      async () => {
        runs.push(Date.now());
      },
      { cron: '* * * * *' },
    );
  const workers = await Promise.all([queue.work([each()]), queue.work([each()]), queue.work([each()])]);
  await vi.waitFor(() => expect(runs.length).toBeGreaterThan(0), { timeout: 150_000, interval: 50 });
  // Stopping waits for what the clock has begun in each of them.
  await Promise.all(workers.map((worker) => worker.stop()));
  // One for each minute since the workers began, and none but those.
  const minutes = Math.floor(Date.now() / 60_000) - firstMinute + 1;
  expect(runs.length).toBeLessThanOrEqual(minutes);
});

test('processes that start together prepare the queues in turn, and preparing them again changes nothing', async () => {
  const work = [{ job: note }, { job: hopeless }];
  await Promise.all([1, 2, 3].map(() => prepareJobQueue(queue.connection, work)));
  await enqueue(queue.db, note, { text: 'still there' });
  const { worker, done } = await recordingWorker();
  await vi.waitFor(() => expect(done).toEqual(['still there']), soon);
  await worker.stop();
});

test('a queue is written when it is not as it should be, and only then', async () => {
  const prepared = async () => {
    const { rows: queues } = await queue.db.execute(sql`select * from pgboss.queue order by name`);
    const { rows: schedules } = await queue.db.execute(sql`select * from pgboss.schedule order by name`);
    return { queues, schedules };
  };
  const jobs = [{ job: note }, { job: hopeless }, { job: hourly, cron: '* * * * *' }];
  const before = await prepared();
  await prepareJobQueue(queue.connection, jobs);
  expect(await prepared()).toEqual(before);

  const patient = { ...note, retries: note.retries + 1, expires: { seconds: note.expires.seconds + 1 } };
  await prepareJobQueue(queue.connection, [{ job: patient }, { job: hopeless, cron: '5 * * * *' }, { job: hourly }]);
  const after = await prepared();
  const changed = after.queues.filter((row, index) => row.updated_on !== before.queues[index]?.updated_on);
  expect(changed).toMatchObject([
    { name: 'note', retry_limit: patient.retries, expire_seconds: patient.expires.seconds, dead_letter: deadLetters },
  ]);
  expect(after.schedules).toMatchObject([{ name: 'hopeless', cron: '5 * * * *' }]);
});
