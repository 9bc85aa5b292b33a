import { expect, test } from 'vitest';
import { listEditableTexts } from '../src/contract/texts/editable-texts.ts';
import { callsAs, soon } from './calls/staff-calls.ts';
import { builtPages } from './site/built-pages.ts';
import { testSite } from './site/test-site.ts';

const site = testSite(async () => ({ pages: await builtPages() }));

/** Where each group of texts is shown to somebody who has not logged in, on an empty site. */
const pagesOf: Record<string, readonly string[]> = {
  Everywhere: ['/'],
  Home: ['/'],
  Destinations: ['/destinations'],
  Stories: ['/stories', '/feed.xml'],
  Highlights: ['/highlight'],
  About: ['/about'],
  Contact: ['/contact'],
  Search: ['/search'],
  Accounts: ['/login', '/signup'],
  Newsletter: ['/newsletter/confirm?token=a'],
  'Not found': ['/nowhere'],
};

/** Drawn by the browser alone, or only beside items; mails are looked at on their own. */
const elsewhere = [
  'home.destinations',
  'home.stories',
  'home.highlights',
  'home.testimonials',
  'favorites.login',
  'favorites.login-lead',
  'newsletter.done',
];

const wordsOf = (key: string) => `&${key} <i>`;
const escaped = (key: string) => `&amp;${key} &lt;i&gt;`;
const asMarkup = (words: string) => words.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

test('own texts replace ours on pages kept before, in the feed, and on every process', async () => {
  const twin = await site.twin();
  const pages = [...new Set(Object.values(pagesOf).flat())];
  const textsOf = (at: typeof site | typeof twin) => Promise.all(pages.map(async (page) => (await at.ask(page)).text));
  await textsOf(site);
  await textsOf(twin);
  const author = await callsAs(site, 'AUTHOR');
  for (const { key } of listEditableTexts()) {
    const { status } = await author('PUT', `/api/v5/admin/texts/${key}`, { value: wordsOf(key) });
    expect([key, status]).toEqual([key, 200]);
  }
  await expect.poll(async () => (await twin.ask('/')).text, soon).toContain(escaped('home.newsletter-hint'));
  for (const at of [site, twin]) {
    const html = new Map((await textsOf(at)).map((text, index) => [pages[index], text]));
    for (const { key, group, default: original } of listEditableTexts()) {
      const where = pagesOf[group] ?? [];
      if (!elsewhere.includes(key) && where.length > 0)
        expect(
          where.some((page) => html.get(page)?.includes(escaped(key))),
          key,
        ).toBe(true);
      for (const page of where) expect(html.get(page), `${key} on ${page}`).not.toContain(asMarkup(original));
    }
    for (const [page, text] of html) expect(text, page).not.toMatch(/&[a-z.-]+ <i>/);
  }
});
