import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '#test/calls/statements.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { anAccount } from '../../accounts/server/account.fixture.ts';
import { anImage } from '../../media/server/media.fixture.ts';
import { aReview } from '../../reviews/server/review.fixture.ts';
import { aDestination, type Destination } from './destination.fixture.ts';
import { destinations } from './destination.table.ts';

const site = testSite();
const path = '/api/v3/destination';

let lisbon: Destination;

beforeAll(async () => {
  lisbon = await aDestination(site.db, { name: 'Lisbon', formerSlugs: ['lisboa', 'olisipo'], featured: true });
  await aDestination(site.db, { name: 'Draft Town', published: false, formerSlugs: ['old-draft'] });
});
beforeEach(keptRows(site).restore);

const read = async (name: string) => (await site.ask(`${path}/${name}`)).json.data;

const image = (prefix: string) => ({
  [prefix]: expect.stringMatching(/^\/media\/[0-9a-f]{32}-1600\.webp$/),
  alt: expect.any(String),
  width: 1600,
  height: 1067,
  tone: '#4a6a72',
  thumbhash: expect.any(String),
  sizes: [
    { width: 400, url: expect.stringMatching(/-400\.webp$/), avif: expect.stringMatching(/-400\.avif$/) },
    { width: 800, url: expect.stringMatching(/-800\.webp$/), avif: expect.stringMatching(/-800\.avif$/) },
    { width: 1600, url: expect.stringMatching(/-1600\.webp$/) },
  ],
});

const summary = () => ({
  _id: lisbon.id,
  slug: 'lisbon',
  name: 'Lisbon',
  category: 'City',
  description: lisbon.description,
  shortLine: '',
  bestTimeToVisit: 'April to June',
  SuggestedDuration: '3 days',
  tags: ['city', 'food'],
  popularFor: ['Tiles', 'Trams'],
  weatherInfo: { avgTemp: 17.5, climateType: 'Mediterranean', bestMonth: 'May' },
  monthRatings: '------------',
  location: { country: 'Portugal', region: 'Southern Europe', coordinates: { latitude: 38.71, longitude: -9.14 } },
  thumbnail: image('url'),
  rating: { value: 0, count: 0 },
  featured: true,
  published: true,
  isPublished: true,
  createdAt: lisbon.createdAt.toISOString(),
  updatedAt: lisbon.updatedAt.toISOString(),
});

describe('a destination', () => {
  test('is sent with all its public fields and no others', async () => {
    expect((await site.ask(`${path}/lisbon`)).json).toEqual({
      success: true,
      data: {
        ...summary(),
        longDescription: lisbon.longDescription,
        contentText: lisbon.longDescription,
        body: {
          blocks: lisbon.longDescription.split('\n\n').map((paragraph) => ({ t: 'p', c: [paragraph] })),
          known: { links: {}, places: {}, images: {}, videos: {} },
        },
        months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((month) => ({
          month,
          rating: null,
          temperature: null,
          rain: null,
        })),
        travelTips: lisbon.travelTips,
        itinerary: [
          { _id: lisbon.itinerary[0]?.id, day: 1, title: 'The old town', activities: ['Walk up', 'Ride down'] },
        ],
        images: [image('secure_url'), image('secure_url')],
        reviews: [],
        reviewCount: 0,
        ratingCounts: [0, 0, 0, 0, 0],
      },
    });
  });

  test('in a list is sent with fewer fields and no others', async () => {
    const { data } = (await site.ask(path)).json;
    expect(data).toEqual([summary()]);
  });

  test.each(['lisbon', 'Lisbon', 'LISBON', 'l%69sbon', 'lisboa', 'olisipo'])(
    'is found by the slug %s',
    async (name) => {
      expect((await read(name))._id).toBe(lisbon.id);
    },
  );

  test('is found by its id, in any case', async () => {
    expect((await read(lisbon.id)).slug).toBe('lisbon');
    expect((await read(lisbon.id.toUpperCase())).slug).toBe('lisbon');
  });

  test('has its images in their order', async () => {
    const { images } = await read('lisbon');
    expect(images.map(({ alt }: { alt: string }) => alt)).toEqual(['Lisbon, view 1', 'Lisbon, view 2']);
  });

  test('keeps a slug that another destination had before', async () => {
    await aDestination(site.db, { name: 'New Town', slug: 'new-town' });
    await aDestination(site.db, { name: 'Renamed', slug: 'renamed', formerSlugs: ['new-town'] });
    expect((await read('new-town')).name).toBe('New Town');
  });
});

test('a draft and a destination that never existed get the same answer', async () => {
  const draft = await site.db.select().from(destinations).where(eq(destinations.slug, 'draft-town'));
  const names = ['nowhere', 'draft-town', 'old-draft', String(draft[0]?.id), '00000000-0000-4000-8000-000000000000'];
  for (const under of ['', '/reviews', '/nearby', '/map.svg']) {
    const answers = await Promise.all(names.map((name) => site.ask(`${path}/${name}${under}`)));
    for (const { status, text, headers } of answers) {
      expect([status, text]).toEqual([404, '{"success":false,"message":"Destination not found"}']);
      expect(headers['cache-control']).toBe('private, no-store');
    }
  }
});

describe('the reviews in a destination', () => {
  test('are the newest ten, and all are counted', async () => {
    const porto = await aDestination(site.db, { name: 'Porto' });
    const avatar = await anImage(site.db);
    for (const rating of [5, 4, 4, 1, 5, 5, 2, 5, 4, 3, 5]) await aReview(site.db, porto, { rating });
    const person = await anAccount(site.db, { name: 'Ana Silva', avatarId: avatar.id });
    const newest = await aReview(site.db, porto, {
      accountId: person.id,
      rating: 5,
      helpfulCount: 3,
      unhelpfulCount: 1,
    });
    const { reviews, reviewCount, rating, ratingCounts } = await read('porto');
    expect(reviews).toHaveLength(10);
    expect(reviews[0]).toEqual({
      _id: newest.id,
      userName: 'Ana Silva',
      userAvatar: `/media/${avatar.sizes[0]?.file}`,
      rating: 5,
      category: 'experience',
      text: newest.text,
      createdAt: newest.createdAt.toISOString(),
      date: newest.createdAt.toISOString(),
      updatedAt: newest.updatedAt.toISOString(),
      helpfulCount: 3,
      unhelpfulCount: 1,
    });
    const times = reviews.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    // 48 stars by 12 people.
    expect({ reviewCount, rating, ratingCounts }).toEqual({
      reviewCount: 12,
      rating: { value: 4, count: 12 },
      ratingCounts: [1, 1, 1, 3, 6],
    });
  });

  test.each([
    [[5, 4], 4.5],
    [[5, 5, 4], 4.7],
    [[1, 1, 2], 1.3],
    [[4, 4, 4, 5], 4.3],
  ])('with %j stars make a rating of %d', async (ratings, value) => {
    const place = await aDestination(site.db, { images: 0 });
    for (const rating of ratings) await aReview(site.db, place, { rating });
    expect((await read(place.slug)).rating).toEqual({ value, count: ratings.length });
  });
});

test('no field is left out because it is empty', async () => {
  const bare = await aDestination(site.db, {
    name: 'Bare',
    category: '',
    description: '',
    longDescription: '',
    bestTimeToVisit: '',
    suggestedDuration: '',
    tags: [],
    popularFor: [],
    travelTips: [],
    itinerary: [],
    thumbnailId: null,
    images: 0,
    climateType: '',
    bestMonth: '',
    averageTemperatureCelsius: 0,
    latitude: 0,
    longitude: 0,
  });
  await aReview(site.db, bare);
  const data = await read('bare');
  expect(Object.keys(data).sort()).toEqual(Object.keys(await read('lisbon')).sort());
  expect(data).toMatchObject({
    category: '',
    description: '',
    longDescription: '',
    bestTimeToVisit: '',
    SuggestedDuration: '',
    tags: [],
    popularFor: [],
    travelTips: [],
    itinerary: [],
    images: [],
    thumbnail: null,
    weatherInfo: { avgTemp: 0, climateType: '', bestMonth: '' },
    location: { coordinates: { latitude: 0, longitude: 0 } },
    reviews: [{ userAvatar: '' }],
  });
});

test('a list takes two statements, the featured list a third, a destination four, however many rows there are', async () => {
  for (let number = 0; number < 5; number += 1) await aReview(site.db, lisbon);
  site.site.cache.clear();
  // Which parts of the site are on, and its languages, are at hand wherever anything was asked for.
  for (const path of ['/api/testimonials', '/api/site']) await site.ask(path);
  const statements = countStatements(site.database);
  await site.ask(`${path}?limit=100`);
  // And one for all cards that nobody has asked for before.
  expect(statements.count()).toBe(3);
  await site.ask(`${path}?limit=100&sort=name&region=europe&tags=city&q=portugal`);
  expect(statements.count()).toBe(2);
  await site.ask(`${path}/featured?limit=99`);
  expect(statements.count()).toBe(3);
  await site.ask(`${path}/lisbon`);
  // One for what the address stands for, which the next answer finds at hand.
  expect(statements.count()).toBe(4);
  await site.ask(`${path}/lisbon/nearby`);
  expect(statements.count()).toBe(1);
  await site.ask(`${path}/lisbon/reviews?sort=highest`);
  expect(statements.count()).toBe(3);
});
