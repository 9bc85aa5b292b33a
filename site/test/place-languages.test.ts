import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aDestination, type Destination, goodIn } from '../src/features/destinations/server/destination.fixture.ts';
import { destinations } from '../src/features/destinations/server/destination.table.ts';
import { destinationTexts } from '../src/features/destinations/server/editions/destination-text.table.ts';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { languages } from '../src/features/languages/server/language.table.ts';
import { mediaItems } from '../src/features/media/server/media.table.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { stories } from '../src/features/stories/server/story.table.ts';
import { callsAs, soon } from './calls/staff-calls.ts';
import { countStatements } from './calls/statements.ts';
import { builtPages } from './site/built-pages.ts';
import { type TestSite, testSite } from './site/test-site.ts';

// Lists of places in several languages: what is translated, and what is not.

const site = testSite(async () => ({ pages: await builtPages() }));
const alone = testSite();
let forgetful: TestSite;
let athens: Destination;
let hydra: Destination;

const german = {
  slug: 'athen',
  name: 'Athen',
  category: 'Stadt',
  description: 'Marmor und Orangenbäume.',
  shortLine: 'Marmor am Meer.',
  bestTimeToVisit: 'Frühling',
  popularFor: ['Tempel'],
};
const thisMonth = new Date().getUTCMonth() + 1;

beforeAll(async () => {
  forgetful = await site.twin({ partsBytes: 0, cacheBytes: 0 });
  const shared = { country: 'Greece', tags: ['marble'], featured: true, goodMonths: goodIn(thisMonth) };
  const english = { description: 'Marble and orange trees.', shortLine: 'Marble by the sea.' };
  athens = await aDestination(site.db, { ...shared, ...english, name: 'Athens', latitude: 38, longitude: 24 });
  hydra = await aDestination(site.db, { ...shared, ...english, name: 'Hydra', latitude: 37.4, longitude: 23.5 });
  await aDestination(site.db, { name: 'Poros', tags: ['harbour'], latitude: 37.5, longitude: 23.5 });
  // Nobody has said what its image shows.
  await site.db
    .update(mediaItems)
    .set({ alt: '' })
    .where(eq(mediaItems.id, athens.thumbnailId ?? ''));
  await aLanguage(site.db, { code: 'de' });
  await aLanguage(site.db, { code: 'fr', position: 1, fallback: ['de'] });
  const text = {
    longDescription: 'Dort.',
    longDescriptionMarkdown: 'Dort.',
    suggestedDuration: 'Drei Tage',
    climateType: 'Mittelmeer',
    bestMonth: 'Mai',
    regionText: 'Südeuropa',
    travelTips: ['Gehen.'],
    language: 'de',
    sourceVersion: 1,
    publishedAt: new Date(0),
  };
  await site.db.insert(destinationTexts).values([
    { ...text, ...german, destinationId: athens.id, published: true },
    { ...text, ...german, destinationId: hydra.id, name: 'Die Insel Hydra', slug: 'die-insel-hydra' },
  ]);
});
afterAll(() => forgetful.close());

type Card = Record<string, unknown> & { _id: string };

/** The cards of an answer, wherever they stand in it, by their ids. */
function cardsOf(answer: unknown): Map<string, Card> {
  const found = new Map<string, Card>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('slug' in value && 'name' in value && '_id' in value) found.set(String(value._id), value as Card);
    else for (const part of Object.values(value)) look(part);
  };
  look(answer);
  return found;
}

const lists = [
  ...['/api/v3/destination?limit=9', '/api/v3/destination?tags=marble', '/api/v3/destination?sort=name'],
  ...['/api/v3/destination/featured?limit=9', '/api/v3/destination/poros/nearby?x=1'],
  ...['/api/search?keyword=marble', '/api/search/destinations?keyword=marble'],
];

describe.each(lists)('%s', (address) => {
  test('shows the words of the language, and those of the original where there are none', async () => {
    for (const from of [site, forgetful, site]) {
      const cards = cardsOf((await from.ask(`${address}&language=de`)).json);
      expect(cards.get(athens.id)).toMatchObject({
        ...german,
        tags: ['marble'],
        SuggestedDuration: 'Drei Tage',
        weatherInfo: { avgTemp: 17.5, climateType: 'Mittelmeer', bestMonth: 'Mai' },
        location: { country: 'Griechenland', region: 'Südeuropa', coordinates: { latitude: 38, longitude: 24 } },
        thumbnail: { alt: 'Athen' },
        language: 'de',
        translations: [
          { language: 'en', slug: 'athens' },
          { language: 'de', slug: 'athen' },
        ],
        fallbacks: [],
        fallbackLanguage: '',
      });
      expect(cards.get(athens.id)?.thumbnail).not.toHaveProperty('altLanguage');
      expect(cards.get(hydra.id)).toMatchObject({
        slug: 'hydra',
        name: 'Hydra',
        location: { country: 'Griechenland', region: 'Southern Europe' },
        thumbnail: { altLanguage: 'en' },
        translations: [{ language: 'en', slug: 'hydra' }],
        fallbacks: expect.arrayContaining(['name', 'description', 'shortLine', 'location']),
        fallbackLanguage: 'en',
      });
    }
  });

  test('shows those of the language that stands in', async () => {
    // Cards of one language are no other's.
    await site.ask(`${address}&language=de`);
    expect(cardsOf((await site.ask(`${address}&language=fr`)).json).get(athens.id)).toMatchObject({
      ...german,
      location: { country: 'Grèce', region: 'Südeuropa' },
      thumbnail: { alt: 'Athen', altLanguage: 'de' },
      fallbacks: expect.arrayContaining(['name', 'shortLine']),
      fallbackLanguage: 'de',
    });
  });

  test('says nothing of languages to who names none', async () => {
    const plain = await site.ask(address);
    expect(plain.text).toContain('"name":"Athens"');
    expect(plain.text).not.toMatch(/anguage|fallbacks|translations|Athen"/);
    await site.ask(`${address}&language=de`);
    for (const from of [site, forgetful]) expect((await from.ask(address)).text).toBe(plain.text);
  });
});

test('a list of a language that shows only what is translated is no page of the sitemap while nothing is', async () => {
  const listed = async () => (await site.ask('/sitemap.xml')).text.match(/<loc>[^<]*\/(stories|destinations)<\/loc>/g);
  await aStory(site.db, { title: 'For the map' });
  site.forget();
  const paths = (found: Awaited<ReturnType<typeof listed>>) =>
    found?.map((one) => /\/\/[^/]*(.*)<\/loc>/.exec(one)?.[1]);
  expect(paths(await listed())).toEqual(expect.arrayContaining(['/stories', '/de/stories', '/de/destinations']));
  await site.db.update(languages).set({ untranslated: 'hidden' });
  site.forget();
  expect(paths(await listed())).toEqual(['/destinations', '/de/destinations', '/stories']);
  const entry = (await site.ask('/sitemap.xml')).text.split('<url>').find((one) => one.includes('/stories</loc>'));
  expect(entry).not.toContain('/de/stories"');
  await site.db.update(languages).set({ untranslated: 'labelled' });
});

test('what a text names is called as its readers call it, or says in which language it is', async () => {
  const named = [athens, hydra].map(({ id }) => `A day [there](trekker:destination/${id}).`);
  const { slug } = await aStory(site.db, { title: 'Two harbours', contentMarkdown: named.join('\n\n') });
  const { places, links } = (await site.ask(`/api/story/${slug}?language=de`)).json.data.body.known;
  expect(places[athens.id]).toMatchObject({
    name: 'Athen',
    shortLine: 'Marmor am Meer.',
    country: 'Griechenland',
    language: 'de',
  });
  expect(places[hydra.id]).toMatchObject({ name: 'Hydra', country: 'Griechenland', language: 'en' });
  expect(links[`destination/${athens.id}`]).toEqual({ name: 'Athen', address: '/destinations/athen' });
  const html = (await site.ask(`/de/stories/${slug}`)).text;
  expect(html).toContain('<a href="/de/destinations/athen" lang="de" dir="ltr">Athen</a>');
  expect(html).toContain(`<a href="/de/destinations/${hydra.slug}" lang="en" dir="ltr">Hydra</a>`);
  expect(html).toMatch(/<p class="[^"]*fine[^"]*" lang="en" dir="ltr">Marble by the sea/);
  const own = (await site.ask(`/api/story/${slug}`)).json.data.body.known.places[athens.id];
  expect([own.name, own.country, own.language]).toEqual(['Athens', 'Greece', undefined]);
});

test('what is good this month is named in the language', async () => {
  const places = cardsOf((await site.ask('/api/v3/destination/home?language=de')).json);
  expect(places.get(hydra.id)).toMatchObject({ name: 'Hydra', country: 'Griechenland', fallbackLanguage: 'en' });
  expect(places.get(athens.id)).toMatchObject({ slug: 'athen', name: 'Athen', country: 'Griechenland', fallbacks: [] });
  expect((await site.ask('/api/v3/destination/home')).text).not.toMatch(/anguage|fallbacks|translations|Athen"/);
});

test.each(['/', '/destinations', '/destinations?tags=marble', '/destinations/poros', '/search?q=marble'])(
  'the page %s marks what is not in its language',
  async (path) => {
    for (let time = 0; time < 2; time += 1) {
      const html = (await site.ask(`/de${path}`, { headers: { accept: 'text/html' } })).text;
      const shown = html.replace(/<script.*?<\/script>/gs, '');
      expect(shown).toMatch(/href="\/de\/destinations\/athen"[^>]*>(<[^>]*>)*Athen</);
      expect(shown).not.toContain('Athens');
      expect(shown).toMatch(/lang="en" dir="ltr"[^>]*>(<[^>]*>)*Hydra/);
      expect(shown).toContain('Auf Englisch');
      expect(shown).not.toMatch(/lang="[a-z]+" dir="ltr"[^>]*>(<[^>]*>)*Athen</);
    }
    const english = (await site.ask(path, { headers: { accept: 'text/html' } })).text;
    expect(english).toMatch(/href="\/destinations\/athens"[^>]*>(<[^>]*>)*Athens</);
    expect(english).not.toContain('Athen<');
  },
);

test('the switch of language keeps the filters of a list', async () => {
  const { text } = await site.ask('/de/destinations?q=hydra&tags=marble', { headers: { accept: 'text/html' } });
  const links = [...text.matchAll(/<a href="([^"]*)" hrefLang="(en|fr)"/g)].map(([, href, code]) => `${code} ${href}`);
  expect(new Set(links)).toEqual(
    new Set(['en /destinations?q=hydra&amp;tags=marble', 'fr /fr/destinations?q=hydra&amp;tags=marble']),
  );
});

test('what is published in a language is in its lists within a second, on every process', async () => {
  const author = await callsAs(site, 'AUTHOR');
  const twin = await site.twin();
  const address = `/api/v5/admin/translations/destination/${hydra.id}/de`;
  const asked = ['/api/v3/destination?tags=marble&language=de', '/api/v3/destination/athen/nearby?language=de'];
  const names = async (from: TestSite) => {
    const answers = await Promise.all(asked.map((one) => from.ask(one)));
    return answers.map(({ json }) => cardsOf(json).get(hydra.id)?.name);
  };
  for (const from of [site, twin]) expect(await names(from as TestSite)).toEqual(['Hydra', 'Hydra']);
  const itinerary = Object.fromEntries(
    hydra.itinerary.map(({ id }) => [id, { title: 'Hafen', activities: ['Gehen'] }]),
  );
  for (const [body, name] of [
    [{ itinerary, isPublished: true }, 'Die Insel Hydra'],
    [{ name: 'Hydra, autofrei' }, 'Hydra, autofrei'],
    [{ isPublished: false }, 'Hydra'],
  ] as const) {
    expect((await author('PUT', address, body)).status).toBe(200);
    for (const from of [site, twin]) await expect.poll(() => names(from as TestSite), soon).toEqual([name, name]);
  }
  await twin.close();
});

test('a story and a map name places as lists do', async () => {
  const story = await aStory(site.db, { title: 'Stones', placeId: athens.id });
  site.forget();
  const placeIn = async (query: string) => (await site.ask(`/api/story/stones${query}`)).json.data.place;
  expect(await placeIn('?language=de')).toMatchObject({
    slug: 'athen',
    name: 'Athen',
    location: { country: 'Griechenland', region: 'Südeuropa', coordinates: { latitude: 38 } },
    fallbacks: [],
  });
  expect(await placeIn('')).toEqual({
    _id: athens.id,
    slug: 'athens',
    name: 'Athens',
    location: { country: 'Greece', region: 'Southern Europe', coordinates: { latitude: 38, longitude: 24 } },
  });
  const page = (await site.ask('/de/stories/stones', { headers: { accept: 'text/html' } })).text;
  expect(page.includes('<b>Athen</b>') && page.includes('href="/de/destinations/athen"')).toBe(true);
  await site.db.update(stories).set({ placeId: hydra.id }).where(eq(stories.id, story.id));
  site.forget();
  const other = (await site.ask('/de/stories/stones', { headers: { accept: 'text/html' } })).text;
  expect(other.includes('<b lang="en" dir="ltr">Hydra</b>')).toBe(true);
  const map = async (query: string) => (await site.ask(`/api/v3/destination/athens/map.svg${query}`)).text;
  expect(await map('?language=de')).toContain('>Athen<');
  expect(await map('')).toContain('>Athens<');
  expect((await site.ask('/de/destinations/athen', { headers: { accept: 'text/html' } })).text).toMatch(
    /src="\/api\/v3\/destination\/athen\/map\.svg\?language=de"/,
  );
  await site.db.delete(stories).where(eq(stories.id, story.id));
});

test('what somebody has saved is shown as lists show it', async () => {
  const reader = await callsAs(site, 'USER');
  for (const { id } of [athens, hydra]) await reader('POST', `/api/v3/destination/favorite/${id}`);
  expect((await reader('GET', '/api/v3/auth/favourites?language=de')).json.data.destinations).toMatchObject([
    { name: 'Hydra', fallbacks: expect.arrayContaining(['name']), fallbackLanguage: 'en' },
    { name: 'Athen', slug: 'athen', shortLine: german.shortLine, fallbacks: [] },
  ]);
  expect((await reader('GET', '/api/v3/auth/favourites')).text).not.toMatch(/anguage|fallbacks|translations/);
});

test('words of a language are read once, and not at all where nobody asks for them', async () => {
  const read = countStatements(site.database, 'destination_texts');
  await site.ask('/api/v3/destination?limit=25');
  expect(read.count()).toBe(0);
  await site.ask('/api/v3/destination?limit=25&language=de');
  expect(read.count()).toBe(1);
  for (let limit = 10; limit < 20; limit += 1) await site.ask(`/api/v3/destination?limit=${limit}&language=de`);
  expect(read.count()).toBe(0);
});

test('a place that is taken back is in no list of any language', async () => {
  await site.ask('/api/v3/destination?language=de');
  await site.db.update(destinations).set({ published: false }).where(eq(destinations.id, athens.id));
  site.forget();
  expect(cardsOf((await site.ask('/api/v3/destination?language=de')).json).has(athens.id)).toBe(false);
  await site.db.update(destinations).set({ published: true }).where(eq(destinations.id, athens.id));
});

test('a site of one language asks no table of translations', async () => {
  await aDestination(alone.db, { name: 'Poros', tags: ['marble'], featured: true });
  const read = countStatements(alone.database, 'destination_texts');
  for (const address of lists) expect((await alone.ask(address)).text).not.toMatch(/anguage|fallbacks|translations/);
  expect(read.count()).toBe(0);
});
