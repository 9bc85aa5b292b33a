import { expect, hydrated, isHydrated, open, test } from '../fixtures.ts';

const isScript = (url: string) => new URL(url).pathname.endsWith('.js');

test('scripts load only after the first image of a page @desktop', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => isScript(request.url()) && scripts.push(request.url()));
  let show = () => {};
  const mayShow = new Promise<void>((resolve) => {
    show = resolve;
  });
  await page.route('**/media/**', async (route) => {
    await mayShow;
    await route.continue();
  });
  await page.goto('/destinations/lisbon', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lisbon');
  expect(scripts).toEqual([]);
  show();
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(0);
});

test('a page becomes interactive even if its first image never loads @desktop', async ({ page }) => {
  await page.route('**/media/**', () => {});
  await page.goto('/destinations/lisbon', { waitUntil: 'commit' });
  await expect.poll(() => isHydrated(page)).toBe(true);
});

test('only one image of a page has a high fetch priority @desktop', async ({ page }) => {
  for (const address of ['/', '/destinations', '/destinations/lisbon', '/stories', '/highlight', '/search?q=asia']) {
    await page.goto(address);
    expect(await page.locator('img[fetchpriority=high]').count(), address).toBeLessThanOrEqual(1);
  }
});

test('only those fonts load whose letters a page shows @desktop', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto('/destinations');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.filter((url) => /latin-ext|vietnamese|italic/.test(url))).toEqual([]);
  expect(fonts).toHaveLength(2);
  await page.goto('/search?q=Phạm+Kovářová');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts.filter((url) => url.includes('fraunces-vietnamese'))).toHaveLength(1);
  expect(fonts.filter((url) => url.includes('fraunces-latin-ext'))).toHaveLength(1);
});

test('pointing at a link loads the code of its page before the click', async ({ page }) => {
  await page.goto('/destinations');
  await hydrated(page);
  const code = page.waitForRequest((request) => /\/destination\.page-[^/]+\.js$/.test(request.url()));
  await page.locator('main a[href^="/destinations/"]').first().hover();
  await code;
  await expect(page).toHaveURL(/\/destinations$/);
});

test('content far below is laid out when it comes near, and at once on a reload at that position', async ({ page }) => {
  const end = page.getByRole('contentinfo');
  const isLaidOut = () =>
    end.evaluate((part) => part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  await open(page, '/');
  expect(await isLaidOut()).toBe(false);
  await end.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
  await page.reload();
  await hydrated(page);
  expect(await isLaidOut()).toBe(true);
});

/** Every page that is only read, in one of each kind. */
const readingPages = [
  '/',
  '/destinations',
  '/destinations/lisbon',
  '/stories',
  '/highlight',
  '/search?q=asia',
  '/terms',
];

for (const sign of ['moves', 'scrolls', 'types'])
  test(`a stranger's page loads scripts only when somebody ${sign}`, { tag: '@phone' }, async ({ context, page }) => {
    await context.clearCookies();
    const scripts: string[] = [];
    page.on('request', (request) => isScript(request.url()) && scripts.push(request.url()));
    for (const address of readingPages) {
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(scripts, address).toEqual([]);
      expect(await isHydrated(page)).toBe(false);
    }
    if (sign === 'moves') await page.mouse.move(50, 60, { steps: 3 });
    if (sign === 'scrolls') await page.mouse.wheel(0, 300);
    if (sign === 'types') await page.keyboard.press('Tab');
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
  });

test("a press on a stranger's page is carried out when its scripts have come", { tag: '@phone' }, async ({
  context,
  page,
}) => {
  await context.clearCookies();
  await page.goto('/destinations/lisbon', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('button', { name: 'Save to Favorites' }).tap();
  await expect(page.getByText('Please log in to save to favorites')).toBeVisible();
});

test('a page that does something of its own starts at once, and so does any for whom something is remembered', {
  tag: '@phone',
}, async ({ context, page }) => {
  await page.goto('/destinations/lisbon');
  await expect.poll(() => isHydrated(page)).toBe(true);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  for (const address of ['/login', '/newsletter/unsubscribe?token=none']) {
    await page.goto(address);
    await expect.poll(() => isHydrated(page), address).toBe(true);
  }
});

test('what changes pages comes when somebody is about to, and goes on from where they are by then @desktop', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const browserRouter = () => scripts.filter((path) => path.startsWith('/assets/browser-router-'));
  await page.goto('/destinations/lisbon');
  await hydrated(page);
  expect(browserRouter()).toEqual([]);
  await page.evaluate(() => {
    Object.assign(globalThis, { sameDocument: true });
    location.hash = 'reviews';
  });
  const link = page.locator('main a[href^="/destinations/"]:not([href*="/lisbon"])').first();
  const address = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(address ?? '');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Lisbon');
  await page.goBack();
  await expect(page).toHaveURL('/destinations/lisbon#reviews');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lisbon');
  expect(browserRouter()).toHaveLength(1);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test('where what changes pages does not come, the browser does @desktop', async ({ page, watch }) => {
  watch.expectTrouble(/browser-router/);
  await page.route('**/assets/browser-router-*', (route) => route.abort());
  await page.goto('/destinations');
  await hydrated(page);
  const link = page.locator('main a[href^="/destinations/"]').first();
  const address = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL(address ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
