import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLogin } from '../src/features/accounts/server/account.fixture.ts';
import { accounts } from '../src/features/accounts/server/account.table.ts';
import { contactMessages } from '../src/features/contact/server/contact.table.ts';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { feedback } from '../src/features/feedback/server/feedback.table.ts';
import { reviews } from '../src/features/reviews/server/review.table.ts';
import { sweepKeys } from '../src/server/idempotency/idempotency-key.repository.ts';
import { idempotencyKeys } from '../src/server/idempotency/idempotency-key.table.ts';
import { countWaiting } from './calls/waiting-statements.ts';
import { type TestSite, testSite } from './site/test-site.ts';

// G-30: what comes twice with one key has its effect once, on whichever process it arrives.
const site = testSite();
let twin: TestSite;
let ana: Awaited<ReturnType<typeof aLogin>>;

beforeAll(async () => {
  twin = await site.twin();
  ana = await aLogin(site.db);
});
afterAll(() => twin.close());

const message = (words: string) => ({ fullName: 'Ana', email: 'ana@example.com', subject: 'general', message: words });
const post = (path: string, body: object, key: string | undefined, to: Pick<TestSite, 'ask'> = site, headers = {}) =>
  to.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }), ...headers },
    body: JSON.stringify(body),
  });
const contact = (words: string, key?: string, to?: Pick<TestSite, 'ask'>) =>
  post('/api/contact', message(words), key, to);
const messages = (words: string) => site.db.$count(contactMessages, eq(contactMessages.message, words));

test('fifty calls at once with one idempotency key, on two processes, take effect once and get one answer', async () => {
  const review = { rating: 4, category: 'food', text: 'Grilled sardines at ten, and nobody in a hurry.' };
  const words = `Good maps. ${randomUUID()}`;
  const feedbackOf = { name: 'Ana', email: 'ana@example.com', location: 'Oslo', message: words, ratting: 5 };
  const place = await aDestination(site.db);
  const calls = [
    { path: '/api/contact', body: message(words), count: () => messages(words) },
    {
      path: '/api/v3/auth/feedback',
      body: feedbackOf,
      count: () => site.db.$count(feedback, eq(feedback.message, words)),
    },
    {
      path: `/api/v3/destination/add-review/${place.slug}`,
      body: review,
      count: () => site.db.$count(reviews, eq(reviews.destinationId, place.id)),
    },
  ];
  for (const { path, body, count } of calls) {
    const key = randomUUID();
    const send = (index: number) => post(path, body, key, index % 2 ? twin : site, ana.headers);
    const all = await Promise.all(Array.from({ length: 50 }, (_, index) => send(index)));
    // A busy pool may turn one away; what counts is that none is done twice.
    expect(all.filter(({ status }) => ![201, 409, 503].includes(status))).toEqual([]);
    expect(await count()).toBe(1);
    const again = [await send(0), await send(1)];
    expect(again.map(({ status }) => status)).toEqual([201, 201]);
    const answers = [...all, ...again].filter(({ status }) => status === 201).map(({ text }) => text);
    expect(new Set(answers).size).toBe(1);
    expect(await count()).toBe(1);
  }
});

test('calls with the same idempotency key are refused with a time to retry while the first is running', async () => {
  const key = randomUUID();
  const { first } = await site.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${contactMessages} in share mode`);
    const first = contact('Under way.', key);
    await expect.poll(() => countWaiting(tx)).toBe(1);
    const second = await contact('Under way.', key, twin);
    expect([second.status, second.headers['retry-after'], second.json]).toEqual([
      409,
      '1',
      { success: false, message: 'The same request is still in progress' },
    ]);
    return { first };
  });
  expect((await first).status).toBe(201);
  expect((await contact('Under way.', key, twin)).status).toBe(201);
  expect(await messages('Under way.')).toBe(1);
});

test('an idempotency key that was used with other content is refused, and nothing is done', async () => {
  const key = randomUUID();
  await contact('First words.', key);
  const other = await contact('Other words.', key);
  expect([other.status, other.json.message]).toEqual([
    422,
    'This Idempotency-Key was already used for a different request',
  ]);
  expect(await messages('Other words.')).toBe(0);
});

test('an idempotency key is valid for one call and one person', async () => {
  const key = randomUUID();
  const ben = await aLogin(site.db);
  const words = { rating: 5, text: 'Both of us say it in the very same words here.' };
  const path = `/api/v3/destination/add-review/${(await aDestination(site.db)).slug}`;
  await contact('Any.', key);
  const [hers, his] = [
    await post(path, words, key, site, ana.headers),
    await post(path, words, key, site, ben.headers),
  ];
  expect([hers.status, his.status]).toEqual([201, 201]);
  expect(hers.json.data._id).not.toBe(his.json.data._id);
});

test('a failed call can be tried again with its idempotency key', async () => {
  const key = randomUUID();
  const draft = await aDestination(site.db, { published: false });
  const path = `/api/v3/destination/add-review/${draft.slug}`;
  const review = () => post(path, { rating: 5, text: 'It was worth every hour of waiting.' }, key, site, ana.headers);
  expect((await review()).status).toBe(404);
  await site.db.execute(sql`update destinations set published = true where id = ${draft.id}`);
  expect((await review()).status).toBe(201);
});

describe('after a day', () => {
  const age = (key: string) =>
    site.db.execute(sql`update idempotency_keys set created_at = now() - interval '25 hours' where key = ${key}`);
  const newest = async () => {
    const [row] = await site.db.select().from(idempotencyKeys).orderBy(sql`created_at desc`).limit(1);
    return row?.key as string;
  };

  test('an idempotency key can be used again, and is later deleted', async () => {
    const key = randomUUID();
    await contact('Daily.', key);
    await age(await newest());
    expect((await contact('Daily.', key)).status).toBe(201);
    expect(await messages('Daily.')).toBe(2);
    expect((await contact('Daily.', key)).status).toBe(201);
    expect(await messages('Daily.')).toBe(2);
    const stored = await newest();
    await age(stored);
    await sweepKeys(site.db);
    expect(await site.db.$count(idempotencyKeys, eq(idempotencyKeys.key, stored))).toBe(0);
  });
});

test.each(['', 'a b', 'é', 'x'.repeat(256)])('%j is no valid idempotency key', async (key) => {
  const answer = await site.ask('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': Buffer.from(key).toString('latin1') },
    body: JSON.stringify(message('Badly named.')),
  });
  expect([answer.status, answer.json.errors]).toEqual([
    400,
    [{ field: 'idempotency-key', message: 'Idempotency-Key must be 1 to 255 visible ASCII characters' }],
  ]);
});

test('two calls without an idempotency key take effect twice', async () => {
  await contact('Again.');
  await contact('Again.');
  expect(await messages('Again.')).toBe(2);
});

test('stored answers are deleted with the account, and neither keys nor requests can be read', async () => {
  const key = randomUUID();
  const eve = await aLogin(site.db);
  const path = `/api/v3/destination/add-review/${(await aDestination(site.db)).slug}`;
  await post(path, { rating: 5, text: 'Nobody shall find these words again.' }, key, site, eve.headers);
  const ofEve = eq(idempotencyKeys.accountId, eve.account.id);
  const [row] = await site.db.select().from(idempotencyKeys).where(ofEve);
  expect(row?.key).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(row)).not.toContain(key);
  await site.db.delete(accounts).where(eq(accounts.id, eve.account.id));
  expect(await site.db.$count(idempotencyKeys, ofEve)).toBe(0);
});
