import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { builtPages } from '#test/site/built-pages.ts';
import { testSite } from '#test/site/test-site.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { aLanguage } from '../../languages/server/language.fixture.ts';
import { pageTexts } from '../../pages/server/editions/page-text.table.ts';
import { aPage } from '../../pages/server/page.fixture.ts';
import { aStory } from '../../stories/server/story.fixture.ts';
import { visitWork } from './visit.jobs.ts';
import { addVisit } from './visit.repository.ts';
import { eraseVisits } from './visit.service.ts';
import { visits } from './visit.table.ts';

const site = testSite(async () => ({ pages: await builtPages() }));

beforeAll(async () => {
  await aDestination(site.db, { name: 'Lisbon', formerSlugs: ['lisboa'] });
  await aDestination(site.db, { name: 'Hidden Cove', published: false });
  await aStory(site.db, { title: 'A night train', tags: ['night trains'] });
});
beforeEach(() => site.db.delete(visits));

const visit = (path: string) =>
  site.ask('/api/visits', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path }),
  });
const counted = async () =>
  (await site.db.select().from(visits)).map(({ path, count }) => [path, count]).sort() as [string, number][];

test('a page view is counted under the canonical address of the page', async () => {
  for (const path of ['/', '/destinations/lisbon', '/destinations/l%69sbon', '/tags/night%20trains', '/profile'])
    expect((await visit(path)).json, path).toEqual({ success: true, message: 'Counted' });
  expect(await counted()).toEqual([
    ['/', 1],
    ['/destinations/lisbon', 2],
    ['/profile', 1],
    ['/tags/night%20trains', 1],
  ]);
});

test('a page in another language is counted under its own address, whatever its letters are', async () => {
  const page = await aPage(site.db, { slug: 'who-we-are', title: 'Who we are' });
  await aLanguage(site.db, { code: 'de' });
  await site.db.insert(pageTexts).values({
    pageId: page.id,
    language: 'de',
    slug: 'über-uns',
    title: 'Über uns',
    content: 'Wir reisen.',
    contentMarkdown: 'Wir reisen.',
    published: true,
    publishedAt: new Date(0),
    sourceVersion: 1,
  });
  site.forget();
  await visit('/de/%C3%BCber-uns');
  expect(await counted()).toEqual([['/de/%C3%BCber-uns', 1]]);
});

test.each([
  '/made-up',
  '/destinations/atlantis',
  '/destinations/hidden-cove',
  // They lead on: the page that is then shown is counted.
  '/destinations/lisboa',
  '/Destinations/Lisbon',
  '/about/',
  '/api/story',
  '/admin',
  '/admin/users',
  '//',
  '/%00',
  '/%',
])('a path that is no public page is not counted: %s (T64)', async (path) => {
  const { status, json } = await visit(path);
  expect([status, json.success]).toEqual([200, true]);
  expect(await counted()).toEqual([]);
});

test('made-up addresses do not stop the counting of real pages (T64)', async () => {
  // As many as ended a day before.
  await site.db.execute(sql`
    insert into visits (day, path, count)
    select (now() at time zone 'utc')::date, '/made-up/' || n, 1 from generate_series(1, 20000) n`);
  await visit('/destinations/lisbon');
  expect(await counted()).toContainEqual(['/destinations/lisbon', 1]);
});

test('those of pages whose address named somebody are erased in every language', async () => {
  const paths = ['/authors/ana', '/authors/ana-b', '/de/authors/ana'];
  for (const path of paths) await addVisit(site.db, path);
  await eraseVisits(site.db, ['/authors/ana']);
  expect(await counted()).toEqual([['/authors/ana-b', 1]]);
});

test('page views are kept for four hundred days', async () => {
  await site.db.execute(sql`
    insert into visits (day, path, count)
    select (now() at time zone 'utc')::date - ago, '/', ago + 1 from unnest(array[0, 399, 400, 900]) as ago`);
  await visitWork(site.db).handler({}, {} as never);
  expect(await counted()).toEqual([
    ['/', 1],
    ['/', 400],
  ]);
});
