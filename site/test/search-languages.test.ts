import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { aDestination, type Destination } from '../src/features/destinations/server/destination.fixture.ts';
import { destinationTexts } from '../src/features/destinations/server/editions/destination-text.table.ts';
import { termTexts } from '../src/features/glossary/server/term.table.ts';
import { highlightTexts } from '../src/features/highlights/server/editions/highlight-text.table.ts';
import { aHighlight } from '../src/features/highlights/server/highlight.fixture.ts';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { languages } from '../src/features/languages/server/language.table.ts';
import { storyTexts } from '../src/features/stories/server/editions/story-text.table.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { callsAs, soon } from './calls/staff-calls.ts';
import { countStatements } from './calls/statements.ts';
import { keptRows } from './site/kept-rows.ts';
import { type TestSite, testSite } from './site/test-site.ts';

// Search by the words of translations, in their language.

const site = testSite();
let munich: Destination;
let storyId: string;

beforeAll(async () => {
  for (const [position, code] of ['de', 'ar', 'fr'].entries()) await aLanguage(site.db, { code, position });
  munich = await aDestination(site.db, { name: 'Munich', country: 'Germany', description: 'Beer and mountains.' });
  const medina = await aDestination(site.db, { name: 'Medina', country: 'Saudi Arabia' });
  const islands = await aDestination(site.db, { name: 'Azores', description: 'Nine of them.' });
  const draft = await aDestination(site.db, { name: 'Vienna', country: 'Austria' });
  for (let number = 1; number <= 3; number += 1)
    await aDestination(site.db, { name: `Alpine hut ${number}`, description: 'Isar stones and mountains.' });
  storyId = (await aStory(site.db, { title: 'A walk by the river', excerpt: 'Cold water.' })).id;
  const tags = ['Islands'];
  await aDestination(site.db, { name: 'Skye', country: 'Scotland', tags });
  await aDestination(site.db, { name: 'Hidden', tags, published: false });
  await aStory(site.db, { title: 'Ferries', excerpt: 'Slow.', category: 'Food', tags });
  await aStory(site.db, { title: 'Secret', tags, published: false });
  await site.db.insert(termTexts).values([
    { kind: 'tag', term: 'islands', language: 'de', name: 'Inseln', slug: 'inseln' },
    { kind: 'category', term: 'food', language: 'fr', name: 'Cuisine', slug: null },
    { kind: 'tag', term: 'chalk', language: 'de', name: 'Weiße Kreidefelsen', slug: 'kreidefelsen' },
    { kind: 'tag', term: 'ferry', language: 'de', name: 'Fähre', slug: 'fähre' },
  ]);
  const chalk = await aDestination(site.db, { name: 'Ruegen', tags: ['Chalk', 'Ferry'] });
  await aDestination(site.db, { name: 'Ferry port', tags: ['Ferry'] });
  await aDestination(site.db, { name: 'Chalk pit', tags: ['Chalk'] });
  const text = { sourceVersion: 1, publishedAt: new Date(0), published: true };
  const german = { ...text, language: 'de', description: 'Am Fluss.', travelTips: ['Handschuhe mitnehmen.'] };
  await site.db.insert(destinationTexts).values([
    { ...german, destinationId: munich.id, slug: 'münchen', name: 'München', regionText: 'Bayern' },
    {
      ...german,
      destinationId: islands.id,
      slug: 'azoren',
      name: 'Die Azoren',
      description: 'Neun Inseln: jede anders.',
    },
    { ...german, destinationId: chalk.id, slug: 'rügen', name: 'Rügen', description: 'Am Meer.' },
    { ...german, destinationId: draft.id, slug: 'wien', name: 'Wien', published: false },
    { ...text, language: 'ar', destinationId: medina.id, slug: 'المدينة', name: 'المدينة المنوّرة' },
    { ...text, language: 'fr', destinationId: munich.id, slug: 'munich', name: 'Munich la belle' },
  ]);
  await site.db.insert(storyTexts).values({
    ...text,
    storyId,
    language: 'de',
    slug: 'an-der-isar',
    title: 'An der Isar',
    excerpt: 'Kaltes Wasser.',
    content: 'Die Häuser stehen am Ufer.',
    contentMarkdown: 'Die Häuser stehen am Ufer.',
  });
});
const kept = keptRows(site);

type Found = {
  name?: string;
  title?: string;
  fallbackLanguage: string;
  match: { closeness: number; title: number[][] };
};

type FoundHighlights = { highlights: { _id: string }[]; counts: { highlights: number } };

const ask = async (words: string, language = 'de', from = site) =>
  (await from.ask(`/api/search?keyword=${encodeURIComponent(words)}${language && `&language=${language}`}`)).json.data;
const titles = async (words: string, language = 'de', from = site): Promise<string[]> => {
  const { destinations, stories } = await ask(words, language, from);
  return [...destinations, ...stories].map(({ name, title }: Found) => name ?? title ?? '');
};

test.each([
  ['München', 'de', 'München'],
  ['muenchen', 'de', 'München'],
  ['munchen', 'de', 'München'],
  ['Bayern', 'de', 'München'],
  ['Insel', 'de', 'Die Azoren'],
  ['der Inseln', 'de', 'Die Azoren'],
  ['Handschuh', 'de', 'München'],
  ['azor', 'de', 'Die Azoren'],
  ['Haus', 'de', 'An der Isar'],
  ['مدينه', 'ar', 'المدينة المنوّرة'],
  ['المدينة', 'ar', 'المدينة المنوّرة'],
  ['منورة', 'ar', 'المدينة المنوّرة'],
])('%s in %s finds %s', async (words, language, title) => {
  expect(await titles(words, language)).toContain(title);
});

test('a tab guesses nothing while another kind holds the words in the language', async () => {
  await aStory(site.db, { title: 'The Handschuk papers' });
  site.forget();
  const { data, totalCount, correction } = (await site.ask('/api/search/stories?keyword=Handschuh&language=de')).json;
  const { counts } = await ask('Handschuh');
  expect([data, totalCount, correction, counts.stories]).toEqual([[], 0, '', 0]);
  expect(counts.destinations).toBeGreaterThan(0);
});

test('the title comes first, says what it holds, and is counted once', async () => {
  const { destinations, counts, correction, partial } = await ask('münchen');
  expect(destinations[0]).toMatchObject({
    slug: 'münchen',
    name: 'München',
    fallbacks: [],
    match: { closeness: 0, title: [[0, 7]] },
  });
  expect([counts.destinations, correction, partial]).toEqual([1, '', false]);
});

test('what only the original holds follows, page by page, each once', async () => {
  const names: string[] = [];
  for (let page = 1; page <= 3; page += 1) {
    const address = `/api/search/destinations?keyword=mountains&language=de&limit=2&page=${page}`;
    const { data, totalCount, totalPages } = (await site.ask(address)).json;
    expect([totalCount, totalPages]).toEqual([4, 2]);
    names.push(...data.map(({ name }: Found) => name));
  }
  expect(names.toSorted()).toEqual(['Alpine hut 1', 'Alpine hut 2', 'Alpine hut 3', 'München']);
  const isar = (await site.ask('/api/search?keyword=Isar&language=de')).json.data;
  expect(isar.stories).toMatchObject([{ title: 'An der Isar', fallbackLanguage: '' }]);
  expect(isar.destinations.map(({ fallbackLanguage }: Found) => fallbackLanguage)).toEqual(['en', 'en', 'en']);
  expect(isar.counts).toMatchObject({ destinations: 3, stories: 1 });
});

test('tags and categories are found by what they are called in the language, before what holds the word in a text', async () => {
  for (const words of ['inseln', 'Insel', 'der Inseln']) {
    const { destinations, stories, counts } = await ask(words);
    expect([words, destinations.map(({ name }: Found) => name)]).toEqual([words, ['Skye', 'Die Azoren']]);
    expect([stories.map(({ title }: Found) => title), counts]).toMatchObject([
      ['Ferries'],
      { destinations: 2, stories: 1 },
    ]);
    expect(stories[0].match).toMatchObject({ closeness: 4, about: { text: 'Essen, Inseln', marks: [[7, 13]] } });
  }
  const list = (await site.ask('/api/search/destinations?keyword=inseln&language=de&limit=1&page=2')).json;
  expect([list.totalCount, list.totalPages, list.data[0].name]).toEqual([2, 2, 'Die Azoren']);
  // A site says itself what the categories that it began with are called.
  expect(await titles('Essen')).toEqual(['Ferries']);
  expect(await titles('cuisine', 'fr')).toEqual(['Ferries']);
  expect([await titles('inseln', 'fr'), await titles('inseln', '')]).toEqual([[], []]);
  expect((await site.ask('/api/search/suggest?q=inse&language=de')).json.data).toContain('Inseln');
  expect((await site.ask('/api/search/suggest?q=inse')).json.data).not.toContain('Inseln');
});

test.each([
  ['of two tags', 'Kreidefelsen Fähre'],
  ['of two tags, in any order, and between them one that says nothing', 'Fähren und Kreidefelsen'],
  ['of a tag and of the name', 'Rügen Fähre'],
  ['of a tag and of a text', 'meer fähre'],
])('words %s are found in what has all of them', async (_what, words) => {
  const { destinations, counts } = await ask(words);
  expect([destinations.map(({ name }: Found) => name), counts.destinations]).toEqual([['Rügen'], 1]);
});

test('a country is found by its name in the language, and told to be no correction', async () => {
  await aDestination(site.db, { name: 'Naxos', country: 'Greece' });
  for (const [words, language, isTranslation] of [
    ['griechenland', 'de', true],
    ['Grèce', 'fr', true],
    ['griechenland', '', undefined],
    ['grece', 'de', true],
  ] as const) {
    const { destinations, correction, isTranslation: told } = await ask(words, language);
    expect(destinations).toMatchObject([{ name: 'Naxos' }]);
    expect([correction, told]).toEqual(['Greece', isTranslation]);
  }
  for (const [words, language, meant] of [
    ['griechenlnad', 'de', 'Griechenland'],
    ['Gerce', 'fr', 'Grèce'],
    ['اليوننان', 'ar', 'اليونان'],
  ] as const) {
    const { destinations, correction, isTranslation } = await ask(words, language);
    expect([words, destinations[0]?.name, correction, isTranslation]).toEqual([words, 'Naxos', meant, undefined]);
  }
  expect((await ask('griechenlnad', '')).destinations).toEqual([]);
  const suggested = async (typed: string) => (await site.ask(`/api/search/suggest?q=${typed}`)).json.data;
  expect(await suggested('griech&language=de')).toEqual(['Griechenland']);
  // No place of Iceland is there.
  expect(await suggested('islan&language=de')).not.toContain('Island');
  expect(await suggested('griech')).toEqual([]);
});

test('a misspelt place is corrected to what the language calls it, if it is there', async () => {
  const corrected = async (words: string, language: string) => {
    const { destinations, correction } = await ask(words, language);
    return [destinations[0]?.slug, correction];
  };
  expect(await corrected('Munihc', 'de')).toEqual(['münchen', 'München']);
  expect(await corrected('Munihc', 'ar')).toEqual(['munich', 'Munich']);
  expect(await corrected('Vienan', 'de')).toEqual(['vienna', 'Vienna']);
  expect(await corrected('Munihc', '')).toEqual(['munich', 'Munich']);
});

test('highlights are found by where they are, by whom, and by what they tell', async () => {
  const told = async (original: string, text: Partial<typeof highlightTexts.$inferInsert>) => {
    const { id: highlightId } = await aHighlight(site.db, { location: original, description: 'Snow, then none.' });
    const german = { language: 'de', sourceVersion: 1, publishedAt: new Date(0), published: true, name: 'Ada' };
    await site.db.insert(highlightTexts).values({ ...german, highlightId, ...text });
    return highlightId;
  };
  const brasov = await told('Brasov, Romania', {
    location: 'Kronstadt, Rumänien',
    description: 'Nebel, dann Glocken.',
  });
  const fog = await told('Bran, Romania', { location: 'Bran', name: 'Jürgen', description: 'Nebel über Kronstadt.' });
  const draft = await told('Sibiu, Romania', { location: 'Hermannstadt', published: false });
  const search = async (words: string, language = 'de') => (await ask(words, language)) as FoundHighlights;
  const ids = async (words: string, language?: string) =>
    (await search(words, language)).highlights.map(({ _id }) => _id);
  expect(await ids('kronstadt')).toEqual([brasov, fog]);
  const [first, second] = (await search('kronstadt')).highlights;
  expect([first, second]).toMatchObject([
    { location: 'Kronstadt, Rumänien', fallbackLanguage: '', match: { closeness: 1, title: [[0, 9]] } },
    { location: 'Bran', match: { closeness: 6 } },
  ]);
  expect(await ids('juergen')).toEqual([fog]);
  expect(await ids('hermannstadt')).toEqual([]);
  expect(await ids('kronstadt', '')).toEqual([]);
  expect(await ids('kronstadt', 'fr')).toEqual([]);
  // What the originals alone hold follows, each once.
  expect((await ids('romania')).toSorted()).toEqual([brasov, fog, draft].toSorted());
  expect((await search('romania')).counts.highlights).toBe(3);
  const page = await site.ask('/api/search/highlights?keyword=nebel&language=de&limit=1&page=2');
  expect([page.json.totalCount, page.json.totalPages, page.json.data.length]).toEqual([2, 2, 1]);
});

test('a language finds its own words alone, a draft is in none, and the original in each', async () => {
  expect(await titles('belle', 'fr')).toEqual(['Munich la belle']);
  expect(await titles('belle', 'de')).toEqual([]);
  expect(await titles('Wien', 'de')).toEqual([]);
  expect(await titles('Bayern', '')).toEqual([]);
  expect(await titles('Munich', 'de')).toEqual(['München']);
  expect((await site.ask('/api/search/suggest?q=azo&language=de')).json.data[0]).toBe('Die Azoren');
  expect((await site.ask('/api/search/suggest?q=azo')).json.data).toEqual(['Azores']);
  expect((await site.ask('/api/search/suggest?q=wie&language=de')).json.data).not.toContain('Wien');
});

test('what is published in a language is found within a second on every process, until it is taken back', async () => {
  const author = await callsAs(site, 'AUTHOR');
  const twin = (await site.twin()) as TestSite;
  const address = `/api/v5/admin/translations/story/${storyId}/de`;
  for (const from of [site, twin as typeof site]) expect(await titles('Kaltes', 'de', from)).toEqual(['An der Isar']);
  for (const [isPublished, found] of [
    [false, []],
    [true, ['An der Isar']],
  ] as const) {
    expect((await author('PUT', address, { isPublished })).status).toBe(200);
    for (const from of [site, twin as typeof site])
      await expect.poll(() => titles('Kaltes', 'de', from), soon).toEqual(found);
  }
  await twin.close();
});

test('a site of one language asks no table of translations', async () => {
  onTestFinished(kept.restore);
  await site.db.delete(destinationTexts);
  await site.db.delete(storyTexts);
  await site.db.delete(highlightTexts);
  await site.db.delete(languages);
  site.forget();
  const read = countStatements(site.database, '_texts');
  for (const path of ['?keyword=mountains', '/destinations?keyword=mountains', '/suggest?q=muni'])
    expect((await site.ask(`/api/search${path}`)).status).toBe(200);
  expect(read.count()).toBe(0);
});
