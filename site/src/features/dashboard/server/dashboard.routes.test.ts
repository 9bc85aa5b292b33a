import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type Calls, callsAs } from '#test/calls/staff-calls.ts';
import { testSite } from '#test/site/test-site.ts';
import { aTeamMember } from '../../about/server/about.fixture.ts';
import { anActivity } from '../../activity/server/activity.fixture.ts';
import { aContactMessage } from '../../contact/server/contact-message.fixture.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { aFeedback } from '../../feedback/server/feedback.fixture.ts';
import { aHighlight } from '../../highlights/server/highlight.fixture.ts';
import { aReview } from '../../reviews/server/review.fixture.ts';
import { aStory } from '../../stories/server/story.fixture.ts';

const site = testSite();
let staff: Calls;

const counted = [
  ...['accounts', 'activity_entries', 'banners', 'contact_messages', 'destinations', 'feedback', 'highlights'],
  ...['pgboss.job', 'settings', 'stories', 'team_members', 'versions', 'visits'],
];
beforeEach(async () => {
  for (const table of counted) await site.db.execute(sql.raw(`delete from ${table}`));
  staff = await callsAs(site, 'ADMIN');
});

const read = async () => (await staff('GET', '/api/v5/admin/dashboard')).json.data;

test('the dashboard of an empty site shows zeros', async () => {
  const { visits, registrations, reviews, growth, ...rest } = await read();
  expect(rest).toEqual({
    userCount: 1,
    teamMember: [],
    activeBanner: 0,
    unReadMessage: 0,
    lastActivity: null,
    destinationCount: 0,
    storiesCount: 0,
    highlightCount: 0,
    attention: {
      unreadMessages: 0,
      oldestUnreadAt: '',
      heldFeedback: 0,
      drafts: { destinations: 0, stories: 0, highlights: 0 },
      failedMails: 0,
      waitingMails: 0,
    },
    firstSteps: { name: false, logo: false, place: false, story: false, imprint: false, mail: false, backup: false },
  });
  expect(visits.pages).toEqual([]);
  for (const days of [visits.days, reviews])
    expect(days.map(({ count }: { count: number }) => count)).toEqual(Array(30).fill(0));
  for (const weeks of [growth.destinations, growth.stories, growth.highlights])
    expect(weeks).toEqual(Array(12).fill(0));
  // The one who asks.
  expect(growth.users).toEqual([...Array(11).fill(0), 1]);
  expect(registrations.at(-1).count).toBe(1);
});

test('a site with places for which nobody has decided anything has no first steps', async () => {
  await aDestination(site.db, { name: 'Tavira' });
  expect((await read()).firstSteps).toBeNull();
});

test('the first steps tick themselves, by what staff have done', async () => {
  expect((await staff('PUT', '/api/v5/admin/settings', { siteName: 'Slow Roads' })).status).toBe(200);
  expect((await staff('POST', '/api/v5/admin/settings/mail-test')).status).toBe(200);
  const { id } = await aDestination(site.db, { name: 'Tavira' });
  // What came with the sample library is nobody's first place, until somebody changes it.
  expect((await read()).firstSteps).toMatchObject({ name: true, logo: false, place: false, mail: true, backup: false });
  expect((await staff('PUT', `/api/v5/admin/destination/${id}`, { name: 'Tavira, old town' })).status).toBe(200);
  expect((await read()).firstSteps).toMatchObject({ name: true, place: true, story: false });
});

test('the dashboard counts everything, drafts too, and what is waiting is also answered alone', async () => {
  for (const published of [true, true, false]) {
    await aDestination(site.db, { published, images: 0 });
    await aHighlight(site.db, { published });
  }
  for (const published of [true, false, false]) await aStory(site.db, { published });
  await aTeamMember(site.db, { name: 'Margot' });
  await aContactMessage(site.db, { createdAt: new Date('2026-05-02T10:00:00Z') });
  await aContactMessage(site.db, { createdAt: new Date('2026-05-01T10:00:00Z') });
  await aContactMessage(site.db, { createdAt: new Date('2026-04-01T10:00:00Z'), read: true });
  await aFeedback(site.db, { held: true });
  await aFeedback(site.db);
  await anActivity(site.db, { detail: 'Winter light' });
  await site.db.execute(
    sql`insert into banners (title, description, small_description, active) values ('', '', '', true)`,
  );
  await site.db.execute(sql`
    insert into pgboss.job (name, source_name, data) values ('dead-letters', 'send-mail', '{}'), ('dead-letters', 'other', '{}')`);
  await site.db.execute(sql`
    insert into pgboss.job (name, start_after) values ('mail-account-link', now() + interval '1 hour'),
      ('mail-subscription', now() + interval '1 hour'), ('mail-account-link', now()), ('send-mail', now() + interval '1 hour')`);
  expect(await read()).toMatchObject({
    destinationCount: 3,
    storiesCount: 3,
    highlightCount: 3,
    activeBanner: 1,
    unReadMessage: 2,
    teamMember: [{ name: 'Margot', role: 'Editor', imageUrl: expect.stringMatching(/^\/media\//) }],
    lastActivity: { detail: 'Winter light', type: 'update', actor: 'Ana Reis' },
    attention: {
      unreadMessages: 2,
      oldestUnreadAt: '2026-05-01T10:00:00.000Z',
      heldFeedback: 1,
      drafts: { destinations: 1, stories: 2, highlights: 1 },
      failedMails: 1,
      waitingMails: 2,
    },
  });
  // What each number of the page leads to.
  const { attention, ...numbers } = await read();
  for (const [count, list] of [
    [numbers.destinationCount, '/api/v3/destination/admin'],
    [numbers.storiesCount, '/api/v5/admin/stories'],
    [numbers.highlightCount, '/api/v5/admin/highlight'],
    [numbers.userCount, '/api/v5/Admin/users'],
    [attention.unreadMessages, '/api/v5/admin/contact?read=false'],
    [attention.heldFeedback, '/api/v3/auth/feedback?held=true'],
    [attention.drafts.destinations, '/api/v3/destination/admin?state=draft'],
    [attention.drafts.stories, '/api/v5/admin/stories?state=draft'],
    [attention.drafts.highlights, '/api/v5/admin/highlight?state=draft'],
  ])
    expect([list, (await staff('GET', list)).json.totalCount]).toEqual([list, count]);
});

test('the dashboard counts page views by day and by page', async () => {
  const today = sql`(now() at time zone 'utc')::date`;
  await site.db.execute(sql`
    insert into visits (day, path, count) values
      (${today}, '/', 3), (${today}, '/about', 1), (${today} - 29, '/', 4), (${today} - 30, '/', 100)`);
  const { days, pages } = (await read()).visits;
  expect(days[0].count).toBe(4);
  expect(days[29]).toEqual({ day: new Date().toISOString().slice(0, 10), count: 4 });
  expect(pages).toEqual([
    { path: '/', count: 7 },
    { path: '/about', count: 1 },
  ]);
});

test('the dashboard shows how the content has grown week by week', async () => {
  const before = (await read()).growth.destinations;
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  for (const ago of [100, 80, 8, 8, 1]) {
    await site.db.execute(
      sql`update destinations set created_at = ${days(ago).toISOString()} where id = ${(await aDestination(site.db, { images: 0 })).id}`,
    );
  }
  const after: number[] = (await read()).growth.destinations;
  expect(after.map((count, week) => count - before[week])).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 4, 5]);
});

test('the dashboard counts accounts and reviews by the day they were created', async () => {
  const before = await read();
  const destination = await aDestination(site.db, { images: 0 });
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  for (const createdAt of [ago(0), ago(29), ago(29), ago(31)]) await aReview(site.db, destination, { createdAt });
  const after = await read();
  const more = (name: 'reviews' | 'registrations') =>
    after[name].map(({ count }: { count: number }, at: number) => count - before[name][at].count);
  expect(more('reviews')).toEqual([2, ...Array(28).fill(0), 1]);
  expect(more('registrations').at(-1)).toBe(4);
});

test('the sidebar asks only for what is waiting', async () => {
  for (const read of [false, false, true]) await aContactMessage(site.db, { read });
  for (const held of [true, false]) await aFeedback(site.db, { held });
  const { data } = (await staff('GET', '/api/v5/admin/dashboard/waiting')).json;
  expect(data).toEqual({ unreadMessages: 2, heldFeedback: 1 });
});
