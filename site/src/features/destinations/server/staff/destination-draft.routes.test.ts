import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { anImageFile } from '#test/calls/forms.ts';
import { errorsOf, staffHarness } from '#test/calls/staff-harness.ts';
import { testSite } from '#test/site/test-site.ts';
import { destinationFields } from './destination-form.fixture.ts';

const site = testSite();
const base = '/api/v5/admin/destination';
const image = await anImageFile();
const { activities, also, call, create } = staffHarness(site, base, {
  ...destinationFields,
  thumbnail: image,
  images: [image, image],
});
const drafts = also(`${base}/draft`, {});
const aDraft = async (fields: Parameters<typeof drafts.create>[0] = {}) =>
  (await drafts.create({ name: 'Half', ...fields })).json.data;
const isPublic = async (slug: string) => (await site.ask(`/api/v3/destination/${slug}`)).status === 200;
const publish = (id: string) => call('PUT', `${base}/published/${id}`, { isPublished: true });
const missing = [
  'SuggestedDuration avgTemp bestMonth bestTimeToVisit category climateType country description images itinerary',
  'latitude longDescription longitude popularFor region tags thumbnail travelTips',
].flatMap((names) => names.split(' '));

describe('a draft', () => {
  test('is saved with its name alone, and is not public', async () => {
    const answer = await drafts.create({ name: ' Half ' });
    const { data } = answer.json;
    expect([answer.status, data]).toMatchObject([
      201,
      { name: 'Half', isPublished: false, description: '', tags: [], itinerary: [], thumbnail: null, images: [] },
    ]);
    expect(data.location).toEqual({ country: '', region: '', coordinates: { latitude: null, longitude: null } });
    expect((await activities())[0]).toMatchObject({ action: 'Added destination', detail: 'Half' });
    expect(await isPublic(data.slug)).toBe(false);
    expect((await call('GET', `${base}/${data._id}/preview`)).status).toBe(200);
  });

  test('keeps what is filled in, from a form and from JSON, and a field that is emptied is empty', async () => {
    const { _id } = await aDraft({
      country: 'Norway',
      latitude: '67.9',
      longitude: '',
      'tags[]': ['sea'],
      images: image,
    });
    const read = async () => (await call('GET', `${base}/${_id}`)).json.data;
    expect(await read()).toMatchObject({
      location: { country: 'Norway', coordinates: { latitude: 67.9 } },
      tags: ['sea'],
    });
    expect((await read()).images).toHaveLength(1);
    const json = await drafts.put(_id, { country: '', longitude: 13, tags: [], longDescription: '' });
    expect([json.status, json.json.data.location, json.json.data.tags]).toEqual([
      200,
      { country: '', region: '', coordinates: { latitude: 67.9, longitude: 13 } },
      [],
    ]);
    const form = await drafts.send(_id, { latitude: '', longitude: '', description: 'Red cabins' });
    expect(form.json.data).toMatchObject({ description: 'Red cabins' });
    expect(form.json.data.location.coordinates).toEqual({ latitude: null, longitude: null });
  });

  test.each([
    [{ name: ' ' }, { name: 'Destination name is required' }],
    [{ latitude: '91' }, { latitude: 'latitude must be a number from -90 to 90' }],
    [{ itinerary: '[{"title":""}]' }, { 'itinerary.0.title': 'Each day needs a title' }],
    [{ country: 'a'.repeat(101) }, { country: 'At most 100 characters' }],
    [{ isPublished: 'true' }, { isPublished: 'A draft can’t be published' }],
    [{ published: 'true' }, { published: 'A draft can’t be published' }],
  ])('is refused with %o', async (fields, errors) => {
    const answers = [await drafts.create({ name: 'Half', ...fields }), await drafts.send((await aDraft())._id, fields)];
    expect(answers.map((answer) => [answer.status, errorsOf(answer)])).toEqual([
      [400, errors],
      [400, errors],
    ]);
  });

  test('is none that is published, unless the same save takes it back', async () => {
    const { _id, slug } = (await create({ isPublished: 'true' })).json.data;
    expect((await drafts.put(_id, { country: '' })).status).toBe(409);
    expect(await isPublic(slug)).toBe(true);
    expect((await drafts.put(_id, { country: '', isPublished: false })).json.data.isPublished).toBe(false);
    expect(await isPublic(slug)).toBe(false);
    expect(errorsOf(await publish(_id))).toEqual({ country: 'country is required' });
  });
});

describe('what is missing keeps a draft from readers', () => {
  const inForty = () => new Date(Date.now() + 40 * 60_000).toISOString();

  test('with the switch, a plan, or a save that publishes, each telling all of it', async () => {
    const { _id, slug } = await aDraft();
    const answers = [
      await publish(_id),
      await call('PUT', `${base}/published/${_id}`),
      await call('PUT', `/api/v5/admin/schedule/destination/${_id}`, { publishAt: inForty() }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(Object.keys(errorsOf(answer)).sort()).toEqual(missing);
    }
    for (const flag of ['isPublished', 'published'])
      expect((await call('PUT', `${base}/${_id}`, { [flag]: true })).status).toBe(400);
    const files = await also(base, {}).send(_id, { isPublished: 'true', thumbnail: image, images: [image, image] });
    expect(Object.keys(errorsOf(files)).sort()).toEqual(missing.filter((name) => !/images|thumbnail/.test(name)));
    expect(await isPublic(slug)).toBe(false);
  });

  test('with many at once, and undoing what took it back', async () => {
    const { _id, slug } = (await create({ isPublished: 'true' })).json.data;
    const bulk = (action: string) => call('POST', '/api/v5/admin/bulk', { kind: 'destination', action, ids: [_id] });
    const takenBack = (await bulk('unpublish')).json;
    expect(takenBack.data).toEqual([{ _id, ok: true }]);
    await drafts.put(_id, { description: '' });
    expect((await bulk('publish')).json.data).toEqual([{ _id, ok: false, message: 'description is required' }]);
    const undone = await call('POST', `/api/v5/admin/bulk-runs/${takenBack.run}/undo`);
    expect(undone.json.data).toMatchObject({ state: 'done', succeeded: 0 });
    expect(await isPublic(slug)).toBe(false);
  });

  test('when it was whole as it was planned', async () => {
    const { _id, slug } = (await create()).json.data;
    const planned = await call('PUT', `/api/v5/admin/schedule/destination/${_id}`, { publishAt: inForty() });
    expect(planned.status).toBe(200);
    await drafts.put(_id, { tags: [] });
    // As a site that was stopped has it.
    await site.db.execute(sql`update schedules set publish_at = now() - interval '1 minute' where item_id = ${_id}`);
    const late = await site.twin();
    expect((await late.ask(`/api/v3/destination/${slug}`)).status).toBe(404);
    await late.close();
    const { json } = await call('GET', '/api/v5/admin/schedule');
    expect(json.data).toMatchObject([{ _id, failure: 'This couldn’t be done as planned' }]);
    expect(await isPublic(slug)).toBe(false);
  });

  test('when a version from before it was whole is restored', async () => {
    const { _id, slug } = await aDraft();
    const { images: _, ...whole } = { ...destinationFields, images: [image, image], thumbnail: image };
    await drafts.send(_id, { ...whole, images: [image, image] });
    expect((await publish(_id)).status).toBe(200);
    const restored = await call('POST', `/api/v5/admin/versions/destination/${_id}/1/restore`, {});
    expect(restored.status).toBe(400);
    expect(Object.keys(errorsOf(restored)).sort()).toEqual(missing);
    expect((await site.ask(`/api/v3/destination/${slug === 'half' ? 'reine' : slug}`)).json.data).toMatchObject({
      description: 'Red cabins under grey peaks.',
    });
  });

  test('when it comes back from the trash', async () => {
    const { _id, slug } = await aDraft();
    await call('DELETE', `${base}/${_id}`);
    expect((await call('POST', `/api/v5/admin/trash/destination/${_id}/restore`, {})).status).toBe(200);
    expect((await call('GET', `${base}/${_id}`)).json.data).toMatchObject({ name: 'Half', isPublished: false });
    expect(await isPublic(slug)).toBe(false);
  });
});
