import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { aHighlight } from '../src/features/highlights/server/highlight.fixture.ts';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { aStory } from '../src/features/stories/server/story.fixture.ts';
import { callsAs } from './calls/staff-calls.ts';
import { builtPages } from './site/built-pages.ts';
import { keptRows } from './site/kept-rows.ts';
import { testSite } from './site/test-site.ts';

const site = testSite(async () => ({ pages: await builtPages(), config: { rateLimitScale: 100 } }));

/** The offer in a page: its question and where it leads. */
async function offerIn(address: string): Promise<[string, string] | undefined> {
  const { text } = await site.ask(address, { headers: { accept: 'text/html' } });
  const [, words, href, name] = text.match(/<p>([^<]*)<a class="link" href="([^"]*)">([^<]*)<\/a>[^<]*<\/p>/) ?? [];
  return href === undefined ? undefined : [`${words}${name}`, href.replaceAll('&amp;', '&')];
}

let lisbon: string;

beforeAll(async () => {
  const place = { country: 'Portugal', description: 'Hills.', longDescription: 'Trams.', tags: ['food'] };
  lisbon = (await aDestination(site.db, { ...place, name: 'Lisbon', region: 'europe' })).id;
  await aStory(site.db, { title: 'A Morning in Lisbon', category: 'Food' });
  await aHighlight(site.db, { location: 'Lisbon, Portugal' });
  await aLanguage(site.db, { code: 'de' });
});
beforeEach(keptRows(site).restore);

describe('an empty list', () => {
  test.each([
    ['/destinations?q=lisbno', '/destinations?q=Lisbon'],
    ['/destinations?q=lisbno&region=europe&tags=food', '/destinations?q=Lisbon&region=europe&tags=food'],
    ['/stories?q=lisbno', '/stories?q=Lisbon'],
    ['/stories?q=lisbno&category=Food+%26+Drink', '/stories?q=Lisbon&category=Food+%26+Drink'],
    ['/highlight?q=lisbno', '/highlight?q=Lisbon'],
  ])('asks whether another word was meant: %s', async (address, meant) => {
    expect(await offerIn(address)).toEqual(['Did you mean Lisbon', meant]);
    expect(await offerIn(meant)).toBeUndefined();
  });

  test('asks in the language of its page', async () => {
    expect(await offerIn('/de/destinations?q=lisbno')).toEqual(['Meinten Sie Lisbon', '/de/destinations?q=Lisbon']);
  });

  test('offers nothing that is as empty', async () => {
    for (const address of ['/destinations?q=lisbno&region=asia', '/destinations?q=qqqqqq', '/stories?category=Culture'])
      expect([address, await offerIn(address)]).toEqual([address, undefined]);
  });

  test('stops offering what is no longer public, and offers what is again', async () => {
    const author = await callsAs(site, 'AUTHOR');
    for (const isPublished of [false, true]) {
      await author('PUT', `/api/v5/admin/destination/published/${lisbon}`, { isPublished });
      expect(Boolean(await offerIn('/destinations?q=lisbno'))).toBe(isPublished);
    }
  });
});
