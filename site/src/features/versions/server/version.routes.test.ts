import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { aLanguage } from '#features/languages/server/language.fixture.ts';
import { aPage } from '#features/pages/server/page.fixture.ts';
import { testSite } from '#test/site/test-site.ts';
import { anAbout, aTeamMember } from '../../about/server/about.fixture.ts';
import { aLogin, type Login } from '../../accounts/server/account.fixture.ts';
import { aBanner } from '../../banners/server/banner.fixture.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { aHighlight } from '../../highlights/server/highlight.fixture.ts';
import { anImage } from '../../media/server/media.fixture.ts';
import { anAuthor, aStory } from '../../stories/server/story.fixture.ts';
import { deleteOldVersions } from './version.repository.ts';
import { versions } from './version.table.ts';
import { packText } from './version-packing.ts';

const site = testSite();
let ana: Login;
let marta: Login;
beforeAll(async () => {
  ana = await aLogin(site.db, { role: 'AUTHOR', name: 'Ana' });
  marta = await aLogin(site.db, { role: 'ADMIN', name: 'Marta' });
});

const call = (method: string, path: string, body?: unknown, { headers }: Login = ana) =>
  site.ask(`/api/v5/admin/${path}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const put = (id: string, body: object, login?: Login) => call('PUT', `stories/${id}`, body, login);
const list = async (id: string, query = '', kind = 'story') =>
  (await call('GET', `versions/${kind}/${id}${query}`)).json;
const restore = (id: string, version: number, body?: object, kind = 'story') =>
  call('POST', `versions/${kind}/${id}/${version}/restore`, body ?? {}, marta);
const stored = async (id: string) => (await call('GET', `stories/${id}`)).json.data;

const isVersion = (id: string, version: number) => and(eq(versions.itemId, id), eq(versions.version, version));

/** A story with three versions: as it was, another title by Ana, another text by Marta. */
async function aStoryWithHistory() {
  const { id } = await aStory(site.db, {
    captions: ['One'],
    title: `Trains ${randomUUID()}`,
    content: 'We left at ten.\n\nIt rained.',
  });
  await put(id, { title: `Slow trains ${id}` });
  await put(id, { content: 'We left at ten.\n\nIt rained hard.' }, marta);
  return id;
}

describe('the versions of an item', () => {
  test('are listed newest first, with who made each and what', async () => {
    const id = await aStoryWithHistory();
    const { data, ...page } = await list(id, '?limit=2');
    expect(page).toEqual({ success: true, page: 1, limit: 2, totalPages: 2, totalCount: 3 });
    expect(data).toEqual([
      {
        version: 3,
        savedAt: expect.stringMatching(/Z$/),
        by: { _id: marta.account.id, name: 'Marta' },
        changed: ['content'],
        summary: '1 paragraph of the content',
        restoredFrom: null,
        isCurrent: true,
        updatedAt: (await stored(id)).updatedAt,
      },
      expect.objectContaining({ version: 2, by: { _id: ana.account.id, name: 'Ana' }, isCurrent: false }),
    ]);
  });

  test('are none of an item that nobody has saved yet, and 404 of what is not there', async () => {
    const { id } = await aStory(site.db);
    expect(await list(id)).toMatchObject({ data: [], totalCount: 0 });
    expect((await call('GET', `versions/story/${randomUUID()}`)).status).toBe(404);
    expect((await call('GET', `versions/message/${id}`)).status).toBe(404);
    expect((await call('GET', `versions/story/${id}/1`)).status).toBe(404);
  });

  test('are 404 under the word of the about page for another kind, and of the about page under any other id', async () => {
    await anAbout(site.db);
    for (const path of ['story/about', 'banner/about', `about/${randomUUID()}`]) {
      expect((await call('GET', `versions/${path}`)).status, path).toBe(404);
      expect((await call('GET', `versions/${path}/1`)).status, path).toBe(404);
      expect((await call('GET', `versions/${path}/compare?from=1&to=1`)).status, path).toBe(404);
      expect((await call('POST', `versions/${path}/1/restore`, {})).status, path).toBe(404);
    }
  });

  test('hold what the form held, with images that still show', async () => {
    const coverId = (await anImage(site.db)).id;
    const { id } = await aStory(site.db, { captions: ['One', 'Two'], coverId });
    const before = await stored(id);
    const other = (await anImage(site.db)).id;
    await put(id, { coverImageId: other, removedImages: [before.images[1].url], tags: ['ferries'] });
    const { data } = (await call('GET', `versions/story/${id}/1`)).json;
    expect(data).toMatchObject({ version: 1, by: null, isCurrent: false });
    expect(data.content).toMatchObject({
      title: before.title,
      content: before.content,
      tags: before.tags,
      authorId: null,
      coverImage: { media: coverId, url: before.coverImage.url },
      image: before.images.map(({ id: media, url, caption }: { id: string; url: string; caption: string }) => {
        return { media, url, caption };
      }),
      isPublished: true,
    });
    const uses = (await call('GET', `media/${coverId}`)).json.data;
    expect([uses.usedInCount, uses.usedIn.map(({ field }: { field: string }) => field)]).toEqual([1, ['versions']]);
    expect((await call('DELETE', `media/${coverId}`)).status).toBe(409);
    const now = (await call('GET', `media/${other}`)).json.data;
    expect(now.usedIn.map(({ field }: { field: string }) => field)).toEqual(['coverImage']);
  });

  test('are told in the language of whoever reads them, however they were saved', async () => {
    await aLanguage(site.db);
    const id = await aStoryWithHistory();
    const of = `stories/${id}?language=de`;
    await call('PUT', of, { title: 'Nachtzüge', content: 'Um zehn.\n\nEs regnete.', tags: ['rail'], excerpt: 'Kurz' });
    await call('PUT', of, { featured: true });
    await call('PUT', `schedule/story/${id}?language=de`, { unpublishAt: '2031-05-04T10:30:00.000Z' });
    await call('PUT', `schedule/story/${id}`, { unpublishAt: null });
    await call('POST', `versions/story/${id}/1/restore?language=de`, { fields: ['title'] });
    await site.db.update(versions).set({ told: null, summary: 'As it was written' }).where(isVersion(id, 2));
    const told = async (query: string) =>
      (await list(id, query)).data.map(({ summary }: { summary: string }) => summary);
    expect(await told('?language=de')).toEqual([
      'Aus Fassung 1 wiederhergestellt',
      'Planung aufgehoben',
      'Zurücknahme geplant für 04.05.2031, 10:30 UTC',
      'Empfohlen',
      'Titel, Vorspann, 2 Absätze in „Text“ und 1 weiteres Feld',
      '1 Absatz in „Text“',
      'As it was written',
      'So, wie es war, bevor es Fassungen gab',
    ]);
    expect((await told('')).slice(0, 6)).toEqual([
      'Restored from version 1',
      'Took back the schedule',
      'Scheduled to unpublish on 4 May 2031, 10:30 UTC',
      'Featured',
      'Title, short excerpt, 2 paragraphs of the content and 1 more field',
      '1 paragraph of the content',
    ]);
    const one = (await call('GET', `versions/story/${id}/4?language=de`)).json.data;
    expect(one.summary).toBe('Titel, Vorspann, 2 Absätze in „Text“ und 1 weiteres Feld');
  });

  test('are compared field by field, texts word by word', async () => {
    const id = await aStoryWithHistory();
    const { data } = (await call('GET', `versions/story/${id}/compare?from=1&to=3`)).json;
    expect(data.map(({ field }: { field: string }) => field)).toEqual(['title', 'content']);
    expect(data[1]).toEqual({
      field: 'content',
      label: 'Content',
      from: 'We left at ten.\n\nIt rained.',
      to: 'We left at ten.\n\nIt rained hard.',
      words: [
        { text: 'We left at ten.\n\nIt rained', change: 'same' },
        { text: ' hard', change: 'added' },
        { text: '.', change: 'same' },
      ],
    });
    expect((await call('GET', `versions/story/${id}/compare?from=1&to=9`)).status).toBe(404);
    expect((await call('GET', `versions/story/${id}/compare?from=1`)).json.errors[0].field).toBe('to');
  });
});

describe('restoring a version', () => {
  test('of some fields changes these alone and writes a version that says from which', async () => {
    const id = await aStoryWithHistory();
    const { status, json } = await restore(id, 1, { fields: ['content'] });
    expect([status, json.message, json.data.content]).toEqual([
      200,
      'Version 1 restored',
      'We left at ten.\n\nIt rained.',
    ]);
    expect(json.data.title).toBe(`Slow trains ${id}`);
    expect((await list(id)).data[0]).toMatchObject({
      version: 4,
      by: { name: 'Marta' },
      changed: ['content'],
      summary: 'Restored from version 1',
      restoredFrom: 1,
    });
  });

  test('as a whole leaves alone whether it is published, and every alternative text', async () => {
    const id = await aStoryWithHistory();
    const first = await stored(id);
    await put(id, { removedImages: [first.images[0].url], imageIds: [(await anImage(site.db)).id], featured: true });
    await call('PUT', `stories/published/${id}`, { isPublished: false });
    await site.db.execute(sql`update media_items set alt = 'A tram' where id = ${first.images[0].id}`);
    await restore(id, 1);
    const now = await stored(id);
    expect([now.title, now.featured, now.isPublished]).toEqual([expect.stringMatching(/^Trains/), false, false]);
    expect(now.images).toEqual([{ ...first.images[0], alt: 'A tram' }]);
  });

  test('that changes nothing writes none, and an unknown field is refused', async () => {
    const id = await aStoryWithHistory();
    expect((await restore(id, 3)).status).toBe(200);
    expect((await list(id)).totalCount).toBe(3);
    expect((await restore(id, 1, { fields: ['isPublished'] })).json.errors[0].field).toBe('fields');
    expect((await restore(id, 7)).status).toBe(404);
  });

  test('from an outdated screen is merged like a save from one, and asks where both changed the same', async () => {
    const id = await aStoryWithHistory();
    const { updatedAt } = await stored(id);
    await put(id, { excerpt: 'Saved meanwhile' });
    const both = await restore(id, 1, { fields: ['title'], updatedAt });
    expect([both.status, both.json.merged, both.json.data.excerpt]).toEqual([200, ['excerpt'], 'Saved meanwhile']);
    await put(id, { content: 'Mine alone.' });
    const late = await restore(id, 1, { fields: ['content'], updatedAt });
    expect([late.status, late.json.data.fields.content.theirs]).toEqual([409, 'Mine alone.']);
  });

  test('whose author and place are gone keeps those of today', async () => {
    const [authorId, place] = [await anAuthor(site.db, { name: 'Jun' }), await aDestination(site.db)];
    const { id } = await aStory(site.db, { captions: ['One'], authorId, placeId: place.id });
    await put(id, { title: `Without them ${id}`, authorId: '', placeId: '' });
    await site.db.execute(sql`delete from authors where id = ${authorId}`);
    await site.db.execute(sql`delete from destinations where id = ${place.id}`);
    expect((await restore(id, 1)).status).toBe(200);
    expect(await stored(id)).toMatchObject({ title: expect.not.stringMatching(/^Without/), authorId: '', place: null });
  });

  test.each([
    ['destination', 'destination', 'name', () => aDestination(site.db)],
    ['highlight', 'highlight', 'name', () => aHighlight(site.db)],
    ['banner', 'banner', 'title', () => aBanner(site.db)],
    ['page', 'pages', 'title', () => aPage(site.db)],
    ['team-member', 'about/team', 'name', () => aTeamMember(site.db)],
  ] as const)('works for a %s', async (kind, path, field, make) => {
    const { id, ...row } = await make();
    await call('PUT', `${path}/${id}`, { [field]: 'Other words' });
    const { status, json } = await restore(id, 1, {}, kind);
    expect([status, json.data[field]]).toEqual([200, (row as Record<string, unknown>)[field]]);
    expect((await list(id, '', kind)).data[0]).toMatchObject({ version: 3, restoredFrom: 1 });
  });

  test('works for the about page', async () => {
    await anAbout(site.db);
    await call('PUT', 'about', { title: 'Other words', mission: ['One.', 'Two.'] });
    const { json } = await restore('about', 1, {}, 'about');
    expect([json.data.title, json.data.mission.length]).toEqual(['We go, we stay', 2]);
  });
});

test('old versions go beyond a hundred and ninety days, and what is left can be read and compared', async () => {
  const { id } = await aStory(site.db, { captions: ['One'] });
  await put(id, { title: 'Second' });
  const [template] = await site.db.select().from(versions).where(eq(versions.itemId, id));
  await site.db.delete(versions).where(eq(versions.itemId, id));
  let key: { version: number; text: string } | null = null;
  for (let version = 1; version <= 260; version += 1) {
    const text = JSON.stringify({ title: `Title ${version}`, content: 'We left at ten. '.repeat(40) });
    const packed = packText(text, version, key);
    if (packed.keyVersion === version) key = { version, text };
    const savedAt = new Date(Date.now() - (300 - version) * 86_400_000);
    await site.db.insert(versions).values({ ...template, ...packed, version, savedAt } as typeof versions.$inferInsert);
  }
  await deleteOldVersions(site.db);
  const { data, totalCount } = await list(id, '?limit=100&page=2');
  const oldest = data.at(-1).version;
  // The 100th newest is number 161, and leans on the key of its group.
  expect([oldest, totalCount]).toEqual([151, 110]);
  const compared = (await call('GET', `versions/story/${id}/compare?from=${oldest}&to=260`)).json.data;
  expect(compared).toMatchObject([{ field: 'title', from: 'Title 151', to: 'Title 260' }]);
});

test.each([
  ['nobody', undefined, 401],
  ['a USER', 'USER', 403],
  ['an ADMIN', 'ADMIN', 200],
] as const)('the versions are answered by role: %s', async (_who, role, status) => {
  const id = await aStoryWithHistory();
  const headers = role ? (await aLogin(site.db, { role })).headers : {};
  for (const path of ['', '/1', '/compare?from=1&to=2'])
    expect((await site.ask(`/api/v5/admin/versions/story/${id}${path}`, { headers })).status).toBe(status);
});
