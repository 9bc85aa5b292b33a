import { beforeAll, expect, test } from 'vitest';
import { anAccount } from '../src/features/accounts/server/account.fixture.ts';
import { addSession } from '../src/features/accounts/server/sessions/session.repository.ts';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { hashOfSecret, newSecret } from '../src/server/secret.ts';
import { builtPages } from './site/built-pages.ts';
import { stored } from './site/stored.ts';
import { testSite } from './site/test-site.ts';

const site = testSite(async () => ({ pages: await builtPages() }));

let id = '';
/** Of an author's browser: it goes along with whatever any page makes that browser ask for. */
let cookie = '';
beforeAll(async () => {
  id = (await aDestination(site.db, { name: 'Lisbon' })).id;
  await aStory(site.db, { title: 'A day in Lisbon', tags: ['portugal'] });
  const { id: accountId } = await anAccount(site.db, { role: 'AUTHOR' });
  const secret = newSecret();
  const session = { accountId, tokenHash: hashOfSecret(newSecret()), cookieHash: hashOfSecret(secret), seconds: 3600 };
  await addSession(site.db, session);
  cookie = `session=${secret}`;
  expect((await site.ask('/api/v3/auth/me', { headers: { cookie } })).status).toBe(200);
});

const fields = {
  name: 'Eve',
  fullName: 'Eve',
  email: 'eve@evil.example',
  message: 'Hello',
  subject: 'general',
  ratting: '5',
};
const multipart = Object.entries(fields).map(
  ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
);
/** All that a page may send elsewhere without asking first. */
const simple: [type: string | undefined, body: string | undefined][] = [
  ['application/x-www-form-urlencoded', new URLSearchParams({ ...fields, id: '1' }).toString()],
  ['multipart/form-data; boundary=b', `${multipart.join('')}--b--\r\n`],
  ['text/plain', JSON.stringify(fields)],
  [undefined, undefined],
];
const froms: Record<string, string>[] = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://blog.trekker.example', 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
  {},
];

test('requests from another site with a visitor’s cookies change nothing (G-51, T25)', async () => {
  const before = await stored(site);
  for (const { method, paths } of site.site.endpoints.filter((each) => each.method !== 'GET'))
    for (const path of paths)
      for (const [index, [type, body]] of simple.entries()) {
        const headers: Record<string, string> = { cookie, ...froms[index % froms.length] };
        if (type) headers['content-type'] = type;
        await site.ask(path.replace(/:\w+/g, id), { method, headers, ...(body && { body }) });
      }
  expect(await stored(site)).toBe(before);
  expect((await site.ask('/api/v3/auth/me', { headers: { cookie } })).status).toBe(200);
});

test('no GET request changes anything, even with a visitor’s cookies (T25)', async () => {
  const before = await stored(site);
  for (const { method, paths, name } of site.site.endpoints.filter((each) => each.method === 'GET'))
    if (name !== 'beginGoogleLogin')
      for (const path of paths) await site.ask(path.replace(/:\w+/g, id), { method, headers: { cookie, ...froms[0] } });
  // Something is drawn by this one.
  const [card = ''] = /\/media\/[0-9a-f]+-card\.jpg\?of=[^"]+/.exec((await site.ask('/stories')).text) ?? [];
  expect((await site.ask(card, { headers: { cookie, ...froms[0] } })).status).toBe(200);
  expect(await stored(site)).toBe(before);
});

const canary = 'canarybird';
const host = `${canary}.example`;
/** What proxies, caches and frameworks have been led astray by. */
const misleading: Record<string, string> = Object.fromEntries([
  ...[
    ...[
      'x-forwarded-host',
      'x-host',
      'x-http-host-override',
      'x-original-host',
      'forwarded-host',
      'x-forwarded-server',
    ],
    ...[
      'x-forwarded-scheme',
      'x-forwarded-proto',
      'x-forwarded-prefix',
      'x-forwarded-port',
      'x-forwarded-path',
      'x-scheme',
    ],
    ...[
      'x-original-url',
      'x-rewrite-url',
      'x-override-url',
      'x-envoy-original-path',
      'x-forwarded-uri',
      'x-url-scheme',
    ],
    ...['x-http-method-override', 'x-http-method', 'x-method-override', 'x-request-id', 'x-correlation-id', 'via'],
    ...[
      'x-forwarded-for',
      'x-real-ip',
      'client-ip',
      'true-client-ip',
      'cf-connecting-ip',
      'x-client-ip',
      'x-cluster-client-ip',
    ],
    ...[
      'x-middleware-prefetch',
      'x-nextjs-data',
      'x-matched-path',
      'rsc',
      'x-invoke-path',
      'x-now-route-matches',
      'x-prerender',
    ],
    ...[
      'x-user',
      'x-user-id',
      'x-role',
      'x-admin',
      'x-authenticated-user',
      'remote-user',
      'x-remote-user',
      'x-csrf-token',
    ],
    ...[
      'referer',
      'origin',
      'from',
      'user-agent',
      'accept-language',
      'accept-charset',
      'x-wap-profile',
      'dnt',
      'pragma',
    ],
    ...[
      'x-amz-website-redirect-location',
      'x-oss-process',
      'profile',
      'save-data',
      'sec-ch-ua',
      'sec-ch-ua-mobile',
      'translate',
    ],
  ].map((name) => [name, `https://${host}/${canary}`] as const),
  ['host', host],
  ['forwarded', `for=${canary};host=${host};proto=http`],
  ['cookie', `session=${canary}; theme=${canary}; locale=${canary}`],
  ['cache-control', 'no-cache'],
]);

const shared = [
  ...[
    '/',
    '/destinations',
    '/destinations/lisbon',
    '/stories',
    '/stories/a-day-in-lisbon',
    '/highlight',
    '/about',
    '/contact',
  ],
  ...['/search?q=lisbon', '/tags/portugal', '/terms', '/login', '/admin', '/nowhere', '/Destinations/'],
  ...['/api/v3/destination', '/api/story', '/api/search?q=lisbon', '/sitemap.xml', '/feed.xml', '/robots.txt'],
];

test.each(shared)('a shared answer contains nothing from a request header: %s (G-48, T10, T37)', async (path) => {
  expect(Object.keys(misleading).length).toBeGreaterThanOrEqual(60);
  const kept = ({ headers: { date: _, 'x-request-id': __, ...headers } }: Awaited<ReturnType<typeof site.ask>>) =>
    headers;
  const clean = await site.ask(path);
  site.site.cache.clear();
  const misled = await site.ask(path, { headers: misleading });
  const after = await site.ask(path);
  expect(JSON.stringify(misled.headers) + misled.text).not.toContain(canary);
  expect(misled.headers['set-cookie']).toBeUndefined();
  for (const answer of [misled, after]) {
    expect([answer.status, answer.text === clean.text]).toEqual([clean.status, true]);
    expect(kept(answer)).toEqual(kept(clean));
  }
});

test('every page has every security header, and pages that are not public send no referrer (T35, T71)', async () => {
  const { pages } = await builtPages();
  expect(pages.length).toBeGreaterThan(25);
  // A site that is set up leads its set-up on (site-setup.test.ts).
  for (const { path } of pages.filter((page) => page.path !== '/setup')) {
    const { headers, text } = await site.ask(path.replace(/:\w+/g, 'x'), { headers: { accept: 'text/html' } });
    expect([path, headers]).toMatchObject([
      path,
      {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringMatching(
          /^default-src 'self'; script-src 'self' ('sha256-[^']+' ?)+;.*object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'/,
        ),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'referrer-policy': text.includes('name="robots" content="noindex"')
          ? 'no-referrer'
          : 'strict-origin-when-cross-origin',
      },
    ]);
    if (path.startsWith('/admin')) expect([path, headers['referrer-policy']]).toEqual([path, 'no-referrer']);
  }
});
