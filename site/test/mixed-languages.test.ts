import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { destinationTexts } from '../src/features/destinations/server/editions/destination-text.table.ts';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { storyTexts } from '../src/features/stories/server/editions/story-text.table.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { stories } from '../src/features/stories/server/story.table.ts';
import { callsAs, soon } from './calls/staff-calls.ts';
import { builtPages } from './site/built-pages.ts';
import { type TestSite, testSite } from './site/test-site.ts';

// Three languages asked for in no order, many at a time, while caches are emptied: no answer has a word of another.

const site = testSite(async () => ({ pages: await builtPages() }));
const codes = ['en', 'de', 'ar'] as const;
type Code = (typeof codes)[number];
/** What people have written holds the word of its language, and no other. */
const words: Record<Code, string> = { en: 'Thameswater', de: 'Rheinwasser', ar: 'ماءالنيل' };
const items = 6;
const requests = 3000;
const atOnce = 40;
let twin: TestSite;

beforeAll(async () => {
  await aLanguage(site.db, { code: 'de', position: 0 });
  await aLanguage(site.db, { code: 'ar', position: 1 });
  const { en } = words;
  const text = { sourceVersion: 1, published: true, publishedAt: new Date(0) };
  for (let number = 0; number < items; number += 1) {
    const place = await aDestination(site.db, {
      name: `${en} ${number}`,
      slug: `p${number}`,
      category: en,
      description: en,
      shortLine: en,
      featured: true,
      longDescription: en,
      bestTimeToVisit: en,
      suggestedDuration: en,
      climateType: en,
      bestMonth: en,
      regionText: en,
      popularFor: [en],
      travelTips: [en],
      tags: ['7'],
      country: '0',
      itinerary: [{ id: 'one', day: 1, title: en, activities: [en] }],
    });
    const story = await aStory(site.db, {
      title: `${en} ${number}`,
      slug: `s${number}`,
      excerpt: en,
      content: en,
      tags: ['7'],
      readTime: '3',
      featured: true,
      authorId: null,
      captions: [],
    });
    for (const language of ['de', 'ar'] as const) {
      const own = words[language];
      await site.db.insert(destinationTexts).values({
        ...text,
        language,
        destinationId: place.id,
        slug: `p${number}-${language}`,
        name: `${own} ${number}`,
        category: own,
        description: own,
        shortLine: own,
        longDescription: own,
        longDescriptionMarkdown: own,
        bestTimeToVisit: own,
        suggestedDuration: own,
        climateType: own,
        bestMonth: own,
        regionText: own,
        popularFor: [own],
        travelTips: [own],
        itinerary: { one: { title: own, activities: [own] } },
      });
      await site.db.insert(storyTexts).values({
        ...text,
        language,
        storyId: story.id,
        slug: `s${number}-${language}`,
        title: `${own} ${number}`,
        excerpt: own,
        content: own,
        contentMarkdown: own,
        readTime: '3',
      });
    }
  }
  // Images have one description for all languages, which says its own.
  await site.db.execute(`update media_items set alt = ''`);
  twin = await site.twin();
});
// What a test takes away behind the site's back is in nobody's memory when the next one asks.
afterAll(() => twin?.close());

/** The address of a thing in a language. */
const slug = (name: string, code: Code) => (code === 'en' ? name : `${name}-${code}`);

function addressesIn(code: Code): string[] {
  const prefix = code === 'en' ? '' : `/${code}`;
  const numbers = [...Array(items).keys()];
  const pages = ['/', '/destinations', '/destinations?sort=name', '/stories', '/tags/7', '/search?q=7', '/about'];
  const own = [
    ...pages,
    '/contact',
    '/login',
    '/highlight',
    '/nowhere',
    `/search?q=${encodeURIComponent(words[code])}`,
  ];
  const calls = ['/api/story', '/api/v3/destination', '/api/story/home', '/api/story/nowhere', '/api/story?limit=x'];
  const called = [
    ...[...calls, `/api/search?keyword=${encodeURIComponent(words[code])}`],
    ...numbers.flatMap((at) => [`/api/story/${slug(`s${at}`, code)}`, `/api/v3/destination/${slug(`p${at}`, code)}`]),
  ];
  return [
    ...own.map((address) => prefix + address),
    ...numbers.map((at) => `${prefix}/stories/${slug(`s${at}`, code)}`),
    ...numbers.map((at) => `${prefix}/destinations/${slug(`p${at}`, code)}`),
    ...(code === 'en' ? called : called.map((call) => `${call}${call.includes('?') ? '&' : '?'}language=${code}`)),
    `${prefix}/feed.xml`,
  ];
}

/** Whole sentences of the site itself, by the language that alone has them. */
function sentencesOf(code: Code): string[] {
  const read = (language: Code) =>
    ['site', 'api'].flatMap((part): string[] =>
      Object.values(
        JSON.parse(readFileSync(path.join(import.meta.dirname, `../texts/${part}/${language}.json`), 'utf8')),
      ),
    );
  const others = codes.filter((one) => one !== code).flatMap(read);
  return read(code).filter(
    (text) => text.length > 11 && !/[{}<>&'’"]/.test(text) && !others.some((other) => other.includes(text)),
  );
}

test('a draft is in no answer of its language, whoever asks for whatever', async () => {
  const secret = 'Geheimwort';
  const story = await aStory(site.db, { title: `${words.en} 9`, slug: 's9', tags: ['7'], featured: true });
  const draft = { sourceVersion: 1, published: false, title: secret, excerpt: secret, content: secret };
  await site.db.insert(storyTexts).values({ ...draft, storyId: story.id, language: 'de', slug: 'geheimwort' });
  site.forget();
  for (const address of [...addressesIn('de'), '/de/stories/s9', '/sitemap.xml', '/de/stories?page=2']) {
    const { text } = await site.ask(address, { headers: { accept: 'text/html' } });
    expect([address, /geheimwort/i.test(text)]).toEqual([address, false]);
  }
  const found = (await site.ask(`/api/search?keyword=${secret}&language=de`)).json.data;
  expect([found.stories, found.destinations]).toEqual([[], []]);
  expect((await site.ask('/api/search/suggest?q=geheim&language=de')).text).not.toMatch(/geheimwort/i);
  expect((await site.ask('/de/stories/geheimwort')).status).toBe(404);
  await site.db.delete(stories).where(eq(stories.id, story.id));
});

test('an original that is taken back is gone from the pages of each language on every process', async () => {
  const author = await callsAs(site, 'AUTHOR');
  const { id } = await aStory(site.db, { title: `${words.en} 8`, slug: 's8', tags: ['7'] });
  const text = { sourceVersion: 1, published: true, publishedAt: new Date(0), title: words.de, excerpt: words.de };
  await site.db.insert(storyTexts).values({ ...text, storyId: id, language: 'de', slug: 's8-de' });
  site.forget();
  const statuses = () =>
    Promise.all(
      [site, twin].flatMap((from) =>
        ['/stories/s8', '/de/stories/s8-de', '/ar/stories/s8'].map(async (path) => (await from.ask(path)).status),
      ),
    );
  expect(await statuses()).toEqual(Array(6).fill(200));
  const publish = (isPublished: boolean) => author('PUT', `/api/v5/admin/stories/published/${id}`, { isPublished });
  expect((await publish(false)).status).toBe(200);
  await expect.poll(statuses, soon).toEqual(Array(6).fill(404));
  await site.db.delete(stories).where(eq(stories.id, id));
});

/** What a page shows and says: its state has keys beside texts, and filters have them in their addresses. */
const shownOf = (text: string) =>
  text.replace(/<script.*?<\/script>/gs, '').replace(/ (href|value|action|name|id|for)="[^"]*"/g, '');

/** Always the same, so that a failure comes again. */
function* inNoOrder(): Generator<number> {
  for (let value = 20_261_129; ; value = (Math.imul(value, 1_664_525) + 1_013_904_223) >>> 0) yield value;
}

test('3,000 mixed requests on two processes: no answer has a word of another language', {
  timeout: 600_000,
}, async () => {
  const all = codes.flatMap((code) => addressesIn(code).map((address) => ({ code, address })));
  const sentences = new Map(codes.map((code) => [code, sentencesOf(code)]));
  for (const found of sentences.values()) expect(found.length).toBeGreaterThan(100);
  const answers = new Map<string, { code: Code; address: string; status: number; text: string }>();
  const chances = inNoOrder();
  const next = (below: number) => Math.floor(((chances.next().value as number) / 2 ** 32) * below);
  let asked = 0;
  const ask = async (): Promise<void> => {
    while (asked < requests) {
      asked += 1;
      if (asked % 800 === 0) site.forget();
      const { code, address } = all[next(all.length)] as (typeof all)[number];
      const from = next(2) === 0 ? site : twin;
      const accept = /\/(api\/|feed)/.test(address) ? '*/*' : 'text/html';
      // Sites and asker share one thread: a connection that it forgot for long would be closed just when it is used.
      const { status, text } = await from.ask(address, { headers: { accept, connection: 'close' } });
      // A busy machine refuses what it cannot do in time; it is asked again, as a browser would.
      if (status === 503 || status === 408) asked -= 1;
      else answers.set(`${code} ${address} ${status} ${text}`, { code, address, status, text });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  const faults = new Set<string>();
  for (const { code, address, status, text } of answers.values()) {
    if (![200, 400, 404].includes(status)) faults.add(`${address}: ${status}`);
    if (status === 200 && /[sp]\d/.test(address))
      expect([address, text.includes(words[code])]).toEqual([address, true]);
    const shown = shownOf(text);
    for (const other of codes.filter((one) => one !== code)) {
      if (text.includes(words[other])) faults.add(`${address} in ${code} holds "${words[other]}"`);
      for (const said of sentences.get(other) ?? [])
        if (shown.includes(said)) faults.add(`${address} in ${code} says "${said}"`);
    }
  }
  expect([...faults]).toEqual([]);
  expect(new Set([...answers.values()].map(({ address }) => address)).size).toBe(all.length);
});
