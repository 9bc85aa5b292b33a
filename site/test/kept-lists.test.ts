import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { destinations } from '../src/features/destinations/server/destination.table.ts';
import { keptRows } from './site/kept-rows.ts';
import { testSite } from './site/test-site.ts';

const site = testSite();
beforeEach(keptRows(site).restore);

async function stored(): Promise<string[]> {
  const { rows } = await site.db.execute<{ line: string }>(
    sql`select concat_ws(' ', list, region, rating_value, rating_count, name) as line from destination_lists order by list`,
  );
  return rows.map(({ line }) => line);
}

const namesOf = async (query: string) =>
  (await site.ask(`/api/v3/destination?${query}`)).json.data.map(({ name }: { name: string }) => name);

test('the tag lists follow publishing, tagging, rating, moving, renaming and deleting', async () => {
  const { id } = await aDestination(site.db, { name: 'Évora', tags: ['Food', 'food', 'Sea'], region: 'europe' });
  const change = (set: ReturnType<typeof sql>) =>
    site.db.execute(sql`update ${destinations} set ${set} where id = ${id}`);
  expect(await stored()).toEqual(['food europe 0.0 0 evora', 'sea europe 0.0 0 evora']);
  await change(sql`rating_sum = 9, rating_count = 2, tags = '{Sea,old}'`);
  expect(await stored()).toEqual(['old europe 4.5 2 evora', 'sea europe 4.5 2 evora']);
  await change(sql`region = 'asia', name = 'Évora Nova'`);
  expect(await stored()).toEqual(['old asia 4.5 2 evora nova', 'sea asia 4.5 2 evora nova']);
  await change(sql`published = false`);
  expect(await stored()).toEqual([]);
  await change(sql`published = true`);
  expect(await stored()).toHaveLength(2);
  await site.db.execute(sql`delete from ${destinations}`);
  expect(await stored()).toEqual([]);
});

test('several tags make one list in each order, without duplicates and with its own length', async () => {
  const places = [
    ['Porto', ['sea', 'food'], 'europe', 8, 2],
    ['Bergen', ['sea'], 'europe', 5, 1],
    ['Kyoto', ['food'], 'asia', 3, 1],
    ['Lima', ['surf'], 'americas', 5, 1],
  ] as const;
  for (const [name, tags, region, ratingSum, ratingCount] of places) {
    const { id } = await aDestination(site.db, { name, tags: [...tags], region });
    await site.db.execute(
      sql`update ${destinations} set rating_sum = ${ratingSum}, rating_count = ${ratingCount} where id = ${id}`,
    );
  }
  expect(await namesOf('tags=sea,FOOD')).toEqual(['Kyoto', 'Bergen', 'Porto']);
  expect(await namesOf('tags=sea,food&sort=rating')).toEqual(['Bergen', 'Porto', 'Kyoto']);
  expect(await namesOf('tags=sea,food&sort=name')).toEqual(['Bergen', 'Kyoto', 'Porto']);
  expect(await namesOf('tags=sea,food&sort=name&limit=1&page=3')).toEqual(['Porto']);
  expect(await namesOf('tags=food,sea&region=europe&sort=name')).toEqual(['Bergen', 'Porto']);
  expect(await namesOf('tags=food&region=asia')).toEqual(['Kyoto']);
  const { json } = await site.ask('/api/v3/destination?tags=sea,food&limit=2');
  expect([json.totalCount, json.totalPages]).toEqual([3, 2]);
});

test('rows that bypassed the triggers are in the tag lists after a rebuild', async () => {
  await aDestination(site.db, { name: 'Évora', tags: ['food', 'sea'], region: 'europe' });
  const before = ['food europe 0.0 0 evora', 'sea europe 0.0 0 evora'];
  expect(await stored()).toEqual(before);
  await site.db.execute(sql`delete from destination_lists`);
  await site.db.execute(sql`call refill_lists()`);
  expect(await stored()).toEqual(before);
});
