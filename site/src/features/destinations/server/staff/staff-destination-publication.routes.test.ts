import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { aReview } from '#features/reviews/server/review.fixture.ts';
import { anImageFile } from '#test/calls/forms.ts';
import { staffHarness } from '#test/calls/staff-harness.ts';
import { type TestSite, testSite } from '#test/site/test-site.ts';
import { aDestination } from '../destination.fixture.ts';
import { destinations } from '../destination.table.ts';
import { destinationFields } from './destination-form.fixture.ts';

const site = testSite();
const base = '/api/v5/admin/destination';
const publicPath = '/api/v3/destination';
const image = await anImageFile();
const { activities, call, create, logins, put } = staffHarness(site, base, {
  ...destinationFields,
  thumbnail: image,
  images: [image, image],
});
const stored = async (id: string) => (await site.db.select().from(destinations).where(eq(destinations.id, id)))[0];

let other: TestSite;
beforeAll(async () => {
  other = await site.twin();
});
afterAll(() => other.close());

describe('featured and published', () => {
  test('are toggled, or set to a given value', async () => {
    const { _id } = (await create({ name: 'Toggled' })).json.data;
    const flag = async (path: string, body?: unknown) => (await call('PUT', `${base}/${path}/${_id}`, body)).json;
    expect(await flag('published')).toMatchObject({ message: 'Destination published', data: { isPublished: true } });
    expect((await activities())[0]).toMatchObject({ action: 'Published destination', detail: 'Toggled, Norway' });
    expect(await flag('published', { isPublished: true })).toMatchObject({ data: { published: true } });
    expect(await flag('published')).toMatchObject({
      message: 'Destination is now a draft',
      data: { isPublished: false },
    });
    expect(await flag('featured')).toMatchObject({ message: 'Destination featured', data: { featured: true } });
    const before = (await activities()).length;
    expect(await flag('featured', { featured: true })).toMatchObject({ data: { featured: true } });
    expect((await activities()).length).toBe(before);
  });
});

describe('the preview of a draft', () => {
  test('has the public answer, for staff alone', async () => {
    const draft = await aDestination(site.db, { name: 'Draft Bay', published: false });
    await aReview(site.db, draft);
    const preview = await call('GET', `${base}/${draft.id}/preview`);
    expect([preview.status, preview.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await site.ask(`${publicPath}/draft-bay`)).status).toBe(404);
    await call('PUT', `${base}/published/${draft.id}`);
    const { data } = (await site.ask(`${publicPath}/draft-bay`)).json;
    const { destination, nearby } = preview.json.data;
    expect({ ...destination, published: true, isPublished: true, updatedAt: data.updatedAt }).toEqual(data);
    expect(nearby).toEqual((await site.ask(`${publicPath}/draft-bay/nearby`)).json.data);
    const map = await call('GET', `${base}/${draft.id}/map.svg`);
    expect(map.text).toBe((await site.ask(`${publicPath}/draft-bay/map.svg`)).text);
    expect(map.headers).toMatchObject({
      'content-type': expect.stringMatching(/^image\/svg/),
      'cache-control': 'private, no-store',
    });
  });
});

test.each(['one process', 'two processes'])(
  'a deleted destination is gone with its reviews, and a late save does not restore it, on %s',
  async (how) => {
    const place = await aDestination(site.db, { name: 'Doomed', formerSlugs: ['doom'] });
    await aReview(site.db, place);
    const [removal, save] = await Promise.all([
      call('DELETE', `${base}/${place.id}`),
      call('PUT', `${base}/${place.id}`, { description: 'Late' }, logins.author, how === 'one process' ? site : other),
    ]);
    expect([removal.status, removal.json]).toEqual([200, { success: true, message: 'Destination deleted' }]);
    expect([200, 404]).toContain(save.status);
    expect((await put(place.id, { description: 'Later' })).status).toBe(404);
    expect((await call('DELETE', `${base}/${place.id}`)).status).toBe(404);
    expect(await stored(place.id)).toBeUndefined();
    for (const name of ['doomed', 'doom', place.id]) expect((await site.ask(`${publicPath}/${name}`)).status).toBe(404);
    const entries = await activities();
    expect(entries.find(({ type }) => type === 'Delete')).toMatchObject({
      action: 'Deleted destination',
      detail: 'Doomed, Portugal',
    });
  },
);

describe('publishing on one process', () => {
  // How soon is measured in cache.test.ts; here the machine may be busy.
  const seen = (wanted: () => Promise<boolean>) => vi.waitUntil(wanted, { timeout: 20_000, interval: 20 });
  const lists = [
    '?q=flicker',
    '/featured?q=flicker',
    '?tags=flickering',
    '/neighbour/nearby',
    '/neighbour/map.svg',
    '/places.geojson?q=flicker',
  ].map((under) => `${publicPath}${under}`);
  lists.push('/api/search?keyword=flicker', '/api/search/suggest?q=flicker', '/sitemap.xml', `${publicPath}/flicker`);

  test('changes all public answers on the other at once', async () => {
    await aDestination(site.db, { name: 'Neighbour', latitude: -50, longitude: 100 });
    const spot = { latitude: '-50.1', longitude: '100.1', 'tags[]': ['flickering'], featured: 'true' };
    const { _id } = (await create({ name: 'Flicker', ...spot })).json.data;
    const showsIt = async (at: TestSite, address: string) =>
      (await at.ask(address)).text.toLowerCase().includes('flicker');
    const allAre = (wanted: boolean) =>
      Promise.all(
        [site, other].flatMap((at) =>
          lists.map((address) => seen(async () => (await showsIt(at, address)) === wanted)),
        ),
      );
    await allAre(false);
    for (const wanted of [true, false, true]) {
      await call('PUT', `${base}/published/${_id}`);
      await allAre(wanted);
    }
    await put(_id, { name: 'Quiet', tags: ['still'] });
    await Promise.all(
      [site, other].flatMap((at) =>
        lists.slice(0, 7).map((address) => seen(async () => !(await showsIt(at, address)))),
      ),
    );
    for (const at of [site, other]) await seen(async () => (await at.ask('/sitemap.xml')).text.includes('/quiet'));
    await call('DELETE', `${base}/${_id}`);
    for (const at of [site, other]) await seen(async () => (await at.ask(`${publicPath}/quiet`)).status === 404);
  });
});
