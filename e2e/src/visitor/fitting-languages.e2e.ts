import { expect, expectAccessible, open, type Page, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { ownSite } from '../sites/own-site.ts';
import { callsOf } from '../staff-api.ts';
import { unfitTexts } from './fitting-pages.ts';

// A site of its own: its languages hold for all of it.
const site = ownSite();
test.describe.configure({ timeout: 600_000 });
// What is wrong is told with its place; an image of every step would double the time.
test.use({ trace: 'off' });

let call: Awaited<ReturnType<typeof callsOf>>;

test.beforeAll(async ({ playwright }) => {
  call = await callsOf(await playwright.request.newContext(), author, site.url);
  const languages = ['ar', 'ar-xb', 'en-xa'].map((code) => ({ code, isPublished: true }));
  await call('PUT', '/api/v5/admin/languages', { languages: [{ code: 'en' }, ...languages] });
});

/** What a stranger alone sees. */
const strangersPages = ['/login', '/signup', '/email/reset-password'];

const publicPages = [
  '/',
  '/destinations',
  '/destinations/lisbon',
  '/stories',
  '/stories/a-station-with-no-road',
  '/tags/portugal',
  '/authors/margot-delacroix',
  '/highlight',
  '/search',
  '/search?q=asia',
  '/about',
  '/contact',
  '/privacy',
  '/terms',
  '/cookies',
  '/offline',
  '/newsletter/confirm?token=unknown',
  '/newsletter/unsubscribe?token=unknown',
  '/travel-notifications/unsubscribe?token=unknown',
  '/email/sign-in',
  '/auth/confirm-email?token=unknown',
  '/auth/undo-email?token=unknown',
  '/profile',
  '/favorite',
];

/** Every page of the back office, with something that is there in place of what is open. */
async function staffPages(): Promise<string[]> {
  const lists = [
    '/api/v3/destination/admin',
    '/api/v5/admin/stories',
    '/api/v5/admin/highlight',
    '/api/v5/admin/pages',
  ];
  const [place, story, highlight, page] = await Promise.all(
    lists.map(async (list) => (await call('GET', list)).data[0]._id as string),
  );
  const parts = ['brand', 'texts', 'navigation', 'sections', 'languages', 'glossary', 'translations', 'import'];
  return [
    '',
    ...['/users', '/about', '/about/team', '/contact-details', '/banners', '/banners/new', '/contacts', '/feedback'],
    ...['/destinations', '/destinations/create', `/destinations/edit/${place}`, `/destinations/edit/${place}/ar`],
    ...['/highlights', '/highlights/create', `/highlights/edit/${highlight}`],
    ...['/stories', '/stories/create', `/stories/edit/${story}`, `/stories/edit/${story}/ar`],
    ...[`/history/story/${story}`, '/pages', `/pages/edit/${page}`, '/authors', '/media', '/media?layout=list'],
    ...['/activity', '/trash', '/addresses', '/addresses/redirects', '/settings', '/settings/categories'],
    ...parts.map((part) => `/settings/${part}`),
  ].map((path) => `/admin${path}`);
}

/** Each page is opened once, and made narrower: from the widest window to the narrowest phone. */
async function faultsOn(page: Page, prefix: string, addresses: readonly string[], isChecked: boolean) {
  const faults: Record<string, string[]> = {};
  for (const address of addresses) {
    await page.setViewportSize({ width: 2560, height: 1000 });
    await open(page, `${site.url}${prefix}${address}`);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const width of [2560, 1440, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const unfit = await unfitTexts(page);
      if (unfit.length > 0) faults[`${prefix}${address} at ${width} px`] = unfit;
    }
    if (isChecked) await test.step(address, () => expectAccessible(page));
  }
  return faults;
}

// An Arabic reader's pages, and two languages that are 40 % longer than English, from the right and from the left.
for (const prefix of ['/ar', '/ar-xb', '/en-xa'])
  test(`${prefix}: every page fits, from the widest window to the narrowest phone`, async ({ page, watch }) => {
    test.slow(true, 'every page is opened');
    watch.expectTrouble(/^4\d\d .*(unknown|token|confirm|undo)/);
    watch.expectTrouble(/^Blocked script execution in 'about:/);
    const isChecked = prefix === '/ar';
    const faults = await faultsOn(page, prefix, strangersPages, isChecked);
    await logIn(page, author, site.url);
    // Of the back office it is enough to see long words from the right.
    const ofStaff = prefix === '/en-xa' ? [] : await staffPages();
    Object.assign(faults, await faultsOn(page, prefix, [...publicPages, ...ofStaff], isChecked));
    expect(faults).toEqual({});
  });
