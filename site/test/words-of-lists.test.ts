import { beforeAll, expect, test } from 'vitest';
import { aDestination, goodIn } from '../src/features/destinations/server/destination.fixture.ts';
import { destinationTexts } from '../src/features/destinations/server/editions/destination-text.table.ts';
import { termTexts } from '../src/features/glossary/server/term.table.ts';
import { highlightTexts } from '../src/features/highlights/server/editions/highlight-text.table.ts';
import { aHighlight } from '../src/features/highlights/server/highlight.fixture.ts';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { storyTexts } from '../src/features/stories/server/editions/story-text.table.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { type TestSite, testSite } from './site/test-site.ts';

// Words that are typed into a list of a language that shows what is not translated as well.

const site = testSite();
let forgetful: TestSite;

beforeAll(async () => {
  forgetful = await site.twin({ partsBytes: 0, cacheBytes: 0 });
  await aLanguage(site.db, { code: 'de' });
  await aLanguage(site.db, { code: 'fr', position: 1, untranslated: 'hidden' });
  await site.db.insert(termTexts).values([
    { kind: 'tag', term: 'marble', language: 'de', name: 'Marmor', slug: 'marmor' },
    { kind: 'tag', term: 'marble', language: 'fr', name: 'Marbre', slug: 'marbre' },
    { kind: 'tag', term: 'marbles', language: 'fr', name: 'Marbres anciens', slug: 'marbres-anciens' },
  ]);
  const shared = { country: 'Greece', region: 'europe' as const, tags: ['marble'], goodMonths: goodIn(5) };
  const athens = await aDestination(site.db, { ...shared, name: 'Athens', description: 'Marble and orange trees.' });
  const hydra = await aDestination(site.db, { ...shared, name: 'Hydra', description: 'An island of marble.' });
  const quarry = await aStory(site.db, { title: 'The quarry', category: 'Culture', tags: ['marble'] });
  await aStory(site.db, { title: 'White marble', category: 'Culture', tags: ['marble'] });
  const text = { language: 'de', sourceVersion: 1, publishedAt: new Date(0) };
  await site.db.insert(destinationTexts).values([
    { ...text, destinationId: athens.id, slug: 'athen', name: 'Athen', description: 'Orangenbäume.', published: true },
    { ...text, destinationId: hydra.id, slug: 'die-insel', name: 'Die Insel', description: 'Orangenbäume.' },
    { ...text, language: 'fr', destinationId: athens.id, slug: 'athènes', name: 'Athènes', published: true },
  ]);
  const quarryText = { ...text, storyId: quarry.id, excerpt: '', published: true };
  await site.db.insert(storyTexts).values([
    { ...quarryText, slug: 'der-bruch', title: 'Der Steinbruch' },
    { ...quarryText, language: 'fr', slug: 'la-carriere', title: 'La carrière' },
  ]);
  const boat = await aHighlight(site.db, { location: 'Athens, Greece', region: 'Europe', description: 'Marble.' });
  const goat = await aHighlight(site.db, { location: 'Athens, Greece', region: 'Europe', description: 'No marble.' });
  await aHighlight(site.db, { location: 'Hydra, Greece', region: 'Europe', rating: 3, description: 'White marble.' });
  const told = { language: 'de', sourceVersion: 1, publishedAt: new Date(0), location: 'Athen, Griechenland' };
  await site.db.insert(highlightTexts).values([
    { ...told, highlightId: boat.id, name: 'Jörg', description: 'Weißer Stein.', published: true },
    { ...told, highlightId: goat.id, name: 'Ida', description: 'Ein Entwurf.' },
  ]);
  site.forget();
});

type Listed = { totalCount: number; data: { name?: string; title?: string; location?: unknown }[] };

/** What a list holds, and how many it says that there are, kept in memory or not. */
async function listed(address: string) {
  const both = await Promise.all([site, forgetful].map(async ({ ask }) => (await ask(address)).json as Listed));
  const [kept, made] = both.map(({ totalCount, data }) => [
    totalCount,
    ...data.map(({ name, title }) => name ?? title),
  ]);
  expect(made).toEqual(kept);
  return kept;
}

test.each([
  ['', 'q=orangenbaume', [1, 'Athen']],
  ['', 'q=athen', [1, 'Athen']],
  ['sort=name&', 'q=marble', [2, 'Athen', 'Hydra']],
  ['sort=rating&region=europe&', 'q=orangen', [1, 'Athen']],
  ['tags=marble&month=5&', 'q=athen', [1, 'Athen']],
  ['region=asia&', 'q=athen', [0]],
  ['', 'q=insel', [0]],
  ['sort=name&', 'q=griechenland', [2, 'Athen', 'Hydra']],
  ['', 'q=europa', [2, 'Hydra', 'Athen']],
  // Greece in French.
  ['', 'q=grece', [0]],
])('a list of places, %s%s, finds what it shows', async (filter, words, wanted) => {
  expect(await listed(`/api/v3/destination?${filter}${words}&language=de`)).toEqual(wanted);
});

test.each([
  ['', 'q=steinbruch', [1, 'Der Steinbruch']],
  ['category=Culture&tag=marble&', 'q=stein', [1, 'Der Steinbruch']],
  ['', 'q=white', [1, 'White marble']],
  ['category=Food&', 'q=stein', [0]],
])('a list of stories, %s%s, finds what it shows', async (filter, words, wanted) => {
  expect(await listed(`/api/story?${filter}${words}&language=de`)).toEqual(wanted);
});

test.each([
  ['', 'q=athen', [2, 'Athen, Griechenland', 'Athens, Greece']],
  ['', 'q=griechen', [1, 'Athen, Griechenland']],
  ['', 'q=joerg', [1, 'Athen, Griechenland']],
  ['filter=europe&', 'q=weisser', [1, 'Athen, Griechenland']],
  ['filter=top-rated&', 'q=marble', [2, 'Athen, Griechenland', 'Athens, Greece']],
  ['filter=recent&', 'q=europa', [3, 'Athen, Griechenland', 'Athens, Greece', 'Hydra, Greece']],
  ['filter=asia&', 'q=griechenland', [0]],
  ['', 'q=griechenland', [3, 'Athen, Griechenland', 'Athens, Greece', 'Hydra, Greece']],
  ['', 'q=entwurf', [0]],
])('a list of highlights, %s%s, finds what it shows', async (filter, words, wanted) => {
  const both = await Promise.all(
    [site, forgetful].map(
      async ({ ask }) => (await ask(`/api/highlight?${filter}${words}&language=de`)).json as Listed,
    ),
  );
  for (const { totalCount, data } of both)
    expect([totalCount, ...data.map(({ location }) => location).toSorted()]).toEqual(wanted);
});

test.each([
  ['v3/destination?sort=name&', 'marmor', 'de', [2, 'Athen', 'Hydra']],
  ['v3/destination?sort=name&', 'Marmors', 'de', [2, 'Athen', 'Hydra']],
  ['v3/destination?region=asia&', 'marmor', 'de', [0]],
  ['story?', 'marmor', 'de', [2, 'White marble', 'Der Steinbruch']],
  // A site says itself what the categories that it began with are called.
  ['story?', 'kultur', 'de', [2, 'White marble', 'Der Steinbruch']],
  ['story?category=Food&', 'kultur', 'de', [0]],
  ['v3/destination?', 'marbre', 'fr', [1, 'Athènes']],
  ['story?', 'marbre', 'fr', [1, 'La carrière']],
  ['story?', 'culture', 'fr', [1, 'La carrière']],
  ['v3/destination?', 'marbre', 'de', [0]],
])('/api/%sq=%s finds by names of tags and categories in %s', async (list, words, language, wanted) => {
  expect(await listed(`/api/${list}q=${words}&language=${language}`)).toEqual(wanted);
});

test('a file of what a list finds has the same', async () => {
  const { text } = await site.ask('/api/v3/destination/places.gpx?q=orangen&language=de');
  expect(text).toContain('<name>Athen</name>');
});

test('in the site’s own language nothing is found by a translation', async () => {
  expect(await listed('/api/v3/destination?q=orangenbaume')).toEqual([0]);
  expect(await listed('/api/story?q=steinbruch')).toEqual([0]);
  expect(await listed('/api/highlight?q=griechenland')).toEqual([0]);
});
