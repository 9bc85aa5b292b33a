import { hash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { testSite } from '#test/site/test-site.ts';
import { readTrustedProxies } from '../../config/trusted-proxies.ts';
import { limits } from '../../contract/limits.ts';
import { addToCount, limitKey, sweepCounts } from './rate-limit.repository.ts';
import { rateLimitSecrets, rateLimits } from './rate-limit.table.ts';
import { createRateLimit } from './rate-limit.ts';

const site = testSite();
const trusted = { trustedProxies: readTrustedProxies('1') as never, scale: 1 };
const from = (address: string) =>
  ({ headers: { 'x-forwarded-for': address }, socket: { remoteAddress: '127.0.0.1' } }) as never;

afterEach(() => site.db.delete(rateLimits).then(() => {}));

async function refusals(calls: readonly Promise<void>[]): Promise<{ status: number; retryAfterSeconds: number }[]> {
  const results = await Promise.allSettled(calls);
  return results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
}

test('a rate limit allows its number of calls, however they arrive, and no more (G-50)', async () => {
  const other = await site.twin();
  const takes = [createRateLimit(site.db, trusted), createRateLimit(other.db, trusted)];
  const calls = Array.from(
    { length: 60 },
    (_, index) => takes[index % 2]?.(from('203.0.113.1'), 'login') as Promise<void>,
  );
  const refused = await refusals(calls);
  await other.close();
  expect(refused).toHaveLength(60 - limits.login.most);
  expect(refused[0]).toMatchObject({ code: 'too_many', status: 429 });
  expect(refused[0]?.retryAfterSeconds).toBeGreaterThan(limits.login.seconds - 10);
  expect(refused[0]?.retryAfterSeconds).toBeLessThanOrEqual(limits.login.seconds);
});

test('clients and limits are counted separately; one IPv6 network is one client (G-50, T17)', async () => {
  const take = createRateLimit(site.db, { ...trusted, scale: 0.1 });
  await take(from('203.0.113.1'), 'contact');
  await take(from('203.0.113.2'), 'contact');
  await take(from('203.0.113.1'), 'feedback');
  expect(await refusals([take(from('203.0.113.1'), 'contact')])).toHaveLength(1);
  await take(from('2001:db8::1'), 'contact');
  expect(await refusals([take(from('2001:db8::ffff'), 'contact')])).toHaveLength(1);
  await take(from('2001:db8:0:1::1'), 'contact');
});

test('a rate limit allows calls again when its time window is over, and old windows are deleted', async () => {
  const take = createRateLimit(site.db, { ...trusted, scale: 0.1 });
  await take(from('203.0.113.1'), 'contact');
  expect(await refusals([take(from('203.0.113.1'), 'contact')])).toHaveLength(1);
  await site.db.update(rateLimits).set({ endsAt: new Date(Date.now() - 1000) });
  await take(from('203.0.113.1'), 'contact');
  await take(from('203.0.113.2'), 'contact');
  await site.db.update(rateLimits).set({ endsAt: new Date(Date.now() - 1000) });
  await take(from('203.0.113.2'), 'contact');
  await sweepCounts(site.db);
  const left = await site.db.select({ key: rateLimits.key, own: limitKey('contact 203.0.113.2') }).from(rateLimits);
  expect(left).toEqual([{ key: left[0]?.own, own: left[0]?.own }]);
});

test('rate limits are stored under keyed hashes; after a crash, which empties both, there is a new key (T72)', async () => {
  const counted = 'password of ana@example.com';
  const keyOf = async () => {
    await site.db.delete(rateLimits);
    await addToCount(site.db, counted, 60);
    return (await site.db.select().from(rateLimits))[0]?.key;
  };
  const before = await keyOf();
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  expect([await keyOf(), await keyOf()]).toEqual([before, before]);
  expect(before).not.toBe(hash('sha256', counted));
  await site.db.delete(rateLimitSecrets);
  const others = await Promise.all(Array.from({ length: 8 }, () => addToCount(site.db, 'another', 60)));
  expect(others.map(({ count }) => count).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(await keyOf()).not.toBe(before);
});
