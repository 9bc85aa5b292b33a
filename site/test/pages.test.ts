import { hash } from 'node:crypto';
import { databaseLine } from '@trekker/database/connections/network-line.fixture.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { destinations } from '../src/features/destinations/server/destination.table.ts';
import type { Received } from './calls/requests.ts';
import { countStatements } from './calls/statements.ts';
import { builtPages } from './site/built-pages.ts';
import { testSite } from './site/test-site.ts';

let line: Awaited<ReturnType<typeof databaseLine>>;
const site = testSite(async () => ({
  pages: await builtPages(),
  config: { siteUrl: 'https://trekker.example' },
  connectBy: async (connection) => {
    line = await databaseLine(connection);
    return { url: line.url };
  },
}));

beforeAll(async () => {
  await aDestination(site.db, { name: 'Lisbon', formerSlugs: ['lisboa'], description: 'Light & <b>tiles</b>.' });
  await aDestination(site.db, { name: 'Bali', country: 'Indonesia', regionText: 'Lesser Sunda Islands' });
  await aDestination(site.db, { name: 'Zzyzx', published: false, formerSlugs: ['zzyzx-road'] });
});
afterAll(() => line.close());

const first = (pattern: RegExp, { text }: Received) => pattern.exec(text)?.[1];
const titleOf = (answer: Received) => first(/<title>([^<]*)<\/title>/, answer);
const canonicalOf = (answer: Received) => first(/<link rel="canonical" href="([^"]*)"/, answer);
const stateOf = (answer: Received) => JSON.parse(first(/id="page-state">([^<]*)</, answer) ?? '');

describe('a page', () => {
  test.each([
    ['/destinations', 'Destinations | Trekker', '/destinations'],
    ['/destinations?region=asia', 'Destinations in Asia | Trekker', '/destinations?region=asia'],
    ['/destinations/lisbon', 'Lisbon | Trekker', '/destinations/lisbon'],
    ['/destinations/lisbon?sort=oldest&utm_source=x', 'Lisbon | Trekker', '/destinations/lisbon'],
  ])('%s has a title, a description and a canonical address', async (path, title, canonical) => {
    const answer = await site.ask(path);
    expect([answer.status, titleOf(answer), canonicalOf(answer)]).toEqual([
      200,
      title,
      `https://trekker.example${canonical.replaceAll('&', '&amp;')}`,
    ]);
    expect(first(/<meta name="description" content="([^"]+)"/, answer)).toBeTruthy();
    expect(first(/<html lang="([^"]+)">/, answer)).toBe('en');
    expect(answer.text.match(/<h1[\s>]/g)).toHaveLength(1);
  });

  test('runs our own scripts and no others (T35, T71)', async () => {
    for (const path of ['/destinations', '/destinations/lisbon', '/destinations/nowhere', '/nowhere']) {
      const { headers, text } = await site.ask(path);
      const policy = String(headers['content-security-policy']);
      for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(part);
      expect(policy).not.toMatch(/script-src[^;]*unsafe|script-src[^;]*\*/);
      // Nothing comes from elsewhere, images neither.
      expect(policy).not.toMatch(/https?:|\*/);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-request-id': expect.any(String) });
      // Every inline script is either data or one whose hash the policy names.
      for (const [, code = ''] of text.matchAll(/<script(?![^>]*(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs))
        expect(policy).toContain(`'sha256-${hash('sha256', code, 'base64')}'`);
      expect(text).not.toMatch(/<[^>]+\son\w+=/);
    }
  });

  test('shows text as text, never as markup (T32)', async () => {
    const { text } = await site.ask('/destinations/lisbon');
    expect(text).not.toContain('<b>tiles</b>');
    expect(text).toContain('Light &amp; &lt;b&gt;tiles&lt;/b&gt;.');
  });

  test('is the same for everybody (G-48, T37)', async () => {
    const plain = await site.ask('/destinations/lisbon');
    const asked = await site.ask('/destinations/lisbon', {
      headers: {
        cookie: 'session=x; theme=dark',
        authorization: 'Bearer x',
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
      },
    });
    expect(asked.text).toBe(plain.text);
    expect(asked.text).not.toContain('evil.example');
    expect(asked.headers['set-cookie']).toBeUndefined();
    expect(plain.headers['cache-control']).toBe('public, no-cache');
  });

  test('is rendered once, however many wait for it, and then cached', async () => {
    const statements = countStatements(site.database);
    site.site.cache.clear();
    await site.ask('/destinations/lisbon');
    const once = statements.count();
    // Three for the place, two for its neighbours, one for its stories, four for the frame around every page.
    expect(once).toBeLessThanOrEqual(10);
    site.site.cache.clear();
    const answers = await Promise.all(Array.from({ length: 50 }, () => site.ask('/destinations/lisbon')));
    expect(statements.count()).toBe(once);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await site.ask('/destinations/lisbon?fbclid=1#reviews');
    expect(statements.count()).toBe(0);
  });

  test('is revalidated by its ETag', async () => {
    const headers = { 'accept-encoding': 'br' };
    const { headers: sent } = await site.ask('/destinations', { headers });
    expect(sent['content-encoding']).toBe('br');
    expect(
      (await site.ask('/destinations', { headers: { ...headers, 'if-none-match': String(sent.etag) } })).status,
    ).toBe(304);
  });

  test('contains the reviews of a destination once', async () => {
    const { loaderData } = stateOf(await site.ask('/destinations/lisbon'));
    const { full } = Object.values<{ full?: { destination: object; reviews: object } }>(loaderData).at(-1) ?? {};
    expect(full?.destination).toMatchObject({ name: 'Lisbon', reviewCount: 0, reviews: [] });
    expect(full?.reviews).not.toHaveProperty('items');
  });

  test('contains the data it was made of, and no draft', async () => {
    const { loaderData, errors } = stateOf(await site.ask('/destinations'));
    expect(errors).toBeNull();
    expect(JSON.stringify(loaderData)).toContain('"name":"Lisbon"');
    for (const path of [
      '/destinations',
      '/destinations?q=road',
      '/destinations?region=europe',
      '/destinations/lisbon',
      '/destinations/nowhere',
    ]) {
      expect((await site.ask(path)).text).not.toMatch(/zzyzx/i);
    }
  });
});

describe('what does not exist', () => {
  const missing = ['nowhere', 'zzyzx', 'zzyzx-road', '%00', '%zz', '%c3', 'a'.repeat(500), 'a%2Fb', "'--"];
  test.each(missing)('at /destinations/%s is a 404 with the literal words', async (slug) => {
    const answer = await site.ask(`/destinations/${slug}`);
    expect([answer.status, titleOf(answer), canonicalOf(answer)]).toEqual([
      404,
      'Destination not found | Trekker',
      undefined,
    ]);
    expect(answer.text).toMatch(
      /The destination you(&#x27;|')re looking for doesn(&#x27;|')t exist or has been removed\./,
    );
    expect(answer.text).toContain('<meta name="robots" content="noindex"');
  });

  test.each(['/nowhere', '/destinations/a/b', '/%zz', '/wp-admin.php', '/.env', '/api', '/assets', '/admin/nowhere'])(
    'at %s is a 404',
    async (path) => {
      expect((await site.ask(path)).status).toBe(404);
    },
  );

  test('is the same page as that of a draft', async () => {
    const [never, draft] = await Promise.all(['nowhere', 'zzyzx'].map((slug) => site.ask(`/destinations/${slug}`)));
    expect(draft?.text.replaceAll('zzyzx', 'nowhere')).toBe(never?.text);
  });
});

describe('another spelling redirects to the canonical address:', () => {
  test.each([
    ['/destinations/lisboa', '/destinations/lisbon'],
    ['/destinations/LISBON', '/destinations/lisbon'],
    ['/Destinations/?region=asia&x=1', '/destinations?region=asia'],
    ['/destinations/', '/destinations'],
    ['/destinations/Caf%c3%a9', '/destinations/caf%C3%A9'],
    ['//evil.example/Destinations/', '/evil.example/destinations'],
    ['/\\evil.example/', '/%5Cevil.example'],
    ['/%5Cevil.example/', '/%5Cevil.example'],
    ['///', '/'],
  ])('%s', async (path, location) => {
    const answer = await site.ask(path);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
    // And there it ends.
    expect((await site.ask(location)).status).not.toBe(301);
  });
});

test('what is farther away than 500 km is elsewhere, and not near', async () => {
  const suva = { name: 'Suva', latitude: -18.14, longitude: 178.42 };
  const { id, slug } = await aDestination(site.db, suva);
  onTestFinished(async () => {
    await site.db.delete(destinations).where(eq(destinations.id, id));
    site.forget();
  });
  site.forget();
  const asides = async (path: string) => (await site.ask(path)).text.match(/>(?:Nearest places|Elsewhere)</g);
  expect(await asides(`/destinations/${slug}`)).toEqual(['>Elsewhere<']);
  expect(await asides('/destinations/lisbon')).toEqual(['>Nearest places<', '>Elsewhere<']);
});

test('“Continue with Google” is there only where Google is set up', async () => {
  const google = { issuer: 'http://localhost:1', clientId: 'id', clientSecret: 'secret' };
  const withGoogle = await site.twin({ google });
  onTestFinished(() => withGoogle.close());
  for (const path of ['/login', '/signup']) {
    expect((await site.ask(path)).text).not.toContain('Continue with Google');
    expect((await withGoogle.ask(path)).text).toContain('Continue with Google');
  }
});

test.each([
  ['nothing comes from the database', { isBlackHole: true }, [503]],
  ['the database is far away', { delayMs: 500 }, [200, 302]],
])('sixty pages at once are answered within five seconds while %s', async (_, weather, statuses) => {
  site.site.cache.clear();
  await databaseIsBack();
  line.become(weather);
  const since = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, page) => site.ask(`/destinations?page=${page + 2}`)),
  );
  expect(performance.now() - since).toBeLessThan(5000);
  for (const { status } of answers) expect(statuses).toContain(status);
  await databaseIsBack();
});

test('while the database is down, a page says so and is not cached', async () => {
  site.site.cache.clear();
  line.become({ isCut: true });
  const answers = await Promise.all(['/destinations', '/destinations/lisbon'].map((path) => site.ask(path)));
  for (const { status, headers, text } of answers) {
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).not.toMatch(/ECONN|postgres|node_modules|\bat \w+ \(/);
  }
  await databaseIsBack();
});

async function databaseIsBack() {
  line.become({});
  await vi.waitUntil(async () => (await site.ask('/destinations')).status === 200, { timeout: 150_000, interval: 100 });
}
