import { beforeAll, describe, expect, test } from 'vitest';
import type { Access, Endpoint, Method } from '../src/contract/endpoint.ts';
import { aLogin, type Login } from '../src/features/accounts/server/account.fixture.ts';
import { stored } from './stored.ts';
import { testSite } from './test-site.ts';

const site = testSite();

/**
 * Who may do what (trust.md, C1), written down a second time: the first rule that fits a call counts, and what a contract
 * declares must be the same. A call that fits none is refused here, so that nobody adds one without thinking of it.
 */
const table: readonly [Method | '*', RegExp, Access][] = [
  ['PUT', /^\/api\/v5\/admin\/user-role$/, 'author'],
  ['*', /^\/api\/v5\/admin(\/|$)/i, 'staff'],
  ['DELETE', /^\/api\/v3\/Admin\/User$/, 'staff'],
  ['GET', /^\/api\/v3\/destination\/admin$/, 'staff'],
  ['*', /^(\/api)?\/story\/favorite\/:id$/, 'session'],
  ['*', /^\/api\/v3\/destination\/favorite\/:id$/, 'session'],
  ['PUT', /^\/api\/v3\/destination\/(save|remove)\//, 'owner'],
  ['GET', /^\/api\/v3\/destination\/:slug\/mine$/, 'session'],
  ['POST', /^\/api\/v3\/destination\/add-review\//, 'session'],
  ['PUT', /^\/api\/v3\/destination\/review-(un)?Help\//, 'session'],
  // The writer of a review; staff may delete it too, and nobody else changes it.
  ['PUT', /^\/api\/v3\/destination\/update-review\//, 'owner'],
  ['DELETE', /^\/api\/v3\/destination\/review\//, 'owner'],
  ['*', /^\/api\/v3\/auth\/(me|getProfile|UpdateProfile|updatePassword|export|account|favourites)$/, 'session'],
  ['*', /^\/api\/v3\/auth\/notifications(\/read)?$/, 'session'],
  ['*', /^\/api\/v3\/auth\/feedback\/:id$/, 'staff'],
  ['GET', /^(\/api)?\/(banner|story|highlight|about|web-contact-del|search)(\/|$)/, 'public'],
  ['GET', /^\/api\/v3\/destination(\/|$)/, 'public'],
  ['GET', /^\/api\/v3\/auth\/(feedback|google|google\/callback)$/, 'public'],
  ['POST', /^\/api\/v3\/auth\/(register|login|logout|reset-Password|change-password|otp|feedback)$/, 'public'],
  ['POST', /^\/api\/v3\/auth\/(set-cookie\/:token|confirm-email|undo-email)$/, 'public'],
  ['PUT', /^\/api\/v3\/auth\/subscribe-email$/, 'public'],
  ['POST', /^\/api\/v3\/auth\/subscribe-email\/(confirm|unsubscribe)$/, 'public'],
  ['POST', /^(\/api)?\/contact$/, 'public'],
  ['GET', /^\/api\/(site|testimonials|legal|map)(\/|$)/, 'public'],
  ['POST', /^\/api\/(visits|search\/keyword)(\/|$)/, 'public'],
  ['GET', /^\/(sitemap[^/]*\.xml|robots\.txt|feed\.xml)$/, 'public'],
];

const accessByTable = (method: Method, path: string) =>
  table.find(([verb, pattern]) => (verb === '*' || verb === method) && pattern.test(path))?.[2];

const someId = '00000000-0000-4000-8000-00000000abcd';
const filled = (path: string) => path.replace(/:\w+/g, someId);
const callsOf = (endpoints: readonly Endpoint[]) =>
  endpoints.flatMap(({ method, paths, access }) => paths.map((path) => ({ method, path, access })));

let callers: Record<'USER' | 'AUTHOR' | 'ADMIN', Login['headers']>;
beforeAll(async () => {
  const of = async (role: 'USER' | 'AUTHOR' | 'ADMIN') => (await aLogin(site.db, { role })).headers;
  callers = { USER: await of('USER'), AUTHOR: await of('AUTHOR'), ADMIN: await of('ADMIN') };
});

const ask = (method: Method, path: string, headers: Record<string, string> = {}) =>
  site.ask(path, { method, headers: { accept: 'application/json', ...headers } });

test('every call declares what the table says (G-40, T01)', () => {
  const wrong = callsOf(site.site.endpoints)
    .map(({ method, path, access }) => `${method} ${path}: ${access}, by the table ${accessByTable(method, path)}`)
    .filter((line) => !/: (\w+), by the table \1$/.test(line));
  expect(wrong).toEqual([]);
});

describe('a call that is refused changes nothing: (G-40)', () => {
  const refusals: [string, () => Record<string, string>, (access: Access) => number | undefined][] = [
    ['nobody', () => ({}), (access) => (access === 'public' ? undefined : 401)],
    [
      'a bearer that is no good',
      () => ({ authorization: 'Bearer nonsense' }),
      (access) => (access === 'public' ? undefined : 401),
    ],
    ['a USER', () => callers.USER, (access) => (access === 'staff' || access === 'author' ? 403 : undefined)],
    ['an ADMIN', () => callers.ADMIN, (access) => (access === 'author' ? 403 : undefined)],
  ];
  test.each(refusals)('%s', async (_, headers, refusal) => {
    const before = await stored(site);
    const wrong: string[] = [];
    for (const { method, path, access } of callsOf(site.site.endpoints)) {
      const expected = refusal(access);
      if (expected === undefined) continue;
      const { status } = await ask(method, filled(path), headers());
      if (status !== expected) wrong.push(`${method} ${path}: ${status} instead of ${expected}`);
    }
    expect(wrong).toEqual([]);
    expect(await stored(site)).toBe(before);
  });
});

test.each(['AUTHOR', 'ADMIN'] as const)('%s is let in wherever staff are (G-40)', async (role) => {
  const wrong: string[] = [];
  for (const { method, path, access } of callsOf(site.site.endpoints)) {
    if (access !== 'staff' && access !== 'session' && !(access === 'author' && role === 'AUTHOR')) continue;
    // These are about the caller, and would end the test.
    if (/\/(account|updatePassword|UpdateProfile)$/.test(path)) continue;
    const { status } = await ask(method, filled(path), callers[role]);
    if (status === 401 || status === 403 || status >= 500) wrong.push(`${method} ${path}: ${status}`);
  }
  expect(wrong).toEqual([]);
});

test('no other spelling of a path leads past a guard (G-40, T03)', async () => {
  const spellings = (path: string) => [
    `${path}/`,
    path.replace('/api', '//api'),
    path.replace('/api/', '/api/./'),
    path.replace('/api/', '/api%2F'),
    path.replace('admin', '%61dmin'),
    path.replace('admin', 'ADMIN'),
    `${path};x`,
    `${path}%00`,
  ];
  const wrong: string[] = [];
  for (const { method, path, access } of callsOf(site.site.endpoints)) {
    if (access !== 'staff' && access !== 'author') continue;
    for (const spelling of spellings(filled(path))) {
      const { status, headers } = await ask(method, spelling, callers.USER);
      // A page may answer where a path is no call; it holds nothing of what the call would give.
      const isPage = headers['content-type']?.startsWith('text/html');
      if (status < 300 && !isPage) wrong.push(`${method} ${spelling}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});
