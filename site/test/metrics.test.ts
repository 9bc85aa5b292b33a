import { beforeAll, describe, expect, test } from 'vitest';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { serveMetrics } from '../src/processes/composition/metrics-server.ts';
import { freePort } from './site/site-process.ts';
import { testSite } from './site/test-site.ts';

const site = testSite();
beforeAll(() => aDestination(site.db, { name: 'Lisbon' }));

/** The value of one figure; labels as they are written, in any order. */
async function figure(name: string, ...labels: string[]): Promise<number> {
  const lines = (await site.site.metrics.metrics()).split('\n');
  const line = lines.find(
    (one) => one.split(/[ {]/)[0] === name && labels.every((label) => one.includes(label)) && !one.startsWith('#'),
  );
  return Number(line?.split(' ').at(-1));
}

describe('the metrics of a process', () => {
  test('show the cache: its answers, productions and size', async () => {
    const before = await figure('trekker_cache_hits_total');
    for (const _ of [1, 2, 3]) await site.ask('/api/v3/destination/lisbon');
    expect(await figure('trekker_cache_hits_total')).toBe(before + 2);
    expect(await figure('trekker_cache_misses_total')).toBeGreaterThanOrEqual(1);
    const { entries, bytes } = site.site.cache.stats();
    expect(await figure('trekker_cache_entries')).toBe(entries);
    expect(await figure('trekker_cache_bytes')).toBe(bytes);
  });

  test('show the time of each route, by its pattern and not by its address', async () => {
    await site.ask('/api/v3/auth/me?token=secret');
    expect(await figure('trekker_http_request_duration_seconds_count', 'route="/api/v3/auth/me"')).toBe(1);
    await site.ask('/api/v3/destination/nowhere');
    expect(await figure('trekker_http_responses_total', 'status="404"')).toBeGreaterThanOrEqual(1);
    expect(await site.site.metrics.metrics()).not.toMatch(/secret|nowhere/);
  });

  test('show the database, the queues, the event loop and the memory', async () => {
    expect(await figure('trekker_database_connections', 'state="busy"')).toBe(0);
    expect(await figure('trekker_database_waiting')).toBe(0);
    expect(await figure('trekker_jobs', 'queue="send-mail"', 'state="waiting"')).toBe(0);
    expect(await figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
    expect(await figure('process_resident_memory_bytes')).toBeGreaterThan(50_000_000);
  });
});

test('the metrics show the age of waiting jobs, and failed jobs by kind', async () => {
  const { pool } = site.database;
  expect(await figure('trekker_jobs_oldest_seconds', 'queue="send-mail"')).toBeNaN();
  await pool.query(
    `insert into pgboss.job (name, data, created_on, start_after)
     values ('send-mail', '{}', now() - interval '20 minutes', now() - interval '20 minutes'),
            ('send-mail', '{}', now(), now() + interval '1 hour')`,
  );
  await pool.query(`insert into pgboss.job (name, data, source_name) values ('dead-letters', '{}', 'send-mail')`);
  const age = await figure('trekker_jobs_oldest_seconds', 'queue="send-mail"');
  expect([age >= 1200, age < 1300]).toEqual([true, true]);
  expect(await figure('trekker_dead_letters', 'job="send-mail"')).toBe(1);
  await pool.query('delete from pgboss.job');
  expect(await figure('trekker_jobs_oldest_seconds', 'queue="send-mail"')).toBeNaN();
});

test('the metrics are not answered by the site itself (T66)', async () => {
  expect((await site.ask('/metrics')).status).not.toBe(200);
});

test('the metrics port answers on this machine alone, and only /metrics (T66)', async () => {
  const port = Number(await freePort());
  const server = await serveMetrics(port, async () => 'up 1\n');
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then(async (a) => [a.status, await a.text()]);
  expect(await get('/metrics')).toEqual([200, 'up 1\n']);
  expect((await get('/'))[0]).toBe(404);
  await server.stop();
  await expect(get('/metrics')).rejects.toThrow();
});
