import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aLanguage } from '../src/features/languages/server/language.fixture.ts';
import { aPage } from '../src/features/pages/server/page.fixture.ts';
import { type Calls, callsAs, soon } from './calls/staff-calls.ts';
import { builtPages } from './site/built-pages.ts';
import { keptRows } from './site/kept-rows.ts';
import { testSite } from './site/test-site.ts';

const site = testSite(async () => ({ pages: await builtPages() }));
const path = '/api/v5/admin/menus';
let author: Calls;

beforeAll(async () => {
  author = await callsAs(site, 'AUTHOR');
});
beforeEach(keptRows(site).restore);

const html = async (address = '/') => (await site.ask(address)).text;
/** The links in a part of a page's frame, by their addresses. */
const linksIn = async (part: RegExp, address = '/') => {
  const [markup = ''] = part.exec(await html(address)) ?? [];
  return [...markup.matchAll(/<a[^>]* href="([^"]*)"/g)].map(([, href]) => href);
};
const rail = /<nav[^>]* aria-label="Main".*?<\/nav>/s;
const bar = /<nav[^>]* aria-label="Main, small screens".*?<\/nav>/s;
const headerMenu = /id="header-menu".*?<\/ul>/s;
const footer = /<footer.*?<\/footer>/s;

test('a site with the menus that come along carries nothing of them', async () => {
  expect(await html()).not.toContain('menus');
  expect(await linksIn(rail)).toContain('/destinations');
});

test('rail, bottom bar, header and footer follow what the publisher has made, within a second', async () => {
  const { id } = await aPage(site.db, { slug: 'work-with-us' });
  const jobs = { label: 'Work with us', to: { kind: 'page', id } };
  const shop = { label: 'Shop', to: { kind: 'address', url: 'https://shop.example.com/' } };
  const stories = { label: 'Reading', to: { kind: 'route', name: 'stories' } };
  const menus = {
    rail: [jobs, shop],
    header: [shop],
    footer: [{ title: 'Elsewhere', entries: [jobs] }],
    legal: [stories],
  };
  expect((await author('PUT', path, menus)).status).toBe(200);
  await expect.poll(() => linksIn(headerMenu), soon).toEqual(['https://shop.example.com/']);
  expect((await linksIn(rail)).slice(1, 3)).toEqual(['/work-with-us', 'https://shop.example.com/']);
  expect((await linksIn(bar)).slice(0, 2)).toEqual(['/work-with-us', 'https://shop.example.com/']);
  expect(await linksIn(footer)).toEqual(['/', '/work-with-us', '/stories']);
  expect(await html()).toMatch(/<a[^>]*href="https:\/\/shop.example.com\/" rel="noopener"/);
  expect(rail.exec(await html('/work-with-us'))?.[0]).toMatch(/href="\/work-with-us" aria-current="page"/);
  await author('PUT', `/api/v5/admin/pages/published/${id}`, { isPublished: false });
  await expect.poll(() => linksIn(footer), soon).toEqual(['/', '/stories']);
});

test('a menu that was changed names what nobody has renamed in the language of the page', async () => {
  await aLanguage(site.db, { code: 'de' });
  site.forget();
  const route = (name: string, label: string) => ({ label, to: { kind: 'route', name } });
  const shop = { label: 'Shop', to: { kind: 'address', url: 'https://shop.example.com/' } };
  const europe = { label: 'Europe', to: { kind: 'address', url: '/search?q=europe' } };
  const menus = {
    footer: [{ title: 'Top destinations', entries: [europe, shop] }],
    legal: [route('privacy', 'Privacy'), shop],
  };
  expect((await author('PUT', path, menus)).status).toBe(200);
  const namesIn = async (part: RegExp, address: string) =>
    [...(part.exec(await html(address))?.[0] ?? '').matchAll(/<(?:a|h2)[^>]*>(?:<[^>]*>)*([^<]+)/g)].map(
      ([, name]) => name,
    );
  const german = ['Beliebte Reiseziele', 'Europa', 'Shop', 'Rechtliches', 'Datenschutz', 'Shop'];
  await expect.poll(() => namesIn(footer, '/de/stories'), soon).toEqual(expect.arrayContaining(german));
  expect(await namesIn(footer, '/')).toEqual(expect.arrayContaining(['Top destinations', 'Europe', 'Privacy']));
});
