import { expect, expectAccessible, type Locator, open, test } from '../fixtures.ts';
import { author } from '../people.ts';
import { ownSite } from '../sites/own-site.ts';
import { callsOf } from '../staff-api.ts';

// A site of its own: its languages hold for all of it.
const site = ownSite();
test.describe.configure({ timeout: 300_000 });

type Call = Awaited<ReturnType<typeof callsOf>>;
let call: Call;

/** A place and a story are in Arabic, all else is not. */
const place = { slug: 'petra', name: 'البتراء', category: 'آثار', region: 'جنوب الأردن', climateType: 'صحراوي' };
const story = { title: 'محطة بلا طريق', excerpt: 'قطار يقف حيث لا أحد.', content: 'لا شيء هناك، إلا السكة.' };

test.beforeAll(async ({ playwright }) => {
  call = await callsOf(await playwright.request.newContext(), author, site.url);
  const languages = [{ code: 'ar', isPublished: true }];
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

test('rows that scroll inside themselves lead on to the left', async ({ page }) => {
  await open(page, `${site.url}/ar/destinations/lisbon`);
  const dot = (number: number) => page.getByRole('button', { name: new RegExp(`^الصورة ${number} من`) });
  await page.getByRole('button', { name: 'الصورة التالية' }).click();
  await expect(dot(2)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'الصورة السابقة' }).click();
  await expect(dot(1)).toHaveAttribute('aria-current', 'true');

  await open(page, `${site.url}/ar`);
  const first = page.getByRole('list', { name: 'آراء المسافرين' }).getByRole('listitem').first();
  const [previous, next] = ['الآراء السابقة', 'الآراء التالية'].map((name) => page.getByRole('button', { name }));
  await next?.click();
  await expect(first).not.toBeInViewport();
  await previous?.click();
  await expect(first).toBeInViewport();
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
    await open(page, `${site.url}/destinations?page=2`);
    await expect(offer.getByRole('link')).toHaveAttribute('href', '/ar/destinations?page=2');
    await expect(offer.getByRole('link')).toHaveAttribute('lang', 'ar');
    await expect(offer.getByRole('link')).toHaveText('اقرأ هذه الصفحة بالعربية');
    // At the foot of the window, where nobody has begun to read.
    const below = async (of: Locator) => (await of.boundingBox())?.y ?? 0;
    expect(await below(offer)).toBeGreaterThan((await below(page.getByRole('heading', { level: 1 }))) + 200);
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
    for (const path of ['/destinations?page=2', '/destinations/lisbon']) {
      await open(page, site.url + path);
      await expect(page.locator('footer a[hreflang=ar]')).toHaveCount(1);
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => idle(true))));
      await expect(offer).toHaveCount(0);
    }
  });

  test('is not asked two things at a time, and can read to the end of a page with nothing in it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${site.url}/destinations?q=qqqqqq`);
    const offer = page.getByRole('complementary', { name: 'Language', exact: true });
    await expect(offer).toBeVisible();
    const top = async () => (await offer.boundingBox())?.y ?? 0;
    const bottomOf = async (of: Locator) => {
      const box = await of.boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    expect(await bottomOf(page.getByRole('heading', { name: /^No destinations found/ }))).toBeLessThan(await top());
    expect(await bottomOf(page.locator('footer :is(a, p, button)').last())).toBeLessThanOrEqual(await top());

    await open(page, `${site.url}/destinations`);
    await expect(offer).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    const invitation = page.locator('[aria-live]').getByRole('button', { name: 'Log In' });
    await expect(invitation).toBeVisible();
    await expect(offer).toBeHidden();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(invitation).toHaveCount(0);
    await expect(offer).toBeVisible();
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('one goes to the same place, page and query in another language and back', async ({ page }) => {
    for (const [address, there] of [
      ['/search?q=lisbon', '/ar/search?q=lisbon'],
      ['/destinations?page=2', '/ar/destinations?page=2'],
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
