import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callsAs } from '#test/calls/staff-calls.ts';
import { testSite } from '#test/site/test-site.ts';
import { activityEntries } from '../../activity/server/activity.table.ts';
import { aDestination, goodIn } from '../../destinations/server/destination.fixture.ts';
import { mostKeywords } from './keyword.repository.ts';

const site = testSite({ config: { rateLimitScale: 100 } });

beforeAll(async () => {
  await aDestination(site.db, { name: 'Lisbon' });
});
beforeEach(() => site.db.execute(sql`delete from search_keywords`).then(() => {}));

async function count(keyword: unknown) {
  const headers = { 'content-type': 'application/json' };
  return site.ask('/api/search/keyword', { method: 'POST', headers, body: JSON.stringify({ keyword }) });
}

async function kept(): Promise<Record<string, { count: number; results: number }>> {
  const { rows } = await site.db.execute<{ keyword: string; count: number; results: number }>(
    sql`select keyword, count, results from search_keywords`,
  );
  return Object.fromEntries(rows.map(({ keyword, count, results }) => [keyword, { count, results }]));
}

describe('a search keyword', () => {
  test('is stored in one spelling, with how often it was searched and how many results it had', async () => {
    for (const words of ['Lisbon', '  lisbon ', 'LISBON', 'ｌｉｓｂｏｎ'])
      expect((await count(words)).status).toBe(200);
    await count('xyzzy  nowhere');
    expect(await kept()).toEqual({ lisbon: { count: 4, results: 1 }, 'xyzzy nowhere': { count: 1, results: 0 } });
  });

  test('has the number of results of its page: with a month, what is good then', async () => {
    await aDestination(site.db, { name: 'Oaxaca', goodMonths: goodIn(10) });
    await count('october');
    const { json } = await site.ask('/api/search?keyword=october');
    expect([json.data.counts.destinations, (await kept()).october?.results]).toEqual([1, 1]);
  });

  test('is stored without any information about who searched', async () => {
    const { rows } = await site.db.execute(
      sql`select column_name from information_schema.columns where table_name = 'search_keywords' order by ordinal_position`,
    );
    expect(rows.map(({ column_name }) => column_name)).toEqual([
      'id',
      'keyword',
      'count',
      'results',
      'last_searched_at',
    ]);
  });

  const personal = [
    'ewa@example.com',
    'mail ewa@example.com please',
    'ewa @ example.com',
    'ewa(at)example.com',
    'ewa at example dot com',
    '＠ewa',
    '+49 170 1234567',
    '0170/123 45 67',
    '(212) 555-0134',
    '٠١٢٣٤٥٦٧',
    '4111 1111 1111 1111',
    'call 0 1 7 0 1 2 3',
    '',
    ' ',
    '...',
    'a'.repeat(150),
  ];
  test.each(personal)('is dropped at once when it may identify a person or is no keyword: %j (T63)', async (words) => {
    const before = await kept();
    const { status, json } = await count(words);
    expect([status, json]).toEqual([200, { success: true, message: 'Counted' }]);
    expect(await kept()).toEqual(before);
  });

  test.each(['route 66', '1905 bridge', '7 days in japan', '2026', 'room at the top'])(
    'is stored: %j',
    async (words) => {
      await count(words);
      expect(await kept()).toHaveProperty([words]);
    },
  );

  test.each([null, 7, ['lisbon'], {}, 'a'.repeat(201), '\u0000'])('is refused if it is no text: %j', async (words) => {
    expect((await count(words)).status).toBe(400);
  });

  test('is stored by its own call alone: searches and suggestions leave no trace (T63)', async () => {
    const before = await kept();
    await site.ask('/api/search?keyword=traceless');
    await site.ask('/api/search/suggest?q=traceless');
    expect(await kept()).toEqual(before);
    expect((await site.ask('/api/search/suggest?q=lisbon')).json.data).toEqual(['Lisbon']);
    await count('lissabonner');
    expect((await site.ask('/api/search/suggest?q=lissabonn')).json.data).not.toContain('lissabonner');
  });

  test('that is searched least is dropped when there are too many', async () => {
    for (const words of ['lisbon', 'lisbon', 'lisbon', 'lisbon', 'route 66']) await count(words);
    await site.db.execute(sql`
      insert into search_keywords (keyword, count, results, last_searched_at)
      select 'word ' || number, 2, 0, now() from generate_series(1, ${mostKeywords}::int) as number`);
    await count('lisbon');
    const left = await kept();
    expect(Object.keys(left)).toHaveLength(mostKeywords);
    expect(left.lisbon?.count).toBe(5);
    expect(left).not.toHaveProperty('route 66');
  });
});

describe.each([
  ['GET', '/api/v5/admin/search'],
  ['DELETE', '/api/v5/admin/search/7'],
])('%s %s', (method, path) => {
  test('is for staff alone', async () => {
    const { status, json } = await site.ask(path, { method });
    expect([status, json]).toEqual([401, { success: false, message: 'Please log in' }]);
  });
});

test('staff read the most searched keywords and delete one for good; the activity log does not repeat it', async () => {
  const staff = await callsAs(site, 'AUTHOR');
  for (const words of ['lisbon', 'xyzzy', 'lisbon']) await count(words);
  const listed = async () => (await staff('GET', '/api/v5/admin/search')).json.data;
  const [first] = await listed();
  expect(first).toEqual({
    _id: expect.any(String),
    keyword: 'lisbon',
    count: 2,
    results: 1,
    lastSearchedAt: expect.any(String),
  });
  const path = `/api/v5/admin/search/${first._id}`;
  expect((await staff('DELETE', path)).json).toEqual({ success: true, message: 'Keyword deleted' });
  expect((await listed())[0].keyword).not.toBe('lisbon');
  expect((await staff('DELETE', path)).status).toBe(404);
  expect(await site.db.select().from(activityEntries)).toEqual([
    expect.objectContaining({ action: 'Deleted search keyword', detail: 'One keyword', type: 'Delete' }),
  ]);
});
