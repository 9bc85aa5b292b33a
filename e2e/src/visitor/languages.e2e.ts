import { expect, expectAccessible, type Locator, open, type Page, test } from '../fixtures.ts';
import { author } from '../people.ts';
import { ownSite } from '../sites/own-site.ts';
import { callsOf } from '../staff-api.ts';

// A site of its own: its languages hold for all of it.
const site = ownSite();
test.describe.configure({ timeout: 300_000 });
// What is wrong is told with its place; an image of every step would double the time.
test.use({ trace: 'off' });

type Call = Awaited<ReturnType<typeof callsOf>>;
let call: Call;

/** A place and a story are in Arabic, all else is not. */
const place = { slug: 'petra', name: 'البتراء', category: 'آثار', region: 'جنوب الأردن', climateType: 'صحراوي' };
const story = { title: 'محطة بلا طريق', excerpt: 'قطار يقف حيث لا أحد.', content: 'لا شيء هناك، إلا السكة.' };

test.beforeAll(async ({ playwright }) => {
  call = await callsOf(await playwright.request.newContext(), author, site.url);
  const languages = ['ar', 'ar-xb'].map((code) => ({ code, isPublished: true }));
  await call('PUT', '/api/v5/admin/languages', { languages: [{ code: 'en' }, ...languages] });
  const { slug, ...words } = place;
  const { data: petra } = await call('GET', `/api/v3/destination/${slug}`);
  const days: [string, object][] = petra.itinerary.map(({ _id }: { _id: string }) => [
    _id,
    { title: 'الوصول', activities: ['المشي'] },
  ]);
  await call('PUT', `/api/v5/admin/translations/destination/${petra._id}/ar`, {
    ...words,
    description: 'مدينة محفورة في الصخر الوردي.',
    longDescription: 'في الصباح **قبل الجميع**.',
    shortLine: 'صخر وردي',
    bestTimeToVisit: 'من آذار إلى أيار',
    bestMonth: 'نيسان',
    SuggestedDuration: 'ثلاثة أيام',
    popularFor: ['الخزنة'],
    travelTips: ['احمل الماء.'],
    itinerary: Object.fromEntries(days),
    isPublished: true,
  });
  const { data } = await call('GET', '/api/story/a-station-with-no-road');
  await call('PUT', `/api/v5/admin/translations/story/${data._id}/ar`, { ...story, isPublished: true });
});

/** Every page, with something that is there in place of what is open. */
async function everyPage(): Promise<string[]> {
  const firstOf = async (list: string) => (await call('GET', list)).data[0]._id as string;
  const [place, story, highlight, page] = await Promise.all(
    ['/api/v3/destination/admin', '/api/v5/admin/stories', '/api/v5/admin/highlight', '/api/v5/admin/pages'].map(
      firstOf,
    ),
  );
  return [
    ...[
      '/',
      '/destinations',
      '/destinations/lisbon',
      '/destinations/petra',
      '/stories',
      '/stories/a-station-with-no-road',
    ],
    ...['/tags/portugal', '/authors/margot-delacroix', '/highlight', '/search?q=asia', '/search', '/about', '/contact'],
    ...['/privacy', '/terms', '/cookies', '/offline', '/newsletter/confirm?token=unknown'],
    ...['/newsletter/unsubscribe?token=unknown', '/travel-notifications/unsubscribe?token=unknown'],
    ...[
      '/email/sign-in',
      '/auth/confirm-email?token=unknown',
      '/auth/undo-email?token=unknown',
      '/profile',
      '/favorite',
    ],
    ...['/admin', '/admin/users', '/admin/about', '/admin/about/team', '/admin/contact-details', '/admin/banners'],
    ...[
      '/admin/banners/new',
      '/admin/contacts',
      '/admin/feedback',
      '/admin/destinations',
      '/admin/destinations/create',
    ],
    ...[`/admin/destinations/edit/${place}`, `/admin/destinations/edit/${place}/ar`, '/admin/highlights'],
    ...['/admin/highlights/create', `/admin/highlights/edit/${highlight}`, '/admin/stories', '/admin/stories/create'],
    ...[`/admin/stories/edit/${story}`, `/admin/stories/edit/${story}/ar`, `/admin/history/story/${story}`],
    ...['/admin/pages', `/admin/pages/edit/${page}`, '/admin/authors', '/admin/media', '/admin/media?layout=list'],
    ...['/admin/activity', '/admin/trash', '/admin/addresses', '/admin/addresses/redirects', '/admin/settings'],
    ...[
      'brand',
      'texts',
      'navigation',
      'sections',
      'languages',
      'glossary',
      'translations',
      'import',
      'categories',
    ].map((part) => `/admin/settings/${part}`),
  ];
}

/** What a stranger alone sees. */
const strangers = ['/login', '/signup', '/email/reset-password'];

/** What does not fit at this width: the page itself, and texts that their own box or the window cuts. */
function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    document.documentElement.dataset.whole = '';
    const told = new Set<string>();
    if (document.documentElement.scrollWidth > innerWidth)
      told.add(`the page is ${document.documentElement.scrollWidth} px wide`);
    /** What scrolls, or is beside the window on purpose: rails, sheets that are closed, slides beside the one shown. */
    const isKept = (element: Element): boolean => {
      const { overflowX, position, opacity } = getComputedStyle(element);
      const parent = element.parentElement;
      if (overflowX !== 'visible' || position === 'fixed' || opacity === '0') return true;
      return parent !== null && parent !== document.body && isKept(parent);
    };
    const look = (text: Node, element: Element) => {
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      // Read aloud only, or not at all.
      if (width <= 1 || height <= 1 || style.visibility === 'hidden') return;
      const said = `"${text.nodeValue?.trim().slice(0, 40)}" in ${element.tagName}.${element.className}`;
      const isShortened = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (/hidden|clip/.test(style.overflowX) && !isShortened && element.scrollWidth > element.clientWidth + 1)
        told.add(`${said} is cut`);
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      if ((left < -1 || right > innerWidth + 1) && !isKept(element)) told.add(`${said} lies beyond the window`);
    };
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const { parentElement: element, nodeValue } = nodes.currentNode;
      const isShown = nodeValue?.trim() && !element?.closest('script, style, noscript, option, svg, iframe');
      if (element && isShown) look(nodes.currentNode, element);
    }
    return [...told].slice(0, 5);
  });
}

async function faultsOn(page: Page, prefix: string, addresses: readonly string[], isChecked: boolean) {
  const faults: Record<string, string[]> = {};
  for (const address of addresses) {
    await open(page, `${site.url}${prefix}${address}`);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const cut = await cutTexts(page);
      if (cut.length > 0) faults[`${prefix}${address} at ${width} px`] = cut;
    }
    if (isChecked) await test.step(address, () => expectAccessible(page));
  }
  return faults;
}

async function logInAsAuthor(page: Page) {
  const { email, password } = author;
  const { user, exp, AuthenticatorToken } = await call('POST', '/api/v3/auth/login', { email, password });
  await page.goto(`${site.url}/terms`);
  await page.evaluate((login) => localStorage.setItem('login', JSON.stringify(login)), {
    user,
    exp,
    AuthenticatorToken,
  });
}

/** Whether what is found first is drawn the other way round, by itself or with what it stands in. */
const isMirrored = (found: Locator): Promise<boolean> =>
  found.first().evaluate((element) => {
    let way = 1;
    for (let part: Element | null = element; part; part = part.parentElement) {
      const { transform, scale } = getComputedStyle(part);
      way *= Math.sign(new DOMMatrix(transform === 'none' ? '' : transform).a) || 1;
      way *= Math.sign(Number.parseFloat(scale)) || 1;
    }
    return way < 0;
  });

test('arrows point along the line; the map and films are as they are', async ({ page }) => {
  await open(page, `${site.url}/ar/destinations/lisbon`);
  expect(await isMirrored(page.locator('main svg[class*=along]'))).toBe(true);
  const map = page.locator('img[src*="map.svg"]');
  await map.scrollIntoViewIfNeeded();
  expect(await isMirrored(map)).toBe(false);
  await open(page, `${site.url}/ar/highlight`);
  await page
    .getByRole('button', { name: /^تشغيل فيديو/ })
    .first()
    .click();
  await expect(page.locator('video')).toBeVisible();
  expect(await isMirrored(page.locator('video'))).toBe(false);
  await open(page, `${site.url}/destinations/lisbon`);
  expect(await isMirrored(page.locator('main svg[class*=along]'))).toBe(false);
});

test('Arabic letters are joined, in fonts that no English page loads', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => /arabic.*\.woff2/.test(request.url()) && fonts.push(request.url()));
  await open(page, `${site.url}/stories`);
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toEqual([]);
  await open(page, `${site.url}/ar/stories`);
  const heading = page.getByRole('heading', { level: 1 });
  for (const text of [heading, page.getByRole('navigation').first()]) {
    await expect(text).toHaveCSS('letter-spacing', 'normal');
    await expect(text).toHaveCSS('font-style', 'normal');
    await expect(text).toHaveCSS('text-transform', 'none');
  }
  // Joined letters are narrower than the same ones apart.
  const widths = await heading.evaluate((element) => {
    const width = (text: string) => {
      const copy = element.cloneNode() as HTMLElement;
      copy.style.width = 'max-content';
      copy.textContent = text;
      element.after(copy);
      const { width: measured } = copy.getBoundingClientRect();
      copy.remove();
      return measured;
    };
    return { joined: width('سسسسس'), apart: width('س\u200cس\u200cس\u200cس\u200cس') };
  });
  expect(widths.joined).toBeLessThan(widths.apart);
  await page.evaluate(() => document.fonts.ready);
  expect(new Set(fonts).size).toBe(2);
});

test.describe('a reader whose browser asks for Arabic', () => {
  test.use({ locale: 'ar' });

  test('is offered it once, in a line that moves nothing and never comes back', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { shifted: number }).shifted += value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const offer = page.getByRole('complementary', { name: 'Language', exact: true });
    await open(page, `${site.url}/stories?page=2`);
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/ar/stories?page=2');
    await expect(offer.getByRole('link')).toHaveAttribute('lang', 'ar');
    await expectAccessible(page, 'aside');
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header, main, main h1, footer')].map((one) => one.getBoundingClientRect().top),
      );
    const offered = await places();
    await offer.getByRole('button', { name: 'Close' }).click();
    await expect(offer).toHaveCount(0);
    expect(await places()).toEqual(offered);
    // In the three digits that it is told in.
    const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
    expect(shifted.toFixed(3)).toMatch(/^0\.00[01]$/);
    // The links that say the languages have come by then, and so would the offer.
    for (const path of ['/stories?page=2', '/destinations/lisbon']) {
      await open(page, site.url + path);
      await expect(page.locator('footer a[hreflang=ar]')).toHaveCount(1);
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => idle(true))));
      await expect(offer).toHaveCount(0);
    }
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('one goes to the same place, page and query in another language and back', async ({ page }) => {
    for (const [address, there] of [
      ['/search?q=lisbon', '/ar/search?q=lisbon'],
      ['/stories?page=2', '/ar/stories?page=2'],
      ['/destinations/petra', '/ar/destinations/petra'],
    ] as const) {
      const footer = page.getByRole('contentinfo');
      await page.goto(site.url + address);
      await footer.locator('summary').filter({ hasText: 'English' }).click();
      await footer.locator('a[hreflang=ar]').click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
      if (!address.endsWith('petra')) expect(page.url()).toBe(site.url + there);
      await footer.locator('summary').filter({ hasText: 'العربية' }).click();
      await footer.locator('a[hreflang=en]').click();
      await expect(page).toHaveURL(site.url + address);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }
  });
});

for (const [prefix, isChecked] of [
  ['/ar', true],
  // Longer than any language, from right to left.
  ['/ar-xb', false],
] as const)
  test(`${prefix}: no page scrolls sideways, cuts a text or fails axe, wide and narrow`, async ({ page, watch }) => {
    test.slow(true, 'every page is opened');
    watch.expectTrouble(/^4\d\d .*(unknown|token|confirm|undo)/);
    watch.expectTrouble(/^Blocked script execution in 'about:/);
    const faults = await faultsOn(page, prefix, strangers, isChecked);
    await logInAsAuthor(page);
    Object.assign(faults, await faultsOn(page, prefix, await everyPage(), isChecked));
    expect(faults).toEqual({});
  });
