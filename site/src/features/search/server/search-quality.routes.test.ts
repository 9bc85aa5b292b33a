import { beforeAll, describe, expect, test } from 'vitest';
import { loadSampleLibraryInto } from '#test/site/sample-library.ts';
import { testSite } from '#test/site/test-site.ts';
import { type GradedQuery, gradedQueries } from './graded-queries.fixture.ts';

const site = testSite({ config: { rateLimitScale: 100 } });

beforeAll(() => loadSampleLibraryInto(site));

type Found = { slug?: string; location?: unknown };

async function search(query: string) {
  const { status, json } = await site.ask(`/api/search?keyword=${encodeURIComponent(query)}`);
  expect([query, status]).toEqual([query, 200]);
  return json.data as Record<GradedQuery['kind'], Found[]>;
}

const nameOf = ({ slug, location }: Found) => slug ?? String(location);

test('for 95 % of the graded queries the expected result is among the first three', async () => {
  expect(gradedQueries.length).toBeGreaterThanOrEqual(150);
  const failures: string[] = [];
  for (const { query, kind, expected } of gradedQueries) {
    const found = (await search(query))[kind].slice(0, 3).map(nameOf);
    if (!found.some((name) => expected.includes(name))) {
      failures.push(`${query}: ${expected.join(' or ')} expected, ${found.join(', ') || 'nothing'} found`);
    }
  }
  const share = 1 - failures.length / gradedQueries.length;
  console.log(
    `${(share * 100).toFixed(1)} % of ${gradedQueries.length} searches found what was meant\n${failures.join('\n')}`,
  );
  expect(share).toBeGreaterThanOrEqual(0.95);
});

describe('a region link in the footer finds all destinations of that region, and no others:', () => {
  test.each(['europe', 'asia', 'africa', 'americas', 'oceania'])('%s', async (region) => {
    const inRegion = await site.ask(`/api/v3/destination?region=${region}&limit=100`);
    const found = await site.ask(`/api/search/destinations?keyword=${region}&limit=100`);
    const slugs = (answer: typeof found) => answer.json.data.map(({ slug }: Found) => slug).sort();
    // Other places may name the region in their long texts; they come last.
    const first = found.json.data
      .slice(0, inRegion.json.totalCount)
      .map(({ slug }: Found) => slug)
      .sort();
    expect(inRegion.json.totalCount).toBeGreaterThan(3);
    expect(first).toEqual(slugs(inRegion));
  });
});
