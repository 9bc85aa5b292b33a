import { beforeAll, describe, expect, test } from 'vitest';
import { type Calls, callsAs } from '#test/calls/staff-calls.ts';
import { builtPages } from '#test/site/built-pages.ts';
import { testSite } from '#test/site/test-site.ts';
import { aDestination } from '../../destinations/server/destination.fixture.ts';
import { aLanguage } from '../../languages/server/language.fixture.ts';
import { aPage } from '../../pages/server/page.fixture.ts';
import { aStory } from '../../stories/server/story.fixture.ts';

const site = testSite(async () => ({ pages: await builtPages() }));
const spanish = testSite(async () => ({ pages: await builtPages() }));
let staff: Calls;

beforeAll(async () => {
  staff = await callsAs(site, 'AUTHOR');
  await aDestination(site.db, { name: 'Lisbon', country: 'Portugal' });
  await aStory(site.db, { title: 'A night train to Lisbon', tags: ['night trains'] });
  await aDestination(site.db, { name: 'Hidden Cove', published: false });
  await aPage(site.db, { title: 'Our house rules', slug: 'our-house-rules' });
});

describe('a page for an unknown address', () => {
  test.each([
    ['/destinatons/lisbn', 'lisbn', ['/destinations/lisbon', '/stories/a-night-train-to-lisbon']],
    ['/stories/night-train-lisbon.html', 'night train lisbon', ['/stories/a-night-train-to-lisbon']],
    ['/tags/nigt-trains', 'nigt trains', ['/tags/night%20trains']],
    ['/contct', 'contct', ['/contact']],
    ['/about-us.html', 'about us', ['/about']],
    ['/destination', '', ['/destinations']],
    ['/log-in', 'log in', ['/login']],
    ['/privcy-policy', 'privcy policy', ['/privacy']],
    ['/house-rule', 'house rule', ['/our-house-rules']],
  ])('suggests for %s what may have been meant', async (address, words, hrefs) => {
    const { json } = await site.ask(`/api/addresses/similar?path=${encodeURIComponent(address)}`);
    const found = json.data.similar.map(({ href }: { href: string }) => href);
    for (const href of hrefs) expect(found).toContain(href);
    const page = await site.ask(address);
    expect(page.status).toBe(404);
    const { text } = await site.ask(`/old${address}`);
    for (const href of hrefs) expect(text).toContain(`href="${href}"`);
    if (words) expect(text).toContain(`value="${words}"`);
  });

  test('suggests no drafts, and nothing for an address without words', async () => {
    for (const address of ['/hidden-cove', '/destinations/hidden-cove', '/12345', '/%', '/a', '/a-b-c-d-e-f-g-h'])
      expect((await site.ask(`/api/addresses/similar?path=${encodeURIComponent(address)}`)).json.data.similar).toEqual(
        [],
      );
  });

  test('suggests nothing that only contains the word in its text', async () => {
    const text = 'A ferry crosses at noon.';
    await aDestination(site.db, { name: 'Bergen', country: 'Norway', description: text, longDescription: text });
    const { json } = await site.ask('/api/addresses/similar?path=/ferry');
    expect(json.data.similar).toEqual([]);
    const { json: near } = await site.ask('/api/addresses/similar?path=/norway-ferry-trip');
    expect(near.data.similar).toMatchObject([{ href: '/destinations/bergen' }]);
  });

  test('suggests nothing that is only spelled like a word of a text', async () => {
    const longDescription = 'The contract is about the privacy of the guests.';
    await aDestination(site.db, { name: 'Ribe', country: 'Denmark', longDescription });
    for (const address of ['/contct', '/about-us', '/privcy']) {
      const { json } = await site.ask(`/api/addresses/similar?path=${address}`);
      expect(json.data.similar).toMatchObject([{ kind: 'page' }]);
    }
  });

  test('suggests no page of a part that is turned off', async () => {
    const suggested = async () => (await site.ask('/api/addresses/similar?path=/highlights')).json.data.similar;
    expect(await suggested()).toMatchObject([{ kind: 'page', title: 'Highlights', href: '/highlight' }]);
    await staff('PUT', '/api/v5/admin/sections', { highlights: false });
    expect(await suggested()).toEqual([]);
    await staff('PUT', '/api/v5/admin/sections', { highlights: true });
  });

  test('says in another language which of it is not translated, and what a category is called', async () => {
    await aLanguage(spanish.db, { code: 'es' });
    await aDestination(spanish.db, { name: 'Lisbon', country: 'Portugal' });
    await aStory(spanish.db, { title: 'A night train to Lisbon', category: 'Food' });
    spanish.forget();
    const { text } = await spanish.ask('/es/destinations/lisbona');
    expect(text).toMatch(/<a href="\/es\/destinations\/lisbon" lang="en" dir="ltr">Lisbon</);
    expect(text).toMatch(/<a href="\/es\/stories\/[^"]*" lang="en" dir="ltr">A night train to Lisbon</);
    expect(text).toContain('<b>Historia</b><bdi>Gastronomía</bdi><span>En inglés</span>');
    const { text: own } = await spanish.ask('/destinations/lisbona');
    expect(own).toContain('<b>Story</b><bdi>Food</bdi></p>');
  });

  test('has a search field with the words of the address', async () => {
    const { text } = await site.ask('/wine-in-porto');
    expect(text).toMatch(/<form[^>]*action="\/search"/);
    expect(text).toContain('value="wine in porto"');
  });
});
