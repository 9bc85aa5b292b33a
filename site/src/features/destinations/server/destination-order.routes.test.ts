import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { aReview } from '../../reviews/server/review.fixture.ts';
import { aDestination } from './destination.fixture.ts';

const site = testSite();

async function names(query: string): Promise<string[]> {
  const { json } = await site.ask(`/api/v3/destination?${query}`);
  return json.data.map(({ name }: { name: string }) => name);
}

async function aRatedDestination(name: string, ratings: number[], createdAt?: Date): Promise<void> {
  const destination = await aDestination(site.db, { name, images: 0, ...(createdAt && { createdAt }) });
  for (const rating of ratings) await aReview(site.db, destination, { rating });
}

beforeAll(async () => {
  await aRatedDestination('Delta', [5, 4]);
  await aRatedDestination('alpha', []);
  await aRatedDestination('Beta', [5, 5, 5]);
  await aRatedDestination('Épsilon', [5]);
  await aRatedDestination('Zeta', [2]);
  await aRatedDestination('charlie', [1]);
});
beforeEach(keptRows(site).restore);

describe('the order of destinations', () => {
  test('by name ignores case and accents', async () => {
    expect(await names('sort=name')).toEqual(['alpha', 'Beta', 'charlie', 'Delta', 'Épsilon', 'Zeta']);
  });

  test('by rating puts more reviews first among equal ratings, and those without a rating last', async () => {
    expect(await names('sort=rating')).toEqual(['Beta', 'Épsilon', 'Delta', 'Zeta', 'charlie', 'alpha']);
  });

  test('is newest first by default', async () => {
    expect(await names('')).toEqual(['charlie', 'Zeta', 'Épsilon', 'Beta', 'alpha', 'Delta']);
    expect(await names('sort=newest')).toEqual(await names(''));
  });
});

test.each(['newest', 'rating', 'name'])(
  'equal destinations keep one order over all pages, sorted by %s',
  async (sort) => {
    const sameTime = new Date('2020-01-01T00:00:00Z');
    const tag = `twin-${sort}`;
    for (let number = 0; number < 7; number += 1) {
      await aDestination(site.db, {
        name: 'Twin',
        slug: `${tag}-${number}`,
        createdAt: sameTime,
        tags: [tag],
        images: 0,
      });
    }
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => site.ask(`/api/v3/destination?tags=${tag}&sort=${sort}&limit=2&page=${page}`)),
    );
    const slugs = pages.flatMap(({ json }) => json.data.map(({ slug }: { slug: string }) => slug));
    expect(new Set(slugs).size).toBe(7);
  },
);
