import { beforeEach, expect, test, vi } from 'vitest';
import { limits } from '../src/contract/limits.ts';
import { createLoadShedder } from '../src/server/limits/load-shedding.ts';
import type { Received } from './calls/requests.ts';
import { builtPages } from './site/built-pages.ts';
import { keptRows } from './site/kept-rows.ts';
import { type TestSite, testSite } from './site/test-site.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const scale = 0.05;
const most = limits.calls.most * scale;
const site = testSite(async () => ({ pages: await builtPages() }));
beforeEach(keptRows(site).restore);
const full = testSite(async () => ({
  pages: await builtPages(),
  loadShedder: createLoadShedder({ public: 0, staff: 10, others: 10 }),
}));

const fromOurPage = { 'sec-fetch-site': 'same-origin' };

const post = (to: TestSite, path: string, body: string, headers: Record<string, string> = {}) =>
  to.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });

async function renders({ site }: TestSite): Promise<number> {
  const name = 'trekker_page_render_duration_seconds_count';
  const line = (await site.metrics.metrics()).split('\n').find((one) => one.startsWith(name));
  return Number(line?.split(' ').at(-1) ?? 0);
}

/** What comes of more posts than a client may send, and how many pages were made of them. */
async function flood(path: string, body: string, headers?: Record<string, string>) {
  const strict = await site.twin({ rateLimitScale: scale });
  try {
    const answers: Received[] = [];
    for (let turn = 0; turn < most + 10; turn += 1) answers.push(await post(strict, path, body, headers));
    const counts: Record<number, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return { counts, made: await renders(strict), last: answers.at(-1) as Received };
  } finally {
    await strict.close();
  }
}

test('a flood of forms from other sites renders no page, and counts towards the general rate limit (T25, T65)', async () => {
  const { counts, made, last } = await flood('/', 'a=b');
  expect([counts, made]).toEqual([{ 403: most, 429: 10 }, 0]);
  expect(last.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  expect(last.text).toContain('Too many requests. Try again in a moment.');
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
});

test('a flood of forms whose call has its own limit renders only as many pages as that allows (T65)', async () => {
  const { counts, made } = await flood('/login', 'email=nobody%40example.com&password=My+Secret+1', fromOurPage);
  expect([counts, made]).toEqual([{ 401: 1, 429: most + 9 }, 1]);
});

test('a flood of forms with errors counts towards the general rate limit (T65)', async () => {
  const { counts, made } = await flood('/signup', 'password=a&confirmPassword=b', fromOurPage);
  expect(counts).toMatchObject({ 429: expect.any(Number) });
  expect(made).toBeLessThanOrEqual(most);
});

test('a flood of forms that only a script can send counts towards the general rate limit (T65)', async () => {
  const { counts } = await flood('/profile', 'title=x', fromOurPage);
  expect(counts).toEqual({ 409: most, 429: 10 });
});

test('a form is not shown again while the site has too many pages to render (T65)', async () => {
  const answer = await post(full, '/signup', 'email=ana%40example.com&password=a&confirmPassword=b', fromOurPage);
  expect([answer.status, answer.headers['retry-after'], await renders(full)]).toEqual([503, '2', 0]);
  expect(answer.text).toContain('The site is busy');
  expect(answer.text).not.toContain('ana@example.com');
});
