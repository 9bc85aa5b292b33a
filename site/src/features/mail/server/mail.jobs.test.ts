import { type Database, openDatabase } from '@trekker/database/database.ts';
import { cloneTestDatabase } from '@trekker/database/test-database.ts';
import { discardDeadJob, listDeadJobs } from '@trekker/job-queue/dead-letters.ts';
import { prepareJobQueue } from '@trekker/job-queue/prepare.ts';
import { startWorker } from '@trekker/job-queue/worker.ts';
import { afterAll, afterEach, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest';
import { columnsThatHold } from '#test/calls/rows-that-hold.ts';
import { mailWork, sendMail } from './mail.jobs.ts';
import { type Mail, queueMail } from './mail.service.ts';
import { smtpTransport } from './mail-transport.ts';
import { headerOf, type Mood, startSmtpDouble } from './smtp-double.fixture.ts';

// The same job, only less patient: what takes minutes takes seconds here.
const quickMail = { ...sendMail, retries: 60, backoff: { firstSeconds: 1, mostSeconds: 2 } };
const from = { name: 'Trekker', address: 'hello@trekker.example' };
const hello: Mail = {
  to: 'ann@example.com',
  accountId: null,
  subject: 'Hello',
  text: 'Good day',
  html: '<p>Good day</p>',
};

let database: Database;
let drop: () => Promise<void>;
let smtp: Awaited<ReturnType<typeof startSmtpDouble>>;

beforeAll(async () => {
  const clone = await cloneTestDatabase(inject('testServer'));
  drop = clone.drop;
  database = await openDatabase({ connection: clone.connection, poolSize: 4 });
  await prepareJobQueue(clone.connection, [{ job: quickMail }]);
  smtp = await startSmtpDouble();
});
afterEach(() => {
  smtp.behave('well');
  smtp.received.length = 0;
});
afterAll(async () => {
  await smtp.close();
  await database.close();
  await drop();
});

async function startMailWorker() {
  const errors: Error[] = [];
  const worker = await startWorker(
    database.connection,
    [mailWork(smtpTransport(smtp.url), async () => from, quickMail)],
    {
      concurrency: 4,
      onError: (error) => errors.push(error),
    },
  );
  onTestFinished(() => worker.stop(2000));
  return { worker, errors };
}

/** Queues mails with numbers for subjects, each in a transaction of its own. */
async function queueNumbered(first: number, count: number): Promise<void> {
  for (let number = first; number < first + count; number += 1)
    await database.db.transaction((tx) => queueMail(tx, { ...hello, subject: `No. ${number}` }));
}

const acknowledged = () => smtp.received.filter((mail) => mail.acknowledged);
const allArrived = (count: number) =>
  vi.waitFor(() => expect(acknowledged().length).toBeGreaterThanOrEqual(count), { timeout: 150_000, interval: 50 });

test('a mail goes to its one recipient, from the site, as text and HTML, marked as automatic', async () => {
  await startMailWorker();
  await queueMail(database.db, { ...hello, headers: { 'List-Unsubscribe': '<https://trekker.example/u>' } });
  await allArrived(1);
  const [mail] = smtp.received;
  if (!mail) throw new Error('no mail');
  expect(mail).toMatchObject({ from: 'hello@trekker.example', to: ['ann@example.com'] });
  expect(headerOf(mail, 'From')).toBe('Trekker <hello@trekker.example>');
  expect(headerOf(mail, 'To')).toBe('ann@example.com');
  expect(headerOf(mail, 'Subject')).toBe('Hello');
  expect(headerOf(mail, 'Message-ID')).toMatch(/^<[0-9a-f-]{36}@trekker\.example>$/);
  expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated');
  expect(headerOf(mail, 'List-Unsubscribe')).toBe('<https://trekker.example/u>');
  expect(mail.source).toMatch(/text\/plain[\s\S]*Good day[\s\S]*text\/html[\s\S]*<p>Good day<\/p>/);
});

test('a mail queued in a transaction that rolls back is never sent', async () => {
  await startMailWorker();
  const undone = database.db.transaction(async (tx) => {
    await queueMail(tx, { ...hello, subject: 'never' });
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await queueMail(database.db, { ...hello, subject: 'after it' });
  await allArrived(1);
  expect(smtp.received.map((mail) => headerOf(mail, 'Subject'))).toEqual(['after it']);
});

test('a mail that has expired is dropped', async () => {
  await queueMail(database.db, { ...hello, subject: 'too late', usefulSeconds: -1 });
  await queueMail(database.db, { ...hello, subject: 'in time', usefulSeconds: 60 });
  await startMailWorker();
  await allArrived(1);
  expect(smtp.received.map((mail) => headerOf(mail, 'Subject'))).toEqual(['in time']);
});

test.each([
  ['a day slow', -86_400_000],
  ['a day fast', 86_400_000],
])('mails expire by the clock of the database, while the clock of the process is %s', async (_what, shift) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + shift });
  onTestFinished(() => void vi.useRealTimers());
  await queueMail(database.db, { ...hello, subject: 'too late', usefulSeconds: -1 });
  await queueMail(database.db, { ...hello, subject: 'in time', usefulSeconds: 60 });
  await startMailWorker();
  await allArrived(1);
  expect(smtp.received.map((mail) => headerOf(mail, 'Subject'))).toEqual(['in time']);
});

test('a mail server that is slow, busy, drops connections or is down for a while loses and duplicates no mail', async () => {
  const { errors } = await startMailWorker();
  const moods: Mood[] = ['slow', 'refusing', 'dropping'];
  let queued = 0;
  for (const mood of moods) {
    smtp.behave(mood);
    await queueNumbered(queued, 8);
    queued += 8;
    const sawIt = mood === 'slow' ? () => acknowledged().length >= 4 : () => errors.length >= 8;
    await vi.waitUntil(sawIt, { timeout: 150_000, interval: 20 });
    errors.length = 0;
  }
  await smtp.close();
  await queueNumbered(queued, 8);
  queued += 8;
  await vi.waitUntil(() => errors.length >= 8, { timeout: 150_000, interval: 20 });
  smtp.behave('well');
  await smtp.reopen();
  await allArrived(queued);

  const subjects = acknowledged().map((mail) => headerOf(mail, 'Subject'));
  const expected = Array.from({ length: queued }, (_, number) => `No. ${number}`);
  expect(subjects.toSorted()).toEqual(expected.toSorted());
  // What came before a line was lost came again: the reader's mail program knows it by its id.
  const idsOf = Map.groupBy(smtp.received, (mail) => headerOf(mail, 'Subject'));
  for (const copies of idsOf.values()) expect(new Set(copies.map((mail) => headerOf(mail, 'Message-ID'))).size).toBe(1);
  expect(smtp.received.length).toBeGreaterThan(queued);
});

test('a mail that the server refuses for good becomes a dead letter at once', async () => {
  smtp.behave('unknowing');
  const { errors } = await startMailWorker();
  await queueMail(database.db, { ...hello, subject: 'To nobody' });
  await vi.waitFor(async () => expect(await listDeadJobs(database.db, 5)).toHaveLength(1), { timeout: 150_000 });
  expect(await listDeadJobs(database.db, 5)).toMatchObject([
    { job: 'send-mail', payload: { subject: 'To nobody' }, reason: expect.stringContaining('no such user') },
  ]);
  expect(errors).toHaveLength(1);
});

test('the text of a mail is deleted once it is delivered, and of a refused one only the dead letter keeps it (T12, T72)', async () => {
  const link = { to: 'zoe@example.com', subject: 'Zoë’s link', text: '?token=of-zoe', html: '<p>?token=of-zoe</p>' };
  const left = () => columnsThatHold(database.db, ['of-zoe', 'zoe@example.com', 'Zoë']);
  await queueMail(database.db, { ...hello, ...link });
  expect(await left()).toEqual(['pgboss.job_common.data']);
  await startMailWorker();
  await allArrived(1);
  await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 150_000, interval: 5 });
  smtp.behave('unknowing');
  await queueMail(database.db, { ...hello, ...link });
  const died = async () => (await listDeadJobs(database.db, 1)).find(({ payload }) => (payload as Mail).to === link.to);
  await vi.waitFor(async () => expect(await died()).toBeDefined(), { timeout: 150_000 });
  await discardDeadJob(database.db, (await died())?.id ?? '');
  expect(await left()).toEqual([]);
});

test.each([
  ['two recipients', { to: 'ann@example.com, eve@example.com' }],
  ['a hidden recipient', { to: 'ann@example.com\r\nBcc: eve@example.com' }],
  ['a name around it', { to: 'Ann <ann@example.com>' }],
  ['a list', { to: ['ann@example.com', 'eve@example.com'] as never }],
  ['a header in the subject', { subject: 'Hello\r\nBcc: eve@example.com' }],
  ['a header in a header', { headers: { 'List-Unsubscribe': '<x>\r\nBcc: eve@example.com' } }],
  ['a header for a name', { headers: { 'X: y\r\nBcc': 'eve@example.com' } }],
])('a mail with %s is refused before it is queued (T39)', async (_what, change) => {
  await expect(queueMail(database.db, { ...hello, ...change })).rejects.toThrow();
});
