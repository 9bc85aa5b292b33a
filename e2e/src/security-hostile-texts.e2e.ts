import type { Page } from '@playwright/test';
import { test as base, expect, open } from './fixtures.ts';
import { headerSearch } from './header-search.screen.ts';
import { foreignHost, hostile } from './hostile-texts.ts';
import { author, logIn } from './people.ts';
import { startSite } from './site.ts';
import { fillWithHostileTexts, type HostileSite } from './sites/hostile-site.ts';
import { callsOf } from './staff-api.ts';
import { anImage, filesOf } from './staff-forms.ts';

// A site of its own: its name, its texts and its banner are hostile.
const test = base.extend<object, { hostileSite: HostileSite & { url: string } }>({
  hostileSite: [
    async ({ playwright }, use) => {
      const site = await startSite({ WORKERS: '1' });
      const request = await playwright.request.newContext({ baseURL: site.url });
      await use({ url: site.url, ...(await fillWithHostileTexts(request, site.mailFolder)) });
      await request.dispose();
      await site.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ hostileSite }, use) => use(hostileSite.url),
});
// One worker, one site.
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ trace: 'off' });

/** All signs that something typed was taken for more than text, on this page and those after it. */
async function watchForSigns(page: Page, own: string): Promise<string[]> {
  const signs: string[] = [];
  page.on('dialog', (dialog) => {
    signs.push(`a dialog at ${page.url()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^https?:$/.test(protocol) && host !== new URL(own).host) signs.push(`asked ${request.url()} at ${page.url()}`);
  });
  page.on('popup', (popup) => signs.push(`a window at ${popup.url()}`));
  await page.exposeFunction('tellViolation', (told: string) => signs.push(`${told} at ${page.url()}`));
  await page.addInitScript(() => {
    const { tellViolation } = window as unknown as { tellViolation(told: string): void };
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      tellViolation(`policy ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return signs;
}

/** Elements that only typed markup could have made, and whether the page shows hostile texts as text. */
function look(page: Page, foreign: string) {
  return page.evaluate((host) => {
    const handlers = [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    );
    const strangers = document.querySelectorAll(
      `base, iframe, object, embed, math, [srcdoc], [src*="//${host}"], [href*="//${host}"], [action*="//${host}"],
       [href^="javascript:" i], [src^="javascript:" i], [formaction^="javascript:" i], [href^="data:text" i]`,
    );
    const scripts = [...document.scripts].filter(({ text }) => /^\s*alert/.test(text));
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
    return {
      made: [...handlers, ...strangers, ...scripts].map((element) => element.outerHTML.slice(0, 200)),
      shows: [document.querySelector('main')?.textContent, ...fields].join(' ').includes('alert(1)'),
    };
  }, foreign);
}

async function expectText(page: Page, address: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  if (!silent.test(address))
    await expect.poll(async () => (await look(page, foreignHost)).shows, `${address} shows what was typed`).toBe(true);
  expect((await look(page, foreignHost)).made, `${address} holds markup that somebody typed`).toEqual([]);
}

/** Goes on by a link, as a visitor does: the page is made in the browser then. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
  const wanted = new URL(address, page.url());
  // A secret leaves the address as soon as its page is there.
  const holdsSecret = wanted.searchParams.has('token');
  await expect(page).toHaveURL(
    (now) => now.pathname === wanted.pathname && (holdsSecret || now.search === wanted.search),
  );
}

/** Pages that show nothing of what is in their address. */
const silent = /^\/(newsletter|login|email|tags\/nothing)/;

const typed = (place: string, name: string) => `${place}?${new URLSearchParams({ [name]: hostile(180) })}`;

function publicPlaces({ destinations, stories }: HostileSite): string[] {
  return [
    '/',
    '/destinations',
    typed('/destinations', 'q'),
    typed('/destinations', 'region'),
    ...destinations.map(({ slug }) => `/destinations/${slug}`),
    '/stories',
    ...stories.map(({ slug }) => `/stories/${slug}`),
    '/highlight',
    typed('/highlight', 'q'),
    '/search?q=alert',
    typed('/search', 'q'),
    '/about',
    '/contact',
    '/terms',
    typed('/newsletter/confirm', 'token'),
    typed('/newsletter/unsubscribe', 'token'),
    `/tags/nothing${encodeURIComponent(hostile(100))}`,
  ];
}

/** Some of the tags that a story leads to. */
async function tagPlaces(page: Page, { stories }: HostileSite): Promise<string[]> {
  await open(page, `/stories/${stories[0]?.slug}`);
  const links = await page
    .locator('main a[href^="/tags/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(20);
  return links.filter((_, index) => index % 10 === 0);
}

test('no text that people typed runs as code on a public page (G-46, T32, T33, T34)', async ({
  page,
  hostileSite,
  watch,
}) => {
  watch.expectTrouble(/^404 .*\/tags\/nothing|^40\d .*\/subscribe-email\//);
  const signs = await watchForSigns(page, hostileSite.url);
  const places = [...publicPlaces(hostileSite), ...(await tagPlaces(page, hostileSite))];
  for (const place of places)
    await test.step(`from the server: ${place.slice(0, 60)}`, async () => {
      await open(page, place);
      await expectText(page, place);
    });
  for (const place of places)
    await test.step(`by a link: ${place.slice(0, 60)}`, async () => {
      await follow(page, place);
      await expectText(page, place);
    });
  const search = headerSearch(page);
  await search.open();
  await search.field.fill('alert');
  await expect(search.options.first()).toContainText('alert(1)');
  expect((await look(page, foreignHost)).made).toEqual([]);
  expect(signs).toEqual([]);
});

test('no text that people typed runs as code on the pages of a logged-in member (G-46, T32)', async ({
  page,
  hostileSite,
  watch,
}) => {
  watch.expectTrouble(/^40[14] /);
  const signs = await watchForSigns(page, hostileSite.url);
  const { person, destinations } = hostileSite;
  await logIn(page, person);
  for (const place of [
    '/profile',
    '/favorite',
    `/destinations/${destinations[0]?.slug}`,
    typed('/login', 'next'),
    '/login?next=javascript:alert(1)',
  ]) {
    await open(page, place);
    await expectText(page, place);
  }
  expect(signs).toEqual([]);
});

test('no text that people typed runs as code in the back office (G-46, T32)', async ({
  page,
  request,
  hostileSite,
}) => {
  const signs = await watchForSigns(page, hostileSite.url);
  const call = await callsOf(request);
  const { data: users } = await call('GET', `/api/v5/Admin/users?q=${encodeURIComponent(hostileSite.person.email)}`);
  const [destination, story, highlight] = [
    hostileSite.destinations[0]?._id,
    hostileSite.stories[0]?._id,
    hostileSite.highlights[0]?._id,
  ];
  await logIn(page, author);
  for (const place of [
    '/admin',
    '/admin/users',
    typed('/admin/users', 'q'),
    `/admin/users/${users[0]._id}`,
    '/admin/about',
    '/admin/about/team',
    '/admin/contact-details',
    '/admin/banners',
    '/admin/contacts',
    '/admin/feedback',
    '/admin/destinations',
    `/admin/destinations/edit/${destination}`,
    `/admin/destinations/preview/${destination}`,
    '/admin/highlights',
    `/admin/highlights/edit/${highlight}`,
    '/admin/stories',
    typed('/admin/stories', 'q'),
    `/admin/stories/preview/${story}`,
    '/admin/settings',
    `/admin/stories/edit/${story}`,
  ])
    await test.step(place.slice(0, 60), async () => {
      await open(page, place);
      await expectText(page, place);
    });
  const name = '"><img src=x onerror=alert(1)>.avif';
  await filesOf(page, 'Additional images').setInputFiles({ ...anImage('amalfi-coast-positano'), name });
  await expect(page.getByLabel('Caption of picture 2')).toBeVisible();
  await expectText(page, 'a file with a hostile name');
  expect(signs).toEqual([]);
});
