import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { testSite } from '#test/site/test-site.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { aHighlight } from '../../highlights/server/highlight.fixture.ts';
import { aStory } from '../../stories/server/story.fixture.ts';

const site = testSite({ config: { rateLimitScale: 100 } });

type Marked = { text: string; marks: [number, number][] };
type Found = {
  name?: string;
  title?: string;
  location?: string;
  match: { closeness: number; title: Marked['marks']; about: Marked; text: Marked };
};

async function search(query: string, path = '/api/search') {
  const { status, json } = await site.ask(`${path}?${new URLSearchParams({ keyword: query })}`);
  expect([query, status]).toEqual([query, 200]);
  return json.data as {
    destinations: Found[];
    stories: Found[];
    highlights: Found[];
    counts: { destinations: number; stories: number; highlights: number };
    correction: string;
    partial: boolean;
  };
}

const places = async (query: string) => (await search(query)).destinations.map(({ name }) => name);
const marked = ({ text, marks }: Marked) => marks.map(([from, to]) => text.slice(from, to));

const plain = { tags: ['quiet'], popularFor: ['walks'], description: 'A town.', longDescription: 'It is a town.' };

beforeAll(async () => {
  const { db } = site;
  await aDestination(db, { ...plain, name: 'Sintra' });
  await aDestination(db, { ...plain, name: 'Évora', description: 'White walls and an aqueduct.', tags: ['aqueduct'] });
  await aDestination(db, { ...plain, name: 'Old Sintra', featured: true });
  await aDestination(db, {
    ...plain,
    name: 'Cascais',
    longDescription: 'By the sea.\n\nFrom here a train runs to Sintra.',
  });
  await aDestination(db, { ...plain, name: 'Mafra', tags: ['sintra'] });
  await aDestination(db, { ...plain, name: 'Sintra Hills', tags: ['hiking'] });
  await aDestination(db, {
    name: 'Faro',
    tags: ['lagoon'],
    popularFor: ['storks'],
    description: 'Salt pans.',
    longDescription: 'Storks.',
  });
  await aDestination(db, { ...plain, name: 'Bergen', country: 'Norway', regionText: 'Vestland' });
  await aStory(db, {
    title: 'The aqueduct by night',
    excerpt: 'Ten kilometres of arches.',
    tags: ['portugal', 'night'],
  });
  await aHighlight(db, { location: 'Sintra, Portugal', region: 'Europe' });
});

describe('the order of search results', () => {
  test('is: exact title, its beginning, a word of it, a tag, the text', async () => {
    expect(await places('sintra')).toEqual(['Sintra', 'Sintra Hills', 'Old Sintra', 'Mafra', 'Cascais']);
    expect((await search('sintra')).destinations.map(({ match }) => match.closeness)).toEqual([0, 1, 2, 4, 8]);
  });

  test('among equal matches is: featured, better rated, newer', async () => {
    const like = { ...plain, tags: ['lighthouse'] };
    await aDestination(site.db, { ...like, name: 'Older' });
    await aDestination(site.db, { ...like, name: 'Newer' });
    await aDestination(site.db, { ...like, name: 'Rated', ratingSum: 5, ratingCount: 1, createdAt: new Date(0) });
    await aDestination(site.db, { ...like, name: 'Chosen', featured: true, createdAt: new Date(0) });
    expect(await places('lighthouse')).toEqual(['Chosen', 'Rated', 'Newer', 'Older']);
  });
});

describe('a search result', () => {
  test('says where it matches, ignoring accents and case, and sends no HTML', async () => {
    const [evora] = (await search('EVORA walls')).destinations;
    expect(marked({ text: 'Évora', marks: evora?.match.title ?? [] })).toEqual(['Évora']);
    expect(evora?.match.text.text).toBe('White walls and an aqueduct.');
    expect(marked(evora?.match.text as Marked)).toEqual(['walls']);
    const [bergen] = (await search('norwegian norway')).destinations;
    expect(marked(bergen?.match.about as Marked)).toEqual(['Norway']);
  });

  test('shows the sentence of a long text that matches', async () => {
    const cascais = (await search('sintra')).destinations.at(-1);
    expect(cascais?.match.text.text).toBe('From here a train runs to Sintra.');
    expect(marked(cascais?.match.text as Marked)).toEqual(['Sintra']);
  });

  test('cuts a long sentence around the match, without punctuation or a space beside the ellipses', async () => {
    const before = 'Stairs, walls and towers; '.repeat(6);
    const after = ` burns ${'and lamp '.repeat(6)}by lamp, ${'and more '.repeat(12)}`.trimEnd();
    await aDestination(site.db, { ...plain, name: 'Tomar', description: `${before}a lantern${after}.` });
    const [found] = (await search('lantern')).destinations;
    expect(found?.match.text.text).toMatch(/^…\w.* a lantern burns .*\w…$/);
  });

  test('shows the matching line of an itinerary alone', async () => {
    const itinerary = [
      {
        id: randomUUID(),
        day: 1,
        title: 'The grid',
        activities: ['Chocolate at a counter', 'A marimba in the evening'],
      },
      { id: randomUUID(), day: 2, title: 'The sierra', activities: ['Fog'] },
    ];
    await aDestination(site.db, { ...plain, name: 'Tlaxcala', itinerary });
    const [found] = (await search('marimba')).destinations;
    expect(found?.match.text.text).toBe('A marimba in the evening');
  });

  test('shows the matching tags of a story', async () => {
    const [story] = (await search('night portugal')).stories;
    expect(story?.match.about.text).toBe('Travel, portugal, night');
    expect(marked(story?.match.about as Marked)).toEqual(['portugal', 'night']);
  });

  test('is counted by kind', async () => {
    expect((await search('sintra')).counts).toEqual({ destinations: 5, stories: 0, highlights: 1 });
    expect((await search('aqueduct')).counts).toEqual({ destinations: 1, stories: 1, highlights: 0 });
  });
});

describe('the search words', () => {
  test('are found by their beginning and in other word forms', async () => {
    expect(await places('aqued')).toEqual(['Évora']);
    expect(await places('aqueducts')).toEqual(['Évora']);
    expect(await places('hikes')).toEqual(['Sintra Hills']);
  });

  test('must all match', async () => {
    expect(await places('sintra hiking')).toEqual(['Sintra Hills']);
  });

  test('that match nowhere together are searched one by one, best match first, and the answer says so', async () => {
    const answer = await search('aqueduct sintra hills');
    expect(answer.partial).toBe(true);
    const names = answer.destinations.map(({ name }) => name);
    expect(names[0]).toBe('Sintra Hills');
    expect(names.slice(1).sort()).toEqual(['Cascais', 'Mafra', 'Old Sintra', 'Sintra', 'Évora']);
    expect((await search('sintra')).partial).toBe(false);
  });

  test('that are misspelt are corrected, and the answer says so', async () => {
    for (const [typed, correction] of [
      ['sitnra', 'Sintra'],
      ['sintraa', 'Sintra'],
      ['cascias', 'Cascais'],
      // Of a short name two swapped letters leave hardly a trigram.
      ['frao', 'Faro'],
      ['aqeduct walls', 'aqueduct walls'],
    ] as const) {
      const answer = await search(typed);
      expect([typed, answer.correction.toLowerCase()]).toEqual([typed, correction.toLowerCase()]);
      expect(answer.counts.destinations).toBeGreaterThan(0);
    }
    expect((await search('sintra')).correction).toBe('');
  });

  test.each(['q', 'keyword'])('are accepted in the parameter %s', async (name) => {
    const { json } = await site.ask(`/api/search?${name}=bergen`);
    expect(json.data.destinations).toHaveLength(1);
  });

  test.each(['', '   ', '%', '...', '!?', '—'])('that are empty find nothing: %j', async (blank) => {
    const { json } = await site.ask(`/api/search?keyword=${encodeURIComponent(blank)}`);
    const counts = { destinations: 0, stories: 0, highlights: 0 };
    const nothing = { destinations: [], stories: [], highlights: [], counts, correction: '', partial: false, when: '' };
    expect(json).toEqual({ success: true, data: nothing });
  });

  const hostile = [
    "'",
    "' | 'a",
    "a' & !'b",
    'a:*',
    ':A',
    '!sintra',
    '(((',
    '\\',
    '%',
    '_',
    '"sintra"',
    "'; drop table destinations; --",
    '(a+)+$',
    '<b>sintra</b>',
    'a'.repeat(200),
    `${'a '.repeat(99)}`,
    `${'é'.repeat(200)}`,
    '日'.repeat(200),
    '𝒮intra',
    '😀',
  ];
  test.each(hostile)('are never read as an operator: %j (G-47, T30, T38)', async (words) => {
    await search(words);
    const { status } = await site.ask(`/api/search/suggest?q=${encodeURIComponent(words)}`);
    expect(status).toBe(200);
  });

  test('that are no text or too long are refused', async () => {
    expect((await site.ask('/api/search?keyword=%00')).status).toBe(400);
    expect((await site.ask(`/api/search?keyword=${'a'.repeat(201)}`)).status).toBe(400);
  });
});

describe('the results of one kind', () => {
  test('have pages', async () => {
    const list = async (page: number) =>
      (await site.ask(`/api/search/destinations?keyword=sintra&limit=2&page=${page}`)).json;
    expect(await list(1)).toMatchObject({
      page: 1,
      limit: 2,
      totalPages: 3,
      totalCount: 5,
      correction: '',
      partial: false,
    });
    const names = [...(await list(1)).data, ...(await list(2)).data, ...(await list(3)).data].map(({ name }) => name);
    expect(names).toEqual(['Sintra', 'Sintra Hills', 'Old Sintra', 'Mafra', 'Cascais']);
    expect(await list(4)).toMatchObject({ data: [], totalCount: 5 });
  });

  test.each([
    ['stories', 'aqueduct', 'title', 'The aqueduct by night'],
    ['highlights', 'sintra', 'location', 'Sintra, Portugal'],
  ])('are found among %s', async (kind, words, field, name) => {
    const { json } = await site.ask(`/api/search/${kind}?keyword=${words}`);
    expect(json).toMatchObject({ page: 1, limit: 20, totalPages: 1, totalCount: 1 });
    expect(json.data[0][field]).toBe(name);
  });

  test('treat the words as the search over all kinds does', async () => {
    // Nothing of this kind holds both, but a place does.
    const { json } = await site.ask('/api/search/stories?keyword=aqueduct+walls');
    expect(json).toMatchObject({ data: [], totalCount: 0, partial: false });
  });

  test('are refused for an invalid page', async () => {
    expect((await site.ask('/api/search/stories?keyword=a&page=0')).status).toBe(400);
    expect((await site.ask('/api/search/stories?keyword=a&limit=101')).status).toBe(400);
  });
});

describe('search suggestions', () => {
  const suggest = async (words: string) =>
    (await site.ask(`/api/search/suggest?${new URLSearchParams({ q: words })}`)).json.data;

  test('continue what was typed, then contain a word that does', async () => {
    expect(await suggest('sin')).toEqual(['Sintra', 'Sintra Hills', 'Old Sintra']);
    expect(await suggest('old s')).toEqual(['Old Sintra']);
    expect(await suggest('evo')).toEqual(['Évora']);
  });

  test('are titles, destinations, countries and tags, each once', async () => {
    expect(await suggest('norw')).toEqual(['Norway']);
    expect(await suggest('portug')).toEqual(['Portugal', 'Sintra, Portugal']);
    expect(await suggest('hik')).toEqual(['hiking']);
    expect(await suggest('the aqu')).toEqual(['The aqueduct by night']);
  });

  test('are corrections where nothing continues what was typed', async () => {
    expect(await suggest('bregen')).toEqual(['Bergen']);
    expect(await suggest('sintrs hills')).toEqual(['Sintra Hills']);
    expect(await suggest('sontra hillz')).toEqual(['Sintra Hills']);
  });

  test.each(['', '  ', '...'])('are empty for %j', async (blank) => {
    expect(await suggest(blank)).toEqual([]);
  });

  test('are at most eight', async () => {
    for (let number = 1; number <= 10; number += 1) await aDestination(site.db, { ...plain, name: `Zwolle ${number}` });
    expect(await suggest('zwo')).toHaveLength(8);
  });
});
