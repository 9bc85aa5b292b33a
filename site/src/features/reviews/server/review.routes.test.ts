import { beforeAll, describe, expect, test } from 'vitest';
import { testSite } from '#test/site/test-site.ts';
import { aDestination, type Destination } from '../../destinations/server/destination.fixture.ts';
import { aReview } from './review.fixture.ts';

const site = testSite();

let lisbon: Destination;

type Listed = { text: string; rating: number; category: string };

async function list(query = '', name = 'lisbon') {
  const { status, json } = await site.ask(`/api/v3/destination/${name}/reviews${query}`);
  expect(status).toBe(200);
  return json as { data: Listed[]; totalCount: number; totalPages: number };
}

const texts = async (query: string) => (await list(query)).data.map(({ text }) => text);

beforeAll(async () => {
  lisbon = await aDestination(site.db, { name: 'Lisbon', formerSlugs: ['lisboa'] });
  const others = await aDestination(site.db, { name: 'Porto' });
  await aReview(site.db, lisbon, { text: 'first', rating: 3, category: 'food', helpfulCount: 2 });
  await aReview(site.db, lisbon, { text: 'second', rating: 5, category: 'value', helpfulCount: 9 });
  await aReview(site.db, others, { text: 'elsewhere', rating: 5, category: 'food', helpfulCount: 99 });
  await aReview(site.db, lisbon, { text: 'third', rating: 1, category: 'food', unhelpfulCount: 9 });
  await aReview(site.db, lisbon, { text: 'fourth', rating: 5, category: 'food', helpfulCount: 2 });
});

describe('reviews of a destination', () => {
  test('have ten to a page, newest first', async () => {
    const { data, ...rest } = await list();
    expect(data.map(({ text }) => text)).toEqual(['fourth', 'third', 'second', 'first']);
    expect(rest).toEqual({
      success: true,
      page: 1,
      limit: 10,
      totalPages: 1,
      totalCount: 4,
      destinationId: lisbon.id,
    });
  });

  test.each([
    ['newest', ['fourth', 'third', 'second', 'first']],
    ['oldest', ['first', 'second', 'third', 'fourth']],
    ['highest', ['fourth', 'second', 'first', 'third']],
    ['lowest', ['third', 'first', 'fourth', 'second']],
    ['most-helpful', ['second', 'fourth', 'first', 'third']],
  ])('are in the right order when sorted by %s', async (sort, expected) => {
    expect(await texts(`?sort=${sort}`)).toEqual(expected);
  });

  test.each([
    ['category=food', ['fourth', 'third', 'first']],
    ['category=transportation', []],
    ['rating=5', ['fourth', 'second']],
    ['rating=2', []],
    ['rating=5&category=food', ['fourth']],
    ['category=food&sort=oldest&limit=2', ['first', 'third']],
    ['category=food&sort=oldest&limit=2&page=2', ['fourth']],
    ['page=7', []],
  ])('are filtered by %s', async (query, expected) => {
    expect(await texts(`?${query}`)).toEqual(expected);
  });

  test('are counted as filtered', async () => {
    expect(await list('?category=food&limit=2')).toMatchObject({ totalCount: 3, totalPages: 2 });
    expect(await list('?rating=2')).toMatchObject({ data: [], totalCount: 0, totalPages: 1 });
  });

  test('are found by a former slug and by the id of the destination', async () => {
    expect((await list('', 'lisboa')).totalCount).toBe(4);
    expect((await list('', lisbon.id)).totalCount).toBe(4);
  });

  test('show only name and image of their writer (T05)', async () => {
    const [shown] = (await list()).data;
    expect(Object.keys(shown ?? {}).sort()).toEqual([
      ...['_id', 'category', 'createdAt', 'date', 'helpfulCount', 'rating'],
      ...['text', 'unhelpfulCount', 'updatedAt', 'userAvatar', 'userName'],
    ]);
    expect(JSON.stringify(await list())).not.toContain('@');
  });

  test('of equal rank keep one order over all pages', async () => {
    const busy = await aDestination(site.db, { name: 'Busy' });
    const createdAt = new Date('2020-01-01T00:00:00Z');
    for (let number = 0; number < 9; number += 1) await aReview(site.db, busy, { text: `${number}`, createdAt });
    for (const sort of ['newest', 'oldest', 'highest', 'lowest', 'most-helpful']) {
      const pages = await Promise.all(
        [1, 2, 3, 4, 5].map((page) => list(`?sort=${sort}&limit=2&page=${page}`, 'busy')),
      );
      expect(new Set(pages.flatMap(({ data }) => data.map(({ text }) => text))).size).toBe(9);
    }
  });
});
