import { beforeAll, describe, expect, test } from 'vitest';
import type { Access, Endpoint, Method } from '../src/contract/endpoint.ts';
import { aLogin, anAccount, type Login } from '../src/features/accounts/server/account.fixture.ts';
import { hashPassword } from '../src/features/accounts/server/password/password-hash.ts';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { aReview } from '../src/features/reviews/server/review.fixture.ts';
import { stored } from './site/stored.ts';
import { testSite } from './site/test-site.ts';

const site = testSite();

/**
 * Who may do what (docs/specification.md, 2), written down a second time: the first rule that fits a call counts, and
 * what a contract declares must be the same. A call that fits none is refused here, so that nobody adds one without
 * thinking of it.
 */
const table: readonly [Method | '*', RegExp, Access][] = [
  ['PUT', /^\/api\/v5\/admin\/(user-role|second-factor-rule|brand|sections|menus|languages)$/, 'author'],
  ['DELETE', /^\/api\/v5\/Admin\/users\/:id\/second-factor$/, 'author'],
  ['DELETE', /^\/api\/v5\/admin\/trash$/, 'author'],
  ['POST', /^\/api\/v5\/admin\/sample-library(\/translations)?$/, 'author'],
  ['DELETE', /^\/api\/v5\/admin\/sample-library$/, 'author'],
  ['*', /^\/api\/v5\/admin\/imports(\/|$)/, 'author'],
  ['GET', /^\/api\/v5\/admin\/export$/, 'author'],
  ['*', /^\/api\/v5\/admin(\/|$)/i, 'staff'],
  ['DELETE', /^\/api\/v3\/Admin\/User$/, 'staff'],
  ['GET', /^\/api\/v3\/destination\/admin$/, 'staff'],
  ['*', /^(\/api)?\/story\/favorite\/:id$/, 'session'],
  ['*', /^\/api\/v3\/destination\/favorite\/:id$/, 'session'],
  ['PUT', /^\/api\/v3\/destination\/(save|remove)\//, 'owner'],
  ['GET', /^\/api\/v3\/destination\/:slug\/mine$/, 'session'],
  ['POST', /^\/api\/v3\/destination\/add-review\//, 'session'],
  ['PUT', /^\/api\/v3\/destination\/review-(un)?Help\//, 'session'],
  ['PUT', /^\/api\/v3\/destination\/update-review\//, 'owner'],
  ['DELETE', /^\/api\/v3\/destination\/review\//, 'owner-or-staff'],
  [
    '*',
    /^\/api\/v3\/auth\/(me|getProfile|UpdateProfile|updatePassword|export|account|pending-email|favourites)$/,
    'session',
  ],
  ['POST', /^\/api\/v3\/auth\/passkeys\/(login|login-options)$/, 'public'],
  ['*', /^\/api\/v3\/auth\/passkeys(\/|$)/, 'session'],
  ['*', /^\/api\/v3\/auth\/two-factor(\/|$)/, 'session'],
  ['*', /^\/api\/v3\/auth\/sessions(\/:id)?$/, 'session'],
  ['*', /^\/api\/v3\/auth\/notifications(\/read)?$/, 'session'],
  ['*', /^\/api\/v3\/auth\/feedback\/:id$/, 'staff'],
  ['GET', /^(\/api)?\/(banner|story|highlight|about|web-contact-del|search)(\/|$)/, 'public'],
  ['GET', /^\/api\/v3\/destination(\/|$)/, 'public'],
  ['GET', /^\/api\/v3\/auth\/(feedback|google|google\/callback)$/, 'public'],
  [
    'POST',
    /^\/api\/v3\/auth\/(register|login|login\/second|logout|reset-Password|change-password|otp|feedback)$/,
    'public',
  ],
  ['POST', /^\/api\/v3\/auth\/(set-cookie\/:token|confirm-email|undo-email)$/, 'public'],
  ['POST', /^\/api(\/v5)?\/setup(\/code)?$/, 'public'],
  ['PUT', /^\/api\/v3\/auth\/subscribe-email$/, 'public'],
  ['POST', /^\/api\/v3\/auth\/(subscribe-email\/(confirm|unsubscribe)|travel-notifications\/unsubscribe)$/, 'public'],
  ['GET', /^\/api\/v3\/auth\/(subscribe-email|travel-notifications)\/unsubscribe$/, 'public'],
  ['POST', /^(\/api)?\/contact$/, 'public'],
  ['GET', /^\/api\/(site|pages|testimonials|legal|map|previews|addresses|authors)(\/|$)/, 'public'],
  ['POST', /^\/api\/(visits|search\/keyword)(\/|$)/, 'public'],
  ['GET', /^\/account$/, 'public'],
  ['GET', /^\/(sitemap[^/]*\.xml|robots\.txt|feed\.xml)$/, 'public'],
];

const accessByTable = (method: Method, path: string) =>
  table.find(([verb, pattern]) => (verb === '*' || verb === method) && pattern.test(path))?.[2];

const someId = '00000000-0000-4000-8000-00000000abcd';
const filled = (path: string) => path.replace(/:\w+/g, someId);
const callsOf = (endpoints: readonly Endpoint[]) =>
  endpoints.flatMap(({ method, paths, access }) => paths.map((path) => ({ method, path, access })));

let authorsCookie: string;
let callers: Record<'USER' | 'AUTHOR' | 'ADMIN', Login['headers']>;
beforeAll(async () => {
  const of = async (role: 'USER' | 'AUTHOR' | 'ADMIN') => (await aLogin(site.db, { role })).headers;
  callers = { USER: await of('USER'), AUTHOR: await of('AUTHOR'), ADMIN: await of('ADMIN') };
  const password = 'correct Horse 7';
  const author = await anAccount(site.db, { role: 'AUTHOR', passwordHash: await hashPassword(password) });
  const { headers } = await site.ask('/api/v3/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: author.email, password }),
  });
  authorsCookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  expect(authorsCookie).toMatch(/^session=./);
});

const ask = (method: Method, path: string, headers: Record<string, string> = {}) =>
  site.ask(path, { method, headers: { accept: 'application/json', ...headers } });

test('every endpoint declares the access that the table lists (G-40, T01)', () => {
  const wrong = callsOf(site.site.endpoints)
    .map(({ method, path, access }) => `${method} ${path}: ${access}, by the table ${accessByTable(method, path)}`)
    .filter((line) => !/: ([\w-]+), by the table \1$/.test(line));
  expect(wrong).toEqual([]);
});

describe('a refused call changes nothing when it is made by: (G-40)', () => {
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

test.each(['AUTHOR', 'ADMIN'] as const)('%s may make every call that is for staff (G-40)', async (role) => {
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

test('what belongs to somebody is refused to every other member (G-40)', async () => {
  const place = await aDestination(site.db);
  const review = await aReview(site.db, place);
  const body = { rating: 1, category: 'experience', text: 'It rained on every one of our three days there.' };
  const attempts: Record<string, { path: string; body?: object }> = {
    saveOwnDestination: { path: `/api/v3/destination/save/${place.id}/${review.accountId}` },
    unsaveOwnDestination: { path: `/api/v3/destination/remove/${place.id}/${review.accountId}` },
    updateReview: { path: `/api/v3/destination/update-review/${place.slug}/${review.id}`, body },
    deleteReview: { path: `/api/v3/destination/review/${review.id}` },
  };
  const owned = site.site.endpoints.filter(({ access }) => access.startsWith('owner'));
  expect(owned.map(({ name }) => name).sort(), 'each has its attempt').toEqual(Object.keys(attempts).sort());
  const before = await stored(site);
  for (const { name, method } of owned) {
    const { path = '', body } = attempts[name] ?? {};
    const { status } = await site.ask(path, {
      method,
      headers: { ...callers.USER, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect([name, status]).toEqual([name, 403]);
  }
  expect(await stored(site)).toBe(before);
});

const spellings: [string, (path: string) => string][] = [
  ['a slash after it', (path) => `${path}/`],
  ['two slashes', (path) => path.replace('/api', '//api')],
  ['a dot between slashes', (path) => path.replace('/api/', '/api/./')],
  ['a folder and back', (path) => path.replace('/api/', '/api/x/../')],
  ['an encoded slash', (path) => path.replace('/api/', '/api%2F')],
  ['an encoded dot', (path) => path.replace('/api/', '/api/%2e/')],
  ['two encoded dots', (path) => path.replace('/api/', '/story/%2e%2e/api/')],
  ['a backslash', (path) => path.replace('/api/', '/api\\')],
  ['an encoded letter', (path) => path.replace(/.(?=[^/]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)],
  ['capitals', (path) => path.toUpperCase()],
  ['small letters', (path) => path.toLowerCase()],
  ['a parameter', (path) => `${path};x`],
  ['a parameter within', (path) => path.replace('/api/', '/api;x/')],
  ['an end', (path) => `${path}%00`],
  ['a suffix', (path) => `${path}.json`],
  ['a whole address', (path) => `http://localhost${path}`],
];

type Disguise = { method?: string; headers?: Record<string, string>; query?: string };
const instead = (method: Method) => (method === 'GET' ? 'POST' : 'GET');
const overriding = (name: string): [string, (method: Method) => Disguise] => [
  name,
  (method) => ({ method: instead(method), headers: { [name]: method } }),
];

/** How a call could be made to pass for another. */
const disguises: [string, (method: Method) => Disguise][] = [
  ...['HEAD', 'OPTIONS', 'PATCH'].map((method): [string, () => Disguise] => [method, () => ({ method })]),
  ...['x-http-method-override', 'x-http-method', 'x-method-override'].map(overriding),
  ['_method', (method) => ({ method: instead(method), query: `?_method=${method}` })],
  ['another address', () => ({ headers: { 'x-original-url': '/api/story', 'x-rewrite-url': '/api/story' } })],
  ['a near client', () => ({ headers: { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' } })],
  ['odd content', () => ({ headers: { 'content-type': 'application/json\tx; boundary' } })],
  ['no content', () => ({ headers: { 'content-type': '' } })],
  ["an author's cookie", () => ({ headers: { cookie: authorsCookie } })],
];

describe('access to a call', () => {
  /**
   * Calls that a USER may not make and that were answered all the same. A page or an empty answer gives nothing of a
   * call.
   */
  async function passed(disguise: (method: Method, path: string) => Disguise & { path: string }): Promise<string[]> {
    const wrong: string[] = [];
    for (const { method, path, access } of callsOf(site.site.endpoints)) {
      if (access !== 'staff' && access !== 'author') continue;
      const { path: address, query = '', headers = {}, ...other } = disguise(method, filled(path));
      const asked = { method: other.method ?? method, headers: { ...callers.USER, ...headers } };
      const { status, headers: told, body } = await site.ask(address + query, asked);
      const isPage = told['content-type']?.startsWith('text/html');
      if (status < 300 && !isPage && body.length > 0) wrong.push(`${asked.method} ${address}: ${status}`);
    }
    return wrong;
  }

  test.each(spellings)('cannot be gained by another spelling of its path: %s (G-40, T03)', async (_, spell) => {
    const before = await stored(site);
    expect(await passed((_method, path) => ({ path: spell(path) }))).toEqual([]);
    expect(await stored(site)).toBe(before);
  });

  test.each(disguises)('cannot be gained by a disguised call: %s (G-40, T03, T24)', async (_, disguise) => {
    const before = await stored(site);
    expect(await passed((method, path) => ({ path, ...disguise(method) }))).toEqual([]);
    expect(await stored(site)).toBe(before);
  });
});
