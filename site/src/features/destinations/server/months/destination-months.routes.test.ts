import { beforeEach, describe, expect, test } from 'vitest';
import { anImageFile } from '#test/calls/forms.ts';
import { errorsOf, staffHarness } from '#test/calls/staff-harness.ts';
import { testSite } from '#test/site/test-site.ts';
import { aDestination, goodIn } from '../destination.fixture.ts';
import { destinationFields } from '../staff/destination-form.fixture.ts';

const site = testSite();
const image = await anImageFile();
const { call, create, put } = staffHarness(site, '/api/v5/admin/destination', {
  ...destinationFields,
  thumbnail: image,
  images: [image, image],
});
const path = '/api/v3/destination';

async function found(query: string, under = path) {
  const { status, json } = await site.ask(`${under}?${query}`);
  expect(status).toBe(200);
  return { names: json.data.map(({ name }: { name: string }) => name), count: json.totalCount };
}

beforeEach(async () => {
  await aDestination(site.db, { name: 'Lisbon', tags: ['city', 'food'], goodMonths: goodIn(4, 5, 9), featured: true });
  await aDestination(site.db, {
    name: 'Kyoto',
    country: 'Japan',
    regionText: 'Kansai',
    tags: ['city', 'culture'],
    goodMonths: goodIn(4, 11),
    fairMonths: goodIn(9),
    poorMonths: goodIn(8),
    featured: true,
    ratingSum: 9,
    ratingCount: 2,
    monthTemperatures: [4.8, null, 8.8],
    monthRain: [53],
  });
  await aDestination(site.db, { name: 'Bergen', country: 'Norway', tags: ['food'], fairMonths: goodIn(4, 5) });
  await aDestination(site.db, { name: 'Hidden Cove', published: false, goodMonths: 4095 });
});

describe('the filter month', () => {
  test.each([
    ['month=4', ['Kyoto', 'Lisbon']],
    ['month=9', ['Lisbon']],
    ['month=1', []],
    ['month=4&sort=name', ['Kyoto', 'Lisbon']],
    ['month=4&sort=rating', ['Kyoto', 'Lisbon']],
    ['month=4&region=asia', ['Kyoto']],
    ['month=4&tags=food', ['Lisbon']],
    ['month=4&tags=food,culture', ['Kyoto', 'Lisbon']],
    ['month=4&tags=food,culture&region=europe&sort=name', ['Lisbon']],
    ['month=11&tags=city', ['Kyoto']],
    ['month=4&q=lisb', ['Lisbon']],
    ['month=11&q=lisb', []],
  ])('%s', async (query, names) => {
    expect(await found(query)).toEqual({ names, count: names.length });
  });

  test('that is empty matches any', async () => {
    expect((await found('month=')).count).toBe(3);
  });

  test('applies to featured destinations too', async () => {
    expect(await found('month=11', `${path}/featured`)).toEqual({ names: ['Kyoto'], count: 1 });
  });

  test('searches all rows, page by page', async () => {
    const { json } = await site.ask(`${path}?month=4&limit=1&page=2`);
    expect(json).toMatchObject({ data: [{ name: 'Lisbon' }], totalPages: 2, totalCount: 2 });
  });

  test('finds the same by an index scan and by a sort', async () => {
    for (let number = 1; number <= 30; number += 1) {
      const goodMonths = number % 3 === 0 ? goodIn(2) : goodIn(7);
      await aDestination(site.db, { name: `Hill ${number}`, tags: ['hills'], goodMonths, images: 0 });
    }
    site.site.cache.clear();
    expect((await found('month=2&limit=100')).count).toBe(10);
    expect((await found('month=2&tags=hills&sort=name&limit=3')).names).toEqual(['Hill 12', 'Hill 15', 'Hill 18']);
  });
});

test('a destination has its twelve months, and in a list their ratings alone', async () => {
  const { data } = (await site.ask(`${path}/kyoto`)).json;
  expect(data.months).toHaveLength(12);
  expect(data.months[0]).toEqual({ month: 1, rating: null, temperature: 4.8, rain: 53 });
  expect(data.months[3]).toEqual({ month: 4, rating: 'good', temperature: null, rain: null });
  expect([data.months[7].rating, data.months[8].rating]).toEqual(['poor', 'fair']);
  expect(data.monthRatings).toBe('---g---pf-g-');
  const listed = (await site.ask(`${path}?q=kyoto`)).json.data[0];
  expect(listed.monthRatings).toBe('---g---pf-g-');
  expect(listed).not.toHaveProperty('months');
});

describe('the months in the destination form', () => {
  const rated = (rating: string | null) => ({ rating, temperature: 12.5, rain: 80 });
  const months = Array.from({ length: 12 }, (_, at) => rated(at < 6 ? 'good' : null));

  test('are saved, changed and shown with the short line; fields not sent stay', async () => {
    const { json } = await create({
      name: 'Svolvær',
      months: JSON.stringify(months),
      shortLine: ' Boats, and light. ',
    });
    const { _id: id } = json.data;
    expect(json.data).toMatchObject({ monthRatings: 'gggggg------', shortLine: 'Boats, and light.' });
    expect(json.data.months[11]).toEqual({ month: 12, rating: null, temperature: 12.5, rain: 80 });
    expect((await put(id, { category: 'Coast' })).json.data.months).toEqual(json.data.months);
    const changed = await call('PUT', `/api/v5/admin/destination/${id}`, {
      months: json.data.months.map((month: object) => ({ ...month, rating: 'poor', temperature: null })),
      shortLine: '',
      isPublished: true,
    });
    expect(changed.json.data).toMatchObject({ monthRatings: 'pppppppppppp', shortLine: '' });
    expect((await site.ask(`${path}/svolvaer`)).json.data.months[0]).toMatchObject({
      rating: 'poor',
      temperature: null,
    });
  });

  test('are optional for a new destination', async () => {
    const { json } = await create({ name: 'Reine' });
    expect(json.data).toMatchObject({ monthRatings: '------------', shortLine: '' });
    expect(json.data.months).toHaveLength(12);
  });

  test.each([
    ['months', months.slice(1), 'months must be a list of twelve months as JSON', 'months'],
    ['months', 'often', 'months must be a list of twelve months as JSON', 'months'],
    ['months', [...months.slice(1), 3], 'months must be a list of twelve months as JSON', 'months.11'],
    ['months', months.with(2, rated('great')), 'rating must be one of good, fair, poor', 'months.2.rating'],
    ['months', months.with(0, { ...rated(null), rain: -1 }), 'rain must be a number from 0 to 5000', 'months.0.rain'],
    ['shortLine', 'x'.repeat(91), 'At most 90 characters', 'shortLine'],
  ])('are refused when %s are invalid: case %#', async (field, value, message, where) => {
    const answer = await create({ [field]: typeof value === 'string' ? value : JSON.stringify(value) });
    expect([answer.status, errorsOf(answer)]).toEqual([400, { [where]: message }]);
  });
});

test('changed months appear in the lists by month at once', async () => {
  const { json } = await create({ name: 'Å', isPublished: 'true' });
  expect((await found('month=12')).names).toEqual([]);
  await call('PUT', `/api/v5/admin/destination/${json.data._id}`, {
    months: Array.from({ length: 12 }, (_, at) => ({ rating: at === 11 ? 'good' : null })),
  });
  expect((await found('month=12')).names).toEqual(['Å']);
});
