import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '#features/accounts/server/account.table.ts';
import { aDestination } from '#features/destinations/server/destination.fixture.ts';
import { aPage } from '#features/pages/server/page.fixture.ts';
import { aStory } from '#features/stories/server/story.fixture.ts';
import { purgeOld } from '#features/trash/server/purge.service.ts';
import { type Calls, callsAs } from '#test/calls/staff-calls.ts';
import { builtPages } from '#test/site/built-pages.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { visits } from '../../visits/server/visit.table.ts';
import { previewPurgers } from './preview.service.ts';
import { previews } from './preview.table.ts';

const site = testSite(async () => ({ pages: await builtPages() }));
let staff: Calls;
let colleague: Calls;
beforeAll(async () => {
  staff = await callsAs(site, 'AUTHOR', 'Marta');
  colleague = await callsAs(site, 'ADMIN', 'Jonas');
});
beforeEach(keptRows(site).restore);

const calls = '/api/v5/admin/previews';

async function share(kind: string, id: string, body: object = {}) {
  const { status, json } = await staff('POST', calls, { kind, id, ...body });
  expect(status, json.message).toBe(201);
  const token: string = new URL(json.data.url).pathname.replace('/preview/', '');
  return { ...json.data, token };
}
let count = 0;
const aDraft = (title = `What she said ${++count}`) => aStory(site.db, { title, published: false, publishedAt: null });
const look = async (token: string) => {
  const [page, call] = await Promise.all([site.ask(`/preview/${token}`), site.ask(`/api/previews/${token}`)]);
  return { page, call };
};
/** All that an answer tells, but for what differs between any two of them. */
const told = ({ status, text }: { status: number; text: string }, token: string) => ({
  status,
  text: text.replaceAll(token, 'TOKEN'),
});

describe('a preview link', () => {
  test('shows a draft as its page for seven days, to whoever has it, and tells its address once', async () => {
    const story = await aDraft('What she said');
    const link = await share('story', story.id);
    const days = (Date.parse(link.expiresAt) - Date.parse(link.createdAt)) / 86_400_000;
    expect(days).toBeCloseTo(7, 3);
    const { page, call } = await look(link.token);
    expect(page.status).toBe(200);
    expect(page.text).toContain('What she said');
    expect(page.text).toContain('This is a preview.');
    expect(call.json.data).toMatchObject({
      kind: 'story',
      story: { title: 'What she said' },
      expiresAt: link.expiresAt,
    });
    const listed = await colleague('GET', `${calls}?kind=story&id=${story.id}`);
    expect(listed.json.data).toMatchObject([{ _id: link._id, by: { name: 'Marta' } }]);
    expect(JSON.stringify(listed.json)).not.toContain(link.token);
    const rows = await site.db.select().from(previews);
    expect(JSON.stringify(rows)).not.toContain(link.token);
    expect((await site.ask(`/api/story/${story.slug}`)).status, 'it opens nothing else').toBe(404);
  });

  test('shows a page of one’s own as its readers will see it', async () => {
    const contentMarkdown = 'Call {siteName} first.';
    const draft = await aPage(site.db, { title: 'For the press', published: false, contentMarkdown });
    const { token } = await share('page', draft.id);
    const { page, call } = await look(token);
    expect([page.status, call.json.data.page.contentText]).toEqual([200, 'Call Trekker first.']);
    for (const shown of ['For the press', 'Call Trekker first.', 'This is a preview.'])
      expect(page.text).toContain(shown);
    expect((await site.ask(`/${draft.slug}`)).status).toBe(404);
    await staff('DELETE', `/api/v5/admin/pages/${draft.id}`);
    expect((await look(token)).page.status).toBe(404);
  });

  test('is kept nowhere, indexed by nobody, and tells no other site where one was', async () => {
    const { token } = await share('story', (await aDraft()).id);
    for (const one of [token, token.replace(/^./, (digit: string) => (digit === '0' ? '1' : '0'))]) {
      const { page, call } = await look(one);
      expect(page.headers['cache-control']).toBe('private, no-store');
      expect(page.headers['referrer-policy']).toBe('no-referrer');
      expect(page.headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(page.text).toMatch(/<meta name="robots" content="noindex"/);
      expect(call.headers['cache-control']).toBe('private, no-store');
    }
  });

  test('shows at once what is saved, and a place with its map', async () => {
    const place = await aDestination(site.db, { name: 'Hidden cove', published: false });
    const { token } = await share('destination', place.id, { days: 30 });
    expect((await look(token)).page.text).toContain('Hidden cove');
    await site.db.execute(sql`update destinations set name = 'Secret cove' where id = ${place.id}`);
    const { page } = await look(token);
    expect(page.text).toContain('<title>Preview of Secret cove');
    const map = await site.ask(`/api/previews/${token}/map.svg`);
    expect([map.status, map.headers['cache-control']]).toEqual([200, 'private, no-store']);
  });

  test('that has ended, is over, or was never given out, whose item or maker is gone, is the same 404', async () => {
    const [story, other, gone, kept] = [await aDraft(), await aDraft(), await aDraft(), await aDraft('Kept')];
    const links = {
      ended: await share('story', story.id),
      over: await share('story', other.id),
      trashed: await share('story', gone.id),
    };
    const open = await share('story', kept.id);
    expect((await colleague('DELETE', `${calls}/${links.ended._id}`)).status).toBe(200);
    await site.db.update(previews).set({ expiresAt: sql`now()` }).where(eq(previews.id, links.over._id));
    await staff('DELETE', `/api/v5/admin/stories/${gone.id}`);
    const never = 'f'.repeat(64);
    const expected = await look(never);
    expect([expected.page.status, expected.call.status]).toEqual([404, 404]);
    for (const [why, { token }] of Object.entries(links)) {
      const { page, call } = await look(token);
      expect(told(page, token), why).toEqual(told(expected.page, never));
      expect(told(call, token), why).toEqual(told(expected.call, never));
    }
    expect((await look(open.token)).page.status).toBe(200);
    await site.db.update(accounts).set({ role: 'USER' }).where(eq(accounts.name, 'Marta'));
    expect((await look(open.token)).page.status, 'its maker is no longer staff').toBe(404);
  });

  test('refuses days that are none, an item that is not there, and more links than anybody looks through', async () => {
    const story = await aDraft();
    for (const days of [0, 31, 1.5, '7 days'])
      expect((await staff('POST', calls, { kind: 'story', id: story.id, days })).status, String(days)).toBe(400);
    expect((await staff('POST', calls, { kind: 'banner', id: story.id })).status).toBe(400);
    const nothing = '00000000-0000-4000-8000-000000000000';
    expect((await staff('POST', calls, { kind: 'story', id: nothing })).status).toBe(404);
    expect((await staff('DELETE', `${calls}/${nothing}`)).status).toBe(404);
    for (let count = 0; count < 20; count += 1) await share('story', story.id);
    expect((await staff('POST', calls, { kind: 'story', id: story.id })).status).toBe(409);
  });

  test('works again when its item comes back from the trash, and goes with one that is purged', async () => {
    const [story, other] = [await aDraft(), await aDraft()];
    const [link] = [await share('story', story.id), await share('story', other.id)];
    await staff('DELETE', `/api/v5/admin/stories/${story.id}`);
    expect((await look(link.token)).call.status).toBe(404);
    await staff('POST', `/api/v5/admin/trash/story/${story.id}/restore`);
    expect((await look(link.token)).call.status).toBe(200);
    await staff('DELETE', `/api/v5/admin/stories/${story.id}`);
    await purgeOld(site.db, previewPurgers, 0);
    expect((await site.db.select().from(previews)).map(({ itemId }) => itemId)).toEqual([other.id]);
  });

  test('is no page that visits count', async () => {
    const { token } = await share('story', (await aDraft()).id);
    for (const path of [`/preview/${token}`, `/PREVIEW/${token}`, '/stories'])
      await site.ask('/api/visits', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ path }),
      });
    expect((await site.db.select().from(visits)).map(({ path }) => path)).toEqual(['/stories']);
  });
});
