import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { type Calls, callsAs } from '#test/calls/staff-calls.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { aHighlight } from '../../highlights/server/highlight.fixture.ts';
import { aPage } from '../../pages/server/page.fixture.ts';
import { storyTexts } from '../../stories/server/editions/story-text.table.ts';
import { aStory } from '../../stories/server/story.fixture.ts';
import { versions } from '../../versions/server/version.table.ts';

// How the items of a list stand in the site's other languages, and many of them changed at once.

const site = testSite();
const admin = '/api/v5/admin';
const kinds = {
  story: {
    list: `${admin}/stories`,
    make: () => aStory(site.db, { captions: ['One'] }),
    saved: `${admin}/stories`,
    text: 'excerpt',
  },
  destination: {
    list: '/api/v3/destination/admin',
    make: () => aDestination(site.db),
    saved: `${admin}/destination`,
    text: 'description',
  },
  highlight: {
    list: `${admin}/highlight`,
    make: () => aHighlight(site.db),
    saved: `${admin}/highlight`,
    text: 'description',
  },
  page: { list: `${admin}/pages`, make: () => aPage(site.db), saved: `${admin}/pages`, text: 'description' },
};
type Kind = keyof typeof kinds;
const german = {
  title: 'Titel',
  excerpt: 'Kurz.',
  content: 'Lang.',
  name: 'Name',
  location: 'Ort',
  description: 'Beschreibung.',
};

let author: Calls;
beforeEach(keptRows(site).restore);
beforeEach(async () => {
  author = await callsAs(site, 'AUTHOR');
  await aLanguage(site.db, { code: 'de' });
});

const listed = async (kind: Kind, translation: string) => {
  const { status, json } = await author('GET', `${kinds[kind].list}?limit=50&translation=${translation}`);
  expect(status).toBe(200);
  return json as {
    data: { _id: string; editions: { language: string; state: string }[] }[];
    totalCount: number;
    languages?: object[];
  };
};
const idsIn = async (kind: Kind, translation: string) => (await listed(kind, translation)).data.map(({ _id }) => _id);
const translate = async (kind: Kind, id: string, more: object = {}) => {
  const { status, json } = await author('PUT', `${admin}/translations/${kind}/${id}/de`, { ...german, ...more });
  expect([status, json.message]).toEqual([200, expect.any(String)]);
};
const bulk = async (body: object) => (await author('POST', `${admin}/bulk`, body)).json;

test.each(Object.keys(kinds) as Kind[])('a list of kind %s says what stands how, and finds it', async (kind) => {
  const { make, saved, text } = kinds[kind];
  const [missing, draft] = [(await make()).id, (await make()).id];
  await translate(kind, draft);
  const all = await listed(kind, '');
  expect(all.languages).toEqual([{ code: 'de', name: 'Deutsch', dir: 'ltr', isOnSite: true }]);
  const standing = (id: string) => all.data.find(({ _id }) => _id === id)?.editions.map(({ state }) => state);
  expect([standing(missing), standing(draft)]).toEqual([['missing'], ['draft']]);
  expect(await idsIn(kind, 'de.draft')).toEqual([draft]);
  expect(await idsIn(kind, 'de.missing')).not.toContain(draft);
  expect(await idsIn(kind, 'de.missing')).toContain(missing);
  expect((await listed(kind, 'de.missing')).totalCount).toBe(all.totalCount - 1);
  expect(await idsIn(kind, 'de.published')).toEqual([]);
  if (kind === 'destination') return;
  await translate(kind, draft, { isPublished: true });
  expect(await idsIn(kind, 'de.published')).toEqual([draft]);
  const changed = await author('PUT', `${saved}/${draft}`, { [text]: 'Other words.' });
  expect([changed.status, changed.json.errors]).toEqual([200, undefined]);
  expect([await idsIn(kind, 'de.stale'), await idsIn(kind, 'de.published')]).toEqual([[draft], []]);
  const wanted = { kind, value: 'de', ids: [draft, missing] };
  const none = 'There is no translation into this language';
  for (const dryRun of [true, false])
    expect((await bulk({ ...wanted, action: 'setLanguageReviewed', dryRun })).data).toEqual([
      { _id: draft, ok: true },
      { _id: missing, ok: false, message: none },
    ]);
  expect(await idsIn(kind, 'de.published')).toEqual([draft]);
});

describe('many translations at once', () => {
  test('are taken back and published, by themselves, and that is undone', async () => {
    const { id } = await aStory(site.db);
    await translate('story', id, { isPublished: true });
    const wanted = { kind: 'story', value: 'de', ids: [id] };
    const { run } = await bulk({ ...wanted, action: 'unpublishLanguage' });
    expect(await idsIn('story', 'de.draft')).toEqual([id]);
    expect((await author('GET', `${admin}/stories/${id}`)).json.data.isPublished).toBe(true);
    await author('POST', `${admin}/bulk-runs/${run}/undo`);
    expect(await idsIn('story', 'de.published')).toEqual([id]);
    expect((await bulk({ ...wanted, action: 'publishLanguage' })).run).toBeNull();
  });

  test('that lack what readers expect say so, and stay drafts', async () => {
    const { id } = await aStory(site.db);
    await translate('story', id, { content: '' });
    const { data } = await bulk({ kind: 'story', value: 'de', ids: [id], action: 'publishLanguage' });
    expect(data).toEqual([{ _id: id, ok: false, message: 'Content is required' }]);
    expect(await idsIn('story', 'de.draft')).toEqual([id]);
  });

  test('are marked as reviewed, a hundred at once', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 100; number += 1) ids.push((await aStory(site.db)).id);
    const words = { excerpt: 'Kurz.', content: 'Lang.', contentMarkdown: 'Lang.' };
    const standing = { sourceVersion: 1, stale: true, published: true, publishedAt: new Date(0) };
    await site.db.insert(storyTexts).values(
      ids.map((storyId, at) => ({
        ...words,
        ...standing,
        storyId,
        language: 'de',
        slug: `titel-${at}`,
        title: 'Titel',
      })),
    );
    const filter = { q: '', translation: 'de.stale' };
    const body = { kind: 'story', action: 'setLanguageReviewed', value: 'de', filter };
    expect((await author('POST', `${admin}/bulk-runs`, body)).json.data).toMatchObject({ total: 100, succeeded: 100 });
    expect((await listed('story', 'de.stale')).totalCount).toBe(0);
    expect((await listed('story', 'de.published')).totalCount).toBe(100);
    // No text has changed: one version of each says that it was reviewed, and by whom; a second time nothing is left.
    const reviewed = await site.db.select().from(versions).where(eq(versions.summary, 'Reviewed German'));
    expect(reviewed.map(({ itemId }) => itemId).sort()).toEqual(ids.toSorted());
    expect(
      reviewed.filter(({ kind, byId, changed }) => kind === 'story@de' && byId && changed.length === 0),
    ).toHaveLength(100);
    const again = { kind: 'story', action: 'setLanguageReviewed', value: 'de', ids: ids.slice(0, 25) };
    expect((await bulk(again)).run).toBeNull();
  });

  test('are all that the list finds, and no others', async () => {
    const [one, other] = [await aStory(site.db), await aStory(site.db)];
    await translate('story', one.id);
    await translate('story', other.id, { isPublished: true });
    const body = { kind: 'story', action: 'publishLanguage', value: 'de', filter: { q: '', translation: 'de.draft' } };
    expect((await author('POST', `${admin}/bulk-runs`, body)).json.data).toMatchObject({ total: 1, succeeded: 1 });
  });

  test('need a language of the site', async () => {
    const { id } = await aStory(site.db);
    for (const value of ['fr', 'en', "de' or true"]) {
      const { errors } = await bulk({ kind: 'story', value, ids: [id], action: 'setLanguageReviewed' });
      expect(errors).toEqual([{ field: 'value', message: 'value must be one of de' }]);
    }
    const { status, json } = await author('GET', `${kinds.story.list}?translation=de.lost`);
    expect([status, json.errors]).toEqual([
      400,
      [{ field: 'translation', message: 'translation must be a language and a state, such as de.stale' }],
    ]);
  });

  test('are nothing on a site of one language, whose lists say nothing of them', async () => {
    await author('PUT', `${admin}/languages`, [{ code: 'en' }]);
    const { id } = await aStory(site.db);
    const { data, languages } = await listed('story', '');
    expect([languages, data.some((row) => 'editions' in row)]).toEqual([undefined, false]);
    const { errors } = await bulk({ kind: 'story', value: 'de', ids: [id], action: 'publishLanguage' });
    expect(errors).toEqual([{ field: 'value', message: 'The site has no other languages' }]);
  });
});
