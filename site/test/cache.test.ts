import { eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aLogin } from '../src/features/accounts/server/account.fixture.ts';
import { destinationsTag, destinationTag } from '../src/features/destinations/destination.contract.ts';
import { aDestination, type Destination } from '../src/features/destinations/server/destination.fixture.ts';
import { destinations } from '../src/features/destinations/server/destination.table.ts';
import { reviewsTag } from '../src/features/reviews/review.contract.ts';
import { aReview } from '../src/features/reviews/server/review.fixture.ts';
import { dropCached } from '../src/server/endpoints/cache-drops.ts';
import type { Queryable } from '../src/server/queryable.ts';
import { soon } from './calls/staff-calls.ts';
import { countStatements } from './calls/statements.ts';
import { type TestSite, testSite } from './site/test-site.ts';

const one = testSite();
let other: TestSite;
let lisbon: Destination;

const path = '/api/v3/destination/lisbon';
const list = '/api/v3/destination';

beforeAll(async () => {
  other = await one.twin();
  lisbon = await aDestination(one.db, { name: 'Lisbon' });
});
afterAll(() => other.close());
beforeEach(async () => {
  // What another test has left.
  await one.db.delete(destinations).where(ne(destinations.id, lisbon.id));
  await one.db.update(destinations).set({ name: 'Lisbon', published: true }).where(eq(destinations.id, lisbon.id));
  one.site.cache.clear();
  other.site.cache.clear();
  for (const site of [one, other]) for (const address of [path, list]) await site.ask(address);
});

async function rename(tx: Queryable, name: string, tags: string[]): Promise<void> {
  await tx.update(destinations).set({ name }).where(eq(destinations.id, lisbon.id));
  await dropCached(tx, tags);
}

const nameIn = async (site: TestSite) => (await site.ask(path)).json.data.name;

const withinASecond = (isSo: () => Promise<boolean>) => vi.waitUntil(isSo, { ...soon, interval: 20 });

describe('a committed change', () => {
  test('is visible on every process within a second', async () => {
    await one.db.transaction((tx) => rename(tx, 'Lisboa', [destinationTag(lisbon.id), destinationsTag]));
    for (const site of [one, other]) {
      await withinASecond(async () => (await nameIn(site)) === 'Lisboa');
      expect((await site.ask(list)).json.data[0].name).toBe('Lisboa');
    }
  });

  test('drops cached answers with its tags and no others', async () => {
    const statements = countStatements(one.database);
    await one.db.transaction((tx) => rename(tx, 'Olisipo', [destinationTag(lisbon.id)]));
    await withinASecond(async () => (await nameIn(one)) === 'Olisipo');
    statements.count();
    await one.ask(list);
    expect(statements.count()).toBe(0);
  });

  test('of its reviews changes the cached destination that shows them', async () => {
    const before = one.site.cache.stats().drops;
    await one.db.transaction((tx) => dropCached(tx, [reviewsTag(lisbon.id)]));
    await withinASecond(async () => one.site.cache.stats().drops > before);
    const statements = countStatements(one.database);
    await one.ask(path);
    expect(statements.count()).toBe(3);
  });

  test('does not drop anything if it is rolled back instead', async () => {
    const before = await nameIn(one);
    const statements = countStatements(one.database);
    await one.db
      .transaction(async (tx) => {
        await rename(tx, 'Never', [destinationTag(lisbon.id), destinationsTag]);
        tx.rollback();
      })
      .catch(() => {});
    // What is notified later arrives later: when this one is heard, the other would have been.
    const { drops } = one.site.cache.stats();
    await one.ask(`${list}?page=2`);
    await one.db.transaction((tx) => dropCached(tx, ['marker', destinationsTag]));
    await withinASecond(async () => one.site.cache.stats().drops === drops + 2);
    statements.count();
    expect(await nameIn(one)).toBe(before);
    expect(statements.count()).toBe(0);
  });

  test('that removes a destination gives a 404 within a second', async () => {
    const publish = (published: boolean) =>
      one.db.transaction(async (tx) => {
        await tx.update(destinations).set({ published }).where(eq(destinations.id, lisbon.id));
        await dropCached(tx, [destinationTag(lisbon.id), destinationsTag]);
      });
    await publish(false);
    await withinASecond(async () => (await other.ask(path)).status === 404);
    await withinASecond(async () => (await other.ask(list)).json.totalCount === 0);
    await publish(true);
    await withinASecond(async () => (await other.ask(path)).status === 200);
  });
});

test('fifty simultaneous requests for an answer that is not cached cause one production', async () => {
  one.site.cache.clear();
  const statements = countStatements(one.database);
  const answers = await Promise.all(Array.from({ length: 50 }, () => one.ask(path)));
  // What its address stands for, the place, its newest reviews, how many gave each number of stars; and, kept from then
  // on, the site's languages.
  expect(statements.count()).toBe(5);
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(one.site.cache.stats().entries).toBe(1);
});

test('a process that may have missed a change empties its cache', async () => {
  expect(one.site.cache.stats().entries).toBeGreaterThan(0);
  // What a listener asks last: to listen, or for a sign of life.
  const ended = await one.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and (query like 'LISTEN%' or query = 'SELECT')`,
  );
  expect(ended.rows).toHaveLength(2);
  for (const site of [one, other]) await vi.waitUntil(() => site.site.cache.stats().entries === 0, soon);
  // And hears of changes again, by itself.
  await vi.waitUntil(async () => {
    await one.db.transaction((tx) => rename(tx, 'Lisbon', [destinationTag(lisbon.id)]));
    return (await nameIn(other)) === 'Lisbon' && (await nameIn(one)) === 'Lisbon';
  }, soon);
});

test('a failure is not cached', async () => {
  for (const address of [`${list}/nowhere`, `${list}?page=0`]) {
    const { entries } = one.site.cache.stats();
    const first = await one.ask(address);
    expect(first.status).toBeGreaterThanOrEqual(400);
    expect(one.site.cache.stats().entries).toBe(entries);
  }
});

test('a change while an answer is produced is in the next answer', async () => {
  one.site.cache.clear();
  await one.ask(list);
  // The answer waits for the reviews, and has read the rest before the change.
  const client = await one.database.pool.connect();
  await client.query('begin; lock table reviews in access exclusive mode');
  const { misses, drops } = one.site.cache.stats();
  const waiting = one.ask(path);
  await vi.waitUntil(async () => one.site.cache.stats().misses > misses, soon);
  await one.db.transaction((tx) => rename(tx, 'Changed meanwhile', [destinationTag(lisbon.id), destinationsTag]));
  await withinASecond(async () => one.site.cache.stats().drops > drops);
  await client.query('commit');
  client.release();
  expect((await waiting).status).toBe(200);
  expect(await nameIn(one)).toBe('Changed meanwhile');
});

test('a member who renames in a loop does not empty the cache of answers without that member (T64)', async () => {
  const porto = await aDestination(one.db, { name: 'Porto' });
  const member = await aLogin(one.db, { name: 'Ana Maria' });
  await aReview(one.db, porto, { accountId: member.account.id });
  one.site.cache.clear();
  const productions = countStatements(one.database, '"destination_images"');
  const drop = vi.spyOn(one.site.cache, 'drop');
  // What is asked for is under way all the time, for less than a statement may take.
  const client = await one.database.pool.connect();
  await client.query('begin; lock table destination_images in access exclusive mode');
  const waiting: Promise<{ status: number }>[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const { misses } = one.site.cache.stats();
    waiting.push(one.ask(path), one.ask(path));
    await vi.waitUntil(() => one.site.cache.stats().misses === misses + 2, { interval: 5 });
    const renamed = await one.ask('/api/v3/auth/UpdateProfile', {
      method: 'PUT',
      headers: { ...member.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: `Ana Maria ${turn}` }),
    });
    expect(renamed.status).toBe(200);
    await vi.waitUntil(() => drop.mock.calls.length > turn, { interval: 5 });
  }
  await client.query('commit');
  client.release();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(4).fill(200));
  expect(drop).toHaveBeenCalledWith([reviewsTag(porto.id)]);
  drop.mockRestore();
  // And it is kept.
  expect((await one.ask(path)).status).toBe(200);
  expect(productions.count()).toBe(1);
});
