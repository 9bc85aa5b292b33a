import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { listDeadJobs } from './dead-letters.ts';
import { enqueue } from './enqueue.ts';
import { defineJob, UnrecoverableJobError, workOn } from './job.ts';
import { queueDatabase } from './job-queue.fixture.ts';
import { eraseJobsOf } from './personal-jobs.ts';
import { prepareJobQueue } from './prepare.ts';
import { note } from './test-jobs.fixture.ts';

const card = defineJob({
  name: 'send-card',
  payload: z.object({
    text: z.string(),
    owner: z.string().optional(),
    writer: z.string().optional(),
    to: z.string().optional(),
  }),
  personal: { account: 'owner', addresses: ['writer', 'to'] },
  retries: 5,
  backoff: { firstSeconds: 3600, mostSeconds: 3600 },
  expires: { seconds: 60 },
});
const look = defineJob({ ...card, name: 'look-up', personal: { account: 'owner', login: 'to' } });
const ana = { account: 'ana-1', login: 'Ana@example.com', address: 'Ana@example.com' };
const soon = { timeout: 150_000, interval: 20 };

const queue = queueDatabase();
beforeEach(() => prepareJobQueue(queue.connection, [{ job: note }, { job: card }, { job: look }]));

const rows = async () => {
  const { rows: found } = await queue.db.execute<Record<string, unknown>>(
    sql`SELECT name, state, data->>'text' AS text, output, singleton_key AS key FROM pgboss.job WHERE name <> 'note'`,
  );
  return found;
};
const texts = async () => (await rows()).map(({ text }) => text).sort();

test('the payload of a job is deleted the moment it is done, and kept only in a dead letter', async () => {
  const worker = await queue.work([
    workOn(card, async ({ text }) => {
      if (text === 'refused') throw new UnrecoverableJobError('ana@example.com is unknown');
    }),
  ]);
  await enqueue(queue.db, card, { text: 'done' }, { singletonKey: 'ana@example.com' });
  await enqueue(queue.db, card, { text: 'refused' }, { singletonKey: 'eve@example.com' });
  const ended = async () => (await rows()).filter(({ state }) => state === 'completed' || state === 'failed');
  await vi.waitFor(async () => expect(await ended()).toHaveLength(2), soon);
  await worker.stop();
  for (const row of await ended()) expect(row).toMatchObject({ text: null, output: null, key: null });
  expect(await listDeadJobs(queue.db, 5)).toMatchObject([
    { job: 'send-card', payload: { text: 'refused' }, reason: 'ana@example.com is unknown' },
  ]);
});

test('the columns by which pg-boss tells throttled jobs apart stay when they are done', async () => {
  await queue.db.execute(sql`
    INSERT INTO pgboss.job (name, state, singleton_on, singleton_key)
    SELECT 'send-card', 'active', '2026-05-04 03:02:00', key FROM unnest(ARRAY['one', 'other']) AS key`);
  await queue.db.execute(sql`UPDATE pgboss.job SET state = 'completed'`);
  expect((await rows()).map(({ key }) => key).sort()).toEqual(['one', 'other']);
});

test('all jobs of one person are deleted in whatever state they are, and nobody else’s', async () => {
  const fails = workOn(card, async ({ text }) => {
    throw text === 'dead' ? new UnrecoverableJobError('') : new Error('again later');
  });
  const worker = await queue.work([fails]);
  await enqueue(queue.db, card, { text: 'dead', writer: 'ANA@example.com', to: 'us@example.com' });
  await enqueue(queue.db, card, { text: 'rests', to: 'ana@EXAMPLE.com' });
  const isThere = async () => {
    expect(await listDeadJobs(queue.db, 5)).toHaveLength(1);
    expect(await queue.states('send-card')).toEqual({ failed: 1, retry: 1 });
  };
  await vi.waitFor(isThere, soon);
  await worker.stop();
  await enqueue(queue.db, card, { text: 'waits', owner: 'ana-1', to: 'new@example.com' });
  await enqueue(queue.db, look, { text: 'waits long', to: 'ana@example.com' }, { startAfter: new Date(2099, 0) });
  const others = {
    eve: { owner: 'eve-1', to: 'ana@example.com' },
    'of another': { writer: 'eve@example.com', to: 'ana@example.com' },
    nobody: {},
  };
  for (const [text, fields] of Object.entries(others)) await enqueue(queue.db, card, { text, ...fields });
  await queue.db.transaction((tx) => eraseJobsOf(tx, [note, card, look], ana));
  expect(await texts()).toEqual([...Object.keys(others), null].sort());
});

test('of an unconfirmed address only the jobs of its own login are deleted', async () => {
  for (const job of [card, look]) await enqueue(queue.db, job, { text: job.name, to: 'ana@example.com' });
  await eraseJobsOf(queue.db, [card, look], { ...ana, address: '' });
  expect(await texts()).toEqual(['send-card']);
});

test('a running job of a deleted person finishes, and is not retried when it fails', async () => {
  const begun = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const done: string[] = [];
  const worker = await queue.work(
    [
      workOn(card, async ({ text }) => {
        begun.resolve();
        if (text === 'of her') await release.promise.then(() => Promise.reject(new Error('failed')));
        done.push(text);
      }),
    ],
    { concurrency: 1 },
  );
  await enqueue(queue.db, card, { text: 'of her', owner: 'ana-1' });
  await begun.promise;
  await eraseJobsOf(queue.db, [card], ana);
  await enqueue(queue.db, card, { text: 'the next' });
  release.resolve();
  await vi.waitFor(() => expect(done).toEqual(['the next']), soon);
  await worker.stop();
  expect(await queue.states('send-card')).toEqual({ completed: 1 });
  expect(await listDeadJobs(queue.db, 5)).toEqual([]);
});
