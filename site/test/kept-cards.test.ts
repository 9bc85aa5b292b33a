import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { destinationsTag, destinationTag } from '../src/features/destinations/destination.contract.ts';
import { aDestination, type Destination } from '../src/features/destinations/server/destination.fixture.ts';
import { destinations, formerDestinationSlugs } from '../src/features/destinations/server/destination.table.ts';
import { reviewsTag } from '../src/features/reviews/review.contract.ts';
import { aReview } from '../src/features/reviews/server/review.fixture.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { dropCached } from '../src/server/endpoints/cache-drops.ts';
import { soon } from './calls/staff-calls.ts';
import { countStatements } from './calls/statements.ts';
import { builtPages } from './site/built-pages.ts';
import { type TestSite, testSite } from './site/test-site.ts';

const megabyte = 1024 * 1024;
// Answers are not kept, so that each is made anew of the cards that are.
const site = testSite(async () => ({
  pages: await builtPages(),
  config: { cacheBytes: 0, partsBytes: 4 * megabyte, siteUrl: 'https://trekker.example' },
}));
let forgetful: TestSite;
let lisbon: Destination;

beforeAll(async () => {
  forgetful = await site.twin({ partsBytes: 0 });
  lisbon = await aDestination(site.db, { name: 'Lisbon', description: 'Light & <b>tiles</b> "everywhere"\u2028.' });
  for (let number = 1; number <= 30; number += 1)
    await aDestination(site.db, { name: `Place ${number}`, tags: [number % 2 ? 'odd' : 'even'], featured: number < 4 });
  for (let number = 1; number <= 10; number += 1) await aStory(site.db, { title: `Story ${number}`, tags: ['slow'] });
  await aStory(site.db, { title: 'Trams', placeId: lisbon.id });
  for (let rating = 1; rating <= 5; rating += 1)
    await aReview(site.db, lisbon, { rating, text: `${'Tiles & <i>trams</i>. '.repeat(rating * 8)}` });
});
afterAll(() => forgetful.close());

const lists = [
  ...['newest', 'rating', 'name'].flatMap((sort) => [1, 2].map((page) => `sort=${sort}&page=${page}`)),
  ...['tags=odd', 'tags=odd,even', 'q=place', 'region=europe'],
].map((query) => `/api/v3/destination?limit=20&${query}`);

test('a card is made once in two hundred requests for lists', async () => {
  const made = countStatements(site.database, '"short_line"');
  const statements = countStatements(site.database);
  for (const address of ['/api/v3/destination?limit=100', '/api/story?limit=100']) await site.ask(address);
  expect(made.count()).toBe(1);
  statements.count();
  for (let round = 0; round < 20; round += 1) for (const address of lists) await site.ask(address);
  expect(made.count()).toBe(0);
  // Their ids and how many there are.
  expect(statements.count()).toBe(20 * lists.length * 2);
});

describe('made of kept cards', () => {
  test.each([
    ...lists,
    ...['/api/story?limit=5&page=2', '/api/search?keyword=place', '/api/v3/destination/home'],
    ...['', '/nearby', '/stories', '/map.svg', '/place.gpx', '/plan.ics?start=2027-05-14', '/reviews?sort=lowest'].map(
      (part) => `/api/v3/destination/lisbon${part}`,
    ),
  ])('the answer of %s is that of a process that keeps none, to the byte', async (address) => {
    const plain = await forgetful.ask(address);
    expect(plain.status).toBe(200);
    for (let time = 0; time < 2; time += 1) expect((await site.ask(address)).text).toBe(plain.text);
  });

  test.each([
    ...['/', '/destinations', '/destinations?page=2', '/destinations?tags=odd', '/stories', '/search?q=place'],
    ...['', '?sort=lowest', '?rating=4'].map((query) => `/destinations/lisbon${query}`),
  ])('the page %s is that of a process that keeps none, to the byte', async (address) => {
    const headers = { accept: 'text/html' };
    const plain = await forgetful.ask(address, { headers });
    expect(plain.status).toBe(200);
    expect(plain.text).not.toContain('cached-markup');
    for (let time = 0; time < 3; time += 1) expect((await site.ask(address, { headers })).text).toBe(plain.text);
  });
});

test('after a change every list and page of the process shows the new card, and other cards are kept', async () => {
  const addresses = ['/api/v3/destination?limit=100', '/destinations?page=2', '/search?q=lisbon'];
  for (const address of addresses) await site.ask(address);
  const made = countStatements(site.database, '"short_line"');
  await site.db.transaction(async (tx) => {
    await tx.update(destinations).set({ shortLine: 'Seven hills, new words' }).where(eq(destinations.id, lisbon.id));
    await dropCached(tx, [destinationTag(lisbon.id)]);
  });
  await vi.waitUntil(async () => (await site.ask(addresses[0] ?? '')).text.includes('Seven hills, new words'), soon);
  made.count();
  for (const address of addresses) expect((await site.ask(address)).text).toContain('Seven hills, new words');
  expect(made.count()).toBe(0);
});

test('what is no longer published is in no list, though its card was kept', async () => {
  const gone = await aDestination(site.db, { name: 'Atlantis', tags: ['sunken'] });
  const list = '/api/v3/destination?tags=sunken';
  expect((await site.ask(list)).json.data).toHaveLength(1);
  await site.db.update(destinations).set({ published: false }).where(eq(destinations.id, gone.id));
  const { data, totalCount } = (await site.ask(list)).json;
  expect([data, totalCount]).toEqual([[], 0]);
});

describe('a place made of kept parts', () => {
  const place = '/api/v3/destination/lisbon';
  const page = (address = '/destinations/lisbon') => site.ask(address, { headers: { accept: 'text/html' } });

  test('is read once for many pages of it', async () => {
    await page();
    const statements = countStatements(site.database);
    for (let time = 0; time < 10; time += 1) expect((await page()).status).toBe(200);
    expect(statements.count()).toBe(0);
  });

  test('shows a new review, here and in another process, and what it is rated now', async () => {
    await Promise.all([page(), site.ask(place)]);
    const { _id } = (await site.ask(place)).json.data;
    await site.db.transaction(async (tx) => {
      await aReview(tx, lisbon, { rating: 5, text: 'The eighth hill.' });
      await dropCached(tx, [reviewsTag(_id), destinationTag(_id), destinationsTag]);
    });
    await vi.waitUntil(async () => (await site.ask(place)).text.includes('The eighth hill.'), soon);
    expect((await page()).text).toContain('The eighth hill.');
  });

  test('leaves its former address to another place that takes it', async () => {
    const old = await aDestination(site.db, { name: 'Old Town', slug: 'new-town' });
    await site.db.insert(formerDestinationSlugs).values({ slug: 'old-town', destinationId: old.id });
    const read = async () => (await site.ask('/api/v3/destination/old-town')).json.data.name;
    expect(await read()).toBe('Old Town');
    await site.db.transaction(async (tx) => {
      const { id } = await aDestination(tx, { name: 'Older Town', slug: 'old-town' });
      await dropCached(tx, [destinationTag(id), destinationsTag]);
    });
    await vi.waitUntil(async () => (await read()) === 'Older Town', soon);
  });

  test('that is no longer published is gone at once', async () => {
    const gone = await aDestination(site.db, { name: 'Ys', slug: 'ys' });
    expect((await page('/destinations/ys')).status).toBe(200);
    await site.db.transaction(async (tx) => {
      await tx.update(destinations).set({ published: false }).where(eq(destinations.id, gone.id));
      await dropCached(tx, [destinationTag(gone.id), destinationsTag]);
    });
    await vi.waitUntil(async () => (await page('/destinations/ys')).status === 404, soon);
  });
});
