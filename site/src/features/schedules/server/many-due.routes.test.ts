import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aDestination } from '#features/destinations/server/destination.fixture.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import { soon } from '#test/calls/staff-calls.ts';
import { countStatementsInTransactions } from '#test/calls/statements.ts';
import { testSite } from '#test/site/test-site.ts';
import { aStory } from '../../stories/server/story.fixture.ts';
import { dueTag } from './schedule.service.ts';

const site = testSite();
const count = 120;

async function planAll(column: 'publish_at' | 'unpublish_at', kind: 'story' | 'destination', table: string) {
  await site.db.execute(sql`
    insert into schedules (kind, item_id, ${sql.raw(column)})
    select ${kind}, id, now() - interval '1 day' from ${sql.raw(table)} where published = ${column === 'unpublish_at'}`);
}

test('what many plan for one instant is done by few statements, each with its version and its entry', async () => {
  for (let one = 0; one < count; one++) {
    await aStory(site.db, { title: `Tale ${one}`, published: false, publishedAt: null });
    await aDestination(site.db, { name: `Place ${one}` });
  }
  await planAll('publish_at', 'story', 'stories');
  await planAll('unpublish_at', 'destination', 'destinations');
  const statements = countStatementsInTransactions(site.database);
  await dropCached(site.db, [dueTag(new Date())]);
  const totalOf = async (address: string) => (await site.ask(address)).json.totalCount;
  await expect.poll(() => totalOf('/api/story'), soon).toBe(count);
  // One by one they were more than ten each.
  expect(statements.count()).toBeLessThan(count);
  expect(await totalOf('/api/v3/destination')).toBe(0);
  const { rows } = await site.db.execute(sql`
    select action, count(*)::int as entries, count(distinct detail)::int as titles from activity_entries
    where actor_name = 'Schedule' group by action order by action`);
  expect(rows).toEqual([
    { action: 'Published story', entries: count, titles: count },
    { action: 'Unpublished destination', entries: count, titles: count },
  ]);
  const left = await site.db.execute(sql`
    select kind, count(*)::int as plans, count(ended_at)::int as ended, count(publish_at)::int as to_come
    from schedules group by kind`);
  expect(left.rows).toEqual([{ kind: 'destination', plans: count, ended: count, to_come: 0 }]);
  const versions = await site.db.execute(sql`
    select kind, count(distinct item_id)::int as items from versions group by kind order by kind`);
  expect(versions.rows).toEqual([
    { kind: 'destination', items: count },
    { kind: 'story', items: count },
  ]);
});
