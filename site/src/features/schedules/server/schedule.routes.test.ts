import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aDestination } from '#features/destinations/server/destination.fixture.ts';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { type TestSite, testSite } from '#test/site/test-site.ts';
import { aBanner } from '../../banners/server/banner.fixture.ts';
import { aHighlight } from '../../highlights/server/highlight.fixture.ts';
import { aPage } from '../../pages/server/page.fixture.ts';
import { aStory } from '../../stories/server/story.fixture.ts';
import { schedules } from './schedule.table.ts';

const site = testSite();
let other: TestSite;
let staff: Calls;
beforeAll(async () => {
  other = await site.twin();
  staff = await callsAs(site, 'AUTHOR');
});
afterAll(() => other.close());
beforeEach(keptRows(site).restore);

/** By the clock of the database. */
async function inMs(ms: number): Promise<string> {
  const { rows } = await site.db.execute<{ at: string }>(
    sql`select to_char((clock_timestamp() + ${ms} * interval '1 millisecond') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
  );
  return rows[0]?.at ?? '';
}
const hasPassed = async (at: string) =>
  (await site.db.execute<{ is: boolean }>(sql`select clock_timestamp() >= ${at}::timestamptz as is`)).rows[0]?.is;

const plan = (kind: string, id: string, body: object) => staff('PUT', `/api/v5/admin/schedule/${kind}/${id}`, body);
const errorsOf = ({ json }: { json: { errors: { field: string }[] } }) => json.errors.map(({ field }) => field);

const entries = async () =>
  (
    await site.db.execute(
      sql`select action, actor_id, actor_name from activity_entries where actor_name = 'Schedule' order by created_at, id`,
    )
  ).rows;

/** What a public list says, at both processes, before the instant and from the first answer after it on. */
async function watch(at: string, look: (site: TestSite) => Promise<unknown>, before: unknown, after: unknown) {
  for (;;) {
    const isBefore = !(await hasPassed(at));
    const seen = await Promise.all([look(site), look(other)]);
    // Begun before it, an answer may be of either side.
    if (!isBefore) {
      expect(seen).toEqual([after, after]);
      return;
    }
    if (!(await hasPassed(at))) expect(seen).toEqual([before, before]);
  }
}

/** What a list of staff finds by each state, with words and without, newest first. */
async function expectStates(path: string, states: Record<string, (string | undefined)[]>): Promise<void> {
  for (const [state, expected] of Object.entries(states))
    for (const words of ['', '&q=found']) {
      // The site has pages of its own, all of them public.
      if (state === 'published' && words === '') continue;
      const { json } = await staff('GET', `${path}?state=${state}${words}`);
      const found = json.data.map((item: { _id: string; state: string }) => [item._id, item.state]);
      const wanted = [expected.length, ...expected.map((id) => [id, state])];
      expect([json.totalCount, ...found], `${path} ${words}`).toEqual(wanted);
    }
}

describe('what is planned', () => {
  test('is public at its instant on every process, in lists and on its page, and not a moment earlier', async () => {
    const story = await aStory(site.db, { title: 'Planned tale', published: false, publishedAt: null });
    await aStory(site.db, { title: 'Another' });
    const look = async (at: TestSite) => [
      (await at.ask('/api/story')).json.data.map(({ title }: { title: string }) => title).includes('Planned tale'),
      (await at.ask(`/api/story/${story.slug}`)).status,
    ];
    expect(await look(other)).toEqual([false, 404]);
    const at = await inMs(2000);
    const saved = await plan('story', story.id, { publishAt: at });
    expect(saved.json).toMatchObject({ data: { kind: 'story', _id: story.id, publishAt: at, state: 'scheduled' } });
    await watch(at, look, [false, 404], [true, 200]);
    expect((await site.ask(`/api/story/${story.slug}`)).json.data.publishedAt).toBe(at);
    expect(await entries()).toEqual([{ action: 'Published story', actor_id: null, actor_name: 'Schedule' }]);
    const { rows } = await site.db.execute(
      sql`select summary from versions where item_id = ${story.id} order by version`,
    );
    expect(rows).toHaveLength(3);
  });

  test('ends at its instant, for places, highlights and banners too, and says so', async () => {
    const place = await aDestination(site.db, { name: 'Lisbon' });
    const highlight = await aHighlight(site.db, { name: 'Mia' });
    const banner = await aBanner(site.db, { active: true });
    const look = async (site: TestSite) => [
      (await site.ask('/api/v3/destination')).json.totalCount,
      (await site.ask('/api/highlight')).json.totalCount,
      (await site.ask('/api/banner')).json.data.length,
    ];
    const before = await look(site);
    const at = await inMs(4000);
    for (const [kind, { id }] of Object.entries({ destination: place, highlight, banner }))
      expect((await plan(kind, id, { unpublishAt: at })).json).toMatchObject({ data: { state: 'published' } });
    await watch(
      at,
      look,
      before,
      before.map((count) => count - 1),
    );
    const { json } = await staff('PUT', `/api/v5/admin/schedule/destination/${place.id}`, {});
    expect(json.data).toMatchObject({ state: 'ended', unpublishAt: null });
    expect(await entries()).toHaveLength(3);
  });

  test('is done although nobody was there at the instant, by whoever comes first, and once', async () => {
    const story = await aStory(site.db, { title: 'Overdue', published: false, publishedAt: null });
    // As a backup that is restored across the instant has it, or a site that was stopped.
    await site.db.execute(
      sql`insert into schedules (kind, item_id, publish_at) values ('story', ${story.id}, now() - interval '3 days')`,
    );
    const late = await Promise.all([site.twin(), site.twin()]);
    const statuses = await Promise.all(
      late.map((at) => at.ask(`/api/story/${story.slug}`).then(({ status }) => status)),
    );
    for (const at of late) await at.close();
    expect(statuses).toEqual([200, 200]);
    expect(await entries()).toHaveLength(1);
  });

  test('that was to begin and end meanwhile is over, and has been published', async () => {
    const story = await aStory(site.db, { title: 'Both', published: false, publishedAt: null });
    await site.db.execute(
      sql`insert into schedules (kind, item_id, publish_at, unpublish_at)
        values ('story', ${story.id}, now() - interval '3 days', now() - interval '1 day')`,
    );
    const late = await site.twin();
    expect((await late.ask(`/api/story/${story.slug}`)).status).toBe(404);
    await late.close();
    expect((await plan('story', story.id, {})).json.data).toEqual({
      kind: 'story',
      _id: story.id,
      publishAt: null,
      unpublishAt: null,
      state: 'ended',
    });
    expect(await entries()).toHaveLength(2);
  });

  test('keeps nothing else from being done when it cannot be done itself', async () => {
    const [broken, fine] = [
      await aStory(site.db, { title: 'Broken', published: false, publishedAt: null }),
      await aStory(site.db, { title: 'Fine', published: false, publishedAt: null }),
    ];
    await site.db.execute(sql`alter table stories add constraint refused check (not published or title <> 'Broken')`);
    await site.db.execute(
      sql`insert into schedules (kind, item_id, publish_at) select 'story', id, now() - interval '1 day' from stories where title in ('Broken', 'Fine')`,
    );
    const late = await site.twin();
    expect((await late.ask(`/api/story/${fine.slug}`)).status).toBe(200);
    expect((await late.ask(`/api/story/${broken.slug}`)).status).toBe(404);
    await late.close();
    await site.db.execute(sql`alter table stories drop constraint refused`);
    const { json } = await staff('GET', '/api/v5/admin/schedule');
    expect(json.data).toMatchObject([{ title: 'Broken', failure: 'This couldn’t be done as planned' }]);
    await aLanguage(site.db);
    const german = await staff('GET', '/api/v5/admin/schedule?language=de');
    expect(german.json.data[0].failure).toBe('Das ließ sich nicht wie geplant ausführen');
  });
});

describe('the plan of an item', () => {
  test('lies in the future, its end behind its beginning, and says which field is wrong', async () => {
    const story = await aStory(site.db, { published: false, publishedAt: null });
    const past = await inMs(-1000);
    const [soonAt, laterAt] = [await inMs(60_000), await inMs(120_000)];
    expect(errorsOf(await plan('story', story.id, { publishAt: past, unpublishAt: past }))).toEqual([
      'publishAt',
      'unpublishAt',
    ]);
    expect(errorsOf(await plan('story', story.id, { publishAt: laterAt, unpublishAt: soonAt }))).toEqual([
      'unpublishAt',
    ]);
    expect(errorsOf(await plan('story', story.id, { publishAt: 'tomorrow' }))).toEqual(['publishAt']);
    expect((await plan('story', crypto.randomUUID(), { publishAt: soonAt })).status).toBe(404);
    expect((await plan('author', story.id, { publishAt: soonAt })).status).toBe(400);
    const shown = await aStory(site.db, { published: true });
    expect(errorsOf(await plan('story', shown.id, { publishAt: soonAt }))).toEqual(['publishAt']);
  });

  test('is within the years that have four digits', async () => {
    const { id } = await aStory(site.db, { published: false, publishedAt: null });
    for (const at of ['9999-12-31T23:59:59-23:59', '0000-01-01T00:00:00Z', '0001-01-01T00:00:00+23:59']) {
      const planned = await plan('story', id, { publishAt: at });
      expect([planned.status, errorsOf(planned)], at).toEqual([400, ['publishAt']]);
      const listed = await staff('GET', `/api/v5/admin/schedule?from=${encodeURIComponent(at)}`);
      expect([listed.status, errorsOf(listed)], at).toEqual([400, ['from']]);
    }
    expect((await plan('story', id, { publishAt: '9999-12-31T23:59:59Z' })).status).toBe(200);
    const listed = await staff('GET', '/api/v5/admin/schedule?from=9999-12-31T00:00:00Z');
    expect(listed.json.data).toMatchObject([{ _id: id, at: '9999-12-31T23:59:59.000Z' }]);
  });

  test('ends where somebody publishes or takes back by hand', async () => {
    const story = await aStory(site.db, { published: false, publishedAt: null });
    const [publishAt, unpublishAt] = [await inMs(60_000), await inMs(120_000)];
    await plan('story', story.id, { publishAt, unpublishAt });
    const flag = (isPublished: boolean) => staff('PUT', `/api/v5/admin/stories/published/${story.id}`, { isPublished });
    expect((await flag(true)).json.data).toMatchObject({ publishAt: null, unpublishAt, state: 'published' });
    expect((await flag(false)).json.data).toMatchObject({ publishAt: null, unpublishAt: null, state: 'draft' });
  });

  test('stands in one version and one entry for each change, and in none where nothing changes', async () => {
    const story = await aStory(site.db, { title: 'Told', published: false, publishedAt: null });
    const publishAt = await inMs(60_000);
    for (let times = 0; times < 2; times += 1) await plan('story', story.id, { publishAt });
    await plan('story', story.id, { publishAt: null });
    const { rows } = await site.db.execute(
      sql`select action from activity_entries where detail = 'Told' order by created_at`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['Scheduled story', 'Took back the schedule of a story']);
    const written = await site.db.execute(
      sql`select summary from versions where item_id = ${story.id} and summary ilike '%schedule%'`,
    );
    expect(written.rows).toHaveLength(2);
  });

  test('is listed in order, with what it does', async () => {
    const story = await aStory(site.db, { title: 'Listed', published: false, publishedAt: null });
    const place = await aDestination(site.db, { name: 'Porto' });
    const instants = [await inMs(60_000), await inMs(90_000), await inMs(120_000)];
    await plan('story', story.id, { publishAt: instants[0], unpublishAt: instants[2] });
    await plan('destination', place.id, { unpublishAt: instants[1] });
    const { json } = await staff('GET', '/api/v5/admin/schedule');
    expect(json.data).toMatchObject([
      { kind: 'story', _id: story.id, title: 'Listed', action: 'publish', at: instants[0], failure: null },
      { kind: 'destination', _id: place.id, action: 'unpublish', at: instants[1] },
      { kind: 'story', action: 'unpublish', at: instants[2] },
    ]);
    const some = await staff('GET', `/api/v5/admin/schedule?from=${instants[1]}&to=${instants[2]}`);
    expect(some.json.data).toHaveLength(1);
  });

  test.each([
    ['story', '/api/v5/admin/stories', (n: number, of: object) => aStory(site.db, { title: `Found ${n}`, ...of })],
    [
      'destination',
      '/api/v3/destination/admin',
      (n: number, of: object) => aDestination(site.db, { name: `Found ${n}`, ...of }),
    ],
    [
      'highlight',
      '/api/v5/admin/highlight',
      (n: number, of: object) => aHighlight(site.db, { name: `Found ${n}`, ...of }),
    ],
    ['page', '/api/v5/admin/pages', (n: number, of: object) => aPage(site.db, { title: `Found ${n}`, ...of })],
  ] as const)(
    'of the kind %s is found by its state in the list of staff, and counted; not in the trash',
    async (kind, path, make) => {
      const dated = kind === 'story' || kind === 'page';
      const draft = { published: false, ...(dated && { publishedAt: null }) };
      const ids: string[] = [];
      for (const [at, of] of [draft, draft, draft, draft, draft, {}].entries()) ids.push((await make(at, of)).id);
      const [stays, planned, plannedAndLost, ended, endedAndLost, published] = ids as [string, ...string[]];
      for (const id of [planned, plannedAndLost]) await plan(kind, id as string, { publishAt: await inMs(60_000) });
      for (const itemId of [ended, endedAndLost] as string[])
        await site.db.insert(schedules).values({ kind, itemId, endedAt: new Date() });

      const kept = { draft: [stays], scheduled: [planned], ended: [ended], published: [published] };
      const base = path.replace('v3/destination/admin', 'v5/admin/destination');
      for (const id of [plannedAndLost, endedAndLost])
        expect((await staff('DELETE', `${base}/${id}`)).status).toBe(200);
      await expectStates(path, kept);
      for (const id of [plannedAndLost, endedAndLost])
        expect((await staff('POST', `/api/v5/admin/trash/${kind}/${id}/restore`)).status).toBe(200);
      await expectStates(path, { ...kept, scheduled: [plannedAndLost, planned], ended: [endedAndLost, ended] });

      const filter = { q: '', state: 'ended' };
      const run = await staff('POST', '/api/v5/admin/bulk-runs', { kind, action: 'publish', dryRun: true, filter });
      expect(run.json.data.total).toBe(2);
      const { drafts } = (await staff('GET', '/api/v5/admin/dashboard')).json.data.attention;
      const named = { story: 'stories', destination: 'destinations', highlight: 'highlights', page: '' }[kind];
      expect(drafts).toEqual({ stories: 0, destinations: 0, highlights: 0, ...(named && { [named]: 1 }) });
    },
  );

  test('comes true through a hand that is busy with the item at the instant', async () => {
    const story = await aStory(site.db, { title: 'Busy', published: false, publishedAt: null });
    const at = await inMs(300);
    await plan('story', story.id, { publishAt: at });
    let waiting: Promise<unknown> | undefined;
    await site.db.transaction(async (tx) => {
      await tx.execute(sql`update stories set excerpt = 'Changed' where id = ${story.id}`);
      await vi.waitUntil(() => hasPassed(at), soon);
      waiting = other.ask('/api/story');
    });
    expect((await other.ask(`/api/story/${story.slug}`)).json.data).toMatchObject({ excerpt: 'Changed' });
    await waiting;
  });
});
