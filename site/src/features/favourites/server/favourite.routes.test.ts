import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestSite, testSite } from '#test/site/test-site.ts';
import { aLogin } from '../../accounts/server/account.fixture.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import { aStory } from '../../stories/server/story.fixture.ts';
import { stories } from '../../stories/server/story.table.ts';
import { mostSaved } from '../favourite.contract.ts';
import { favouriteDestinations, favouriteStories } from './favourite.table.ts';

const site = testSite();
let twin: TestSite;
let ana: Awaited<ReturnType<typeof aLogin>>;

beforeAll(async () => {
  twin = await site.twin();
});
afterAll(() => twin.close());
beforeEach(async () => {
  ana = await aLogin(site.db);
});

const nowhere = '3f0e8f0a-0000-4000-8000-000000000000';
const kinds = {
  destination: {
    path: '/api/v3/destination/favorite',
    make: () => aDestination(site.db),
    hide: (id: string, published: boolean) =>
      site.db.update(destinations).set({ published }).where(eq(destinations.id, id)),
    stored: () =>
      site.db.select().from(favouriteDestinations).where(eq(favouriteDestinations.accountId, ana.account.id)),
  },
  story: {
    path: '/story/favorite',
    make: () => aStory(site.db),
    hide: (id: string, published: boolean) => site.db.update(stories).set({ published }).where(eq(stories.id, id)),
    stored: () => site.db.select().from(favouriteStories).where(eq(favouriteStories.accountId, ana.account.id)),
  },
};

const send = (method: string, path: string, headers = ana.headers, to: Pick<TestSite, 'ask'> = site) =>
  to.ask(path, { method, headers });

describe.each(Object.entries(kinds))('a saved %s', (_, { path, make, hide, stored }) => {
  test('is listed newest first, and once however often it is saved', async () => {
    const [first, second] = [await make(), await make()];
    expect((await send('POST', `${path}/${first.id}`)).json).toEqual({ success: true, data: [first.id] });
    expect((await send('POST', `${path}/${second.id}`)).json.data).toEqual([second.id, first.id]);
    const again = await send('POST', `${path}/${first.id.toUpperCase()}`);
    expect([again.status, again.json.data]).toEqual([200, [second.id, first.id]]);
    expect(await stored()).toHaveLength(2);
    expect((await send('DELETE', `${path}/${second.id}`)).json).toEqual({ success: true, data: [first.id] });
    expect((await send('DELETE', `${path}/${second.id}`)).json.data).toEqual([first.id]);
  });

  test('belongs to the member who saved it', async () => {
    const item = await make();
    await send('POST', `${path}/${item.id}`);
    const other = await aLogin(site.db);
    expect((await send('DELETE', `${path}/${item.id}`, other.headers)).json.data).toEqual([]);
    expect(await stored()).toHaveLength(1);
  });

  test('must be published; while it is not, it is kept but not shown', async () => {
    const item = await make();
    await send('POST', `${path}/${item.id}`);
    await hide(item.id, false);
    const draft = await make();
    await hide(draft.id, false);
    for (const id of [draft.id, nowhere, 'lisbon', '%00', 'a'.repeat(300)]) {
      const { status, json } = await send('POST', `${path}/${id}`);
      expect([status, json.success, json.message]).toEqual([
        404,
        false,
        expect.stringMatching(/^(Destination|Story) not found$/),
      ]);
    }
    const other = await make();
    expect((await send('POST', `${path}/${other.id}`)).json.data).toEqual([other.id]);
    await hide(item.id, true);
    expect((await send('DELETE', `${path}/${other.id}`)).json.data).toEqual([item.id]);
    await hide(item.id, false);
    for (const id of [item.id, draft.id, nowhere, 'lisbon', '%00'])
      expect((await send('DELETE', `${path}/${id}`)).json).toEqual({ success: true, data: [] });
    expect(await stored()).toEqual([]);
  });

  test('requires a login', async () => {
    const item = await make();
    for (const method of ['POST', 'DELETE']) {
      expect((await site.ask(`${path}/${item.id}`, { method })).status).toBe(401);
      expect((await send(method, `${path}/${item.id}`, { authorization: 'Bearer nonsense' })).status).toBe(401);
    }
  });

  test.each(['one process', 'two processes'])(
    'saved fifty times at once on %s: all are listed, none twice (T08)',
    async (how) => {
      const to = (index: number) => (how === 'one process' || index % 2 === 0 ? site : twin);
      const items = await Promise.all(Array.from({ length: 50 }, () => make()));
      const different = await Promise.all(
        items.map(({ id }, index) => send('POST', `${path}/${id}`, ana.headers, to(index))),
      );
      expect(different.map(({ status }) => status)).toEqual(Array(50).fill(200));
      expect((await stored()).map(({ itemId }) => itemId).sort()).toEqual(items.map(({ id }) => id).sort());
      const same = await Promise.all(
        items.map((_, index) => send('POST', `${path}/${items[0]?.id}`, ana.headers, to(index))),
      );
      expect(same.map(({ status }) => status)).toEqual(Array(50).fill(200));
      expect(await stored()).toHaveLength(50);
      const mixed = await Promise.all(
        items.map(({ id }, index) => send(index % 3 ? 'DELETE' : 'POST', `${path}/${id}`, ana.headers, to(index))),
      );
      expect(mixed.map(({ status }) => status)).toEqual(Array(50).fill(200));
      const kept = items.flatMap(({ id }, index) => (index % 3 ? [] : [id]));
      expect((await stored()).map(({ itemId }) => itemId).sort()).toEqual([...kept].sort());
      expect((await send('DELETE', `${path}/${nowhere}`)).json.data.sort()).toEqual([...kept].sort());
    },
  );
});

test('stories can be saved under /api too', async () => {
  const story = await aStory(site.db);
  expect((await send('POST', `/api/story/favorite/${story.id}`)).json.data).toEqual([story.id]);
  expect((await send('DELETE', `/api/story/favorite/${story.id}`)).json.data).toEqual([]);
});

describe('saving for the member whose id is in the path', () => {
  test('is allowed to that member alone, whatever the role (T04)', async () => {
    const { id } = await aDestination(site.db);
    const author = await aLogin(site.db, { role: 'AUTHOR' });
    const put = (what: string, headers = ana.headers, item = id) =>
      send('PUT', `/api/v3/destination/${what}/${item}/${ana.account.id}`, headers);
    expect((await site.ask(`/api/v3/destination/save/${id}/${ana.account.id}`, { method: 'PUT' })).status).toBe(401);
    expect((await put('save', author.headers)).status).toBe(403);
    // What a stranger may not do, they do not learn anything of either.
    expect((await put('save', author.headers, nowhere)).status).toBe(403);
    expect((await put('save')).json).toEqual({ success: true, data: [id] });
    expect((await put('save', ana.headers, nowhere)).status).toBe(404);
    expect((await put('remove', author.headers)).status).toBe(403);
    expect((await put('remove')).json).toEqual({ success: true, data: [] });
  });
});

describe('the page of saved items', () => {
  test('gets all cards in one call, newest first, without drafts', async () => {
    const lisbon = await aDestination(site.db, { name: 'Lisbon', description: 'Tiles.' });
    const draft = await aDestination(site.db, { name: 'Hidden canary' });
    const story = await aStory(site.db, { title: 'By night', excerpt: 'Lamps.' });
    for (const { id } of [lisbon, draft]) await send('POST', `/api/v3/destination/favorite/${id}`);
    await send('POST', `/story/favorite/${story.id}`);
    await kinds.destination.hide(draft.id, false);
    const answer = await send('GET', '/api/v3/auth/favourites');
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.text).not.toContain('canary');
    expect(answer.json.data).toEqual({
      destinations: [
        {
          _id: lisbon.id,
          slug: 'lisbon',
          name: 'Lisbon',
          description: 'Tiles.',
          thumbnail: expect.anything(),
          bestTimeToVisit: 'April to June',
          SuggestedDuration: '3 days',
          avgTemp: 17.5,
          shortLine: '',
          monthRatings: '------------',
        },
      ],
      stories: [
        { _id: story.id, slug: 'by-night', name: 'By night', description: 'Lamps.', thumbnail: expect.anything() },
      ],
    });
    expect(answer.json.data.stories[0].thumbnail.url).toMatch(/^\/media\//);
    const me = await send('GET', '/api/v3/auth/me');
    expect(me.json.user).toMatchObject({ favoriteDestinations: [lisbon.id], favoriteStories: [story.id] });
    expect((await site.ask('/api/v3/auth/favourites')).status).toBe(401);
  });
});

describe('a member with very many saved items', () => {
  const fill = async (count: number) => {
    const many = await Promise.all(Array.from({ length: count }, () => aDestination(site.db)));
    await site.db
      .insert(favouriteDestinations)
      .values(many.map(({ id }) => ({ accountId: ana.account.id, itemId: id })));
  };

  test('gets one page of each kind at a time in the old format, with the number of all (T64)', async () => {
    await fill(102);
    const story = await aStory(site.db);
    await send('POST', `/story/favorite/${story.id}`);
    const ids: string[] = [];
    for (const [query, page, length] of [
      ['', 1, 100],
      ['?page=2', 2, 2],
      ['?page=3', 3, 0],
    ] as const) {
      const { json } = await send('GET', `/api/v3/auth/favourites${query}`);
      const { data, ...counted } = json;
      expect(counted).toEqual({
        success: true,
        page,
        limit: 100,
        totalPages: 2,
        totalCount: 103,
        counts: { destinations: 102, stories: 1 },
      });
      expect([data.destinations.length, data.stories.length]).toEqual([length, page === 1 ? 1 : 0]);
      ids.push(...data.destinations.map(({ _id }: { _id: string }) => _id));
    }
    expect(new Set(ids).size).toBe(102);
    const few = await send('GET', '/api/v3/auth/favourites?page=2&limit=30');
    expect(few.json.data.destinations.map(({ _id }: { _id: string }) => _id)).toEqual(ids.slice(30, 60));
    for (const query of ['page=0', 'limit=101', 'limit=x'])
      expect((await send('GET', `/api/v3/auth/favourites?${query}`)).status).toBe(400);
  });

  test('is refused further ones with a message when the limit is reached (T64)', async () => {
    const [saved, other] = [await aDestination(site.db), await aDestination(site.db)];
    await send('POST', `${kinds.destination.path}/${saved.id}`);
    const { id: _, ...like } = saved;
    const copies = Array.from({ length: mostSaved - 1 }, (_, n) => ({ ...like, id: randomUUID(), slug: `copy-${n}` }));
    // In parts: a statement of a site has two seconds.
    for (let at = 0; at < copies.length; at += 100)
      await site.db.insert(destinations).values(copies.slice(at, at + 100));
    await site.db
      .insert(favouriteDestinations)
      .values(copies.map(({ id }) => ({ accountId: ana.account.id, itemId: id })));
    const refused = await send('POST', `${kinds.destination.path}/${other.id}`);
    expect([refused.status, refused.json.message]).toEqual([
      409,
      'You’ve saved 1,000 destinations, which is as many as fit. Remove one first.',
    ]);
    expect((await send('POST', `${kinds.destination.path}/${nowhere}`)).status).toBe(404);
    expect((await send('POST', `${kinds.destination.path}/${saved.id}`)).status).toBe(200);
    await send('DELETE', `${kinds.destination.path}/${saved.id}`);
    expect((await send('POST', `${kinds.destination.path}/${other.id}`)).json.data).toContain(other.id);
  });
});

test('a member who is deleted while saving leaves nothing behind and gets no server error', async () => {
  const items = await Promise.all(Array.from({ length: 20 }, () => aDestination(site.db)));
  const saves = items.map(({ id }) => send('POST', `/api/v3/destination/favorite/${id}`));
  const [answers] = await Promise.all([
    Promise.all(saves),
    site.db.delete(accounts).where(eq(accounts.id, ana.account.id)),
  ]);
  for (const { status } of answers) expect([200, 401, 404]).toContain(status);
  expect(await kinds.destination.stored()).toEqual([]);
});
