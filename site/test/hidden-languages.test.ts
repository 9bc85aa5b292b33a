import { eq, ne } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDestination, type Destination, goodIn } from '../src/features/destinations/server/destination.fixture.ts';
import { destinations } from '../src/features/destinations/server/destination.table.ts';
import { destinationTexts } from '../src/features/destinations/server/editions/destination-text.table.ts';
import { listTranslatedDestinationIds } from '../src/features/destinations/server/editions/edition-list.repository.ts';
import { highlightTexts } from '../src/features/highlights/server/editions/highlight-text.table.ts';
import { aHighlight } from '../src/features/highlights/server/highlight.fixture.ts';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { languages } from '../src/features/languages/server/language.table.ts';
import { storyTexts } from '../src/features/stories/server/editions/story-text.table.ts';
import { anAuthor, aStory, type Story } from '../src/features/stories/server/story.fixture.ts';
import { stories } from '../src/features/stories/server/story.table.ts';
import { keptRows } from './site/kept-rows.ts';
import { type TestSite, testSite } from './site/test-site.ts';

// A language whose lists hold only what is translated.

const site = testSite();
const month = new Date().getUTCMonth() + 1;
let forgetful: TestSite;
let hidden: Destination;
let alone: Story;

const newest = ['Dorf', 'Café', 'Bahn'];

/** Names in German, by those in English. */
const german = { Apple: 'Apfel', Apples: 'Äpfel', Stove: 'Ofen', Oil: 'Öl' };
const spanish = ['Ñu', 'Oca', 'Nube', 'Nácar'];

beforeAll(async () => {
  forgetful = await site.twin({ partsBytes: 0, cacheBytes: 0 });
  await aLanguage(site.db, { code: 'de', untranslated: 'hidden' });
  for (const code of ['sv', 'es']) await aLanguage(site.db, { code, untranslated: 'hidden', position: 1 });
  await aLanguage(site.db, { code: 'fr', untranslated: 'hidden', position: 2 });
  for (const [at, [english, name]] of Object.entries(german).toSorted().entries()) {
    const place = await aDestination(site.db, {
      name: english,
      region: at < 3 ? 'europe' : 'asia',
      tags: at < 2 ? ['fruit', 'food'] : ['Food'],
      featured: at > 0,
      goodMonths: at < 2 ? goodIn(month) : 0,
      ratingCount: 1,
      ratingSum: 2 + at,
      latitude: at,
    });
    for (const language of ['de', 'sv']) await translate(place, language, name);
    await translate(place, 'es', spanish[at] ?? '');
  }
  await aFewStories();
  hidden = await aDestination(site.db, {
    name: 'Aspen',
    tags: ['fruit', 'food'],
    featured: true,
    goodMonths: goodIn(month),
    latitude: 1,
  });
  return () => forgetful.close();
});
beforeEach(keptRows(site).restore);

/** Four stories, the newest of them in English alone. */
async function aFewStories(): Promise<void> {
  const authorId = await anAuthor(site.db, { name: 'Ana', slug: 'ana' });
  const titles: [string, string][] = [
    ['Train', 'Bahn'],
    ['Coffee', 'Café'],
    ['Village', 'Dorf'],
    ['Alone', ''],
  ];
  for (const [at, [english, title]] of titles.entries()) {
    const story = await aStory(site.db, {
      title: english,
      category: at === 1 ? 'Food' : 'Culture',
      tags: at === 0 ? ['Asia', 'slow'] : ['slow'],
      featured: at !== 2,
      authorId,
      publishedAt: new Date(Date.UTC(2026, 1, 1 + at)),
    });
    alone = story;
    if (title === '') continue;
    const text = { language: 'de', title, slug: title.toLowerCase(), content: 'Wörter.', excerpt: 'Wenig.' };
    const standing = { published: true, publishedAt: new Date(), sourceVersion: 1 };
    await site.db.insert(storyTexts).values({ ...text, ...standing, storyId: story.id });
  }
}

async function translate(place: Destination, language: string, name: string, published = true): Promise<void> {
  const slug = `${name}-${language}`.toLowerCase();
  const publishedAt = new Date();
  await site.db.insert(destinationTexts).values({
    destinationId: place.id,
    language,
    slug,
    name,
    published,
    publishedAt,
    sourceVersion: 1,
    description: `Über ${name}.`,
  });
}

async function read(path: string, language = 'de', from: TestSite = site) {
  const { status, json } = await from.ask(`${path}${path.includes('?') ? '&' : '?'}language=${language}`);
  expect(status, path).toBe(200);
  return json;
}

const namesOf = (data: { name: string }[]) => data.map(({ name }) => name);

describe('the places of a language that hides what is not translated', () => {
  test.each([
    ['de', ['Apfel', 'Äpfel', 'Ofen', 'Öl']],
    ['es', ['Nácar', 'Nube', 'Ñu', 'Oca']],
  ])('are in the order of its alphabet: %s', async (language, expected) => {
    const { data, totalCount } = await read('/api/v3/destination?sort=name', language);
    expect([namesOf(data), totalCount]).toEqual([expected, 4]);
    const second = await read('/api/v3/destination?sort=name&limit=3&page=2', language);
    expect([namesOf(second.data), second.totalPages]).toEqual([expected.slice(3), 2]);
    expect(namesOf((await read('/api/v3/destination?sort=name&tags=food', language)).data)).toEqual(expected);
  });

  // None of the site's own words are there in Swedish, so that no call asks for it.
  test('are in the order of an alphabet that has letters after Z', async () => {
    const byName = { q: '', tags: [], sort: 'name' } as const;
    const { rows } = await listTranslatedDestinationIds(site.db, 'sv', byName, { page: 1, limit: 9 });
    const { data } = await read('/api/v3/destination');
    const names = new Map(data.map(({ _id, name }: { _id: string; name: string }) => [_id, name]));
    expect(rows.map((id) => names.get(id))).toEqual(['Apfel', 'Ofen', 'Äpfel', 'Öl']);
  });

  test.each([
    ['', ['Ofen', 'Öl', 'Äpfel', 'Apfel']],
    ['?sort=rating', ['Ofen', 'Öl', 'Äpfel', 'Apfel']],
    ['?region=europe', ['Öl', 'Äpfel', 'Apfel']],
    ['?tags=fruit', ['Äpfel', 'Apfel']],
    ['?tags=fruit,FOOD', ['Ofen', 'Öl', 'Äpfel', 'Apfel']],
    ['?tags=food&region=asia', ['Ofen']],
    [`?month=${month}`, ['Äpfel', 'Apfel']],
    [`?month=${month}&region=asia`, []],
    [`?month=${month}&tags=fruit`, ['Äpfel', 'Apfel']],
    ['?q=ofe', ['Ofen']],
    ['?q=%C3%B6l&region=europe', ['Öl']],
    ['?q=europa&tags=fruit', ['Äpfel', 'Apfel']],
    ['?q=aspen', []],
    ['/featured', ['Ofen', 'Öl', 'Äpfel']],
    ['/featured?region=europe', ['Öl', 'Äpfel']],
    ['/featured?sort=name', ['Äpfel', 'Ofen', 'Öl']],
  ])('are those of the list %s', async (rest, expected) => {
    for (const from of [site, forgetful]) {
      const { data, totalCount } = await read(`/api/v3/destination${rest}`, 'de', from);
      expect([namesOf(data), totalCount]).toEqual([expected, expected.length]);
    }
  });

  test('are counted by region, near others, and good in this month', async () => {
    const { regionCounts } = await read('/api/v3/destination/featured');
    expect(regionCounts).toMatchObject({ all: 3, europe: 2, asia: 1 });
    // Of one that is not translated itself, which can still be read.
    const { data } = await read(`/api/v3/destination/${hidden.id}/nearby`);
    expect(namesOf(data).toSorted()).toEqual(['Apfel', 'Ofen', 'Äpfel', 'Öl'].toSorted());
    const { places, totalCount } = (await read('/api/v3/destination/home')).data;
    expect([namesOf(places), totalCount]).toEqual([['Äpfel', 'Apfel'], 2]);
    expect((await read(`/api/v3/destination/${hidden.id}`)).data).toMatchObject({
      name: 'Aspen',
      fallbackLanguage: 'en',
    });
  });

  test('come and go with their texts and with the place, and are all made anew', async () => {
    const names = async () => {
      site.forget();
      return namesOf((await read('/api/v3/destination?sort=name')).data);
    };
    await translate(hidden, 'de', 'Espe');
    expect(await names()).toContain('Espe');
    const change = site.db.update(destinationTexts);
    await change.set({ name: 'Zitterpappel' }).where(eq(destinationTexts.destinationId, hidden.id));
    expect((await names()).at(-1)).toBe('Zitterpappel');
    await site.db.update(destinations).set({ published: false }).where(eq(destinations.id, hidden.id));
    expect(await names()).not.toContain('Zitterpappel');
    await site.db
      .update(destinations)
      .set({ published: true, tags: ['wood'] })
      .where(eq(destinations.id, hidden.id));
    expect(namesOf((await read('/api/v3/destination?tags=wood')).data)).toEqual(['Zitterpappel']);
    await site.database.pool.query('delete from destination_text_lists');
    expect(await names()).toEqual([]);
    await site.database.pool.query('call refill_lists()');
    expect(await names()).toHaveLength(5);
    await site.db.delete(destinations).where(eq(destinations.id, hidden.id));
    expect(await names()).toHaveLength(4);
    expect((await read('/api/v3/destination')).totalCount).toBe(4);
  });

  test('are none where nothing is, and all again where staff say so', async () => {
    expect(await read('/api/v3/destination', 'fr')).toMatchObject({ data: [], totalCount: 0 });
    expect((await read('/api/v3/destination/featured', 'fr')).regionCounts.all).toBe(0);
    await site.db.update(languages).set({ untranslated: 'labelled' });
    site.forget();
    expect((await read('/api/v3/destination', 'fr')).totalCount).toBe(5);
    expect((await read('/api/v3/destination')).totalCount).toBe(5);
  });
});

test('highlights of such a language are those in it', async () => {
  const [first, second] = [await aHighlight(site.db, { featured: true }), await aHighlight(site.db)];
  const text = { language: 'de', name: 'Jonas', published: true, publishedAt: new Date(), sourceVersion: 1 };
  await site.db.insert(highlightTexts).values({ ...text, highlightId: second.id, location: 'Lissabon' });
  site.forget();
  const ids = async (rest: string) => (await read(`/api/highlight${rest}`)).data.map(({ _id }: { _id: string }) => _id);
  expect([await ids(''), await ids('/home'), await ids('/featured')]).toEqual([[second.id], [second.id], []]);
  expect((await read('/api/highlight')).totalCount).toBe(1);
  const found = async (words: string) => (await read(`/api/search?keyword=${words}`)).data.highlights;
  for (const [words, expected] of [
    ['lissabon', [second.id]],
    ['jonas', [second.id]],
    // In no text: regions, and what a place is called in the site's own language.
    ['asien', [second.id]],
    ['vietnam', [second.id]],
    // The description of the original is not shown.
    ['engine', []],
  ] as const)
    expect([words, await ids(`?q=${words}`), await ids(`?filter=asia&q=${words}`)]).toEqual([
      words,
      expected,
      expected,
    ]);
  expect((await found('lissabon')).map(({ _id }: { _id: string }) => _id)).toEqual([second.id]);
  expect((await read(`/api/highlight/${first.id}`)).data).toMatchObject({ _id: first.id, fallbackLanguage: 'en' });
});

describe('a search in such a language', () => {
  const found = async (words: string) => {
    const { data } = await read(`/api/search?keyword=${words}`);
    return [data.destinations, data.stories].map((items) => items.map((one: { slug: string }) => one.slug));
  };

  test('finds what is translated alone, by its words and by those of its tags', async () => {
    const words = ['ofen', 'dorf', 'fruit', 'aspen', 'alone', 'portugal'];
    const counts: Record<string, [string[], string[]]> = {};
    for (const word of words) counts[word] = (await found(word)) as [string[], string[]];
    expect(counts).toEqual({
      ofen: [['ofen-de'], []],
      dorf: [[], ['dorf']],
      fruit: [expect.arrayContaining(['apfel-de', 'äpfel-de']), []],
      aspen: [[], []],
      alone: [[], []],
      portugal: [expect.arrayContaining(['apfel-de', 'äpfel-de', 'ofen-de', 'öl-de']), []],
    });
    expect(counts.portugal?.[0]).toHaveLength(4);
    expect(counts.fruit?.[0]).toHaveLength(2);
    const { data, totalCount } = await read('/api/search/destinations?keyword=portugal&limit=3&page=2');
    expect([data.length, totalCount]).toEqual([1, 4]);
    expect((await read(`/api/search?keyword=fruit&month=${month}`)).data.counts.destinations).toBe(2);
  });

  test('suggests nothing that is not there', async () => {
    expect((await read('/api/search/suggest?q=asp')).data).toEqual([]);
    expect((await read('/api/search/suggest?q=ofe')).data).toEqual(['Ofen']);
    expect((await site.ask('/api/search/suggest?q=asp')).json.data).toEqual(['Aspen']);
  });
});

describe('the stories of such a language', () => {
  const titlesOf = (data: { title: string }[]) => data.map(({ title }) => title);

  test.each([
    ['', newest],
    ['?category=Food', ['Café']],
    ['?category=Asia', ['Bahn']],
    ['?tag=slow', newest],
    ['?tag=slow&category=Culture', ['Dorf', 'Bahn']],
    ['?q=dorf', ['Dorf']],
    ['?q=alone', []],
    ['/featured', ['Café', 'Bahn']],
  ])('are those of the list %s', async (rest, expected) => {
    const { data, totalCount } = await read(`/api/story${rest}`);
    expect([titlesOf(data), totalCount]).toEqual([expected, expected.length]);
  });

  test('are those of the home page, of an author, and those to read next', async () => {
    expect(titlesOf((await read('/api/story/home')).data)).toEqual(['Café', 'Bahn', 'Dorf']);
    expect(titlesOf((await read('/api/story/alone/next')).data)).toEqual(newest);
    expect((await read('/api/story/alone')).data).toMatchObject({ title: 'Alone', fallbackLanguage: 'en' });
    const { data, totalCount } = await read('/api/authors/ana');
    expect([titlesOf(data.stories), totalCount]).toEqual([newest, 3]);
    const second = await read('/api/story?limit=2&page=2');
    expect([titlesOf(second.data), second.totalPages]).toEqual([['Bahn'], 2]);
  });

  test('are those about a place', async () => {
    await site.db.update(stories).set({ placeId: hidden.id });
    site.forget();
    expect(titlesOf((await read(`/api/v3/destination/${hidden.id}/stories`)).data)).toEqual(newest);
    await site.db.delete(stories).where(ne(stories.id, alone.id));
    site.forget();
    expect(await read('/api/story')).toMatchObject({ data: [], totalCount: 0 });
  });
});
