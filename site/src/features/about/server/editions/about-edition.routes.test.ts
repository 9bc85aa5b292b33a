import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { anImage } from '#features/media/server/media.fixture.ts';
import { answersByRole, type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { countStatements } from '#test/calls/statements.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { anAbout } from '../about.fixture.ts';

const site = testSite();
let author: Calls;

beforeAll(async () => {
  author = await callsAs(site, 'AUTHOR');
});
beforeEach(keptRows(site).restore);

const path = '/api/v5/admin/about';
const at = (language = 'de') => `/api/v5/admin/translations/about/about/${language}`;
const read = async (query = '?language=de', from: Pick<typeof site, 'ask'> = site) =>
  (await from.ask(`/api/about${query}`)).json.data;
const stateOf = async (language = 'de') => (await author('GET', at(language))).json.data.edition.state;

const german = {
  title: 'Wir gehen, wir bleiben',
  intro: 'Ein **Notizbuch**, das herumging.',
  mission: 'Seltener reisen, und besser.',
  values: { a1: { title: 'Leise gehen', description: 'Zug vor Flug.' } },
  joinTitle: 'Komm mit',
  joinDescription: 'Führ eine Liste.',
};
const all = ['title', 'intro', 'mission', 'values', 'join.title', 'join.description'];

async function written(values: Parameters<typeof anAbout>[1] = {}) {
  await anAbout(site.db, values);
  await aLanguage(site.db, { code: 'de' });
  await aLanguage(site.db, { code: 'fr', position: 1, fallback: ['de'] });
  site.forget();
}

test('are for staff alone', async () => {
  await written();
  const calls = [
    ['GET', '/api/v5/admin/translations/about/about'],
    ['GET', at()],
    ['PUT', at()],
    ['DELETE', at()],
  ] as const;
  expect((await answersByRole(site, calls)).map(([, ...answers]) => answers)).toEqual([
    [401, 403, 200, 200],
    [401, 403, 200, 200],
    [401, 403, 400, 400],
    [401, 403, 404, 404],
  ]);
});

test('there are none of a page that nobody has written, and of no other', async () => {
  await aLanguage(site.db, { code: 'de' });
  const missing = await author('PUT', at(), german);
  expect([missing.status, missing.json.message]).toEqual([404, 'Nobody has written the about page yet']);
  expect(await read()).not.toHaveProperty('fallbacks');
  await anAbout(site.db);
  for (const id of ['x', '7b1f7c1e-0000-4000-8000-000000000000'])
    for (const [method, body] of [['GET'], ['PUT', german], ['DELETE']] as const)
      expect((await author(method, at().replace('about/de', `${id}/de`), body)).status).toBe(404);
});

describe('the about page in German', () => {
  test('begins as a draft with a title, which nobody sees, and is published with an introduction', async () => {
    await written({ introImageId: (await anImage(site.db, { alt: 'A notebook' })).id });
    const before = await read('');
    expect(before).not.toHaveProperty('language');
    expect(before.translations).toEqual([{ language: 'en', slug: 'about' }]);
    const { json } = await author('PUT', at(), { title: german.title });
    expect(json.data).toMatchObject({ state: 'draft', slug: '', title: german.title, intro: '', values: {} });
    const { introImage, values, ...texts } = before;
    expect(await read()).toEqual({
      ...texts,
      values: values.map((value: object) => ({ ...value, language: 'en' })),
      introImage: { ...introImage, altLanguage: 'en' },
      language: 'de',
      fallbacks: all,
      fallbackLanguage: 'en',
    });
    expect((await author('PUT', at(), { isPublished: true })).json.errors).toEqual([
      { field: 'intro', message: 'Intro is required' },
    ]);
    const { editions } = (await author('GET', path)).json.data;
    expect(editions.map(({ state }: { state: string }) => state)).toEqual(['draft', 'missing']);
  });

  test('is read within a second on every process, and leaves there alone', async () => {
    const twin = (await site.twin()) as typeof site;
    await written();
    for (const from of [site, twin]) await read('?language=de', from);
    await author('PUT', at(), { ...german, isPublished: true });
    for (const from of [site, twin]) {
      await expect
        .poll(() => read('?language=de', from), soon)
        .toMatchObject({
          title: german.title,
          intro: german.intro,
          mission: [german.mission],
          contentText: 'Ein Notizbuch, das herumging.\n\nSeltener reisen, und besser.',
          values: [{ _id: 'a1', icon: 'leaf', ...german.values.a1 }],
          join: { title: german.joinTitle, description: german.joinDescription },
          fallbacks: [],
          fallbackLanguage: '',
          translations: [
            { language: 'en', slug: 'about' },
            { language: 'de', slug: 'about' },
          ],
        });
      // The site's staff say that German stands in for French.
      expect(await read('?language=fr', from)).toMatchObject({
        title: german.title,
        values: [{ title: 'Leise gehen', language: 'de' }],
        fallbacks: all,
        fallbackLanguage: 'de',
      });
      expect(await read('', from)).toMatchObject({ title: 'We go, we stay' });
    }
    await author('PUT', at(), { isPublished: false });
    for (const from of [site, twin])
      await expect.poll(async () => (await read('?language=de', from)).title, soon).toBe('We go, we stay');
    await twin.close();
  });

  test('has what is not translated in the original, which says so', async () => {
    const values = [
      { id: 'a1', icon: 'leaf', title: 'Tread lightly', description: 'Trains before planes.' },
      { id: 'b2', icon: 'eye', title: 'Look twice', description: '' },
    ];
    await written({ values });
    const { title, intro } = german;
    await author('PUT', at(), { title, intro, values: { b2: { title: 'Zweimal hinsehen', description: '' } } });
    await author('PUT', at(), { isPublished: true });
    await expect
      .poll(() => read(), soon)
      .toMatchObject({
        title,
        intro,
        mission: ['To travel less often and better.', 'Whoever signs a page has been there.'],
        values: [{ title: 'Tread lightly', language: 'en' }, { title: 'Zweimal hinsehen' }],
        join: { title: 'Join Our Community', description: 'Keep a list.' },
        fallbacks: ['mission', 'values', 'join.title', 'join.description'],
        fallbackLanguage: 'en',
      });
    expect((await read()).values[1]).not.toHaveProperty('language');
    // What is in two languages stands in for nobody: its readers would not know which is which.
    expect(await read('?language=fr')).toMatchObject({ title: 'We go, we stay', fallbackLanguage: 'en' });
  });

  test('says what its image shows, and marks what is not said in German', async () => {
    await written({ introImageId: (await anImage(site.db, { alt: 'A notebook' })).id });
    expect((await author('GET', at())).json.data.source).toMatchObject({
      imageAlt: 'A notebook',
      mission: 'To travel less often and better.\n\nWhoever signs a page has been there.',
    });
    await author('PUT', at(), { ...german, isPublished: true });
    const image = async () => (await read()).introImage;
    await expect.poll(image, soon).toMatchObject({ alt: 'A notebook', altLanguage: 'en' });
    await author('PUT', at(), { imageAlt: 'Ein Notizbuch' });
    await expect.poll(async () => (await image()).alt, soon).toBe('Ein Notizbuch');
    expect(await image()).not.toHaveProperty('altLanguage');
  });

  test('has texts of its own, whose images the library knows as used', async () => {
    await written();
    const { id } = await anImage(site.db, { alt: 'Ein Heft' });
    const { json } = await author('PUT', at(), { ...german, mission: `# So\n::figure[Unseres]{media=${id}}` });
    expect(json.data.mission).toBe(`## So\n\n::figure[Unseres]{media=${id}}`);
    const uses = await site.db.execute(
      sql`select item_id, field from media_uses where media_id = ${id} and kind = 'about'`,
    );
    expect(uses.rows).toEqual([{ item_id: 'true', field: 'mission' }]);
    const unknown = `::figure{media=${'7b1f7c1e-0000-4000-8000-000000000000'}}`;
    expect((await author('PUT', at(), { intro: unknown })).json.errors).toMatchObject([{ field: 'intro' }]);
  });

  test('is nobody’s alone: of two saves that change the same the later is asked', async () => {
    await written();
    await author('PUT', at(), { ...german, updatedAt: '' });
    expect((await author('PUT', at(), { mission: 'Anders.', updatedAt: '' })).status).toBe(409);
  });
});

test('another text of the original makes it stale until somebody has reviewed it; a small change does not', async () => {
  await written();
  await author('PUT', at(), { ...german, isPublished: true });
  await author('PUT', path, { title: 'We go', smallChange: true });
  await author('PUT', path, { introImageAlt: 'Our notebook' });
  const [value] = (await read('')).values;
  await author('PUT', path, { values: [{ ...value, icon: 'sun' }] });
  expect(await stateOf()).toBe('published');
  await author('PUT', path, { mission: ['To travel better.'], values: [{ ...value, title: 'Tread softly' }] });
  expect(await stateOf()).toBe('stale');
  const { changedSince } = (await author('GET', at())).json.data;
  const fields = changedSince.map(({ field }: { field: string }) => field);
  expect(fields).toEqual(['title', 'mission', 'values']);
  expect((await author('PUT', at(), { reviewed: true })).json.data.state).toBe('published');
});

test('an earlier version of the original that is restored makes it stale, too', async () => {
  await written();
  await author('PUT', path, { title: 'We went' });
  await author('PUT', at(), { ...german, isPublished: true });
  const restored = await author('POST', '/api/v5/admin/versions/about/about/1/restore', {});
  expect([restored.status, await stateOf()]).toEqual([200, 'stale']);
});

test('its language stays while it is written in', async () => {
  await written();
  await author('PUT', at(), german);
  const languages = [{ code: 'en' }, { code: 'fr' }];
  expect((await author('PUT', '/api/v5/admin/languages', languages)).status).toBe(409);
  expect((await author('DELETE', at())).status).toBe(200);
  expect((await author('PUT', '/api/v5/admin/languages', languages)).status).toBe(200);
});

test('the sitemap has it in the languages that it is there in, one that nobody has written in each', async () => {
  await written();
  const addresses = async () => {
    const found = (await site.ask('/sitemap.xml')).text.matchAll(/<loc>[^<]*?((?:\/[a-z-]+)?\/about)<\/loc>.*/g);
    return [...found].map(([entry, address]) => [address, entry?.match(/hreflang="[^"]+"/g)?.length ?? 0]);
  };
  expect(await addresses()).toEqual([['/about', 0]]);
  await author('PUT', at(), { ...german, isPublished: true });
  site.forget();
  expect(await addresses()).toEqual([
    ['/about', 2],
    ['/de/about', 2],
  ]);
  await site.db.execute(sql`delete from about`);
  site.forget();
  expect(await addresses()).toEqual([
    ['/about', 3],
    ['/de/about', 3],
    ['/fr/about', 3],
  ]);
});

test('a site of one language asks no table of translations, and says nothing of languages', async () => {
  await anAbout(site.db);
  const asked = countStatements(site.database, 'about_texts');
  expect(Object.keys(await read(''))).not.toEqual(expect.arrayContaining(['translations', 'fallbacks', 'language']));
  expect((await author('GET', path)).json.data).not.toHaveProperty('editions');
  expect((await site.ask('/sitemap.xml')).text).toContain('/about</loc></url>');
  expect(asked.count()).toBe(0);
});
