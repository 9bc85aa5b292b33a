import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { countStatements } from '#test/calls/statements.ts';
import { testSite } from '#test/site/test-site.ts';
import { readTrustedProxies } from '../../config/trusted-proxies.ts';
import { limits } from '../../contract/limits.ts';
import { isSharedRead } from '../endpoints/implement.ts';
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

test('answers that must be made are limited, stored ones are not', async () => {
  const read = (page: number) => site.ask(`/api/v3/destination?page=${page}`);
  for (let page = 1; page <= 60; page += 1) expect((await read(page)).status).toBe(200);
  const refused = await read(61);
  expect([refused.status, refused.json]).toEqual([
    429,
    { success: false, message: 'Too many requests. Try again in a moment.' },
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['x-request-id']).toBeTruthy();
  expect((await read(1)).status).toBe(200);
});

test('headers that a caller makes up do not reset its count (T17, T64)', async () => {
  const forged = [{}, { 'x-forwarded-for': '198.51.100.1' }, { forwarded: 'for=198.51.100.2' }, { 'x-real-ip': '::1' }];
  const statuses: number[] = [];
  for (const [index, headers] of forged.entries()) {
    const path = `/api/v3/auth/subscribe-email?email=a${index}%40example.com&x=${index}`;
    statuses.push((await site.ask(path, { method: 'PUT', headers: headers as Record<string, string> })).status);
  }
  expect(statuses).toEqual([200, 429, 429, 429]);
});

describe('a call that the cache does not answer', () => {
  // Six clients, so that no test is in another's way: each is one to the proxy that is trusted here.
  const proxied = testSite({ config: { rateLimitScale: 0.02, trustedProxies: readTrustedProxies('1') as never } });
  const most = limits.calls.most / 50;
  let clients = 0;
  const aClient = () => {
    clients += 1;
    const address = `203.0.113.${clients}`;
    return (method: string, path: string, headers: Record<string, string> = {}) =>
      proxied.ask(path, { method, headers: { ...headers, 'x-forwarded-for': address } });
  };
  const someId = '00000000-0000-4000-8000-00000000abcd';
  const json = { 'content-type': 'application/json' };

  test('is limited, whichever it is, before anything in it is read (T17, T64)', async () => {
    const unlimited: string[] = [];
    for (const endpoint of proxied.site.endpoints) {
      if (isSharedRead(endpoint)) continue;
      const call = aClient();
      const path = endpoint.paths[0].replace(/:\w+/g, someId);
      // No other limit counts a login that is made up, but where none is asked for.
      const ask = () => call(endpoint.method, path, { ...json, authorization: 'Bearer made-up' });
      const answers = await Promise.all(Array.from({ length: most + 1 }, ask));
      if (!answers.some(({ status }) => status === 429)) unlimited.push(`${endpoint.method} ${path}`);
    }
    expect(unlimited).toEqual([]);
  });

  test('costs one indexed read with a made-up login, and nothing beyond the limit (T17)', async () => {
    const call = aClient();
    const statements = countStatements(proxied.database);
    const answers: Record<number, number> = {};
    const bearer = () => ({ authorization: `Bearer ${randomUUID()}` });
    for (let count = 0; count < most + 20; count += 1) {
      const { status, headers } = await call('GET', '/api/v3/auth/me', bearer());
      answers[status] = (answers[status] ?? 0) + 1;
      if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(answers).toEqual({ 401: most, 429: 20 });
    expect(statements.count()).toBe(most);
    // Whoever comes from elsewhere is not in its way.
    expect((await aClient()('GET', '/api/v3/auth/me', bearer())).status).toBe(401);
  });

  test('finds a session and an address by an index', async () => {
    const planOf = (query: SQL) =>
      proxied.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      });
    expect(await planOf(sql`select id from sessions where token_hash = 'x'`)).toContain('sessions_token_hash');
    expect(await planOf(sql`select id from accounts where lower(email) = lower('x')`)).toContain('accounts_email');
    expect(await planOf(sql`select id from contact_messages where lower(email) = lower('x')`)).toContain(
      'contact_messages_email',
    );
  });
});
