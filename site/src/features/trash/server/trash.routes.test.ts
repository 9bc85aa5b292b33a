import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activityEntries } from '#features/activity/server/activity.table.ts';
import { aBanner } from '#features/banners/server/banner.fixture.ts';
import { banners } from '#features/banners/server/banner.table.ts';
import { destinations } from '#features/destinations/server/destination.table.ts';
import { mediaItems } from '#features/media/server/media.table.ts';
import { aReview } from '#features/reviews/server/review.fixture.ts';
import { reviews } from '#features/reviews/server/review.table.ts';
import { stories } from '#features/stories/server/story.table.ts';
import { answersByRole, type Calls, callsAs } from '#test/calls/staff-calls.ts';
import { aFullDestination, aFullStory, everything, oneOfEach } from '#test/calls/trashed-items.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { trashedKinds } from '../trash.contract.ts';

const site = testSite();
let staff: Calls;
let admin: Calls;

beforeAll(async () => {
  staff = await callsAs(site, 'AUTHOR', 'Marta');
  admin = await callsAs(site, 'ADMIN');
});
beforeEach(keptRows(site).restore);

const path = '/api/v5/admin/trash';
const listed = async (query = '') => (await staff('GET', path + query)).json;
const restore = (kind: string, id: string) => staff('POST', `${path}/${kind}/${id}/restore`);

describe('what staff delete', () => {
  test.each(trashedKinds)('comes back whole, to the last row that went with it: %s', async (kind) => {
    const one = (await oneOfEach(site.db)).find((each) => each.kind === kind);
    if (!one) throw new Error(`No ${kind}`);
    const before = await everything(site.db);
    expect((await staff('DELETE', one.path)).status).toBe(200);
    expect(await everything(site.db)).not.toEqual(before);
    expect((await staff('DELETE', one.path)).status).toBe(404);
    const { data, totalCount } = await listed();
    expect([totalCount, data[0]._id, data[0].kind, data[0].deletedBy.name]).toEqual([1, one.id, kind, 'Marta']);
    expect(Date.parse(data[0].purgeAt) - Date.parse(data[0].deletedAt)).toBe(30 * 24 * 3_600_000);
    expect((await restore(kind, one.id)).status).toBe(200);
    expect(await everything(site.db)).toEqual(before);
    expect((await restore(kind, one.id)).status).toBe(404);
    const [last] = await site.db.select().from(activityEntries).orderBy(sql`created_at desc`).limit(1);
    expect(last).toMatchObject({ action: expect.stringMatching(/^Restored /), detail: data[0].title, type: 'update' });
  });

  test('is in no public answer and in no list of staff, until it is restored, on every process', async () => {
    const twin = await site.twin();
    const { place, story } = await aFullDestination(site.db, 'Quetzalport');
    await site.db
      .update(destinations)
      .set({ tags: ['quetzaltag'] })
      .where(eq(destinations.id, place.id));
    await site.db.update(stories).set({ title: 'Quetzalwords' }).where(eq(stories.id, story.id));
    site.forget();
    const answers = [
      '/api/v3/destination?limit=100',
      '/api/v3/destination?tags=quetzaltag',
      '/api/search?q=quetzalport',
      '/api/search/suggestions?q=quetzal',
      '/api/v3/destination/tags',
      '/sitemap.xml',
      '/feed.xml',
      `/api/v3/destination/${place.slug}`,
      `/api/story/${story.slug}`,
      '/api/home',
    ];
    const seen = async () => {
      const found: string[] = [];
      for (const at of [site, twin])
        for (const address of answers)
          if (/quetzal(port|tag)/i.test((await at.ask(address)).text.replaceAll('q=quetzal', ''))) found.push(address);
      const list = (await staff('GET', '/api/v3/destination/admin?q=quetzalport')).json.totalCount;
      return [...found, list];
    };
    const before = await seen();
    expect(before.length).toBeGreaterThan(8);
    await staff('DELETE', `/api/v5/admin/destination/${place.id}`);
    expect(await seen()).toEqual([0]);
    await restore('destination', place.id);
    expect(await seen()).toEqual(before);
    await twin.close();
  });

  test('keeps its name in addresses, and its former ones', async () => {
    const story = await aFullStory(site.db);
    await staff('PUT', `/api/v5/admin/stories/${story.id}`, { title: 'Quetzal morning' });
    await staff('PUT', `/api/v5/admin/stories/${story.id}`, { title: 'Quetzal evening' });
    await staff('DELETE', `/api/v5/admin/stories/${story.id}`);
    const other = await aFullStory(site.db);
    const renamed = async (title: string) =>
      (await staff('PUT', `/api/v5/admin/stories/${other.id}`, { title })).json.data.slug;
    expect(await renamed('Quetzal morning')).toBe('quetzal-morning-2');
    expect(await renamed('Quetzal evening')).toBe('quetzal-evening-2');
    await restore('story', story.id);
    expect((await site.ask('/api/story/quetzal-morning')).json.data._id).toBe(story.id);
  });

  test('keeps its versions, and that it came back is one', async () => {
    const { place, image } = await aFullDestination(site.db);
    const call = `/api/v5/admin/destination/${place.id}`;
    await staff('PUT', call, { bestMonth: 'June' });
    const told = async () =>
      (
        await site.db.execute<{ summary: string }>(
          sql`select summary from versions where item_id = ${place.id} order by version`,
        )
      ).rows;
    const before = await told();
    expect(before).toHaveLength(2);
    await staff('DELETE', call);
    expect(await told()).toEqual(before);
    const { usedIn } = (await staff('GET', `/api/v5/admin/media/${image.id}`)).json.data;
    expect(usedIn.filter((use: { _id: string }) => use._id === place.id)).toMatchObject([
      { field: 'longDescription', inTrash: true },
    ]);
    await restore('destination', place.id);
    expect(await told()).toEqual([...before, { summary: 'Restored from the trash' }]);
    await staff('DELETE', call);
    // Its time passes in the trash: it comes back as another, which is no second version.
    await site.db.execute(
      sql`insert into schedules (kind, item_id, ended_at) values ('destination', ${place.id}, now() - interval '1 minute')`,
    );
    await restore('destination', place.id);
    expect((await staff('GET', call)).json.data.isPublished).toBe(false);
    expect((await told()).slice(before.length).map(({ summary }) => summary)).toEqual([
      'Restored from the trash',
      'Restored from the trash',
    ]);
    await staff('DELETE', call);
    await staff('DELETE', `${path}/destination/${place.id}`);
    expect(await told()).toEqual([]);
  });

  test('is listed with what comes back, by kind, by words and by pages', async () => {
    const { place } = await aFullDestination(site.db, 'Petra');
    const story = await aFullStory(site.db);
    await site.db.update(stories).set({ published: false }).where(eq(stories.id, story.id));
    await staff('DELETE', `/api/v5/admin/destination/${place.id}`);
    await staff('DELETE', `/api/v5/admin/stories/${story.id}`);
    expect((await listed('?kind=destination')).data).toMatchObject([
      { title: 'Petra, Portugal', detail: 'Published. Comes back with 2 pictures, 2 reviews, 1 vote, and 1 save' },
    ]);
    expect((await listed('?kind=story')).data).toMatchObject([
      {
        title: story.title,
        detail: 'Draft. Comes back with 2 pictures and 1 save',
        image: { url: expect.any(String) },
      },
    ]);
    expect((await listed('?q=petra')).totalCount).toBe(1);
    expect((await listed('?limit=1&page=2')).data).toMatchObject([{ _id: place.id }]);
    expect((await listed('?kind=nonsense')).errors).toMatchObject([{ field: 'kind' }]);
    expect((await staff('GET', '/api/v5/admin/trash-summary')).json.data).toEqual({
      days: 30,
      kinds: [
        { kind: 'destination', count: 1 },
        { kind: 'story', count: 1 },
      ],
    });
  });

  test('is open to staff alone, and emptying the trash to an AUTHOR', async () => {
    const id = randomUUID();
    const rows = await answersByRole(site, [
      ['GET', path],
      ['POST', `${path}/story/${id}/restore`],
      ['DELETE', `${path}/story/${id}`],
      ['DELETE', path],
    ]);
    expect(rows.map(([, ...statuses]) => statuses)).toEqual([
      [401, 403, 200, 200],
      [401, 403, 404, 404],
      [401, 403, 404, 404],
      [401, 403, 200, 403],
    ]);
  });
});

describe('restoring', () => {
  test('a banner while another one is active brings it back inactive', async () => {
    const first = await aBanner(site.db, { active: true });
    await staff('DELETE', `/api/v5/admin/banner/${first.id}`);
    const second = await aBanner(site.db, { active: true });
    expect((await restore('banner', first.id)).status).toBe(200);
    const active = await site.db.select({ id: banners.id }).from(banners).where(sql`active`);
    expect(active).toEqual([{ id: second.id }]);
  });

  test('a review is refused, with the reason, while its place is gone, and after its writer has written again', async () => {
    const { place, review, reviewer } = await aFullDestination(site.db);
    await admin('DELETE', `/api/v3/destination/review/${review.id}`);
    const rating = async () =>
      (await site.db.select().from(destinations).where(eq(destinations.id, place.id)))[0]?.ratingSum;
    expect(await rating()).toBe(2);
    await staff('DELETE', `/api/v5/admin/destination/${place.id}`);
    const orphaned = await restore('review', review.id);
    expect([orphaned.status, orphaned.json.message]).toEqual([
      409,
      'The place that it is about is gone. If it’s in the trash, restore that first.',
    ]);
    await restore('destination', place.id);
    const again = await aReview(site.db, place, { accountId: reviewer.id });
    const taken = await restore('review', review.id);
    expect([taken.status, taken.json.message]).toEqual([409, 'Whoever wrote it has reviewed the place again']);
    await site.db.delete(reviews).where(eq(reviews.id, again.id));
    expect((await restore('review', review.id)).status).toBe(200);
    expect(await rating()).toBe(7);
  });

  const orders = [
    ['story', 'destination'],
    ['destination', 'story'],
  ] as const;
  test.each(orders.flatMap((gone) => orders.map((back) => [gone, back] as const)))(
    'what went as %j and comes back as %j is tied together again',
    async (gone, back) => {
      const { place, story } = await aFullDestination(site.db);
      const before = await everything(site.db);
      const ids = { story: story.id, destination: place.id };
      const calls = {
        story: `/api/v5/admin/stories/${ids.story}`,
        destination: `/api/v5/admin/destination/${ids.destination}`,
      };
      for (const kind of gone) await staff('DELETE', calls[kind]);
      for (const kind of back) expect((await restore(kind, ids[kind])).status).toBe(200);
      expect(await everything(site.db)).toEqual(before);
    },
  );

  test('ten times at once, and while it is deleted for good, has one effect', async () => {
    const { place } = await aFullDestination(site.db);
    await staff('DELETE', `/api/v5/admin/destination/${place.id}`);
    const answers = await Promise.all(Array.from({ length: 10 }, () => restore('destination', place.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 404)]);
    await staff('DELETE', `/api/v5/admin/destination/${place.id}`);
    const [restored, ended] = await Promise.all([
      restore('destination', place.id),
      staff('DELETE', `${path}/destination/${place.id}`),
    ]);
    expect([restored.status, ended.status].sort()).toEqual([200, 404]);
    const rows = await site.db.select().from(destinations).where(eq(destinations.id, place.id));
    expect(rows).toHaveLength(restored.status === 200 ? 1 : 0);
  });
});

describe('media', () => {
  test('of what lies in the trash are used, and cannot be deleted', async () => {
    const { place, image } = await aFullDestination(site.db);
    await site.db.delete(banners);
    await staff('DELETE', `/api/v5/admin/destination/${place.id}`);
    const refused = await staff('DELETE', `/api/v5/admin/media/${image.id}`);
    expect([refused.status, refused.json.data.usedIn]).toEqual([
      409,
      [
        {
          kind: 'destination',
          _id: place.id,
          title: `${place.name}, Portugal`,
          field: 'longDescription',
          isPublished: false,
          adminUrl: '/admin/trash',
          inTrash: true,
        },
      ],
    ]);
    expect((await staff('DELETE', `${path}/destination/${place.id}`)).status).toBe(200);
    expect((await staff('DELETE', `/api/v5/admin/media/${image.id}`)).status).toBe(200);
    expect((await site.db.select().from(mediaItems).where(eq(mediaItems.id, image.id)))[0]?.deletedAt).not.toBeNull();
  });
});

test('every table that goes with an item in the trash is reached in one way, and known by its key', async () => {
  const { rows } = await site.db.execute<{ owner: string }>(sql`
    with recursive reached as (
      select unnest(array['stories', 'destinations', 'highlights', 'banners', 'pages', 'team_members', 'reviews', 'feedback', 'contact_messages']) as owner
      union select key.owner from reached join single_keys() key on key.held = reached.owner and key.on_delete = 'c')
    select owner from reached where not exists (select from pg_constraint where conrelid = owner::regclass and contype = 'p')`);
  expect(rows).toEqual([]);
});
