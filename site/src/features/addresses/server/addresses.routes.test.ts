import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { builtPages } from '#test/site/built-pages.ts';
import { testSite } from '#test/site/test-site.ts';
import { activityEntries } from '../../activity/server/activity.table.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import { aStory } from '../../stories/server/story.fixture.ts';
import { addressRedirects, missingAddresses } from './address.table.ts';
import { addMissing, mostLatelyAsked, mostOftenAsked } from './missing-address.repository.ts';
import { createMissingCount, keptPath } from './missing-count.service.ts';

const site = testSite(async () => ({
  pages: await builtPages(),
  config: { siteUrl: 'https://trekker.example' },
}));
const path = '/api/v5/admin/addresses';
let staff: Calls;

beforeAll(async () => {
  staff = await callsAs(site, 'AUTHOR', 'Inês');
  await aDestination(site.db, { name: 'Lisbon', country: 'Portugal', formerSlugs: ['lisboa'] });
  await aStory(site.db, { title: 'A night train to Lisbon', tags: ['night trains'] });
});
beforeEach(async () => {
  await site.db.delete(addressRedirects);
  await site.db.delete(missingAddresses);
  await site.db.delete(activityEntries);
});

const lead = (from: string, to: string) => staff('POST', `${path}/redirects`, { path: from, to });
const asked = async (address: string, at: Pick<typeof site, 'ask'> = site) => {
  const { status, headers } = await at.ask(address);
  return [status, headers.location];
};

describe('an address that is asked for and does not exist', () => {
  const listed = async (q = '') => (await staff('GET', `${path}/missing?q=${q}`)).json;

  /** Of this test: what others have asked for may be written meanwhile. */
  const countsOf = (rows: { path: string; count: number }[]) =>
    rows.filter(({ path: from }) => /gone|atlantis/.test(from)).map(({ path: from, count }) => [from, count]);

  test('is counted for staff, with one write for many requests', async () => {
    for (const address of ['/gone', '/gone?utm_source=x', '/Gone/', '/destinations/atlantis', '/destinations/lisbon'])
      await site.ask(address, { headers: { accept: 'text/html' } });
    await expect
      .poll(async () => countsOf((await listed()).data), soon)
      .toEqual([
        ['/gone', 2],
        ['/destinations/atlantis', 1],
      ]);
    expect((await listed('atlantis')).totalCount).toBe(1);
    const dismissed = await staff('DELETE', `${path}/missing?path=/gone`);
    expect(dismissed.json).toEqual({ success: true, message: 'Address dismissed' });
    expect((await listed('gone')).totalCount).toBe(0);
    expect((await staff('DELETE', `${path}/missing?path=/gone`)).status).toBe(404);
  });

  test.each([
    '/wp-login.php',
    '/.env',
    '/cgi-bin/x',
    '/admin.php7',
    '/vendor/phpunit',
    '/a<script>',
    '/backup.sql',
    '/%00',
    '/unsubscribe/ana@example.com',
    '/u/ana%40example.com',
    '/call/+351912345678',
    '/r/3f2a9c77d1e84b60aa',
    '/x/00000000-0000-4000-8000-00000000abcd',
    `/${'a'.repeat(161)}`,
    `/${'a'.repeat(71)}`,
  ])('is not stored if it is no useful hint or may identify a person: %s', (address) => {
    expect(keptPath(address)).toBeUndefined();
  });

  test('does not fill memory or table when a scanner asks for many, nor costs a write each', async () => {
    let writes = 0;
    const counting = new Proxy(site.db, {
      get: (target, name, receiver) => {
        if (name === 'execute') writes += 1;
        return Reflect.get(target, name, receiver);
      },
    });
    const errors: unknown[] = [];
    const count = createMissingCount(counting, { everyMs: 60_000, onError: (error) => errors.push(error) });
    count.note('/a-link-in-a-book');
    count.note('/a-link-in-a-book');
    for (let number = 0; number < 100_000; number += 1) count.note(`/made-up-${number.toString(36)}`);
    await count.flush();
    expect([writes, errors]).toEqual([2, []]);
    const rows = await site.db.select().from(missingAddresses);
    expect(rows.length).toBe(100);
    expect(rows.find(({ path: from }) => from === '/a-link-in-a-book')?.count).toBe(2);
  });

  test('is forgotten when the table is full, which keeps those asked for most and latest', async () => {
    await addMissing(
      site.db,
      new Map([
        ['/often', 50],
        ['/old', 50],
      ]),
    );
    await site.db
      .update(missingAddresses)
      .set({ lastAskedAt: sql`now() - interval '91 days'` })
      .where(eq(missingAddresses.path, '/old'));
    for (let part = 0; part < 30; part += 1)
      await addMissing(site.db, new Map(Array.from({ length: 100 }, (_, index) => [`/made-up/${part}/${index}`, 1])));
    const rows = await site.db.select().from(missingAddresses);
    expect(rows.length).toBeLessThanOrEqual(mostOftenAsked + mostLatelyAsked);
    const kept = rows.map(({ path: from }) => from);
    expect(kept).toContain('/often');
    expect(kept).not.toContain('/old');
    await addMissing(site.db, new Map([['/new', 1]]));
    expect((await site.db.select().from(missingAddresses)).map(({ path: from }) => from)).toContain('/new');
  });
});

describe('a redirect made by staff', () => {
  test('is permanent, works on every process at once, and so does changing or removing it', async () => {
    const twin = await site.twin();
    await addMissing(site.db, new Map([['/porto-guide', 3]]));
    expect(await asked('/porto-guide')).toEqual([404, undefined]);
    const { status, json } = await lead(' https://trekker.example/Porto-Guide/?utm=1#top ', '/destinations/lisbon');
    expect([status, json.message, json.data]).toEqual([
      201,
      'Redirect added',
      { _id: expect.any(String), path: '/porto-guide', to: '/destinations/lisbon', updatedAt: expect.any(String) },
    ]);
    for (const at of [site, twin])
      await expect.poll(() => asked('/porto-guide', at), soon).toEqual([301, '/destinations/lisbon']);
    expect(await asked('/porto-guide?x=1')).toEqual([301, '/destinations/lisbon']);
    expect(await site.db.select().from(missingAddresses).where(eq(missingAddresses.path, '/porto-guide'))).toEqual([]);

    const { _id, updatedAt } = json.data;
    const changed = await staff('PUT', `${path}/redirects/${_id}`, { to: '/search?q=porto', updatedAt });
    expect(changed.json.message).toBe('Redirect saved');
    for (const at of [site, twin])
      await expect.poll(() => asked('/porto-guide', at), soon).toEqual([301, '/search?q=porto']);
    expect((await staff('PUT', `${path}/redirects/${_id}`, { to: '/about', updatedAt })).status).toBe(409);
    expect((await staff('GET', `${path}/redirects?q=porto`)).json.totalCount).toBe(1);

    expect((await staff('DELETE', `${path}/redirects/${_id}`)).json.message).toBe('Redirect removed');
    for (const at of [site, twin]) await expect.poll(() => asked('/porto-guide', at), soon).toEqual([404, undefined]);
    for (const gone of [_id, randomUUID(), 'nonsense'])
      expect([
        (await staff('DELETE', `${path}/redirects/${gone}`)).status,
        (await staff('PUT', `${path}/redirects/${gone}`, { to: '/about' })).status,
      ]).toEqual([404, 404]);
    const log = await site.db.select().from(activityEntries).orderBy(activityEntries.createdAt, activityEntries.id);
    expect(log.map(({ action, detail, type }) => [action, detail, type])).toEqual([
      ['Added redirect', '/porto-guide to /destinations/lisbon', 'add'],
      ['Updated redirect', '/porto-guide to /search?q=porto', 'update'],
      ['Deleted redirect', '/porto-guide to /search?q=porto', 'Delete'],
    ]);
    const speak = (...codes: string[]) =>
      staff('PUT', '/api/v5/admin/languages', { languages: codes.map((code) => ({ code, isPublished: true })) });
    expect((await speak('en', 'de')).status).toBe(200);
    const [, newest] = (await staff('GET', '/api/v5/admin?language=de')).json.data;
    expect(newest.detail).toBe('/porto-guide nach /search?q=porto');
    await speak('en');
    await twin.close();
  });

  test('never replaces a page, even one created later', async () => {
    const { id } = await aDestination(site.db, { name: 'Sintra', published: false });
    expect((await lead('/destinations/sintra', '/destinations/lisbon')).status).toBe(201);
    await expect.poll(() => asked('/destinations/sintra'), soon).toEqual([301, '/destinations/lisbon']);
    await site.db.update(destinations).set({ published: true }).where(eq(destinations.id, id));
    expect((await asked('/destinations/sintra'))[0]).toBe(200);
  });

  const elsewhere = 'Use an address on this site, such as /destinations/lisbon';
  test.each([
    ['/', '/about', 'path', elsewhere],
    ...['/admin/nowhere', '/api/nowhere', '/media/nowhere', '/assets/nowhere', '/healthz', '/readyz', '/docs']
      .concat('/robots.txt', '/sitemap.xml', '/feed.xml', '/favicon.ico', '/service-worker.js', '/manifest.webmanifest')
      .concat('/Robots.txt/?a=b', '/story/lisbon', '/story', '/banner', '/web-contact-del', '/apple-touch-icon.png')
      .concat('/admin%2Fusers', '/admin%2fusers')
      .map((from) => [from, '/about', 'path', 'The site itself uses this address, so it can’t redirect']),
    ...['/login', '/login/set-up', '/profile', '/favorite', '/search', '/auth/check-login', '/stories', '/offline'].map(
      (from) => [from, '/about', 'path', 'There is already a page at this address'],
    ),
    ['//evil.example', '/about', 'path', elsewhere],
    ['porto', '/about', 'path', elsewhere],
    ...['/%', '/100%', '/%E0%A4%A'].map((from) => [from, '/about', 'path', elsewhere]),
    ['/destinations/lisbon', '/about', 'path', 'There is already a page at this address'],
    ['/destinations/lisboa', '/about', 'path', 'This address already redirects to /destinations/lisbon'],
    ['/porto', 'https://evil.example/', 'to', elsewhere],
    ['/porto', '//evil.example/', 'to', elsewhere],
    ['/porto', '/\\evil.example', 'to', elsewhere],
    ['/porto', 'javascript:alert(1)', 'to', elsewhere],
    ['/porto', '/ab\r\nset-cookie: a', 'to', elsewhere],
    ['/porto', 'https://a:b@trekker.example/about', 'to', elsewhere],
    ['/porto', '/api/story', 'to', elsewhere],
    ['/porto', '/admin', 'to', elsewhere],
    ['/porto', '/%61dmin', 'to', elsewhere],
    ['/porto', '/admin%2fusers', 'to', elsewhere],
    ...['/auth/check-login?token=abc', '/reset-password?x=1&token=abc'].map((to) => [
      '/porto',
      to,
      'to',
      'This link was emailed to one person, so nothing can redirect to it',
    ]),
    ['/porto', '/PORTO/?again', 'to', 'An address can’t redirect to itself'],
    ['/porto', '/nowhere', 'to', 'There is no page at this address'],
    ['/porto', '/destinations/lisboa', 'to', 'This address redirects to /destinations/lisbon. Use that one instead.'],
    ['', '/about', 'path', 'Enter the address that has no page'],
    ['/porto', ' ', 'to', 'Enter the address to redirect to'],
  ])('from %j to %j is refused, with the error at %s', async (from = '', to = '', field, message) => {
    const { status, json } = await lead(from, to);
    expect([status, json.errors]).toEqual([400, [{ field, message }]]);
    expect(await site.db.select().from(addressRedirects)).toEqual([]);
  });

  test('cannot form a loop or a chain, even when two are saved at once', async () => {
    expect((await lead('/one', '/about')).status).toBe(201);
    expect((await lead('/one', '/contact')).json.errors).toEqual([
      { field: 'path', message: 'This address already has a redirect' },
    ]);
    expect((await lead('/two', '/one')).json.errors[0].field).toBe('to');
    const answers = await Promise.all([lead('/three', '/about'), lead('/three', '/contact'), lead('/Three', '/terms')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    // What is led to may lose its page later: it is not led on itself then.
    const { id } = await aDestination(site.db, { name: 'Evora' });
    expect((await lead('/alentejo', '/destinations/evora')).status).toBe(201);
    await site.db.update(destinations).set({ published: false }).where(eq(destinations.id, id));
    site.site.cache.clear();
    expect((await lead('/destinations/evora', '/about')).json.errors).toEqual([
      { field: 'path', message: '/alentejo redirects here. Change that one first.' },
    ]);
  });
});
