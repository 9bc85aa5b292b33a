import { eq, type SQL, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import { aHighlight } from '../../highlights/server/highlight.fixture.ts';
import { highlights } from '../../highlights/server/highlight.table.ts';
import { aStory } from '../../stories/server/story.fixture.ts';
import { stories } from '../../stories/server/story.table.ts';

const site = testSite({ config: { rateLimitScale: 100 } });
beforeEach(keptRows(site).restore);

// Typed whole, begun, misspelt, joined with a known word and written in one.
const typings = [
  'canarybird',
  'canary',
  'canarybrid',
  'canarybird bay',
  'canarybirdbay',
  'canaries',
  'town canarybird',
];

async function seen(): Promise<string> {
  const paths = ['/api/search', '/api/search/destinations', '/api/search/stories', '/api/search/highlights'];
  const answers = typings.flatMap((typed) => [
    ...paths.map((path) => site.ask(`${path}?${new URLSearchParams({ keyword: typed })}`)),
    site.ask(`/api/search/suggest?${new URLSearchParams({ q: typed })}`),
  ]);
  return (await Promise.all(answers)).map(({ text }) => text).join('\n');
}

async function hasTerms(): Promise<boolean> {
  const { rows } = await site.db.execute(sql`select exists (select from search_words where word like 'canar%')
    or exists (select from search_phrases where form like '%canar%') as known`);
  return rows[0]?.known === true;
}

const texts = { tags: ['canarybird'], description: 'canarybird', country: 'Canarybird' };

async function write(statement: SQL | { execute(): Promise<unknown> }): Promise<void> {
  if ('execute' in statement) await statement.execute();
  else await site.db.execute(statement);
  await site.db.transaction((tx) => dropCached(tx, ['destinations', 'stories', 'highlights']));
}

describe.each([
  ['a destination', destinations, () => aDestination(site.db, { ...texts, name: 'Canarybird Bay', published: false })],
  [
    'a story',
    stories,
    () => aStory(site.db, { title: 'Canarybird Bay', content: 'canarybird', tags: ['canarybird'], published: false }),
  ],
  [
    'a highlight',
    highlights,
    () => aHighlight(site.db, { location: 'Canarybird Bay', description: 'canarybird', published: false }),
  ],
] as const)('%s', (_, table, make) => {
  test('is found, counted, suggested and used for corrections only while it is published (G-45)', async () => {
    const { id } = await make();
    const publish = (published: boolean) =>
      write(
        site.db
          .update(table)
          .set({ published, ...dated() })
          .where(eq(table.id, id)),
      );
    const dated = () => (table === stories ? { publishedAt: new Date() } : {});
    expect(await seen()).not.toMatch(/canar/i);
    expect(await hasTerms()).toBe(false);

    await publish(true);
    await expect.poll(seen).toMatch(/"Canarybird Bay"/);
    expect(await hasTerms()).toBe(true);

    await publish(false);
    await expect.poll(seen).not.toMatch(/canar/i);
    expect(await hasTerms()).toBe(false);

    await publish(true);
    await write(site.db.delete(table).where(eq(table.id, id)));
    await expect.poll(seen).not.toMatch(/canar/i);
    expect(await hasTerms()).toBe(false);
  });
});

describe('the search words of published content', () => {
  const wrongCounts = sql`
    with truth as (
      select word, 'destinations' as kind, count(*) as held from public_destinations, unnest(tsvector_to_array(search)) as word group by 1, 2
      union all
      select word, 'stories', count(*) from public_stories, unnest(tsvector_to_array(search)) as word group by 1, 2
      union all
      select word, 'highlights', count(*) from public_highlights, unnest(tsvector_to_array(search)) as word group by 1, 2),
    counted as (
      select word, kind, held from search_words,
        lateral (values ('destinations', destinations), ('stories', stories), ('highlights', highlights)) as counts(kind, held)
      where held <> 0)
    select coalesce(truth.word, counted.word) as word, truth.held, counted.held as counted
    from truth full join counted using (word, kind) where truth.held is distinct from counted.held`;

  test('are counted right after many edits at once', async () => {
    const { db } = site;
    for (const number of [1, 2, 3, 4]) await aDestination(db, { name: `Harbour ${number}`, published: number !== 4 });
    await aStory(db, { title: 'Harbours and harbours' });
    await db.execute(sql`update destinations set name = 'Lighthouse ' || id where name in ('Harbour 1', 'Harbour 4')`);
    await db.execute(sql`update destinations set published = not published where name like 'Harbour%'`);
    await db.execute(sql`update destinations set rating_sum = 5, rating_count = 1`);
    await db.execute(sql`delete from destinations where name = 'Harbour 2'`);
    expect((await db.execute(wrongCounts)).rows).toEqual([]);
    const { rows } = await db.execute(
      sql`select sum(destinations)::int as held from search_words where word = 'lighthouse'`,
    );
    expect(rows).toEqual([{ held: 1 }]);
  });

  test('are unchanged when a write is rolled back', async () => {
    const before = await site.db.execute(sql`select * from search_words order by word`);
    const failing = site.db.transaction(async (tx) => {
      await aDestination(tx, { name: 'Never published' });
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect((await site.db.execute(sql`select * from search_words order by word`)).rows).toEqual(before.rows);
  });

  test('stay right when many write at once', async () => {
    const writers = Array.from({ length: 12 }, (_, number) =>
      aDestination(site.db, { name: `Ferry ${number}` }).then(({ id }) =>
        number % 3 === 0
          ? site.db.update(destinations).set({ published: false }).where(eq(destinations.id, id))
          : undefined,
      ),
    );
    await Promise.all(writers);
    expect((await site.db.execute(wrongCounts)).rows).toEqual([]);
  });
});
