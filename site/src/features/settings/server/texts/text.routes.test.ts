import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listEditableTexts } from '#contract/texts/editable-texts.ts';
import { activityEntries } from '#features/activity/server/activity.table.ts';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { versions } from '#features/versions/server/version.table.ts';
import { answersByRole, type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';

const site = testSite();
const list = '/api/v5/admin/texts';
const path = `${list}/home.title`;
let author: Calls;
beforeAll(async () => {
  author = await callsAs(site, 'AUTHOR');
});
beforeEach(keptRows(site).restore);

type Text = { key: string; group: string; where: string; default: string; value: string | null; maximum: number };
const textOf = async (key: string) => (await author('GET', list)).json.data.find((text: Text) => text.key === key);
const shown = async () => (await site.ask('/api/site')).json.data.texts;

test('every text has a place, a default that fits, and no wording of staff at first', async () => {
  const { json } = await author('GET', list);
  expect(json.data).toHaveLength(listEditableTexts().length);
  for (const text of json.data as Text[]) {
    expect(text.value, text.key).toBeNull();
    expect(text.default.length, text.key).toBeLessThanOrEqual(text.maximum);
    expect(text.group && text.where, text.key).toBeTruthy();
  }
  expect(new Set(json.data.map(({ group, where }: Text) => `${group} ${where}`)).size).toBe(json.data.length);
  expect(await shown()).toEqual({});
});

test('a text is public as soon as it is saved, stands in the activity, and goes back by null', async () => {
  await shown();
  const { status, json } = await author('PUT', path, { value: ' By <b>rail</b> ' });
  expect([status, json.data.value]).toEqual([200, 'By <b>rail</b>']);
  await expect.poll(shown, soon).toEqual({ 'home.title': 'By <b>rail</b>' });
  const [entry] = await site.db.select().from(activityEntries);
  expect(entry?.detail).toBe('Home, Cover, title: By <b>rail</b>');
  await author('PUT', `${list}/home.note`, { value: 'Come along' });
  expect((await author('PUT', path, { value: null })).json.data.value).toBeNull();
  await expect.poll(shown, soon).toEqual({ 'home.note': 'Come along' });
});

test('the default typed again is the default, and what changes nothing is not in the activity', async () => {
  const { default: original } = await textOf('home.title');
  expect((await author('PUT', path, { value: original })).json.data.value).toBeNull();
  expect(await site.db.select().from(activityEntries)).toEqual([]);
});

test('two texts saved at once are both kept, and the form of the brand is not outdated by them', async () => {
  const { updatedAt } = (await author('PUT', '/api/v5/admin/brand', { tagline: 'One' })).json.data;
  const saved = await Promise.all(
    ['home.title', 'home.note', 'footer.about'].map((key) => author('PUT', `${list}/${key}`, { value: key })),
  );
  expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
  await expect
    .poll(async () => Object.keys(await shown()).sort(), soon)
    .toEqual(['footer.about', 'home.note', 'home.title']);
  expect((await author('PUT', '/api/v5/admin/brand', { tagline: 'Two', updatedAt })).status).toBe(200);
});

test('texts have versions, of which one text or all are restored', async () => {
  const history = '/api/v5/admin/versions/texts/texts';
  for (const value of ['By rail', 'By ferry']) await author('PUT', path, { value });
  await author('PUT', `${list}/home.note`, { value: 'Come along' });
  const { json } = await author('GET', history);
  const byRail = json.data.at(-2).version;
  expect(json.data.map(({ changed }: { changed: string[] }) => changed).slice(0, 2)).toEqual([
    ['home.note'],
    ['home.title'],
  ]);
  await author('POST', `${history}/${byRail}/restore`, { fields: ['home.title'] });
  await expect.poll(shown, soon).toEqual({ 'home.title': 'By rail', 'home.note': 'Come along' });
  await author('POST', `${history}/1/restore`, {});
  await expect.poll(shown, soon).toEqual({});
});

test.each([
  ['', 'Text is required'],
  ['x'.repeat(81), 'At most 80 characters'],
  ['x'.repeat(301), 'At most 300 characters'],
  ['Far\r\nBcc: eve@example.com', 'Text must be one line'],
])('refuses %j at its field', async (value, message) => {
  const { status, json } = await author('PUT', path, { value });
  expect([status, json.errors]).toEqual([400, [{ field: 'value', message }]]);
});

test.each(['home.nothing', 'toString', '__proto__'])('knows no text %s', async (key) => {
  expect((await author('PUT', `${list}/${key}`, { value: 'x' })).status).toBe(404);
});

test('texts are for staff, with two columns of roles', async () => {
  expect(
    await answersByRole(site, [
      ['GET', list],
      ['PUT', path],
    ]),
  ).toEqual([
    [`GET ${list}`, 401, 403, 200, 200],
    [`PUT ${path}`, 401, 403, 400, 400],
  ]);
});

describe('in another language', () => {
  beforeEach(async () => {
    await aLanguage(site.db, { code: 'de' });
    site.forget();
  });
  const textIn = async (key: string, language = 'de') =>
    (await author('GET', `${list}?in=${language}`)).json.data.find((text: Text) => text.key === key);
  const shownIn = async (from: typeof site) => (await from.ask('/api/site?language=de')).json.data.texts;

  test('a text has the default of that language, and is worded by itself, on every process', async () => {
    const twin = (await site.twin()) as typeof site;
    expect(await textIn('home.highlights')).toMatchObject({
      default: 'Highlights von {name}',
      value: null,
      isUntranslated: false,
    });
    for (const from of [site, twin]) expect(await shownIn(from)).toEqual({});
    const saved = await author('PUT', `${path}?in=de`, { value: 'Mit dem Zug' });
    expect([saved.status, saved.json.data.value]).toEqual([200, 'Mit dem Zug']);
    for (const from of [site, twin])
      await expect.poll(() => shownIn(from), soon).toEqual({ 'home.title': 'Mit dem Zug' });
    expect(await shown()).toEqual({});
    expect((await textOf('home.title')).value).toBeNull();
    const [entry] = await site.db.select().from(activityEntries);
    expect(entry?.detail).toBe('Home, Cover, title, German: Mit dem Zug');
    await author('PUT', `${path}?in=de`, { value: null });
    await expect.poll(() => shownIn(site), soon).toEqual({});
    await twin.close();
  });

  test('what staff have worded in the site’s own stands there until it is worded in that one', async () => {
    const { default: german } = await textIn('home.title');
    await author('PUT', path, { value: 'By rail' });
    await expect.poll(() => shownIn(site), soon).toEqual({ 'home.title': 'By rail' });
    expect((await site.ask('/api/site?language=de')).json.data.textFallbacks).toEqual(['home.title']);
    expect((await site.ask('/api/site')).json.data).not.toHaveProperty('textFallbacks');
    expect(await textIn('home.title')).toMatchObject({ default: 'By rail', value: null, isUntranslated: true });
    await author('PUT', `${path}?in=de`, { value: 'Mit dem Zug' });
    await expect.poll(() => shownIn(site), soon).toEqual({ 'home.title': 'Mit dem Zug' });
    expect((await site.ask('/api/site?language=de')).json.data).not.toHaveProperty('textFallbacks');
    // What taking the wording back would show.
    const worded = { default: 'By rail', value: 'Mit dem Zug', isUntranslated: false };
    expect(await textIn('home.title')).toMatchObject(worded);
    expect((await author('PUT', `${path}?in=de`, { value: german })).json.data.value).toBe(german);
  });

  test('what a new magazine begins with is known there', async () => {
    await author('PUT', `${list}/home.newsletter`, { value: 'News from {name}, by email.' });
    await expect.poll(() => shownIn(site), soon).toEqual({ 'home.newsletter': 'Neues von {name}, per E-Mail.' });
    expect(await textIn('home.newsletter')).toMatchObject({ isUntranslated: false });
    await author('PUT', path, { value: '{name}' });
    expect(await textIn('home.title')).toMatchObject({ default: '{name}', isUntranslated: false });
  });

  test('one that the site does not have is not found, and one that has texts stays', async () => {
    expect((await author('GET', `${list}?in=fr`)).status).toBe(404);
    expect((await author('PUT', `${path}?in=fr`, { value: 'Loin' })).status).toBe(404);
    await author('PUT', `${path}?in=de`, { value: 'Mit dem Zug' });
    expect((await author('PUT', '/api/v5/admin/languages', [{ code: 'en' }])).status).toBe(409);
  });

  test('two texts saved at once are both kept, and each is a version', async () => {
    const keys = ['home.title', 'home.note', 'footer.about'];
    const saved = await Promise.all(keys.map((key) => author('PUT', `${list}/${key}?in=de`, { value: `de ${key}` })));
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
    await expect.poll(async () => Object.keys(await shownIn(site)).sort(), soon).toEqual(keys.toSorted());
    expect(await site.db.$count(versions, eq(versions.kind, 'texts@de'))).toBe(4);
  });
});
