import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPictureFile, sendForm } from '../../../../test/forms.ts';
import { answersByRole, type Calls, callsAs, soon } from '../../../../test/staff-calls.ts';
import { testSite } from '../../../../test/test-site.ts';
import { dropCached } from '../../../server/cache-drops.ts';
import { aLogin } from '../../accounts/server/account.fixture.ts';
import { activityEntries } from '../../activity/server/activity.table.ts';
import { anMp4 } from '../../media/server/hostile-files.fixture.ts';
import { aFilm, aPicture } from '../../media/server/media.fixture.ts';
import { highlightsTag } from '../highlight.contract.ts';
import { aHighlight } from './highlight.fixture.ts';
import { highlights } from './highlight.table.ts';

const site = testSite();
const path = '/api/v5/admin/highlight';
let staff: Calls;
let headers: Record<string, string>;

beforeAll(async () => {
  staff = await callsAs(site, 'ADMIN');
  ({ headers } = await aLogin(site.db, { role: 'AUTHOR', name: 'Inês' }));
});
beforeEach(async () => {
  await site.db.delete(highlights);
  await site.db.delete(activityEntries);
  await dropCached(site.db, [highlightsTag]);
  await expect.poll(() => shown(), soon).toEqual([]);
});

type Fields = Parameters<typeof sendForm>[4];
const fields = {
  name: 'Ewa',
  description: 'A baker was whitewashing\r\n\r\nhis own steps.',
  location: 'Oia, Greece',
  region: 'Europe',
  rating: '4.3',
};
const create = (extra: Fields = {}) => sendForm(site, 'POST', path, headers, { ...fields, ...extra });
const change = (id: string, sent: Fields) => sendForm(site, 'PUT', `${path}/${id}`, headers, sent);
const log = () => site.db.select().from(activityEntries).orderBy(activityEntries.createdAt);
type At = Pick<typeof site, 'ask'>;
const shown = async (at: At = site): Promise<string[]> =>
  (await at.ask('/api/highlight?limit=100')).json.data.map(({ name }: { name: string }) => name);
const nameOf = async (id: string, at: At = site) => (await at.ask(`/api/highlight/${id}`)).json.data?.name;

describe('a new highlight', () => {
  test('is published and featured, with its files, on every process', async () => {
    const twin = await site.twin();
    expect(await shown(twin)).toEqual([]);
    const files = {
      image: await aPictureFile(),
      avatar: await aPictureFile('me.png', '#00aa00'),
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
    expect(await log()).toMatchObject([{ action: 'Added highlight', detail: 'Ewa, Oia, Greece', type: 'add' }]);
    await twin.close();
  });

  test('can be a draft that nobody sees, in both spellings', async () => {
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

  test('is made once, however often it is sent', async () => {
    const createKey = randomUUID();
    const answers = await Promise.all([1, 2].map(() => create({ createKey })));
    expect(answers.map(({ json }) => json.data._id)).toEqual([createKey, createKey]);
    expect(await log()).toHaveLength(1);
  });

  test('tells all that is missing, in the literal words', async () => {
    const { status, json } = await sendForm(site, 'POST', path, headers, { name: ' ', rating: '' });
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
  ])('refuses as %s %j', async (field, value, message) => {
    expect((await create({ [field]: value })).json.errors).toEqual([{ field, message }]);
    expect(await log()).toEqual([]);
  });

  test.each(['0', '0.1', '0.7', '2.3', '4.9', '5', '5.0'])('may be rated %s', async (rating) => {
    expect((await create({ rating })).json.data.rating).toBe(Number(rating));
  });

  test('takes no file that is something else', async () => {
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], 'a.png', { type: 'image/png' });
    for (const field of ['image', 'avatar', 'video']) expect((await create({ [field]: svg })).status).toBe(415);
    const film = await create({ image: new File([new Uint8Array(anMp4())], 'a.png') });
    expect(film.json.errors).toMatchObject([{ field: 'image' }]);
    expect(await site.db.select().from(highlights)).toEqual([]);
  });
});

describe('captions of the film', () => {
  const cue = 'WEBVTT\n\n00:00.000 --> 00:02.000\nThe sea, and gulls';
  const aFile = (text: string, name = 'said.vtt') => new File([text], name, { type: 'text/vtt' });
  const video = () => new File([new Uint8Array(anMp4())], 'a.mp4', { type: 'video/mp4' });

  test('are kept, served as what they are and nothing else, and taken away again', async () => {
    const created = await create({ video: video(), captions: aFile(`\uFEFF${cue}\r\n<b>and wind</b>\r\n`) });
    expect(created.status).toBe(201);
    const { _id, updatedAt } = created.json.data;
    const captions = async (): Promise<string> => (await site.ask(`/api/highlight/${_id}`)).json.data.video.captions;
    await expect.poll(captions, soon).toMatch(/^\/media\/[0-9a-f]{32}\.vtt$/);
    const { status, headers: told, text } = await site.ask(await captions());
    expect([status, text]).toEqual([200, `${cue}\n<b>and wind</b>\n`]);
    expect(told['content-type']).toBe('text/vtt; charset=utf-8');
    expect(told['x-content-type-options']).toBe('nosniff');
    expect(told['content-security-policy']).toMatch(/\bsandbox(;|$)/);
    const { json } = await change(_id, { updatedAt, removeCaptions: 'true' });
    expect(json.data.video.captions).toBe('');
    await expect.poll(captions, soon).toBe('');
  });

  test.each([
    ['words without a cue', 'WEBVTT\n\nOnly words', 415, 'Please select a captions file (WebVTT)'],
    [
      'another kind of file',
      '1\n00:00:00,000 --> 00:00:02,000\nThe sea',
      415,
      'Please select a captions file (WebVTT)',
    ],
    ['a page', '<!doctype html><script>alert(1)</script>', 415, 'Please select a captions file (WebVTT)'],
    ['too much', `${cue}\n\nNOTE ${'a'.repeat(1_100_000)}`, 413, 'Captions files can be at most 1 MB'],
  ])('are not %s (T50)', async (_what, text, status, message) => {
    const answer = await create({ video: video(), captions: aFile(text) });
    expect(answer.status).toBe(status);
    expect(answer.json.errors).toEqual([{ field: 'captions', message }]);
    expect(await site.db.select().from(highlights)).toEqual([]);
  });
});

describe('a change', () => {
  test('is of what is sent and of nothing else, and public at once on every process', async () => {
    const twin = await site.twin();
    const video = await aFilm(site.db);
    const { id } = await aHighlight(site.db, { name: 'Before', videoId: video.id });
    const before = (await staff('GET', `${path}/${id}`)).json.data;
    for (const at of [site, twin]) expect(await nameOf(id, at)).toBe('Before');
    const { json } = await change(id, { name: 'After', _id: randomUUID(), createdAt: '2020-01-01' });
    expect(json.data).toEqual({ ...before, name: 'After', updatedAt: expect.any(String) });
    for (const at of [site, twin]) await expect.poll(() => nameOf(id, at), soon).toBe('After');
    await expect.poll(() => shown(twin), soon).toEqual(['After']);
    await twin.close();
  });

  test('takes film and portrait away when it says so, and replaces them', async () => {
    const [video, avatar] = [await aFilm(site.db), await aPicture(site.db)];
    const { id } = await aHighlight(site.db, { videoId: video.id, avatarId: avatar.id });
    const gone = await change(id, { removeVideo: 'true', removeAvatar: 'true' });
    expect(gone.json.data).toMatchObject({ video: null, avatar: null, image: { width: 1600 } });
    const back = await change(id, { removeAvatar: 'true', avatar: await aPictureFile() });
    expect(back.json.data).toMatchObject({ avatar: { width: 48 }, video: null });
  });

  test('is not written over what somebody saved meanwhile', async () => {
    const { id, updatedAt: at } = await aHighlight(site.db);
    const updatedAt = at.toISOString();
    expect((await change(id, { name: 'First', updatedAt })).status).toBe(200);
    const late = await change(id, { name: 'Second', updatedAt, image: await aPictureFile() });
    expect([late.status, await nameOf(id)]).toEqual([409, 'First']);
    expect(late.json.message).toContain('Inês saved this on ');
  });

  test('may unpublish', async () => {
    const { id } = await aHighlight(site.db, { name: 'Gone' });
    expect(await nameOf(id)).toBe('Gone');
    await change(id, { isPublished: 'false' });
    await expect.poll(async () => (await site.ask(`/api/highlight/${id}`)).status, soon).toBe(404);
  });

  test('refuses blank texts', async () => {
    const { id } = await aHighlight(site.db, { name: 'Kept' });
    const { json } = await change(id, { name: '', description: ' ' });
    expect(json.errors.map(({ message }: { message: string }) => message)).toEqual([
      'Highlight name is required',
      'Description is required',
    ]);
  });
});

describe('the switches', () => {
  test('publish and take back, on every process', async () => {
    const twin = await site.twin();
    const { id } = await aHighlight(site.db, { name: 'Kyoto', published: false });
    for (const at of [site, twin]) expect(await shown(at)).toEqual([]);
    const toggle = (body?: object) => staff('PUT', `${path}/published/${id}`, body);
    expect((await toggle()).json).toMatchObject({
      success: true,
      message: 'Highlight published',
      data: { published: true, isPublished: true },
    });
    for (const at of [site, twin]) await expect.poll(() => shown(at), soon).toEqual(['Kyoto']);
    expect((await toggle()).json.data.isPublished).toBe(false);
    for (const at of [site, twin]) await expect.poll(() => shown(at), soon).toEqual([]);
    for (const _again of [1, 2]) expect((await toggle({ isPublished: false })).json.data.isPublished).toBe(false);
    expect((await log()).map(({ action }) => action)).toEqual(['Published highlight', 'Unpublished highlight']);
    await twin.close();
  });

  test('feature, also a draft that stays one', async () => {
    const { id } = await aHighlight(site.db, { name: 'Kyoto', featured: false });
    const featured = async () => (await site.ask('/api/highlight/featured')).json.totalCount;
    expect(await featured()).toBe(0);
    expect((await staff('PUT', `${path}/featured/${id}`)).json.data).toMatchObject({ featured: true, published: true });
    await expect.poll(featured, soon).toBe(1);
    const draft = await aHighlight(site.db, { published: false });
    expect((await staff('PUT', `${path}/featured/${draft.id}`)).json.data).toMatchObject({
      featured: true,
      published: false,
    });
    expect(await featured()).toBe(1);
  });
});

test('a deleted highlight is gone from everywhere, and is not brought back', async () => {
  const twin = await site.twin();
  const { id } = await aHighlight(site.db, { name: 'Gone' });
  await dropCached(site.db, [highlightsTag]);
  for (const at of [site, twin]) {
    expect(await nameOf(id, at)).toBe('Gone');
    await expect.poll(() => shown(at), soon).toEqual(['Gone']);
  }
  expect((await staff('DELETE', `${path}/${id}`)).json).toEqual({ success: true, message: 'Highlight deleted' });
  for (const at of [site, twin]) {
    await expect.poll(async () => (await at.ask(`/api/highlight/${id}`)).status, soon).toBe(404);
    await expect.poll(() => shown(at), soon).toEqual([]);
  }
  for (const gone of [id, randomUUID(), 'nonsense']) {
    const answers = [
      await staff('GET', `${path}/${gone}`),
      await staff('DELETE', `${path}/${gone}`),
      await staff('PUT', `${path}/published/${gone}`),
      await staff('PUT', `${path}/featured/${gone}`),
      await change(gone, { name: 'Back', image: await aPictureFile() }),
    ];
    for (const { status, json } of answers) expect([status, json.message]).toEqual([404, 'Highlight not found']);
  }
  expect(await site.db.select().from(highlights)).toEqual([]);
  await twin.close();
});

describe('the list for staff', () => {
  const names = async (query: string) =>
    (await staff('GET', path + query)).json.data.map(({ name }: { name: string }) => name);

  test('shows drafts too, fifteen to a page, newest first, and is searched', async () => {
    await aHighlight(site.db, { name: 'Zoë', location: 'Paris, France', published: false });
    for (let number = 1; number <= 15; number += 1) await aHighlight(site.db, { name: `Traveller ${number}` });
    const { json, headers: answered } = await staff('GET', path);
    expect(answered['cache-control']).toBe('private, no-store');
    expect(json).toMatchObject({ currentPage: 1, limit: 15, totalPages: 2, totalCount: 16 });
    expect(json.data[0]).toMatchObject({ name: 'Traveller 15', published: true, isPublished: true });
    expect(await names('?page=2')).toEqual(['Zoë']);
    expect(await names('?state=draft')).toEqual(['Zoë']);
    expect(await names('?state=published&limit=1')).toEqual(['Traveller 15']);
    expect(await names('?q=par')).toEqual(['Zoë']);
    expect(await names('?q=zoe&state=published')).toEqual([]);
    expect((await staff('GET', `${path}?state=deleted`)).status).toBe(400);
  });
});

test('who may', async () => {
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
