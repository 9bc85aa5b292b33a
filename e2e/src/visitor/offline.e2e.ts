import { expect, hydrated, open, type Page, test } from '../fixtures.ts';
import { author, logIn, register } from '../people.ts';

test.use({ serviceWorkers: 'allow' });

/** What the worker and the page need before a line may break: it is active, and the page's address is in the list. */
async function keptHere(page: Page, path: string): Promise<void> {
  const isKept = (address: string) =>
    caches.match(`/offline/kept${address}`).then(async (entry) => {
      await navigator.serviceWorker.ready;
      return entry !== undefined;
    });
  await expect.poll(() => page.evaluate(isKept, path), { timeout: 30_000 }).toBe(true);
}

const whole = /^Saved on this device, (\d+) of \1 parts$/;

test('a page that was read opens in full while offline; a page that was not read says so @desktop', async ({
  page,
  context,
  watch,
}) => {
  watch.expectTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|can’t reach the site/);
  await open(page, '/destinations/lisbon');
  await keptHere(page, '/destinations/lisbon');
  await open(page, '/offline');
  await expect(page.getByRole('main').getByRole('link', { name: 'Lisbon' })).toBeVisible();
  await expect(page.getByText(whole)).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('main').getByRole('link', { name: 'Lisbon' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lisbon' })).toBeVisible();
  await hydrated(page);
  const image = page.getByRole('main').locator('img').first();
  await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');

  await page.goto('/destinations/petra');
  await expect(page.getByRole('alert')).toContainText('this page isn’t saved on this device');
  await expect(page.getByRole('main').getByRole('link', { name: 'Lisbon' })).toBeVisible();
  // As soon as there is a line again, what was asked for opens.
  await context.setOffline(false);
  await expect(page).toHaveURL('/destinations/petra');
  await expect(page.getByRole('heading', { level: 1, name: 'Petra' })).toBeVisible();
});

test('a line that breaks before the page can keep itself is no error, and the page is kept when it is back @desktop', async ({
  page,
  context,
  watch,
}) => {
  watch.expectTrouble(/ERR_INTERNET_DISCONNECTED|ERR_FAILED .*keep-offline/);
  const code = '**/assets/keep-offline-*.js';
  const broken = page.waitForEvent('requestfailed', (request) => request.url().includes('/keep-offline-'));
  await page.route(code, (route) => route.abort());
  await open(page, '/destinations/lisbon');
  await broken;
  await page.unroute(code);
  await context.setOffline(true);
  await context.setOffline(false);
  await keptHere(page, '/destinations/lisbon');
});

test('a part of the frame whose code does not come leaves the page as it is @desktop', async ({
  page,
  context,
  watch,
}) => {
  watch.expectTrouble(/ERR_FAILED/);
  await logIn(page, author);
  await context.route('**/assets/page-texts-item-*', (route) => route.abort());
  const broken = page.waitForEvent('requestfailed', (request) => request.url().includes('/page-texts-item-'));
  await open(page, '/offline?from=%2Fadmin%2Fstories');
  await broken;
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved on this device');
  await expect(page.getByText('We couldn’t load this page')).toHaveCount(0);
});

test('the offline page links to no other site (T23) @desktop', async ({ page }) => {
  for (const from of [
    '/\t/evil.example/x',
    '/\n/evil.example',
    '/\t\\\\evil.example',
    '//evil.example',
    '/..//evil.example',
  ]) {
    await open(page, `/offline?from=${encodeURIComponent(from)}`);
    await expect(page.getByText('Nothing is saved here yet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try again' })).toHaveCount(0);
  }
});

test('a missing part of a saved page is reported, and a new version of the site downloads everything again @desktop', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/ERR_FAILED .*\/destinations\/lisbon$/);
  await open(page, '/destinations/lisbon');
  await keptHere(page, '/destinations/lisbon');
  await page.evaluate(async () => {
    const index = await caches.open('offline-1-index');
    const address = '/offline/kept/destinations/lisbon';
    const entry = await (await index.match(address))?.json();
    const files = await caches.open('offline-1-files');
    await files.delete(entry.parts.find((part: string) => part.startsWith('/media/')));
    await index.put(address, Response.json({ ...entry, build: '/assets/of-another-version.js' }));
    // A page that reads nothing of it.
    history.replaceState(null, '', '/offline');
  });
  const mark = () =>
    page.evaluate(async () => (await (await caches.match('/offline/kept/destinations/lisbon'))?.json())?.build);
  expect(await mark()).toBe('/assets/of-another-version.js');
  await page.route('**/destinations/lisbon', (route) => route.abort());
  await open(page, '/offline');
  await expect(page.getByText(/^Partly saved on this device: \d+ of \d+ parts/)).toBeVisible();
  await page.unroute('**/destinations/lisbon');
  await open(page, '/offline');
  await expect.poll(mark, { timeout: 30_000 }).toMatch(/^\/assets\/entry/);
  await open(page, '/offline');
  await expect(page.getByText(whole)).toBeVisible();
});

test('saved destinations are kept for reading offline, and deleted with the logout @desktop', async ({
  page,
  request,
}) => {
  await logIn(page, await register(request));
  await open(page, '/destinations/kyoto');
  await page.getByRole('button', { name: 'Save to Favorites' }).click();
  await expect(page.getByRole('button', { name: 'Saved to Favorites' })).toBeVisible();
  await keptHere(page, '/destinations/kyoto');
  await open(page, '/favorite');
  await expect(page.getByRole('article').filter({ hasText: 'Kyoto' }).getByText(whole)).toBeVisible({
    timeout: 30_000,
  });
  await open(page, '/profile');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => /files|index/.test(name))))
    .toEqual([]);
});
