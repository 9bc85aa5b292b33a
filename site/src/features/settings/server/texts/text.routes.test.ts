import { beforeAll, beforeEach, expect, test } from 'vitest';
import { textCatalogue } from '#contract/texts/catalogue.ts';
import { activityEntries } from '#features/activity/server/activity.table.ts';
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
  expect(json.data).toHaveLength(textCatalogue.length);
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
