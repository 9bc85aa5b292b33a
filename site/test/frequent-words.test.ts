import { sql } from 'drizzle-orm';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { aDestination, goodIn } from '../src/features/destinations/server/destination.fixture.ts';
import { publicDestinations } from '../src/features/destinations/server/destination.table.ts';
import { destinationTexts } from '../src/features/destinations/server/editions/destination-text.table.ts';
import { termTexts } from '../src/features/glossary/server/term.table.ts';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { manyDestinations } from '../src/features/search/server/many-places.fixture.ts';
import { storyTexts } from '../src/features/stories/server/editions/story-text.table.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { listCounts } from '../src/server/lists/list-count.table.ts';
import { countStatements } from './calls/statements.ts';
import { keptRows } from './site/kept-rows.ts';
import { testSite } from './site/test-site.ts';

// Words that very many texts of a language hold: these are not all found before a page of them is shown.

const site = testSite();
const text = { sourceVersion: 1, published: true, publishedAt: new Date(1) };
const sampledId = (kind: number, number: number) => `00000000-0000-4000-800${kind}-${String(number).padStart(12, '0')}`;

beforeAll(async () => {
  await aLanguage(site.db, { code: 'de' });
  await aLanguage(site.db, { code: 'fr', position: 1, untranslated: 'hidden' });
  await site.db.insert(termTexts).values({ kind: 'tag', term: 'ferry', language: 'de', name: 'Fähre', slug: 'fähre' });
  await manyDestinations(site.db, 1100);
  for (let number = 0; number < 40; number += 1) await aTranslatedPlace(number);
  for (let number = 0; number < 40; number += 1) await aTranslatedStory(number);
});
const kept = keptRows(site);

/** Three of four hold the word "ruelle", a tenth of these "marée"; every fifth has it as a tag. */
async function aTranslatedPlace(number: number): Promise<void> {
  const place = await aDestination(site.db, {
    id: sampledId(1, number),
    name: `Town ${number}`,
    country: number % 2 ? 'Portugal' : 'Japan',
    regionText: '',
    tags: number % 5 ? ['slow', 'food'] : ['ruelle'],
    featured: number % 4 === 1,
    goodMonths: number % 3 ? goodIn(5) : 0,
    ratingCount: 1,
    ratingSum: 1 + (number % 5),
  });
  const name = `Ville ${String.fromCharCode(65 + ((number * 7) % 26))}`;
  const description = `${number % 4 ? 'Une ruelle.' : 'Un mur.'}${number % 10 === 1 ? ' La marée.' : ''}`;
  const french = { ...text, language: 'fr', slug: `ville-${number}`, name, description };
  await site.db.insert(destinationTexts).values({ ...french, destinationId: place.id });
}

async function aTranslatedStory(number: number): Promise<void> {
  const id = sampledId(2, number);
  await aStory(site.db, { id, title: `Walk ${number}`, category: 'Food', tags: number % 5 ? ['slow'] : ['ruelle'] });
  const title = number % 4 ? `La ruelle ${number}` : `Le mur ${number}`;
  const french = { ...text, language: 'fr', slug: `promenade-${number}`, title };
  await site.db.insert(storyTexts).values({ ...french, storyId: id });
}

const places = '/api/v3/destination?q=';
const addresses = [
  ...['ruelle', 'ruelle&page=2', 'ruelle&page=9', 'ruelle&sort=name', 'ruelle&sort=rating', 'ruelle&tags=slow'],
  ...['ruelle&tags=slow,food&sort=name', 'ruelle&region=asia', 'ruelle&month=5', 'mur', 'ruelle+mar%C3%A9e'],
].map((rest) => `${places}${rest}`);
const storyAddresses = ['ruelle', 'ruelle&page=2', 'ruelle&tag=slow', 'ruelle&category=Food', 'mur'].map(
  (rest) => `/api/story?q=${rest}`,
);

test('a list of very many finds the same as one of a few', async () => {
  onTestFinished(kept.restore);
  const ask = async () => {
    site.forget();
    const answers = [];
    for (const address of [...addresses, ...storyAddresses]) {
      const { json } = await site.ask(`${address}&language=fr`);
      answers.push([address, json.totalCount, json.data.map(({ slug }: { slug: string }) => slug)]);
    }
    return answers;
  };
  const scanned = countStatements(site.database, 'array_agg(id order by');
  const few = await ask();
  expect(few[0]?.[1]).toBe(32);
  expect(scanned.count()).toBe(0);
  // As if very many originals held the word: what the texts hold is found all the same.
  const { rowCount } = await site.database.pool.query(
    `update search_words set destinations = 30000, stories = 30000 where word = 'ruelle'`,
  );
  expect([rowCount, await ask()]).toEqual([1, few]);
  expect(scanned.count()).toBe(0);
  // As if there were a million texts: those of the sample tell that hundreds of thousands hold the word.
  const ofMany = (list: string) => ({ list, change: 1_000_000 });
  await site.db.insert(listCounts).values(['destination_text_lists fr all', 'story_text_lists fr all'].map(ofMany));
  expect(await ask()).toEqual(few);
  expect(scanned.count()).toBe(13);
});

test('a tag is found with a word that very many texts hold, however old its place is', async () => {
  onTestFinished(kept.restore);
  const tagged = await aDestination(site.db, { name: 'Old pier', tags: ['Ferry'] });
  const many = await site.db
    .select({ destinationId: publicDestinations.id, slug: publicDestinations.slug })
    .from(publicDestinations)
    .where(sql`slug like 'place-%' or id = ${tagged.id}`);
  const texts = many.map((place) => ({
    ...text,
    ...place,
    language: 'de',
    description: 'Eine Gasse.',
    name: place.slug,
    publishedAt: new Date(place.destinationId === tagged.id ? 0 : 1),
  }));
  for (let from = 0; from < texts.length; from += 100)
    await site.db.insert(destinationTexts).values(texts.slice(from, from + 100));
  const { destinations, counts } = (await site.ask('/api/search?keyword=gasse+f%C3%A4hre&language=de')).json.data;
  expect([destinations.map(({ name }: { name: string }) => name), counts.destinations]).toEqual([[tagged.slug], 1]);
});

test('a frequent word and a rare one are found in what holds both', async () => {
  onTestFinished(kept.restore);
  await aDestination(site.db, { name: 'Thousandth alone' });
  await aDestination(site.db, { name: 'Common alone' });
  const slugs = async (q: string, rest = '') => {
    const { json } = await site.ask(`${places}${encodeURIComponent(q)}${rest}`);
    return [json.totalCount, json.data.map(({ slug }: { slug: string }) => slug)];
  };
  for (const words of ['common thousandth', 'thousandth  common', 'COMMON-thousandth', 'thousand comm'])
    expect([words, await slugs(words)]).toEqual([words, [1, ['place-1000']]]);
  expect(await slugs('thousandth alone')).toEqual([1, ['thousandth-alone']]);
  expect(await slugs('common thousandth', '&region=africa')).toEqual([0, []]);
  await aStory(site.db, { title: 'Slow slow', tags: ['common'] });
  await aStory(site.db, { title: 'Slow thousandth' });
  expect((await site.ask('/api/story?q=slow+thousandth')).json.data).toMatchObject([{ title: 'Slow thousandth' }]);
});
