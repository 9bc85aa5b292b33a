import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { anAccount } from '../src/features/accounts/server/account.fixture.ts';
import { anActivity } from '../src/features/activity/server/activity.fixture.ts';
import { aContactMessage } from '../src/features/contact/server/contact-message.fixture.ts';
import { aDestination, goodIn } from '../src/features/destinations/server/destination.fixture.ts';
import { destinations } from '../src/features/destinations/server/destination.table.ts';
import { destinationTexts } from '../src/features/destinations/server/editions/destination-text.table.ts';
import { aFeedback } from '../src/features/feedback/server/feedback.fixture.ts';
import { aHighlight } from '../src/features/highlights/server/highlight.fixture.ts';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { schedules } from '../src/features/schedules/server/schedule.table.ts';
import { storyTexts } from '../src/features/stories/server/editions/story-text.table.ts';
import { anAuthor, aStory } from '../src/features/stories/server/story.fixture.ts';
import { keptLists } from '../src/server/lists/kept-list-names.ts';
import { keptRows } from './site/kept-rows.ts';
import { testSite } from './site/test-site.ts';

const site = testSite();
beforeEach(keptRows(site).restore);

async function lengths(): Promise<Record<string, number>> {
  const { rows } = await site.db.execute<{ list: string; length: number }>(
    sql`select list, sum(change)::int as length from list_counts group by list having sum(change) <> 0 order by list`,
  );
  return Object.fromEntries(rows.map(({ list, length }) => [list, length]));
}

const totalOf = async (query: string) => (await site.ask(`/api/v3/destination?${query}`)).json.totalCount;

test('list lengths follow publishing, featuring, tagging, moving and deleting', async () => {
  const { id } = await aDestination(site.db, { tags: ['Food', 'food', 'Sea'], region: 'europe', featured: true });
  expect(await lengths()).toEqual({
    'destinations featured': 1,
    'destinations in europe tagged food': 1,
    'destinations in europe tagged sea': 1,
    'destinations published': 1,
    'destinations published in europe': 1,
    'destinations tagged food': 1,
    'destinations tagged sea': 1,
  });
  await site.db.execute(sql`update ${destinations} set published = false where id = ${id}`);
  expect(await lengths()).toEqual({ 'destinations draft': 1 });
  await site.db.execute(
    sql`update ${destinations} set published = true, region = 'asia', tags = '{sea}' where id = ${id}`,
  );
  site.site.cache.clear();
  expect([
    await totalOf(''),
    await totalOf('tags=SEA'),
    await totalOf('tags=food'),
    await totalOf('region=asia'),
  ]).toEqual([1, 1, 0, 1]);
  await site.db.execute(sql`delete from ${destinations}`);
  expect(await lengths()).toEqual({});
});

test('simultaneous writers do not wait for each other, and no row is missing from the list lengths', async () => {
  await aContactMessage(site.db);
  const open = await site.database.pool.connect();
  try {
    // Holds the row that says 1.
    await open.query('begin');
    await open.query(
      `insert into contact_messages (full_name, email, subject, message) values ('A', 'a@example.com', 'general', 'held back')`,
    );
    await Promise.all(Array.from({ length: 20 }, () => aContactMessage(site.db)));
    expect(await lengths()).toEqual({ 'contact_messages unread': 21 });
    await open.query('commit');
  } finally {
    open.release();
  }
  expect(await lengths()).toEqual({ 'contact_messages unread': 22 });
  await aContactMessage(site.db);
  // The next writer folds what the others left behind.
  expect((await site.db.execute(sql`select change from list_counts`)).rows).toEqual([{ change: 23 }]);
});

test('rows that bypassed the triggers are in the list lengths after a recount', async () => {
  for (let number = 0; number < 3; number += 1) await aContactMessage(site.db);
  await site.db.execute(sql`alter table ${destinations} disable trigger user`);
  await aDestination(site.db, { region: 'africa' });
  await site.db.execute(sql`alter table ${destinations} enable trigger user`);
  const counted = { 'destinations published': 1, 'destinations published in africa': 1 };
  expect(await lengths()).not.toMatchObject(counted);
  await site.db.execute(sql`call recount_lists()`);
  expect(await lengths()).toMatchObject({ ...counted, 'contact_messages unread': 3 });
  await site.db.execute(sql`truncate ${destinations} cascade`);
  expect(await lengths()).toEqual({ 'contact_messages unread': 3 });
});

test('a rolled back transaction does not change the list lengths, nor one that is half done', async () => {
  for (let number = 0; number < 3; number += 1) await aContactMessage(site.db);
  const before = { 'contact_messages unread': 3 };
  const writer = await site.database.pool.connect();
  try {
    await writer.query('begin');
    await writer.query(`delete from contact_messages`);
    await writer.query('savepoint half');
    await writer.query(
      `insert into contact_messages (full_name, email, subject, message) values ('A', 'a@example.com', 'general', 'never sent')`,
    );
    expect(await lengths()).toEqual(before);
    await writer.query('rollback');
  } finally {
    writer.release();
  }
  expect(await lengths()).toEqual(before);
});

test('the triggers name the lists as the code does, no fewer and no more', async () => {
  await site.db.execute(sql`delete from list_counts`);
  await Promise.all([
    aDestination(site.db, { featured: true, tags: ['Food'], region: 'europe', goodMonths: goodIn(5) }),
    aDestination(site.db, { published: false }),
    aStory(site.db, { featured: true, tags: ['Sea', 'Asia'] }),
    aStory(site.db, { published: false }),
    aHighlight(site.db, { featured: true, rating: 5 }),
    aHighlight(site.db, { published: false }),
    anAccount(site.db),
    anAuthor(site.db, { name: 'Ana' }),
    anActivity(site.db),
    aContactMessage(site.db),
    aContactMessage(site.db, { read: true }),
    aFeedback(site.db),
    aFeedback(site.db, { held: true }),
  ]);
  const at = new Date();
  const [planned, over] = await Promise.all([aStory(site.db), aStory(site.db)]);
  await site.db.insert(schedules).values([
    { kind: 'story', itemId: planned.id, publishAt: at },
    { kind: 'story', itemId: over.id, endedAt: at },
  ]);
  const [place, story] = await Promise.all([
    aDestination(site.db, { featured: true, tags: ['Food'], region: 'europe' }),
    aStory(site.db, { featured: true, tags: ['Sea', 'Asia'] }),
  ]);
  await aLanguage(site.db);
  const text = { language: 'de', slug: 'nacht', published: true, publishedAt: at, sourceVersion: 1 };
  await site.db.insert(destinationTexts).values({ ...text, destinationId: place.id, name: 'Nacht' });
  await site.db.insert(storyTexts).values({ ...text, storyId: story.id, title: 'Nacht' });
  const patterns = keptLists.map((name) => ({ name, pattern: new RegExp(`^${name.replace(/\{\w+\}/g, '[\\w ]+')}$`) }));
  const named = Object.keys(await lengths()).map(
    (list) => patterns.find(({ pattern }) => pattern.test(list))?.name ?? `unknown: ${list}`,
  );
  expect([...new Set(named)].sort()).toEqual([...keptLists]);
});
