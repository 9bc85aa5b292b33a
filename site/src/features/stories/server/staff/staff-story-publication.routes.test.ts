import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aDestination } from '#features/destinations/server/destination.fixture.ts';
import { anImageFile } from '#test/calls/forms.ts';
import { staffHarness } from '#test/calls/staff-harness.ts';
import { type TestSite, testSite } from '#test/site/test-site.ts';
import { aStory } from '../story.fixture.ts';
import { stories } from '../story.table.ts';
import { storyFields } from './story-form.fixture.ts';

const site = testSite();
const base = '/api/v5/admin/stories';
const publicPath = '/api/story';
const image = await anImageFile();
const { activities, call, create, logins, put } = staffHarness(site, base, {
  ...storyFields,
  coverImage: image,
  image: image,
});
const stored = async (id: string) => (await site.db.select().from(stories).where(eq(stories.id, id)))[0];

let other: TestSite;
beforeAll(async () => {
  other = await site.twin();
});
afterAll(() => other.close());

describe('featured and published', () => {
  test('are toggled or set, and the first publication sets the date of a story', async () => {
    const { _id } = (await create({ title: 'Toggled' })).json.data;
    const flag = async (path: string, body?: unknown) => (await call('PUT', `${base}/${path}/${_id}`, body)).json;
    const { message, data } = await flag('published');
    expect([message, data.isPublished]).toEqual(['Story published', true]);
    expect(Date.now() - Date.parse(data.publishedAt)).toBeLessThan(60_000);
    expect((await activities())[0]).toMatchObject({ action: 'Published story', detail: 'Toggled', type: 'update' });
    expect(await flag('published')).toMatchObject({ message: 'Story is now a draft', data: { published: false } });
    expect(await flag('published', { isPublished: true })).toMatchObject({ data: { publishedAt: data.publishedAt } });
    expect(await flag('featured')).toMatchObject({ message: 'Story featured', data: { featured: true } });
    const before = (await activities()).length;
    expect(await flag('featured', { featured: true })).toMatchObject({ data: { featured: true } });
    expect((await activities()).length).toBe(before);
  });
});

describe('the preview of a story', () => {
  test('has the public answer, for staff alone', async () => {
    const place = await aDestination(site.db, { name: 'Milos' });
    const draft = await aStory(site.db, { title: 'Draft tale', published: false, placeId: place.id, captions: ['a'] });
    const preview = await call('GET', `${base}/${draft.id}/preview`);
    expect([preview.status, preview.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(preview.json.data.place.name).toBe('Milos');
    await call('PUT', `${base}/published/${draft.id}`);
    const { data } = (await site.ask(`${publicPath}/draft-tale`)).json;
    expect({ ...preview.json.data, published: true, isPublished: true, updatedAt: data.updatedAt }).toEqual(data);
  });
});

test.each(['one process', 'two processes'])(
  'a deleted story is gone, and a late save does not restore it, on %s',
  async (how) => {
    const story = await aStory(site.db, { title: 'Doomed', captions: ['a'], formerSlugs: ['doom'] });
    const [removal, save] = await Promise.all([
      call('DELETE', `${base}/${story.id}`),
      call('PUT', `${base}/${story.id}`, { excerpt: 'Late' }, logins.author, how === 'one process' ? site : other),
    ]);
    expect([removal.status, removal.json]).toEqual([200, { success: true, message: 'Story deleted' }]);
    expect([200, 404]).toContain(save.status);
    expect((await put(story.id, { excerpt: 'Later' })).status).toBe(404);
    expect((await call('DELETE', `${base}/${story.id}`)).status).toBe(404);
    expect(await stored(story.id)).toBeUndefined();
    for (const name of ['doomed', 'doom', story.id]) expect((await site.ask(`${publicPath}/${name}`)).status).toBe(404);
    const entries = await activities();
    expect(entries.find(({ type }) => type === 'Delete')).toMatchObject({ action: 'Deleted story', detail: 'Doomed' });
  },
);

describe('publishing a story on one process', () => {
  const lists = ['?q=flicker', '?tag=flickering', '/featured', '/home', '/flicker', '/neighbour/next'];
  const addresses = lists.map((under) => `${publicPath}${under}`);
  addresses.push('/api/search?keyword=flicker', '/api/search/suggest?q=flicker', '/sitemap.xml', '/feed.xml');

  // How soon is measured in cache.test.ts; here the machine may be busy.
  test('changes all public answers on the other at once', async () => {
    await aStory(site.db, { title: 'Neighbour', tags: ['flickering'] });
    const { _id } = (await create({ title: 'Flicker', 'tags[]': ['flickering', 'lamps'], featured: 'true' })).json.data;
    const shows = async (at: TestSite, address: string, wanted: boolean) => {
      const { text } = await at.ask(address);
      return /Flicker\b|\/flicker\b/.test(text) === wanted;
    };
    const allShow = (wanted: boolean) =>
      Promise.all(
        [site, other].flatMap((at) =>
          addresses.map((address) => vi.waitUntil(() => shows(at, address, wanted), { timeout: 20_000, interval: 20 })),
        ),
      );
    await allShow(false);
    for (const wanted of [true, false, true]) {
      await call('PUT', `${base}/published/${_id}`);
      await allShow(wanted);
    }
    await call('DELETE', `${base}/${_id}`);
    await allShow(false);
  });
});
