import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { anImageFile, sendForm } from '#test/calls/forms.ts';
import { answersByRole, soon } from '#test/calls/staff-calls.ts';
import { staffHarness } from '#test/calls/staff-harness.ts';
import { testSite } from '#test/site/test-site.ts';
import { aVideo } from '../../media/server/media.fixture.ts';
import { anMp4 } from '../../media/server/uploads/hostile-files.fixture.ts';
import { aHighlight, highlightFields } from './highlight.fixture.ts';
import { highlights } from './highlight.table.ts';

const site = testSite();
const path = '/api/v5/admin/highlight';
const { activities, call, create, logins, send } = staffHarness(site, path, highlightFields);

type At = Pick<typeof site, 'ask'>;
const shown = async (at: At = site): Promise<string[]> =>
  (await at.ask('/api/highlight?limit=100')).json.data.map(({ name }: { name: string }) => name);
const nameOf = async (id: string, at: At = site) => (await at.ask(`/api/highlight/${id}`)).json.data?.name;

describe('a new highlight', () => {
  test('is published and featured, with its files, on every process', async () => {
    const twin = await site.twin();
    expect(await shown(twin)).toEqual([]);
    const files = {
      image: await anImageFile(),
      avatar: await anImageFile('me.png', '#00aa00'),
      video: new File([new Uint8Array(anMp4())], 'a.webm'),
    };
    const { status, json } = await create({ ...files, date: '2026-05-01' });
    expect([status, json.message]).toEqual([201, 'Highlight added']);
    expect(json.data).toMatchObject({
      name: 'Ewa',
      description: 'A baker was whitewashing\n\nhis own steps.',
      location: 'Oia, Greece',
      region: 'Europe',
      rating: 4.3,
      image: { width: 48, alt: '' },
      avatar: { alt: '' },
      video: { sources: [{ type: 'video/mp4' }] },
      date: '2026-05-01T00:00:00.000Z',
      featured: true,
      published: true,
      isPublished: true,
    });
    for (const at of [site, twin]) await expect.poll(() => shown(at), soon).toEqual(['Ewa']);
    expect((await site.ask('/api/highlight/featured')).json.totalCount).toBe(1);
    expect(await activities()).toMatchObject([{ action: 'Added highlight', detail: 'Ewa, Oia, Greece', type: 'add' }]);
    await twin.close();
  });

  test('can be a draft that nobody sees, in both spellings of the field', async () => {
    for (const spelling of ['isPublished', 'published']) {
      const { json } = await create({ [spelling]: 'false', featured: 'false' });
      expect(json.data).toMatchObject({
        published: false,
        isPublished: false,
        featured: false,
        image: null,
        video: null,
      });
      expect((await site.ask(`/api/highlight/${json.data._id}`)).status).toBe(404);
    }
    expect(await shown()).toEqual([]);
  });

  test('is created once, however often the form is sent', async () => {
    const createKey = randomUUID();
    const answers = await Promise.all([1, 2].map(() => create({ createKey })));
    expect(answers.map(({ json }) => json.data._id)).toEqual([createKey, createKey]);
    expect(await activities()).toHaveLength(1);
  });

  test('that is refused reports all that is missing, in the literal words', async () => {
    const { status, json } = await sendForm(site, 'POST', path, logins.author, { name: ' ', rating: '' });
    expect([status, json.message]).toEqual([400, 'Highlight name is required']);
    expect(json.errors).toEqual([
      { field: 'name', message: 'Highlight name is required' },
      { field: 'description', message: 'Description is required' },
      { field: 'location', message: 'Location is required' },
      { field: 'region', message: 'Region is required' },
      { field: 'rating', message: 'Rating is required' },
    ]);
    expect(await site.db.select().from(highlights)).toEqual([]);
  });

  test.each([
    ['rating', '5.1', 'Rating must be a number from 0 to 5'],
    ['rating', '-0.1', 'Rating must be a number from 0 to 5'],
    ['rating', '1e0', 'Rating must be a number from 0 to 5'],
    ['rating', '4.25', 'Rating must go in steps of 0.1'],
    ['region', 'Atlantis', expect.stringContaining('Region must be one of Asia, Europe')],
    ['date', 'yesterday', 'Date must be a day, as 2026-05-01'],
    ['name', 'a'.repeat(121), 'At most 120 characters'],
  ])('is refused for its %s %j', async (field, value, message) => {
    expect((await create({ [field]: value })).json.errors).toEqual([{ field, message }]);
    expect(await activities()).toEqual([]);
  });

  test.each(['0', '0.1', '0.7', '2.3', '4.9', '5', '5.0'])('can have the rating %s', async (rating) => {
    expect((await create({ rating })).json.data.rating).toBe(Number(rating));
  });
});

describe('changing a highlight', () => {
  test('changes the fields that are sent and nothing else, in public at once on every process', async () => {
    const twin = await site.twin();
    const video = await aVideo(site.db);
    const { id } = await aHighlight(site.db, { name: 'Before', videoId: video.id });
    const before = (await call('GET', `${path}/${id}`)).json.data;
    for (const at of [site, twin]) expect(await nameOf(id, at)).toBe('Before');
    const { json } = await send(id, { name: 'After', _id: randomUUID(), createdAt: '2020-01-01' });
    expect(json.data).toEqual({ ...before, name: 'After', updatedAt: expect.any(String) });
    for (const at of [site, twin]) await expect.poll(() => nameOf(id, at), soon).toBe('After');
    await expect.poll(() => shown(twin), soon).toEqual(['After']);
    await twin.close();
  });

  test('is refused over a newer version', async () => {
    const { id, updatedAt: at } = await aHighlight(site.db);
    const updatedAt = at.toISOString();
    expect((await send(id, { name: 'First', updatedAt })).status).toBe(200);
    const late = await send(id, { name: 'Second', updatedAt, image: await anImageFile() });
    expect([late.status, await nameOf(id)]).toEqual([409, 'First']);
    expect(late.json.message).toContain('Ana Reis saved this on ');
  });

  test('refuses empty texts', async () => {
    const { id } = await aHighlight(site.db, { name: 'Kept' });
    const { json } = await send(id, { name: '', description: ' ' });
    expect(json.errors.map(({ message }: { message: string }) => message)).toEqual([
      'Highlight name is required',
      'Description is required',
    ]);
  });
});

describe('the highlight list for staff', () => {
  const names = async (query: string) =>
    (await call('GET', path + query)).json.data.map(({ name }: { name: string }) => name);

  test('shows drafts too, fifteen to a page, newest first, and can be searched', async () => {
    await aHighlight(site.db, { name: 'Zoë', location: 'Paris, France', published: false });
    for (let number = 1; number <= 15; number += 1) await aHighlight(site.db, { name: `Traveller ${number}` });
    const { json, headers: answered } = await call('GET', path);
    expect(answered['cache-control']).toBe('private, no-store');
    expect(json).toMatchObject({ currentPage: 1, limit: 15, totalPages: 2, totalCount: 16 });
    expect(json.data[0]).toMatchObject({ name: 'Traveller 15', published: true, isPublished: true });
    expect(await names('?page=2')).toEqual(['Zoë']);
    expect(await names('?state=draft')).toEqual(['Zoë']);
    expect(await names('?state=published&limit=1')).toEqual(['Traveller 15']);
    expect(await names('?q=par')).toEqual(['Zoë']);
    expect(await names('?q=zoe&state=published')).toEqual([]);
    expect((await call('GET', `${path}?state=deleted`)).status).toBe(400);
  });
});

test('every staff call for highlights is for staff alone', async () => {
  const id = randomUUID();
  const rows = await answersByRole(site, [
    ['GET', path],
    ['GET', `${path}/${id}`],
    ['POST', path],
    ['PUT', `${path}/${id}`],
    ['DELETE', `${path}/${id}`],
    ['PUT', `${path}/published/${id}`],
    ['PUT', `${path}/featured/${id}`],
  ]);
  expect(rows.map(([, ...statuses]) => statuses)).toEqual([
    [401, 403, 200, 200],
    [401, 403, 404, 404],
    [401, 403, 400, 400],
    [401, 403, 400, 400],
    [401, 403, 404, 404],
    [401, 403, 404, 404],
    [401, 403, 404, 404],
  ]);
});
