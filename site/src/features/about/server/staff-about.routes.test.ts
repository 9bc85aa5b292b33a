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
import { anImage } from '../../media/server/media.fixture.ts';
import { anAbout, aTeamMember } from './about.fixture.ts';
import { about } from './about.table.ts';

const site = testSite();
const path = '/api/v5/admin/about';
let staff: Calls;
let headers: Record<string, string>;

beforeAll(async () => {
  staff = await callsAs(site, 'ADMIN');
  ({ headers } = await aLogin(site.db, { role: 'AUTHOR', name: 'Inês' }));
});
beforeEach(keptRows(site).restore);

const send = (method: 'POST' | 'PUT', fields: Parameters<typeof sendForm>[4]) =>
  sendForm(site, method, path, headers, fields);
const log = () => site.db.select().from(activityEntries).orderBy(activityEntries.createdAt);
const shown = async (at: Pick<typeof site, 'ask'> = site) => (await at.ask('/api/about')).json.data;

const bodyOf = (...paragraphs: string[]) => ({
  blocks: paragraphs.map((text) => ({ t: 'p', c: [text] })),
  known: { links: {}, places: {}, images: {}, videos: {} },
});

describe('the about page', () => {
  test('is written by a form, and is public at once on every process', async () => {
    const twin = await site.twin();
    expect((await shown(twin)).title).toBe('');
    const { status, json } = await send('POST', {
      title: ' We go, we stay ',
      intro: 'One\r\n\r\nTwo',
      introImage: await anImageFile(),
      mission: JSON.stringify(['To travel less.', ' ', 'And better.']),
      values: JSON.stringify([{ icon: 'leaf', title: 'Tread lightly', description: 'Trains.' }]),
      join: JSON.stringify({ title: 'Join', description: 'Keep a list.' }),
    });
    expect([status, json.message]).toEqual([200, 'About page saved']);
    expect(json.data).toEqual({
      title: 'We go, we stay',
      intro: 'One\n\nTwo',
      introBody: bodyOf('One', 'Two'),
      introImage: expect.objectContaining({ secure_url: expect.stringMatching(/^\/media\//), width: 48 }),
      mission: ['To travel less.', 'And better.'],
      missionBody: bodyOf('To travel less.', 'And better.'),
      contentText: 'One\n\nTwo\n\nTo travel less.\n\nAnd better.',
      values: [{ _id: expect.any(String), icon: 'leaf', title: 'Tread lightly', description: 'Trains.' }],
      team: [],
      join: { title: 'Join', description: 'Keep a list.' },
      updatedAt: expect.any(String),
    });
    for (const at of [site, twin]) await expect.poll(() => shown(at), soon).toEqual(json.data);
    expect(await log()).toMatchObject([{ action: 'Added about page', detail: 'We go, we stay', type: 'add' }]);
    await twin.close();
  });

  test('changes in what is sent, and in nothing else', async () => {
    await anAbout(site.db);
    const before = await shown();
    const [value] = before.values;
    const values = [{ icon: 'sun', title: 'New', description: '' }, value];
    const { json } = await send('PUT', { values: JSON.stringify(values), join: '{"title":"Come"}', role: 'x' });
    expect(json.data).toEqual({
      ...before,
      values: [{ ...values[0], _id: expect.any(String) }, value],
      join: { ...before.join, title: 'Come' },
      updatedAt: expect.any(String),
    });
    expect(json.data.updatedAt > before.updatedAt).toBe(true);
    expect((await staff('PUT', path, { mission: [] })).json.data).toMatchObject({ mission: [], title: before.title });
  });

  test('has texts with structure, whose links are looked up when they are read', async () => {
    const place = await aDestination(site.db, { name: 'Lisbon', country: 'Portugal' });
    const { id } = await anImage(site.db, { alt: 'A notebook' });
    const { json } = await send('POST', {
      title: 'We go',
      intro: `A __notebook__ from [Lisbon](trekker:destination/${place.id}).`,
      mission: JSON.stringify(['# How\nTo *travel* <b>less</b>.', `::figure[Ours]{media=${id}}\n\n- a\n- b`]),
    });
    expect(json.data).toMatchObject({
      intro: `A **notebook** from [Lisbon](trekker:destination/${place.id}).`,
      mission: ['## How', 'To _travel_ \\<b>less\\</b>.', `::figure[Ours]{media=${id}}`, '- a\n- b'],
      contentText: 'A notebook from Lisbon.\n\nHow\n\nTo travel <b>less</b>.\n\nOurs\n\na\nb',
      introBody: { known: { places: { [place.id]: { name: 'Lisbon' } } } },
      missionBody: { known: { images: { [id]: { alt: 'A notebook' } } } },
    });
    const uses = await site.db.execute(sql`select kind, field from media_uses where media_id = ${id}`);
    expect(uses.rows).toEqual([
      { kind: 'about', field: 'mission' },
      { kind: 'about', field: 'versions' },
    ]);
    // The page follows what it names: what is deleted leaves its words.
    await expect.poll(async () => Object.keys((await shown()).introBody.known.places)).toEqual([place.id]);
    expect((await staff('DELETE', `/api/v5/admin/destination/${place.id}`)).status).toBe(200);
    await expect.poll(async () => (await shown()).introBody.known, soon).toMatchObject({ places: {}, links: {} });
    // Whoever writes the plain words alone, as the release before does, ends the marks.
    await site.db.execute(sql`update about set intro = 'It *begins*.', mission = array['1986. So.']`);
    expect((await staff('GET', path)).json.data).toMatchObject({ intro: 'It \\*begins\\*.', mission: ['1986\\. So.'] });
    const unknown = await send('PUT', { mission: JSON.stringify([`::figure{media=${randomUUID()}}`]) });
    expect([unknown.status, unknown.json.errors[0].field]).toEqual([400, 'mission']);
  });

  test('cannot be saved over a newer version', async () => {
    await anAbout(site.db);
    const { updatedAt } = await shown();
    expect((await send('PUT', { title: 'First', updatedAt })).status).toBe(200);
    const late = await send('PUT', { title: 'Second', updatedAt, introImage: await anImageFile() });
    expect([late.status, (await site.db.select().from(about))[0]?.title]).toEqual([409, 'First']);
    expect(late.json.message).toContain('Inês saved this on ');
  });

  test('that is refused reports all errors at once and writes nothing', async () => {
    await anAbout(site.db);
    const before = await site.db.select().from(about);
    const { status, json } = await send('PUT', {
      title: ' ',
      intro: '',
      mission: '["To travel',
      values: '[{"icon":',
      join: 'Join us',
      updatedAt: 'now',
    });
    expect([status, json.message]).toEqual([400, 'Title is required']);
    expect(json.errors).toEqual([
      { field: 'title', message: 'Title is required' },
      { field: 'intro', message: 'Intro is required' },
      { field: 'mission', message: 'mission must be a list of paragraphs as JSON' },
      { field: 'values', message: 'values must be a list as JSON' },
      { field: 'join', message: 'join must be JSON' },
      { field: 'updatedAt', message: expect.any(String) },
    ]);
    const nameless = await send('PUT', { values: '[{"icon":"sun","title":""},{"description":"x"}]' });
    expect(nameless.json.errors.map(({ field }: { field: string }) => field)).toEqual([
      'values.0.title',
      'values.1.title',
    ]);
    expect((await send('PUT', { introImage: new File(['GIF89a no'], 'a.png') })).status).toBeGreaterThanOrEqual(400);
    expect(await site.db.select().from(about)).toEqual(before);
    expect(await log()).toEqual([]);
  });
});

describe('the team', () => {
  const create = (fields: Parameters<typeof sendForm>[4]) => sendForm(site, 'PUT', `${path}/team/new`, headers, fields);
  const change = (id: string, fields: Parameters<typeof sendForm>[4]) =>
    sendForm(site, 'PUT', `${path}/team/${id}`, headers, fields);
  const names = async (query = '') =>
    (await staff('GET', `${path}/team${query}`)).json.data.map(({ name }: { name: string }) => name);
  const shownNames = async (at: Pick<typeof site, 'ask'> = site) =>
    (await shown(at)).team.map(({ name }: { name: string }) => name);

  const margotAndTomas = async () => {
    await aTeamMember(site.db, { name: 'Margot', role: 'Editor', description: 'Commas.', position: 0 });
    await aTeamMember(site.db, { name: 'Tomás', role: 'Photographer', description: '', position: 1, imageId: null });
  };

  test('gets a new member at its end, with a portrait, on every process', async () => {
    const twin = await site.twin();
    await shown(twin);
    const image = await anImageFile('me.png');
    const { status, json } = await create({ name: 'Margot', role: 'Editor', description: 'Commas.', image });
    expect([status, json.message]).toEqual([201, 'Team member added']);
    expect(json.data).toMatchObject({
      name: 'Margot',
      role: 'Editor',
      description: 'Commas.',
      imageUrl: expect.stringMatching(/^\/media\//),
      image: { alt: '' },
    });
    expect((await create({ name: 'Tomás', role: 'Photographer' })).json.data).toMatchObject({
      imageUrl: '',
      image: null,
    });
    for (const at of [site, twin]) await expect.poll(() => shownNames(at), soon).toEqual(['Margot', 'Tomás']);
    expect((await log()).map(({ action, type }) => `${action}, ${type}`)).toEqual(
      Array(2).fill('Added team member, add'),
    );
    await twin.close();
  });

  test('gets a new member once, however often the form is sent', async () => {
    const createKey = randomUUID();
    await Promise.all([1, 2].map(() => create({ name: 'Jun', role: 'Maps', createKey })));
    expect((await names()).filter((name: string) => name === 'Jun')).toEqual(['Jun']);
    expect(await log()).toHaveLength(1);
  });

  test.each([
    ['', ['Margot', 'Tomás']],
    ['?q=tomas', ['Tomás']],
    ['?q=EDIT', ['Margot']],
    ['?q=commas', []],
    ['?limit=1&page=2', ['Tomás']],
  ])('is listed and searched by the query "%s"', async (query, expected) => {
    await margotAndTomas();
    expect(await names(query)).toEqual(expected);
  });

  test('changes in what is sent, and not over a newer version', async () => {
    await margotAndTomas();
    const [before] = (await staff('GET', `${path}/team`)).json.data;
    const { json } = await change(before._id, { role: 'Chief', updatedAt: before.updatedAt });
    expect(json.data).toEqual({ ...before, role: 'Chief', updatedAt: expect.any(String) });
    const late = await change(before._id, { role: 'X', updatedAt: before.updatedAt, image: await anImageFile() });
    expect([late.status, late.json.message.startsWith('Inês saved this on ')]).toEqual([409, true]);
    const withImages = await change(before._id, { image: await anImageFile() });
    expect(withImages.json.data.imageUrl).not.toBe(before.imageUrl);
    expect(withImages.json.data).toMatchObject({ name: 'Margot', role: 'Chief', description: 'Commas.' });
    await expect.poll(async () => (await shown()).team[0].imageUrl, soon).toBe(withImages.json.data.imageUrl);
  });

  test('asks for name and role in the literal words', async () => {
    const message = 'Name and role are required!';
    for (const { status, json } of [await create({ name: ' ' }), await create({ name: '', role: '' })]) {
      expect([status, json.message]).toEqual([400, message]);
      expect(json.errors).toEqual([
        { field: 'name', message },
        { field: 'role', message },
      ]);
    }
    await margotAndTomas();
    const [{ _id }] = (await staff('GET', `${path}/team`)).json.data;
    expect((await change(_id, { role: '' })).json.errors).toEqual([{ field: 'role', message }]);
    expect(await log()).toEqual([]);
  });

  test('loses a deleted member for good', async () => {
    await margotAndTomas();
    const [{ _id, name, role, description }] = (await staff('GET', `${path}/team`)).json.data;
    // Existing clients send the fields along, and what they say does not matter.
    const form = new FormData();
    for (const [field, value] of Object.entries({ name, role, description, more: '' })) form.append(field, value);
    form.append('image', await anImageFile());
    const { json } = await staff('DELETE', `${path}/team/delete/${_id}`, form);
    expect(json).toEqual({ success: true, message: 'Team member deleted' });
    await expect.poll(() => shownNames(), soon).toEqual(['Tomás']);
    for (const gone of [_id, randomUUID(), 'nonsense']) {
      expect((await staff('DELETE', `${path}/team/delete/${gone}`)).status).toBe(404);
      expect((await change(gone, { name: 'Back', image: await anImageFile() })).json.message).toBe(
        'Team member not found',
      );
    }
    expect(await names()).toEqual(['Tomás']);
  });
});

test('every call for the about page and the team is for staff alone', async () => {
  const id = randomUUID();
  const rows = await answersByRole(site, [
    ['POST', path],
    ['PUT', path],
    ['GET', `${path}/team`],
    ['PUT', `${path}/team/new`],
    ['PUT', `${path}/team/${id}`],
    ['DELETE', `${path}/team/delete/${id}`],
  ]);
  expect(rows.map(([, ...statuses]) => statuses)).toEqual([
    [401, 403, 400, 400],
    [401, 403, 400, 400],
    [401, 403, 200, 200],
    [401, 403, 400, 400],
    [401, 403, 400, 400],
    [401, 403, 404, 404],
  ]);
});
