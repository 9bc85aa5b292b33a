import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { provideBuild } from '../../test/site/built-pages.ts';
import { type ChildSite, emptyFolder, failedStart, isReady, spawnSite } from '../../test/site/child-site.ts';
import { childrenOf, runningWith } from '../../test/site/process-list.ts';
import { freePort } from '../../test/site/site-process.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

const { folder, remove } = emptyFolder();
const socket = path.join(folder, 'database/sock');

let site: ChildSite;
let port: string;
let first: { stdout: string; stderr: string };

// One folder through many hands: a test that needs a running site finds one, whatever the one before did to it.
const start = async () => isReady(spawnSite({ PORT: port, DATA_DIR: folder, WORKERS: '2', SAMPLE: 'library' }));

beforeAll(async () => {
  await provideBuild();
  port = await freePort();
  site = await start();
  first = { stdout: site.stdout(), stderr: site.stderr() };
});
beforeEach(async () => {
  if (site.child.exitCode !== null || site.child.signalCode !== null) site = await start();
});
afterAll(async () => {
  site?.child.kill('SIGKILL');
  await site?.ended;
  await vi.waitUntil(() => runningWith(folder).length === 0, { timeout: 150_000 });
  remove();
});

async function query<Row extends object>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ host: socket, database: 'postgres', user: 'app' });
  await client.connect();
  return client
    .query<Row>(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

const countOf = async (table: string) =>
  (await query<{ count: number }>(`select count(*)::int from ${table}`))[0]?.count;

test('the metrics of all HTTP workers are added up on a port of their own', async () => {
  const answer = await fetch(`http://127.0.0.1:${Number(port) + 1}/metrics`);
  const text = await answer.text();
  expect([answer.status, text]).toEqual([200, expect.stringContaining('trekker_cache_entries')]);
  // More than one process of this kind has at its start.
  const bytes = Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
  expect(bytes).toBeGreaterThan(150_000_000);
});

describe('the sample library', () => {
  test('is loaded by the first start, which reports it', async () => {
    expect(first.stdout).toMatch(/^Loading the sample library: 0 of \d+ destinations\n/);
    expect(first.stdout).toMatch(
      /The sample library is loaded: \d+ destinations.*\nLog in as .*\nTrekker is ready at \S+ \(started in \S+ s\)\n$/,
    );
    expect(first.stderr).toBe('');
    expect(await countOf('destinations')).toBeGreaterThanOrEqual(15);
  });

  test('has an account for each role, whose password is printed once', async () => {
    const password = /with the password (\S+)\n/.exec(first.stdout)?.[1];
    for (const role of ['author', 'admin', 'user']) {
      const { status, json } = await site.ask('/api/v3/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${role}@example.com`, password }),
      });
      expect([status, json.user?.role]).toEqual([200, role.toUpperCase()]);
    }
  });

  test('has destinations in all five regions', async () => {
    for (const region of ['europe', 'asia', 'africa', 'americas', 'oceania']) {
      const { json } = await site.ask(`/api/v3/destination?region=${region}`);
      expect([region, json.totalCount > 0]).toEqual([region, true]);
    }
    expect((await site.ask('/api/v3/destination?region=other')).json.totalCount).toBe(0);
  });

  test('has the right counts of reviews and votes', async () => {
    const wrong = await query(`
      select slug from destinations d where (rating_count, rating_sum) <>
        (select count(*)::int, coalesce(sum(rating), 0)::int from reviews where destination_id = d.id)
      union all
      select id::text from reviews r where (helpful_count, unhelpful_count) <>
        (select count(*) filter (where vote = 'helpful')::int, count(*) filter (where vote = 'unhelpful')::int
         from review_votes where review_id = r.id)`);
    expect(wrong).toEqual([]);
    expect(await countOf('review_votes')).toBeGreaterThan(0);
  });

  test('has every file that it names on the disk, and serves it', async () => {
    const rows = await query<{ row: object }>('select to_json(m) as row from media_items m');
    const names = rows.flatMap(
      ({ row }) => JSON.stringify(row).match(/[0-9a-f]{32}[\w.-]*\.(webp|avif|jpg|png|mp4|webm|vtt)/g) ?? [],
    );
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !existsSync(path.join(folder, 'media', name.slice(0, 2), name)))).toEqual([]);
    // And nothing else: what a failed start began is gone with it.
    const stored = readdirSync(path.join(folder, 'media'), { recursive: true, withFileTypes: true });
    expect(stored.filter((entry) => entry.isFile()).length).toBe(new Set(names).size);
    expect((await site.ask(`/media/${names[0]}`)).status).toBe(200);
    const bytes = stored
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(path.join(entry.parentPath, entry.name)).size);
    const [counted] = await query<{ bytes: number }>('select sum(size_bytes)::int as bytes from media_items');
    expect(counted?.bytes).toBe(bytes.reduce((sum, size) => sum + size, 0));
  });
});

test('a second start on the same data folder or port explains what is wrong, and the first continues', async () => {
  const sameFolder = await failedStart({ DATA_DIR: folder, WORKERS: '1' });
  expect([sameFolder.code, sameFolder.said]).toEqual([1, expect.stringMatching(/^[^\n]*in use[^\n]*\.\n$/)]);
  const samePort = await failedStart({ DATA_DIR: folder, WORKERS: '1', PORT: port });
  expect([samePort.code, samePort.said]).toEqual([
    1,
    expect.stringMatching(/^Port \d+ on 127\.0\.0\.1 is in use [^\n]*\.\n$/),
  ]);
  expect((await site.ask('/api/v3/destination?q=first')).status).toBe(200);
  expect((await site.ask('/readyz')).status).toBe(200);
});

/**
 * Kills the younger of the two HTTP processes: the older answers meanwhile. Resolves with the next one, as soon as it
 * exists.
 */
async function killHttpProcess(): Promise<number> {
  const workers = () => childrenOf(site.child.pid as number, 'http-worker.js').sort((one, other) => one - other);
  const before = workers();
  expect(before).toHaveLength(2);
  process.kill(before[1] as number, 'SIGKILL');
  const next = () => workers().find((pid) => !before.includes(pid));
  return (await vi.waitUntil(next, { timeout: 150_000 })) as number;
}

test('an HTTP worker that is killed is replaced, and no request fails', async () => {
  await killHttpProcess();
  for (let time = 0; time < 20; time += 1) expect((await site.ask('/api/v3/destination')).status).toBe(200);
  expect(site.stderr()).toContain('An HTTP process ended (SIGKILL); starting another.');
});

test('the metrics are answered while an HTTP worker is still starting', async () => {
  const next = await killHttpProcess();
  process.kill(next, 'SIGSTOP');
  try {
    expect((await fetch(`http://127.0.0.1:${Number(port) + 1}/metrics`)).status).toBe(200);
  } finally {
    process.kill(next, 'SIGCONT');
  }
});

function postmaster(): number | undefined {
  const file = path.join(folder, 'database/pg/postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

test('requests are answered again within 15 seconds after PostgreSQL is killed', async () => {
  const killed = postmaster() as number;
  process.kill(killed, 'SIGKILL');
  const seen = new Set<number>();
  let page = 1;
  await vi.waitUntil(
    async () => {
      // An address that no process has in memory.
      page += 1;
      const { status } = await site.ask(`/api/v3/destination?page=${page}`);
      seen.add(status);
      return status === 200 && postmaster() !== killed && (await site.ask('/readyz')).status === 200;
    },
    { timeout: 150_000, interval: 100 },
  );
  // Until then nothing but "come back later".
  expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(site.child.exitCode).toBeNull();
  expect(await countOf('destinations')).toBeGreaterThanOrEqual(15);
});

test('a site that was killed without warning starts again at once with all its data', async () => {
  const before = await Promise.all(['destinations', 'reviews', 'media_items', 'accounts'].map(countOf));
  site.child.kill('SIGKILL');
  await site.ended;
  site = await start();
  expect(site.stdout()).toMatch(/^Trekker is ready at /);
  expect(await Promise.all(['destinations', 'reviews', 'media_items', 'accounts'].map(countOf))).toEqual(before);
  expect((await site.ask('/destinations')).status).toBe(200);
});

test('SIGTERM ends all processes of the site, with code 0', async () => {
  site.child.kill('SIGTERM');
  expect(await site.ended).toEqual({ code: 0, signal: null });
  await vi.waitUntil(() => runningWith(folder).length === 0, { timeout: 150_000 });
});
