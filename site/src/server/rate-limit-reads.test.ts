import { expect, test } from 'vitest';
import { testSite } from '../../test/test-site.ts';
import { readTrustedProxies } from '../config/trusted-proxies.ts';
import { limits } from '../contract/limits.ts';
import { createReadLimit } from './rate-limit-reads.ts';

// A tenth of every limit: 60 reads a minute, one subscription in ten minutes.
const site = testSite({ config: { rateLimitScale: 0.1 } });
const trusted = { trustedProxies: readTrustedProxies('1') as never, scale: 1 };
const from = (address: string) =>
  ({ headers: { 'x-forwarded-for': address }, socket: { remoteAddress: '127.0.0.1' } }) as never;

test('reads are counted in memory, by kind, until their minute is over', () => {
  let now = 0;
  const admit = createReadLimit(
    (request) => (request.url === '/search' ? 'search' : 'reads'),
    trusted,
    () => now,
  );
  const read = (url: string, address = '203.0.113.1') => admit({ url, ...(from(address) as object) } as never);
  for (let count = 0; count < limits.reads.most; count += 1) expect(read('/')).toBeNull();
  const refused = read('/');
  expect(refused).toMatchObject({ status: 429, tags: null, headers: { 'retry-after': '60' } });
  expect(read('/', '203.0.113.2')).toBeNull();
  expect(read('/search')).toBeNull();
  now = 60_000;
  expect(read('/')).toBeNull();
});

test('what must be made is limited, what is ready is not', async () => {
  const read = (page: number) => site.ask(`/api/v3/destination?page=${page}`);
  for (let page = 1; page <= 60; page += 1) expect((await read(page)).status).toBe(200);
  const refused = await read(61);
  expect([refused.status, refused.json]).toEqual([
    429,
    { success: false, message: 'Too many requests, please wait a moment' },
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['x-request-id']).toBeTruthy();
  expect((await read(1)).status).toBe(200);
});

test('what a caller writes about itself gives no fresh count (T17, T64)', async () => {
  const forged = [{}, { 'x-forwarded-for': '198.51.100.1' }, { forwarded: 'for=198.51.100.2' }, { 'x-real-ip': '::1' }];
  const statuses: number[] = [];
  for (const [index, headers] of forged.entries()) {
    const path = `/api/v3/auth/subscribe-email?email=a${index}%40example.com&x=${index}`;
    statuses.push((await site.ask(path, { method: 'PUT', headers: headers as Record<string, string> })).status);
  }
  expect(statuses).toEqual([200, 429, 429, 429]);
});
