import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { anImage } from '#features/media/server/media.fixture.ts';
import { answersByRole, type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { countStatements } from '#test/calls/statements.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { aTeamMember } from '../about.fixture.ts';

const site = testSite();
let author: Calls;

beforeAll(async () => {
  author = await callsAs(site, 'AUTHOR');
});
beforeEach(keptRows(site).restore);

const at = (id: string, language = 'de') => `/api/v5/admin/translations/team-member/${id}/${language}`;
const form = (id: string) => `/api/v5/admin/about/team/${id}`;
const team = async (query = '', from: Pick<typeof site, 'ask'> = site) =>
  (await from.ask(`/api/about${query}`)).json.data.team;
const shown = async (query = '?language=de', from?: Pick<typeof site, 'ask'>) => (await team(query, from))[0];
const stateOf = async (id: string) => (await author('GET', at(id))).json.data.edition.state;

const german = { name: 'Margot', role: 'Lektorin', description: 'Hütet die Kommas.' };

async function margot(values: Parameters<typeof aTeamMember>[1] = {}) {
  const member = await aTeamMember(site.db, { name: 'Margot', role: 'Editor', description: 'Commas.', ...values });
  await aLanguage(site.db, { code: 'de' });
  await aLanguage(site.db, { code: 'ar', position: 1 });
  site.forget();
  return member;
}

test('are for staff alone', async () => {
  const { id } = await margot();
  const calls = [
    ['GET', `/api/v5/admin/translations/team-member/${id}`],
    ['GET', at(id)],
    ['PUT', at(id)],
    ['DELETE', at(id)],
  ] as const;
  expect((await answersByRole(site, calls)).map(([, ...answers]) => answers)).toEqual([
    [401, 403, 200, 200],
    [401, 403, 200, 200],
    [401, 403, 400, 400],
    [401, 403, 404, 404],
  ]);
});

describe('somebody of the team in German', () => {
  test('begins as a draft with a name, which nobody sees, and is published with a role', async () => {
    const { id } = await margot({ imageId: (await anImage(site.db, { alt: 'Margot at her desk' })).id });
    const before = await shown('');
    expect(before).not.toHaveProperty('language');
    const { json } = await author('PUT', at(id), { name: 'Margot' });
    expect(json.data).toMatchObject({ state: 'draft', slug: '', name: 'Margot', role: '' });
    const { image, ...texts } = before;
    expect(await shown()).toEqual({
      ...texts,
      image: { ...image, altLanguage: 'en' },
      language: 'de',
      fallbacks: ['name', 'role', 'description'],
      fallbackLanguage: 'en',
    });
    expect((await author('PUT', at(id), { isPublished: true })).json.errors).toEqual([
      { field: 'role', message: 'Role is required' },
    ]);
    const { data } = (await author('GET', '/api/v5/admin/about/team')).json;
    expect(data[0].editions.map(({ state }: { state: string }) => state)).toEqual(['draft', 'missing']);
  });

  test('is on the page within a second on every process, and leaves it there alone', async () => {
    const twin = (await site.twin()) as typeof site;
    const { id } = await margot();
    await aTeamMember(site.db, { name: 'Tomás', role: 'Photographer' });
    for (const from of [site, twin]) await team('?language=de', from);
    await author('PUT', at(id), { ...german, isPublished: true });
    for (const from of [site, twin]) {
      await expect
        .poll(() => shown('?language=de', from), soon)
        .toMatchObject({
          ...german,
          image: { alt: 'A harbour at dusk', altLanguage: 'en' },
          fallbacks: [],
          fallbackLanguage: '',
        });
      expect((await team('?language=de', from))[1]).toMatchObject({ role: 'Photographer', fallbackLanguage: 'en' });
      expect(await shown('?language=ar', from)).toMatchObject({ role: 'Editor', fallbackLanguage: 'en' });
      expect(await shown('', from)).toMatchObject({ role: 'Editor' });
    }
    await author('PUT', at(id), { isPublished: false });
    for (const from of [site, twin])
      await expect.poll(async () => (await shown('?language=de', from)).role, soon).toBe('Editor');
    await twin.close();
  });

  test('says what the portrait shows, and marks what is not said in German', async () => {
    const { id } = await margot({ imageId: (await anImage(site.db, { alt: 'Margot at her desk' })).id });
    await author('PUT', at(id), { ...german, isPublished: true });
    const image = async () => (await shown()).image;
    await expect.poll(image, soon).toMatchObject({ alt: 'Margot at her desk', altLanguage: 'en' });
    await author('PUT', at(id), { imageAlt: 'Margot am Tisch' });
    await expect.poll(async () => (await image()).alt, soon).toBe('Margot am Tisch');
    expect(await image()).not.toHaveProperty('altLanguage');
  });

  test('has a description of the original where it has none', async () => {
    const { id } = await margot();
    await author('PUT', at(id), { name: 'Margot', role: 'Lektorin', isPublished: true });
    const texts = { role: 'Lektorin', description: 'Commas.' };
    await expect
      .poll(() => shown(), soon)
      .toMatchObject({ ...texts, fallbacks: ['description'], fallbackLanguage: 'en' });
  });

  test('has a portrait that nobody described called so in German', async () => {
    const { id } = await margot({ imageId: (await anImage(site.db, { alt: '' })).id });
    await author('PUT', at(id), { ...german, name: 'Margot W.', isPublished: true });
    await expect.poll(async () => (await shown()).image.alt, soon).toBe('Porträt von Margot W.');
    expect((await shown()).image).not.toHaveProperty('altLanguage');
  });

  test('is nobody’s alone: of two saves that change the same the later is asked', async () => {
    const { id } = await margot();
    await author('PUT', at(id), { ...german, updatedAt: '' });
    expect((await author('PUT', at(id), { role: 'Anders', updatedAt: '' })).status).toBe(409);
  });
});

test('another text of the original makes it stale until somebody has reviewed it; a small change does not', async () => {
  const { id } = await margot();
  await author('PUT', at(id), { ...german, isPublished: true });
  await author('PUT', form(id), { role: 'Chief editor', smallChange: true });
  await author('PUT', form(id), { imageAlt: 'Her portrait' });
  expect(await stateOf(id)).toBe('published');
  await author('PUT', form(id), { role: 'Publisher' });
  expect(await stateOf(id)).toBe('stale');
  const { changedSince } = (await author('GET', at(id))).json.data;
  expect(changedSince.map(({ field }: { field: string }) => field)).toEqual(['role']);
  expect((await author('PUT', at(id), { reviewed: true })).json.data.state).toBe('published');
});

test('an earlier version of the original that is restored makes it stale, too', async () => {
  const { id } = await margot();
  await author('PUT', form(id), { role: 'Publisher' });
  await author('PUT', at(id), { ...german, isPublished: true });
  const restored = await author('POST', `/api/v5/admin/versions/team-member/${id}/1/restore`, {});
  expect([restored.status, await stateOf(id)]).toEqual([200, 'stale']);
});

test('it comes back from the trash to the last word, and its language stays while it is there', async () => {
  const { id } = await margot();
  await author('PUT', at(id), { ...german, isPublished: true });
  const before = (await author('GET', at(id))).json.data.edition;
  await author('DELETE', `/api/v5/admin/about/team/delete/${id}`);
  expect((await author('PUT', '/api/v5/admin/languages', [{ code: 'en' }, { code: 'ar' }])).status).toBe(409);
  await author('POST', `/api/v5/admin/trash/team-member/${id}/restore`);
  expect((await author('GET', at(id))).json.data.edition).toEqual(before);
  await expect.poll(async () => (await shown())?.role, soon).toBe(german.role);
});

test('a site of one language asks no table of translations, and says nothing of languages', async () => {
  await aTeamMember(site.db);
  const asked = countStatements(site.database, 'team_member_text');
  expect(await shown('')).not.toHaveProperty('fallbacks');
  const list = (await author('GET', '/api/v5/admin/about/team')).json;
  expect([list, list.data[0]].flatMap(Object.keys)).not.toEqual(expect.arrayContaining(['languages', 'editions']));
  expect(asked.count()).toBe(0);
});
