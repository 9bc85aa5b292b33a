import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultMenus, type MenuEntry, type Menus } from '#contract/rules/menus/menus.ts';
import { activityEntries } from '#features/activity/server/activity.table.ts';
import { aPage } from '#features/pages/server/page.fixture.ts';
import { aStory } from '#features/stories/server/story.fixture.ts';
import { answersByRole, type Calls, callsAs, soon } from '#test/calls/staff-calls.ts';
import { builtPages } from '#test/site/built-pages.ts';
import { keptRows } from '#test/site/kept-rows.ts';
import { testSite } from '#test/site/test-site.ts';

const site = testSite(async () => ({ pages: await builtPages() }));
const path = '/api/v5/admin/menus';
let author: Calls;

beforeAll(async () => {
  author = await callsAs(site, 'AUTHOR');
});
beforeEach(keptRows(site).restore);

const save = (body: Partial<Menus> & { updatedAt?: string }) => author('PUT', path, { ...body });
const read = async () => (await author('GET', path)).json.data;
const shown = async (at = site) => (await at.ask('/api/site')).json.data.menus;
const toPage = (id: string, label = 'Work with us'): MenuEntry => ({ label, to: { kind: 'page', id } });
const toAddress = (url: string, label = 'Elsewhere'): MenuEntry => ({ label, to: { kind: 'address', url } });
const toRoute = (name: string, label = 'Somewhere') => ({ label, to: { kind: 'route', name } }) as MenuEntry;
const links = (...hrefs: string[]) => hrefs.map((href) => expect.objectContaining({ href }));

test('are those that come with the site until somebody decides, and again when made so', async () => {
  expect(await read()).toMatchObject({ ...defaultMenus, isDefault: true });
  expect(await shown()).toBeNull();
  expect((await save({ rail: [toRoute('home')] })).json).toMatchObject({
    message: 'Menus saved',
    data: { rail: [toRoute('home')], header: defaultMenus.header, isDefault: false },
  });
  await expect.poll(async () => (await shown())?.rail, soon).toEqual([{ label: 'Somewhere', href: '/' }]);
  expect((await save({ rail: defaultMenus.rail })).json.data.isDefault).toBe(true);
  await expect.poll(() => shown(), soon).toBeNull();
});

test('a hidden entry keeps its place for staff, and no reader sees it until it is shown again', async () => {
  const hidden = { ...toAddress('/stories', 'Reading'), hidden: true };
  const stored = { ...toRoute('stories', 'Reading'), hidden: true };
  expect((await save({ rail: [toRoute('home'), hidden as MenuEntry] })).json.data.rail[1]).toEqual(stored);
  await expect.poll(async () => (await shown())?.rail, soon).toEqual(links('/'));
  await save({ rail: [toRoute('home'), { ...toRoute('stories', 'Reading'), hidden: false } as never] });
  await expect.poll(async () => (await shown())?.rail, soon).toEqual(links('/', '/stories'));
  expect((await read()).rail[1]).toEqual(toRoute('stories', 'Reading'));
});

describe('show visitors what is public, within a second, on every process', () => {
  test('a page by its address of today', async () => {
    const page = await aPage(site.db, { slug: 'work-with-us', title: 'Work with us' });
    const twin = await site.twin();
    await save({ legal: [toPage(page.id), toAddress('https://example.com/press')] });
    const both = [shown, () => shown(twin as typeof site)];
    const showsAll = async (...hrefs: string[]) => {
      for (const each of both)
        await expect
          .poll(async () => (await each())?.legal, soon)
          .toEqual(links(...hrefs, 'https://example.com/press'));
    };
    const at = `/api/v5/admin/pages/${page.id}`;
    await showsAll('/work-with-us');
    await author('PUT', at, { slug: 'join-us' });
    await showsAll('/join-us');
    await author('PUT', `/api/v5/admin/pages/published/${page.id}`, { isPublished: false });
    await showsAll();
    await author('PUT', `/api/v5/admin/pages/published/${page.id}`, { isPublished: true });
    await showsAll('/join-us');
    await author('DELETE', at);
    await showsAll();
    expect((await save({ legal: [toPage(page.id, 'Jobs'), toAddress('https://example.com/press')] })).status).toBe(200);
    await author('POST', `/api/v5/admin/trash/page/${page.id}/restore`);
    await showsAll('/join-us');
  });

  test('no section that is off, and no column without entries', async () => {
    const footer = [
      { title: 'Ways on', entries: [toRoute('home'), toRoute('favorites'), toAddress('/highlight?of=all')] },
      { title: 'Seen', entries: [toRoute('highlights')] },
    ];
    await save({ footer });
    await expect.poll(async () => (await shown())?.footer.length, soon).toBe(2);
    await author('PUT', '/api/v5/admin/sections', { highlights: false, favourites: false });
    await expect.poll(async () => (await shown())?.footer, soon).toEqual([{ title: 'Ways on', entries: links('/') }]);
    expect((await read()).footer).toEqual(footer);
  });
});

test('an address typed by hand that is a route’s or a page’s follows it', async () => {
  const { id } = await aPage(site.db, { slug: 'imprint' });
  const { slug } = await aStory(site.db, {});
  const typed = ['/about/', '/imprint', '/search?q=asia', `/stories/${slug}`, 'mailto:a@example.com', 'tel:+351-1234'];
  const { json } = await save({ header: typed.map((url) => toAddress(url)) });
  expect(json.data.header.map(({ to }: MenuEntry) => to)).toEqual([
    { kind: 'route', name: 'about' },
    { kind: 'page', id },
    ...typed.slice(2).map((url) => ({ kind: 'address', url })),
  ]);
});

test('an entry that leads to a story stays while that is not public, and cannot be made then', async () => {
  const { id, slug } = await aStory(site.db, {});
  const header = [toAddress(`/stories/${slug}`)];
  expect((await save({ header })).status).toBe(200);
  expect((await author('DELETE', `/api/v5/admin/stories/${id}`)).status).toBe(200);
  expect((await save({ header, rail: [] })).status).toBe(200);
  expect((await save({ legal: [toAddress(`/destinations/${slug}`)] })).status).toBe(400);
});

test('are not saved over a newer version; what changes nothing is in no activity', async () => {
  const { updatedAt } = (await save({ rail: [toRoute('home')] })).json.data;
  expect((await save({ rail: [toRoute('home')], updatedAt })).status).toBe(200);
  expect((await save({ legal: [], header: [], updatedAt })).status).toBe(200);
  const late = await save({ rail: [], updatedAt });
  expect([late.status, (await read()).rail]).toEqual([409, [toRoute('home')]]);
  expect(late.json.message).toContain(' saved this on ');
  const entries = await site.db.select().from(activityEntries).orderBy(activityEntries.createdAt);
  expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
    ['Changed menus', 'Rail'],
    ['Changed menus', 'Header, legal'],
  ]);
});

const wrongAddress = 'Must be a path on this site, or begin with https://, http://, mailto: or tel: and be complete';
const nowhere = 'No page of this site has this address';

test.each<[Partial<Menus>, string, string]>([
  [{ rail: [toPage(randomUUID())] }, 'rail.0.to.id', 'This page does not exist'],
  [{ legal: [toRoute('home'), toRoute('nowhere')] }, 'legal.1.to.name', 'This site has no such page'],
  [{ rail: [toRoute('home', ' ')] }, 'rail.0.label', 'Name is required'],
  [{ rail: [toRoute('home', '\u200b')] }, 'rail.0.label', 'Name is required'],
  [{ rail: [toRoute('home', 'Ho\u202eme')] }, 'rail.0.label', 'Must be one line'],
  [{ rail: [toRoute('home', 'x'.repeat(41))] }, 'rail.0.label', 'At most 40 characters'],
  [{ rail: Array(9).fill(toRoute('home')) }, 'rail', 'At most 8 entries'],
  [{ footer: [{ title: '', entries: [] }] }, 'footer.0.title', 'Title is required'],
  [{ footer: Array(5).fill({ title: 'A', entries: [] }) }, 'footer', 'At most 4 columns'],
  ...['javascript:alert(1)', 'ftp://example.com', '//example.com', '/\\example.com', 'https://a', 'mailto:a', ''].map(
    (url) => [{ header: [toAddress(url)] }, 'header.0.to.url', wrongAddress] as [Partial<Menus>, string, string],
  ),
  ...['/nowhere', '/admin', '/stories/a/b', '/api/site', '/destinations/../admin', '/stories/nowhere'].map(
    (url) =>
      [{ footer: [{ title: 'A', entries: [toAddress(url)] }] }, 'footer.0.entries.0.to.url', nowhere] as [
        Partial<Menus>,
        string,
        string,
      ],
  ),
])('refuses %j at its field', async (body, field, message) => {
  const { status, json } = await save(body);
  expect([status, json.errors]).toEqual([400, [{ field, message }]]);
});

test('are read by staff and changed by authors', async () => {
  expect(
    await answersByRole(site, [
      ['GET', path],
      ['PUT', path],
    ]),
  ).toEqual([
    [`GET ${path}`, 401, 403, 200, 200],
    [`PUT ${path}`, 401, 403, 400, 403],
  ]);
});
