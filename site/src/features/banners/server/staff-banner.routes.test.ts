import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anImageFile, sendForm } from '#test/calls/forms.ts';
import { answersByRole, type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { aLogin } from '../../accounts/server/account.fixture.ts';
import { activityEntries } from '../../activity/server/activity.table.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { aBanner } from './banner.fixture.ts';
import { banners } from './banner.table.ts';

const site = testSite();
const path = '/api/v5/admin/banner';
let staff: Calls;
let headers: Record<string, string>;

beforeAll(async () => {
  staff = await callsAs(site, 'ADMIN');
  ({ headers } = await aLogin(site.db, { role: 'AUTHOR', name: 'Inês' }));
});
beforeEach(keptRows(site).restore);

const texts = { title: 'Slow trains', description: 'And long evenings.', smallDescription: 'Join us' };
const textsMissing = 'Title, description, and small description are required!';
const create = (fields: Parameters<typeof sendForm>[4]) => sendForm(site, 'POST', `${path}/new`, headers, fields);
const change = (id: string, fields: Parameters<typeof sendForm>[4]) =>
  sendForm(site, 'PUT', `${path}/${id}`, headers, fields);
const log = () => site.db.select().from(activityEntries).orderBy(activityEntries.createdAt);
const shown = async (at: Pick<typeof site, 'ask'> = site): Promise<string[]> =>
  (await at.ask('/api/banner')).json.data.map(({ title }: { title: string }) => title);
const urls = (banner: { images: { secure_url: string }[] }) => banner.images.map(({ secure_url }) => secure_url);

describe('a new banner', () => {
  test('keeps its texts and images in the order they were sent, and is not active', async () => {
    const image = [await anImageFile('a.png', '#ff0000'), await anImageFile('../../b.png', '#0000ff')];
    const { status, json } = await create({ ...texts, description: 'One\r\n\r\nTwo', image });
    expect([status, json.message]).toEqual([201, 'Banner added']);
    expect(json.data).toMatchObject({ ...texts, description: 'One\n\nTwo', active: false });
    expect(json.data.images.map(({ tone }: { tone: string }) => tone.slice(1, 2) + tone.slice(5, 6))).toEqual([
      'f0',
      '0f',
    ]);
    expect(json.data.images[0].secure_url).toBe(`/media/${json.data.images[0].public_id}`);
    expect(JSON.stringify(json)).not.toContain('b.png');
    expect((await site.ask(urls(json.data)[0] ?? '')).status).toBe(200);
    expect(await log()).toMatchObject([
      { action: 'Added banner', detail: 'Slow trains', type: 'add', actorName: 'Inês' },
    ]);
    expect(await shown()).toEqual([]);
  });

  test('with images in image0 to image2 and "active" replaces the active banner on every process', async () => {
    const twin = await site.twin();
    const before = await aBanner(site.db, { title: 'Before' });
    await staff('PUT', `/api/v5/admin/banner-active/${before.id}`);
    for (const at of [site, twin]) await expect.poll(() => shown(at), soon).toEqual(['Before']);
    const file = await anImageFile();
    const { json } = await create({ ...texts, active: 'true', image0: file, image1: file, image2: file });
    expect([json.data.active, json.data.images.length]).toEqual([true, 3]);
    for (const at of [site, twin]) await expect.poll(() => shown(at), soon).toEqual(['Slow trains']);
    await twin.close();
  });

  test('is created once, however often the form is sent', async () => {
    const createKey = randomUUID();
    const answers = await Promise.all(
      [1, 2].map(async () => create({ ...texts, createKey, image: await anImageFile() })),
    );
    expect(answers.map(({ json }) => json.data._id)).toEqual([createKey, createKey]);
    expect(await log()).toHaveLength(1);
  });

  test('that is refused reports all that is missing, in the literal words', async () => {
    const { status, json } = await create({ title: ' ', description: 'x' });
    expect([status, json.message]).toEqual([400, textsMissing]);
    expect(json.errors).toEqual([
      { field: 'title', message: textsMissing },
      { field: 'smallDescription', message: textsMissing },
      { field: 'image', message: 'At least one image is required!' },
    ]);
    const four = await create({ ...texts, image: [1, 2, 3, 4].map(() => new File(['x'], 'x.png')) });
    expect(four.json.errors).toContainEqual({ field: 'image', message: 'Maximum 3 images allowed per banner.' });
    expect((await create({ ...texts, image: new File(['<svg/>'], 'x.png') })).status).toBe(415);
    expect(await site.db.select().from(banners)).toEqual([]);
    expect(await log()).toEqual([]);
  });
});

describe('changing a banner', () => {
  test('changes the fields that are sent and nothing else', async () => {
    const { id } = await aBanner(site.db, { title: 'Old' }, 2);
    const before = (await staff('GET', path)).json.data[0];
    const { json } = await change(id, { title: 'New', _id: randomUUID(), createdAt: '2020-01-01' });
    expect(json.data).toEqual({ ...before, title: 'New', updatedAt: expect.any(String) });
    expect(json.data.updatedAt > before.updatedAt).toBe(true);
    expect((await staff('PUT', `${path}/${id}`, { smallDescription: 'By JSON' })).json.data.images).toEqual(
      before.images,
    );
  });

  test('keeps, reorders and adds images', async () => {
    const { id } = await aBanner(site.db, {}, 3);
    const [a = '', b = '', c = ''] = urls((await staff('GET', path)).json.data[0]);
    const order = async (existingImages: unknown, image: File[] = []) =>
      (await change(id, { existingImages: JSON.stringify(existingImages), image })).json;
    expect(urls((await order([c, a, b])).data)).toEqual([c, a, b]);
    expect(urls((await order([{ secure_url: b, public_id: 'x' }, '/media/foreign.webp', c, b])).data)).toEqual([b, c]);
    const added = urls((await order(['new:0', c], [await anImageFile()])).data);
    expect([added[1], added.length, [a, b].includes(added[0] ?? '')]).toEqual([c, 2, false]);
    const last = urls((await change(id, { image: await anImageFile() })).json.data);
    expect(last.slice(0, 2)).toEqual(added);
    expect(last).toHaveLength(3);
  });

  test('leaves at least one image and at most three', async () => {
    const { id } = await aBanner(site.db, {}, 2);
    const before = (await staff('GET', path)).json.data[0];
    const file = await anImageFile();
    for (const [fields, message] of [
      [{ existingImages: '[]' }, 'At least one image is required!'],
      [{ existingImages: '["/media/foreign.webp"]' }, 'At least one image is required!'],
      [{ image: [file, file] }, 'Maximum 3 images allowed per banner.'],
      [{ existingImages: '[not json', image: file }, 'existingImages must be a list of addresses as JSON'],
      [{ existingImages: '{"a":1}', image: file }, 'existingImages must be a list of addresses as JSON'],
      [{ title: '' }, textsMissing],
    ] as const) {
      const { status, json } = await change(id, fields as Parameters<typeof sendForm>[4]);
      expect([status, json.message]).toEqual([400, message]);
    }
    expect((await staff('GET', path)).json.data).toEqual([before]);
    expect(await log()).toEqual([]);
  });

  test('is refused over a newer version', async () => {
    const { id, updatedAt: at } = await aBanner(site.db, { title: 'Old' });
    const updatedAt = at.toISOString();
    expect((await change(id, { title: 'First', updatedAt })).status).toBe(200);
    const late = await change(id, { title: 'Second', updatedAt, image: await anImageFile() });
    expect(late.status).toBe(409);
    expect(late.json.message).toContain('Inês saved this on ');
    expect((await staff('GET', path)).json.data).toMatchObject([{ title: 'First', images: [{}] }]);
  });

  test('is public at once for the active banner, and not at all for another', async () => {
    const twin = await site.twin();
    const { id } = await aBanner(site.db, { title: 'Old', active: true });
    await change(id, { title: 'Older' });
    for (const at of [site, twin]) await expect.poll(() => shown(at), soon).toEqual(['Older']);
    await change(id, { active: 'false' });
    for (const at of [site, twin]) await expect.poll(() => shown(at), soon).toEqual([]);
    await twin.close();
  });
});

describe("the destinations that a banner's images show", () => {
  type Image = { secure_url: string; place: { slug: string } | null };
  const places = ({ images }: { images: Image[] }) => images.map(({ place }) => place?.slug ?? null);
  const publicPlaces = async () => places((await site.ask('/api/banner')).json.data[0]);

  test('are chosen per image, stay with it, and can be removed', async () => {
    const [bergen, porto] = [
      await aDestination(site.db, { name: 'Bergen by banner' }),
      await aDestination(site.db, { name: 'Porto by banner' }),
    ];
    const image = [await anImageFile(), await anImageFile()];
    const made = await create({ ...texts, image, placeIds: [bergen.id, ''] });
    expect(made.json.data.images[0].place).toEqual({
      _id: bergen.id,
      slug: bergen.slug,
      name: 'Bergen by banner',
      country: 'Portugal',
    });
    expect(places(made.json.data)).toEqual([bergen.slug, null]);
    const id = made.json.data._id;
    const turned = urls(made.json.data).toReversed();
    expect(places((await change(id, { existingImages: JSON.stringify(turned) })).json.data)).toEqual([
      null,
      bergen.slug,
    ]);
    const more = await change(id, { image: await anImageFile(), placeIds: [porto.id] });
    expect(places(more.json.data)).toEqual([null, bergen.slug, porto.slug]);
    const none = await change(id, { placeIds: ['', '', porto.id] });
    expect(places(none.json.data)).toEqual([null, null, porto.slug]);
    for (const unknown of [randomUUID(), 'nonsense'])
      expect((await change(id, { placeIds: ['', '', unknown] })).json.errors).toMatchObject([
        { field: expect.stringMatching(/^placeIds/) },
      ]);
    expect(places((await staff('GET', path)).json.data[0])).toEqual([null, null, porto.slug]);
  });

  test('are named to the public only while they are published, at once', async () => {
    const place = await aDestination(site.db, { name: 'Faro by banner', published: false });
    const image = await anImageFile();
    const { json } = await create({ ...texts, active: 'true', image, placeIds: [place.id] });
    expect(places(json.data)).toEqual([place.slug]);
    await expect.poll(publicPlaces, soon).toEqual([null]);
    const publish = () => staff('PUT', `/api/v5/admin/destination/published/${place.id}`);
    await publish();
    await expect.poll(publicPlaces, soon).toEqual([place.slug]);
    await publish();
    await expect.poll(publicPlaces, soon).toEqual([null]);
  });
});

describe('the active banner', () => {
  test('is turned off by the same call', async () => {
    const { id } = await aBanner(site.db, { title: 'One' });
    const toggle = () => staff('PUT', `/api/v5/admin/banner-active/${id}`);
    expect((await toggle()).json).toMatchObject({ message: 'Banner activated', data: { active: true } });
    await expect.poll(() => shown(), soon).toEqual(['One']);
    expect((await toggle()).json).toMatchObject({ message: 'Banner deactivated', data: { active: false } });
    await expect.poll(() => shown(), soon).toEqual([]);
    for (const _again of [1, 2]) await staff('PUT', `/api/v5/admin/banner-active/${id}`, { active: true });
    expect((await log()).map(({ action }) => action)).toEqual([
      'Activated banner',
      'Deactivated banner',
      'Activated banner',
    ]);
  });

  test('is always one, while fifty are activated on two processes', async () => {
    const twin = await site.twin();
    const ids: string[] = [];
    for (let number = 0; number < 50; number += 1) ids.push((await aBanner(site.db, {}, 0)).id);
    await staff('PUT', `/api/v5/admin/banner-active/${ids[0]}`);
    const seen = new Set<number>();
    let done = false;
    const watch = async () => {
      while (!done) {
        const { rows } = await site.db.execute(sql`select count(*)::int as count from banners where active`);
        seen.add(Number(rows[0]?.count));
      }
    };
    const watching = watch();
    const answers = await Promise.all(
      ids.map((id, at) => staff('PUT', `/api/v5/admin/banner-active/${id}`, { active: true }, at % 2 ? twin : site)),
    );
    done = true;
    await watching;
    // A busy pool may turn one away; what counts is that there are never two.
    expect(answers.filter(({ status }) => ![200, 503].includes(status))).toEqual([]);
    expect(seen).toEqual(new Set([1]));
    await twin.close();
  });

  test('is one only, by a constraint of the database too', async () => {
    await aBanner(site.db, { active: true });
    await expect(aBanner(site.db, { active: true })).rejects.toThrow();
  });
});

test('a deleted banner disappears from every page, and a late save does not restore it', async () => {
  const twin = await site.twin();
  const { id } = await aBanner(site.db, { title: 'Gone' });
  await staff('PUT', `/api/v5/admin/banner-active/${id}`);
  for (const at of [site, twin]) await expect.poll(() => shown(at), soon).toEqual(['Gone']);
  expect((await staff('DELETE', `${path}/${id}`)).json).toEqual({ success: true, message: 'Banner deleted' });
  for (const at of [site, twin]) await expect.poll(() => shown(at), soon).toEqual([]);
  for (const gone of [id, randomUUID(), 'nonsense']) {
    expect((await staff('DELETE', `${path}/${gone}`)).status).toBe(404);
    expect((await staff('PUT', `/api/v5/admin/banner-active/${gone}`)).status).toBe(404);
    expect((await change(gone, { title: 'Back', image: await anImageFile() })).json.message).toBe('Banner not found');
  }
  expect(await site.db.select().from(banners)).toEqual([]);
  await twin.close();
});

test('the banner list is searched and paged, newest first', async () => {
  await aBanner(site.db, { title: 'Été au Québec', description: 'x' }, 2);
  for (let number = 1; number <= 3; number += 1) await aBanner(site.db, { title: `Winter ${number}` });
  const titles = async (query: string) =>
    (await staff('GET', path + query)).json.data.map(({ title }: { title: string }) => title);
  expect((await staff('GET', path)).json).toMatchObject({ page: 1, limit: 15, totalPages: 1, totalCount: 4 });
  expect(await titles('?limit=2&page=2')).toEqual(['Winter 1', 'Été au Québec']);
  expect(await titles('?q=ete')).toEqual(['Été au Québec']);
  expect(await titles('?q=long%20even')).toHaveLength(3);
  expect(await titles('?q=nowhere')).toEqual([]);
  expect((await staff('GET', `${path}?limit=0`)).status).toBe(400);
});

test('every call for banners is for staff alone', async () => {
  const id = randomUUID();
  const rows = await answersByRole(site, [
    ['GET', path],
    ['POST', `${path}/new`],
    ['PUT', `${path}/${id}`],
    ['DELETE', `${path}/${id}`],
    ['PUT', `/api/v5/admin/banner-active/${id}`],
  ]);
  expect(rows.map(([, ...statuses]) => statuses)).toEqual([
    [401, 403, 200, 200],
    [401, 403, 400, 400],
    [401, 403, 400, 400],
    [401, 403, 404, 404],
    [401, 403, 404, 404],
  ]);
});
