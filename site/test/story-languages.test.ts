import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { mediaItems } from '../src/features/media/server/media.table.ts';
import { storyTexts } from '../src/features/stories/server/editions/story-text.table.ts';
import { anAuthor, aStory, type Story } from '../src/features/stories/server/story.fixture.ts';
import { stories } from '../src/features/stories/server/story.table.ts';
import { callsAs, soon } from './calls/staff-calls.ts';
import { countStatements } from './calls/statements.ts';
import { builtPages } from './site/built-pages.ts';
import { type TestSite, testSite } from './site/test-site.ts';

// Lists of stories in several languages: what is translated, and what is not.

const site = testSite(async () => ({ pages: await builtPages() }));
const alone = testSite();
let forgetful: TestSite;
let station: Story;
let harbour: Story;

const german = { title: 'Ein Bahnhof ohne Straße', excerpt: 'Der Zug hält.', slug: 'ein-bahnhof' };

beforeAll(async () => {
  forgetful = await site.twin({ partsBytes: 0, cacheBytes: 0 });
  const authorId = await anAuthor(site.db, { name: 'Leïla Haddad', slug: 'leila-haddad' });
  const { id: placeId } = await aDestination(site.db, { name: 'Rannoch' });
  const shared = { authorId, placeId, tags: ['trains'], featured: true };
  station = await aStory(site.db, { ...shared, title: 'A station', excerpt: 'The trains stop.' });
  harbour = await aStory(site.db, { ...shared, title: 'A harbour', excerpt: 'No trains at all.' });
  await aStory(site.db, { title: 'Another walk', tags: ['trains'] });
  // Nobody has said what its cover shows.
  await site.db
    .update(mediaItems)
    .set({ alt: '' })
    .where(eq(mediaItems.id, station.coverId ?? ''));
  await aLanguage(site.db, { code: 'de' });
  await aLanguage(site.db, { code: 'fr', position: 1, fallback: ['de'] });
  const text = { content: 'Dort ist nichts.', publishedAt: new Date(0), sourceVersion: 1, language: 'de' };
  await site.db.insert(storyTexts).values([
    { ...text, ...german, storyId: station.id, published: true },
    { ...text, storyId: harbour.id, title: 'Ein Hafen', slug: 'ein-hafen' },
  ]);
});
afterAll(() => forgetful.close());

type Card = Record<string, unknown> & { _id: string };

/** The cards of an answer, wherever they stand in it, by their ids. */
function cardsOf(answer: unknown): Map<string, Card> {
  const found = new Map<string, Card>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('slug' in value && 'excerpt' in value && '_id' in value) found.set(String(value._id), value as Card);
    else for (const part of Object.values(value)) look(part);
  };
  look(answer);
  return found;
}

const calls = [
  ...['/api/story?limit=5', '/api/story?tag=trains', '/api/story/featured?limit=9', '/api/story/home?x=1'],
  ...[
    '/api/story/another-walk/next?x=1',
    '/api/v3/destination/rannoch/stories?x=1',
    '/api/authors/leila-haddad?page=1',
  ],
  ...['/api/search?keyword=trains', '/api/search/stories?keyword=trains'],
];

describe.each(calls)('%s', (address) => {
  test('shows the words of the language, and those of the original where there are none', async () => {
    for (const from of [site, forgetful, site]) {
      const cards = cardsOf((await from.ask(`${address}&language=de`)).json);
      expect(cards.get(station.id)).toMatchObject({
        ...german,
        _id: station.id,
        tags: ['trains'],
        coverImage: { alt: german.title },
        language: 'de',
        translations: [
          { language: 'en', slug: station.slug },
          { language: 'de', slug: german.slug },
        ],
        fallbacks: [],
        fallbackLanguage: '',
      });
      expect(cards.get(station.id)?.coverImage).not.toHaveProperty('altLanguage');
      expect(cards.get(harbour.id)).toMatchObject({
        slug: harbour.slug,
        title: 'A harbour',
        coverImage: { altLanguage: 'en' },
        translations: [{ language: 'en', slug: harbour.slug }],
        fallbacks: ['title', 'excerpt'],
        fallbackLanguage: 'en',
      });
    }
  });

  test('shows those of the language that stands in', async () => {
    expect(cardsOf((await site.ask(`${address}&language=fr`)).json).get(station.id)).toMatchObject({
      ...german,
      coverImage: { alt: german.title, altLanguage: 'de' },
      fallbacks: ['title', 'excerpt'],
      fallbackLanguage: 'de',
    });
  });

  test('says nothing of languages to who names none', async () => {
    const { text } = await site.ask(address);
    expect(text).toContain('"title":"A station"');
    expect(text).not.toMatch(/anguage|fallbacks|translations/);
  });
});

test.each([
  ...['/', '/stories', '/tags/trains', '/authors/leila-haddad', '/destinations/rannoch', '/search?q=trains'],
  '/stories/another-walk',
])('the page %s marks what is not in its language', async (path) => {
  for (let time = 0; time < 2; time += 1) {
    const html = (await site.ask(`/de${path}`, { headers: { accept: 'text/html' } })).text;
    const linkTo = (slug: string) => new RegExp(`<a href="/de/stories/${slug}"[^>]*>(?:<[^>]*>)*([^<]*)`).exec(html);
    const shown = html.replace(/<script.*?<\/script>/gs, '');
    expect(shown).toContain(german.title);
    expect(shown).not.toContain('A station');
    expect(shown).toMatch(/lang="en" dir="ltr"[^>]*>(<span>)?A harbour/);
    expect(shown).toMatch(/lang="en" dir="ltr"[^>]*>(<span>)?No (<mark>)?trains/);
    expect(shown).toMatch(/(alt|aria-label)="A harbour at dusk" lang="en"/);
    expect(shown).toContain('Auf Englisch');
    expect(shown).not.toMatch(/lang="de" dir="ltr"[^>]*>(<span>)?Ein Bahnhof/);
    expect(linkTo(german.slug) ?? linkTo(harbour.slug)).not.toBeNull();
  }
});

test('a caption and what an image shows say in which language they are, where nobody has translated them', async () => {
  const { id } = await aStory(site.db, { title: 'Bridges', captions: ['The bridge.', 'The end.'] });
  const { images } = (await site.ask('/api/story/bridges')).json.data;
  await site.db.insert(storyTexts).values({
    storyId: id,
    language: 'de',
    slug: 'bruecken',
    title: 'Brücken',
    content: 'Zwei.',
    captions: { [images[0].id]: 'Die Brücke.' },
    published: true,
    publishedAt: new Date(0),
    sourceVersion: 1,
  });
  site.forget();
  const { coverImage, images: shown } = (await site.ask('/api/story/bruecken?language=de')).json.data;
  expect(coverImage.altLanguage).toBe('en');
  expect(shown[0]).toMatchObject({ caption: 'Die Brücke.', altLanguage: 'en' });
  expect(shown[0]).not.toHaveProperty('captionLanguage');
  expect(shown[1]).toMatchObject({ caption: 'The end.', captionLanguage: 'en', altLanguage: 'en' });
  const html = (await site.ask('/de/stories/bruecken', { headers: { accept: 'text/html' } })).text;
  expect(html).toContain('<figcaption>Die Brücke.</figcaption>');
  expect(html).toContain('<figcaption lang="en" dir="ltr">The end.</figcaption>');
  expect(html).toMatch(/<img [^>]*alt="A harbour at dusk" lang="en"/);
  expect((await site.ask('/api/story/bridges')).text).not.toMatch(/altLanguage|captionLanguage/);
  await site.db.delete(stories).where(eq(stories.id, id));
});

test('what is published in a language is in its lists within a second, on every process', async () => {
  const author = await callsAs(site, 'AUTHOR');
  const twin = await site.twin();
  const address = `/api/v5/admin/translations/story/${harbour.id}/de`;
  const titles = async (from: TestSite) =>
    [...cardsOf((await from.ask('/api/story?tag=trains&language=de')).json).values()].map(({ title }) => title);
  const all = (title: string) => ['Another walk', title, german.title];
  for (const from of [site, twin]) expect(await titles(from as TestSite)).toEqual(all('A harbour'));
  for (const [body, title] of [
    [{ excerpt: 'Kein Zug.', content: 'Dort auch.', isPublished: true }, 'Ein Hafen'],
    [{ title: 'Der Hafen' }, 'Der Hafen'],
    [{ isPublished: false }, 'A harbour'],
  ] as const) {
    expect((await author('PUT', address, body)).status).toBe(200);
    for (const from of [site, twin]) await expect.poll(() => titles(from as TestSite), soon).toEqual(all(title));
  }
  await twin.close();
});

test('a translation says how long its own text takes, unless staff have written a time', async () => {
  const author = await callsAs(site, 'AUTHOR');
  const { id, slug } = await aStory(site.db, { title: 'A pier', tags: ['piers'] });
  const save = async (sent: object) => {
    const texts = { title: 'Ein Steg', excerpt: 'Er knarrt.', content: 'Holz '.repeat(1_000), isPublished: true };
    const answer = await author('PUT', `/api/v5/admin/translations/story/${id}/de`, { ...texts, ...sent });
    expect(answer.status).toBe(200);
    return answer.json.data.updatedAt;
  };
  const shown = async (language: string) => {
    const page = await site.ask(`/api/story/${slug}${language}`);
    const list = await site.ask(`/api/story?tag=piers${language.replace('?', '&')}`);
    return [page.json.data.readTime, list.json.data[0].readTime];
  };
  expect([await shown(''), await shown('?language=de')]).toEqual([
    ['5 min', '5 min'],
    ['5 Min.', '5 Min.'],
  ]);
  const updatedAt = await save({ content: 'Holz '.repeat(1_400) });
  expect([await shown(''), await shown('?language=de')]).toEqual([
    ['5 min', '5 min'],
    ['7 Min.', '7 Min.'],
  ]);
  await save({ readTime: 'eine Tasse Tee', updatedAt });
  expect(await shown('?language=de')).toEqual(['eine Tasse Tee', 'eine Tasse Tee']);
});

test('what somebody has saved is shown as lists show it', async () => {
  const reader = await callsAs(site, 'USER');
  for (const { id } of [station, harbour]) await reader('POST', `/api/story/favorite/${id}`);
  expect((await reader('GET', '/api/v3/auth/favourites?language=de')).json.data.stories).toMatchObject([
    { name: 'A harbour', fallbacks: ['name', 'description'], fallbackLanguage: 'en' },
    { name: german.title, description: german.excerpt, slug: german.slug, fallbacks: [] },
  ]);
  expect((await reader('GET', '/api/v3/auth/favourites')).text).not.toMatch(/anguage|fallbacks|translations/);
});

test('words of a language are read once, and not at all where nobody asks for them', async () => {
  const read = countStatements(site.database, 'story_texts');
  await site.ask('/api/story?limit=25');
  expect(read.count()).toBe(0);
  await site.ask('/api/story?limit=25&language=de');
  expect(read.count()).toBe(1);
  for (let limit = 10; limit < 20; limit += 1) await site.ask(`/api/story?limit=${limit}&language=de`);
  expect(read.count()).toBe(0);
});

test('a story that is taken back is in no list of any language', async () => {
  await site.ask('/api/story?language=de');
  await site.db.update(stories).set({ published: false }).where(eq(stories.id, station.id));
  site.forget();
  expect(cardsOf((await site.ask('/api/story?language=de')).json).has(station.id)).toBe(false);
  await site.db.update(stories).set({ published: true }).where(eq(stories.id, station.id));
});

test('a site of one language asks no table of translations', async () => {
  const authorId = await anAuthor(alone.db, { name: 'Leïla Haddad', slug: 'leila-haddad' });
  const { id: placeId } = await aDestination(alone.db, { name: 'Rannoch' });
  for (const title of ['A station', 'Another walk'])
    await aStory(alone.db, { authorId, placeId, title, tags: ['trains'], featured: true });
  const read = countStatements(alone.database, 'story_texts');
  for (const address of calls) expect((await alone.ask(address)).text).not.toMatch(/anguage|fallbacks|translations/);
  expect(read.count()).toBe(0);
});
