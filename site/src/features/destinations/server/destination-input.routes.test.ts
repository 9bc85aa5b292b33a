import { beforeAll, describe, expect, test } from 'vitest';
import { testSite } from '#test/site/test-site.ts';
import { aDestination } from './destination.fixture.ts';

const site = testSite();

beforeAll(() => aDestination(site.db, { name: 'Lisbon' }));

const lists = ['', '/published', '/featured', '/lisbon/reviews'].map((path) => `/api/v3/destination${path}`);
const page = 'page must be a whole number from 1 to 1000000';
const limit = 'limit must be a whole number from 1 to 100';

const wrongOfEvery: [query: string, field: string, message: string][] = [
  ...[
    '0',
    '-1',
    '1e3',
    '1.5',
    '%201',
    '1%20',
    '',
    'x',
    '1000001',
    '99999999999999999999',
    '1%00',
    '%EF%BC%91',
    'NaN',
  ].map((value): [string, string, string] => [`page=${value}`, 'page', page]),
  ...['0', '-1', '1e3', '101', '%201', '', '0x10', '1%00', '2147483648'].map((value): [string, string, string] => [
    `limit=${value}`,
    'limit',
    limit,
  ]),
  ['page=1&page=2', 'page', page],
  ['limit=5&limit=5', 'limit', limit],
  ['page=%ED%A0%80', 'page', page],
];

const region = 'region must be one of europe, asia, africa, americas, oceania, other';
const sort = 'sort must be one of newest, rating, name';
const notText = 'Contains unsupported characters';

const wrongOfDestinations: [query: string, field: string, message: string][] = [
  ['region=mars', 'region', region],
  ['region=Europe', 'region', region],
  ['region=europe%20', 'region', region],
  ['region=europe&region=asia', 'region', region],
  ['region=__proto__', 'region', region],
  ['region=%00', 'region', region],
  ['sort=best', 'sort', sort],
  ['sort=name;', 'sort', sort],
  ['sort=name&sort=name', 'sort', sort],
  ['sort=constructor', 'sort', sort],
  ...['0', '13', '01', '1.5', 'x', '%201', '%00', '1&month=2', 'constructor'].map((month): [string, string, string] => [
    `month=${month}`,
    'month',
    'month must be a number from 1 to 12',
  ]),
  ['q=%00', 'q', notText],
  ['q=lisbon%00', 'q', notText],
  [`q=${'a'.repeat(201)}`, 'q', 'At most 200 characters'],
  ['tags=%00', 'tags', notText],
  ['tags=food,%00', 'tags', notText],
  [`tags=${'a'.repeat(401)}`, 'tags', 'At most 400 characters'],
];

const review = 'rating must be a whole number from 1 to 5';

const wrongOfReviews: [query: string, field: string, message: string][] = [
  ...['0', '6', '-1', '4.5', 'five', '', '1&rating=2'].map((value): [string, string, string] => [
    `rating=${value}`,
    'rating',
    review,
  ]),
  ['category=hotel', 'category', 'category must be one of experience, accommodation, food, transportation, value'],
  ['sort=rating', 'sort', 'sort must be one of newest, oldest, highest, lowest, most-helpful'],
];

const cases = [
  ...lists.flatMap((path) => wrongOfEvery.map((wrong) => [path, ...wrong] as const)),
  ...lists.slice(0, 3).flatMap((path) => wrongOfDestinations.map((wrong) => [path, ...wrong] as const)),
  ...wrongOfReviews.map((wrong) => [lists[3] as string, ...wrong] as const),
];

describe('a wrong query is refused, naming the field with a sentence:', () => {
  test.each(cases)('%s?%s', async (path, query, field, message) => {
    const answer = await site.ask(`${path}?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({ success: false, message, errors: [{ field, message }] });
  });

  test('all wrong fields are named at once', async () => {
    const { json } = await site.ask('/api/v3/destination?page=0&limit=x&region=mars');
    expect(json.errors.map(({ field }: { field: string }) => field).sort()).toEqual(['limit', 'page', 'region']);
    expect(json.message).toBe(json.errors[0].message);
  });

  test('a refused query is not cached', async () => {
    const { headers } = await site.ask('/api/v3/destination?page=0');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.etag).toBeUndefined();
  });
});

describe('a strange but harmless query is answered:', () => {
  test.each([
    'q=%ED%A0%80',
    'q=%zz',
    'q=%F0%9F%8F%9D',
    'q=e%CC%81',
    'tags=%EF%BF%BE',
    'unknown=1&unknown[]=2&__proto__[a]=b',
    'Page=0&LIMIT=x',
    '&&=&a',
    `q=${encodeURIComponent('\\\'";%_$1')}`,
  ])('?%s', async (query) => {
    const answer = await site.ask(`/api/v3/destination?${query}`);
    expect([answer.status, answer.json.success]).toEqual([200, true]);
  });
});

describe('an impossible slug is answered as not found: (T30, T43)', () => {
  const names = [
    'nowhere',
    '%00',
    'lisbon%00',
    'a'.repeat(201),
    'a'.repeat(300),
    'a'.repeat(4000),
    '%ED%A0%80',
    '%zz',
    '%',
    '..',
    '%2e%2e',
    '%2e%2e%2flisbon',
    'a%2Fb',
    'lisbon%20',
    'lisbon;x',
    '__proto__',
    '00000000-0000-4000-8000-000000000000',
    '00000000-0000-4000-8000-00000000000g',
    "lisbon'--",
  ];
  test.each(
    names.flatMap((name) =>
      ['', '/reviews', '/nearby', '/map.svg', '/place.gpx'].map((under) => [name.slice(0, 60), under, name]),
    ),
  )('%s%s', async (_shown, under, name) => {
    const answer = await site.ask(`/api/v3/destination/${name}${under}`);
    expect(answer.status).toBe(404);
    expect(answer.json).toEqual({ success: false, message: expect.stringMatching(/^(Destination not|Not) found$/) });
  });
});
