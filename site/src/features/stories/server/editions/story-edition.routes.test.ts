import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aLogin } from '#features/accounts/server/account.fixture.ts';
import { activityEntries } from '#features/activity/server/activity.table.ts';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { anImageFile, sendForm } from '#test/calls/forms.ts';
import { answersByRole, type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { storyFields } from '../staff/story-form.fixture.ts';

const site = testSite();
const image = await anImageFile();
let author: Calls;
let other: Calls;

beforeAll(async () => {
  author = await callsAs(site, 'AUTHOR');
  other = await callsAs(site, 'ADMIN');
});
beforeEach(keptRows(site).restore);
beforeEach(async () => {
  await aLanguage(site.db, { code: 'de' });
  await aLanguage(site.db, { code: 'ar', position: 1 });
});

const german = { title: 'Ein Bahnhof ohne Straße', excerpt: 'Der Zug hält.', content: 'Dort ist **nichts**.' };
const stories = '/api/v5/admin/stories';
const at = (id: string, language = 'de') => `/api/v5/admin/translations/story/${id}/${language}`;
const overview = async (id: string) => (await author('GET', at(id))).json;
const stateOf = async (id: string) => (await overview(id)).data.edition.state;
const read = (slug: string, query = '', from = site) => from.ask(`/api/story/${encodeURIComponent(slug)}${query}`);

/** A published story with all that its form asks for. */
async function written(title = 'A station with no road'): Promise<{ id: string; slug: string }> {
  const { headers } = await aLogin(site.db, { role: 'ADMIN', name: 'Ana Reis' });
  const form = { ...storyFields, title, coverImage: image, image };
  const { _id: id, slug } = (await sendForm(site, 'POST', stories, headers, form)).json.data;
  await author('PUT', `${stories}/published/${id}`, { isPublished: true });
  return { id, slug };
}

test('are for staff alone', async () => {
  const { id } = await written();
  const calls = [
    ['GET', `/api/v5/admin/translations/story/${id}`],
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

describe('a story in German', () => {
  test('begins as a draft with a title, and nobody sees it', async () => {
    const { id, slug } = await written();
    const before = (await read(slug)).text;
    const { status, json } = await author('PUT', at(id), { title: german.title });
    expect([status, json.message]).toEqual([200, 'Translation saved']);
    expect(json.data).toMatchObject({ state: 'draft', slug: 'ein-bahnhof-ohne-straße', isPublished: false });
    expect((await overview(id)).data.languages).toMatchObject([
      { language: 'de', state: 'draft', madeBy: 'person' },
      { language: 'ar', state: 'missing', madeBy: null },
    ]);
    for (const language of ['de', 'ar']) {
      const asked = await author('GET', `/api/v5/admin/translations/story/${id}?language=${language}`);
      expect(asked.json.data).toMatchObject({ source: { title: 'A station with no road' } });
      expect(asked.json).toEqual((await author('GET', at(id, language))).json);
    }
    expect((await read(json.data.slug, '?language=de')).status).toBe(404);
    expect((await read(slug, '?language=de')).json.data).toMatchObject({
      title: 'A station with no road',
      language: 'de',
      translations: [{ language: 'en', slug }],
      fallbacks: ['title', 'excerpt', 'content'],
      fallbackLanguage: 'en',
    });
    expect((await read(slug)).text).toBe(before);
    const missing = await author('PUT', at(id), { isPublished: true });
    expect(missing.json.errors).toEqual([
      { field: 'excerpt', message: 'Excerpt is required' },
      { field: 'content', message: 'Content is required' },
    ]);
  });

  test('is public within a second on every process, and leaves with the original', async () => {
    const twin = (await site.twin()) as typeof site;
    const { id, slug } = await written();
    for (const from of [site, twin]) await read(slug, '?language=de', from);
    const { slug: there } = (await author('PUT', at(id), { ...german, isPublished: true })).json.data;
    for (const from of [site, twin]) {
      await expect
        .poll(async () => (await read(slug, '?language=de', from)).json.data, soon)
        .toMatchObject({ slug: there, title: german.title, contentText: 'Dort ist nichts.', fallbacks: [] });
      expect((await read(there, '?language=de', from)).json.data.translations).toEqual([
        { language: 'en', slug },
        { language: 'de', slug: there },
      ]);
      expect((await read(there, '?language=ar', from)).json.data).toMatchObject({ slug, fallbackLanguage: 'en' });
    }
    expect((await read(slug)).json.data).toMatchObject({ title: 'A station with no road', slug });
    expect((await read(slug)).json.data).not.toHaveProperty('language');
    await author('PUT', at(id), { title: 'Corrour' });
    await expect.poll(async () => (await read(there, '?language=de')).json.data?.slug, soon).toBe('corrour');
    await author('PUT', `${stories}/published/${id}`, { isPublished: false });
    for (const from of [site, twin])
      await expect.poll(async () => (await read('corrour', '?language=de', from)).status, soon).toBe(404);
    await author('PUT', `${stories}/published/${id}`, { isPublished: true });
    await expect.poll(async () => (await read('corrour', '?language=de')).json.data?.title, soon).toBe('Corrour');
  });

  test('is refused in a language that readers cannot choose', async () => {
    const { id, slug } = await written();
    expect((await read(slug, '?language=xx')).json.errors).toEqual([
      { field: 'language', message: 'language must be one of en, de, ar' },
    ]);
    expect((await author('PUT', at(id, 'fr'), german)).status).toBe(404);
  });

  test('has an address that no other story has in it', async () => {
    const [one, two] = [await written(), await written('Lisbon')];
    await author('PUT', at(one.id), german);
    expect((await author('PUT', at(two.id), german)).json.data.slug).toBe('ein-bahnhof-ohne-straße-2');
    const taken = await author('PUT', at(two.id), { slug: one.slug });
    expect(taken.json.errors).toEqual([{ field: 'slug', message: 'Another story has this address' }]);
    const wrong = await author('PUT', at(two.id), { slug: 'Über uns' });
    expect([wrong.status, wrong.json.errors[0].field]).toEqual([400, 'slug']);
  });
});

test('two people save English and German at once; the same language twice is put together or asked', async () => {
  const { id } = await written();
  const { updatedAt } = (await author('PUT', at(id), german)).json.data;
  const saves = await Promise.all([
    author('PUT', `${stories}/${id}`, { title: 'A station' }),
    other('PUT', at(id), { excerpt: 'Der Zug hält hier.', updatedAt }),
  ]);
  expect(saves.map(({ status }) => status)).toEqual([200, 200]);
  const merged = await author('PUT', at(id), { title: 'Der Bahnhof', updatedAt });
  expect([merged.status, merged.json.merged]).toEqual([200, ['excerpt']]);
  const late = await author('PUT', at(id), { excerpt: 'Der Zug hält nie.', updatedAt });
  expect(late.status).toBe(409);
  expect(JSON.stringify(late.json.data.fields)).toMatch(/hält nie.*hält hier|hält hier.*hält nie/);
});

test('two people begin the same translation at once: the later save is asked, and overwrites nothing', async () => {
  const { id } = await written();
  const { updatedAt } = (await overview(id)).data.languages[0];
  const saves = await Promise.all([
    author('PUT', at(id), { ...german, updatedAt }),
    other('PUT', at(id), { title: 'Der Halt', excerpt: german.excerpt, updatedAt }),
  ]);
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409]);
  const saved = saves.find(({ status }) => status === 200)?.json.data.title;
  const late = saves.find(({ status }) => status === 409)?.json.data;
  expect(Object.keys(late.fields)).toEqual(['title']);
  expect(late.fields.title).toMatchObject({ theirs: saved, base: '' });
  expect([german.title, 'Der Halt']).toContain(late.fields.title.yours);
  expect((await overview(id)).data.edition).toMatchObject({ title: saved });
  const { status, json } = await author('PUT', at(id, 'ar'), { title: 'محطة', updatedAt: '' });
  expect([status, json.data.state]).toEqual([200, 'draft']);
});

test('another text of the original makes it stale until somebody has reviewed it; a small change does not', async () => {
  const { id } = await written();
  await author('PUT', at(id), { ...german, isPublished: true });
  await author('PUT', `${stories}/${id}`, { title: 'A station with no roads', smallChange: true });
  await author('PUT', `${stories}/${id}`, { tags: ['trains'] });
  expect(await stateOf(id)).toBe('published');
  await author('PUT', `${stories}/${id}`, { excerpt: 'Nineteen years.' });
  expect(await stateOf(id)).toBe('stale');
  const { changedSince } = (await overview(id)).data;
  expect(changedSince.map(({ field }: { field: string }) => field)).toEqual(['title', 'excerpt']);
  expect(changedSince[1].words).toContainEqual({ text: expect.stringContaining('Nineteen'), change: 'added' });
  expect((await author('PUT', at(id), { reviewed: true })).json.data.state).toBe('published');
  expect((await overview(id)).data.changedSince).toEqual([]);
});

test('a review counts for the original that stood beside it, not for what was saved meanwhile', async () => {
  const { id } = await written();
  await author('PUT', at(id), { ...german, isPublished: true });
  await author('PUT', `${stories}/${id}`, { excerpt: 'Nineteen years.' });
  const { sourceVersion } = (await overview(id)).data;
  await author('PUT', `${stories}/${id}`, { title: 'The halt' });
  expect((await author('PUT', at(id), { reviewed: true, sourceVersion })).json.data.state).toBe('stale');
  const { changedSince, sourceVersion: newest } = (await overview(id)).data;
  expect(changedSince.map(({ field }: { field: string }) => field)).toEqual(['title']);
  const { data } = (await author('PUT', at(id), { reviewed: true, sourceVersion: newest })).json;
  expect(data.state).toBe('published');
});

test('a language that goes while somebody saves in it: it stays with the text, or the text is told', async () => {
  const languages = '/api/v5/admin/languages';
  for (let round = 0; round < 10; round++) {
    const { id } = await written();
    const saves = await Promise.all([
      author('PUT', at(id), german),
      author('PUT', languages, [{ code: 'en' }, { code: 'ar' }]),
    ]);
    const statuses = saves.map(({ status }) => status);
    expect([
      [200, 409],
      [404, 200],
    ]).toContainEqual(statuses);
    if (statuses[0] === 200) await author('DELETE', at(id));
    else await author('PUT', languages, [{ code: 'en' }, { code: 'de' }, { code: 'ar' }]);
  }
});

test('it comes back from the trash to the last word, and its language stays while it is there', async () => {
  const { id } = await written();
  await author('PUT', at(id), { ...german, isPublished: true });
  const before = (await overview(id)).data.edition;
  const removed = () => author('PUT', '/api/v5/admin/languages', [{ code: 'en' }, { code: 'ar' }]);
  expect((await removed()).status).toBe(409);
  await author('DELETE', `${stories}/${id}`);
  expect((await removed()).json.message).toBe(
    'German still has texts. Delete them first, in the glossary and the trash too. Or keep the language and switch it off: readers no longer see it then.',
  );
  await author('POST', `/api/v5/admin/trash/story/${id}/restore`);
  expect((await overview(id)).data.edition).toEqual(before);
  expect((await author('DELETE', at(id))).json.message).toBe('Translation deleted');
  expect((await removed()).status).toBe(200);
  const details = (await site.db.select().from(activityEntries)).map(({ action }) => action);
  expect(details).toEqual(expect.arrayContaining(['Published translation', 'Deleted translation']));
});

test('a version of the original that comes back leaves the edition as it is, to the last word', async () => {
  const { id, slug } = await written();
  await author('PUT', at(id), { ...german, isPublished: true });
  const before = (await overview(id)).data.edition;
  await author('PUT', `${stories}/${id}`, { excerpt: 'Nineteen years.' });
  const { status } = await author('POST', `/api/v5/admin/versions/story/${id}/1/restore`, {});
  expect(status).toBe(200);
  const { stale: _, state: __, updatedAt: ___, ...texts } = before;
  expect((await overview(id)).data.edition).toMatchObject(texts);
  expect((await read(slug, '?language=de')).json.data).toMatchObject(german);
});

describe('its versions', () => {
  const ofEdition = (id: string, rest = '') => `/api/v5/admin/versions/story@de/${id}${rest}`;
  const told = async (id: string, query = '') =>
    (await author('GET', ofEdition(id, query))).json.data.map(({ summary }: { summary: string }) => summary);

  test('say that it was reviewed, by whom and with what, in the language of the reader: one for each save', async () => {
    const { id } = await written();
    await author('PUT', at(id), german);
    await other('PUT', at(id), { reviewed: true });
    await author('PUT', at(id), { reviewed: true, excerpt: 'Der Zug hält hier.' });
    await author('PUT', at(id), { excerpt: 'Der Zug hält dort.' });
    expect(await told(id)).toEqual([
      'Short excerpt, was “Der Zug hält hier.”',
      'Reviewed German. Changed: Short excerpt, was “Der Zug hält.”',
      'Reviewed German',
      'Added',
    ]);
    expect((await told(id, '?language=de'))[2]).toBe('Geprüft: Deutsch');
    expect((await told(id, '?language=ar'))[2]).toBe('تمت مراجعة الترجمة إلى الألمانية');
    const [, , review] = (await author('GET', ofEdition(id))).json.data;
    expect(review).toMatchObject({ by: { name: 'Ana Reis' }, changed: [] });
    // A review leaves the words as they are, and so the original has no version of it.
    const original = (await author('GET', `/api/v5/admin/versions/story/${id}`)).json.data;
    expect(original.map(({ summary }: { summary: string }) => summary)).not.toContain('Reviewed German');
  });

  test('come back, all texts or some, as a save like any other', async () => {
    const { id } = await written();
    await author('PUT', at(id), { ...german, isPublished: true });
    await author('PUT', at(id), { title: 'Der Halt', content: 'Dort ist **etwas**.' });
    const some = await author('POST', ofEdition(id, '/1/restore'), { fields: ['content'] });
    expect([some.status, some.json.data]).toEqual([
      200,
      expect.objectContaining({ title: 'Der Halt', content: german.content, state: 'published' }),
    ]);
    const all = await author('POST', ofEdition(id, '/1/restore'), {});
    expect(all.json.data).toMatchObject({ ...german, slug: 'ein-bahnhof-ohne-straße', isPublished: true });
    expect((await told(id)).slice(0, 2)).toEqual(['Restored from version 1', 'Restored from version 1']);
    expect((await read('ein-bahnhof-ohne-straße', '?language=de')).json.data.title).toBe(german.title);
  });

  test('are those of a language in which it is there; of no other', async () => {
    const { id } = await written();
    await author('PUT', at(id), german);
    const other = (kind: string) => author('GET', `/api/v5/admin/versions/${kind}/${id}`);
    for (const kind of ['story@ar', 'story@xx', 'story@', 'constructor@de', 'review@de'])
      expect([kind, (await other(kind)).status]).toEqual([kind, 404]);
  });
});
