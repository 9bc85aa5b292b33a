import { expect, markDocument, open, type Page, test, withMotion } from '../fixtures.ts';

test.use(withMotion);

const list = '**/api/v3/destination?*';

/** By the rail or the bar, whichever this screen has; they name the places differently. */
const follow = (page: Page, place: 'Destinations' | 'Stories') =>
  page.locator(`nav a[href="/${place.toLowerCase()}"]:visible`).first().click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const names = (page: Page) => page.getByRole('article').getByRole('heading');

/** From the stories to the destinations and back, so that the list of destinations is known to this browser. */
async function seeDestinations(page: Page) {
  await open(page, '/stories');
  await follow(page, 'Destinations');
  await expect(heading(page)).toHaveText('Destinations');
  await follow(page, 'Stories');
  await expect(heading(page)).toHaveText('Stories');
}

test('a page seen before shows its old content at once, then what has changed, in one update', async ({ page }) => {
  await seeDestinations(page);
  let calls = 0;
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(list, async (route) => {
    calls += 1;
    const response = await route.fetch();
    const body = await response.json();
    const [first, ...others] = body.data;
    await mayAnswer;
    await route.fulfill({ response, json: { ...body, data: [{ ...first, name: 'Newly Named' }, ...others] } });
  });
  const kept = await markDocument(page);
  await follow(page, 'Destinations');
  await expect(names(page)).toHaveCount(25);
  await expect(names(page).filter({ hasText: 'Newly Named' })).toHaveCount(0);
  answer();
  await expect(names(page).first()).toHaveText('Newly Named');
  await follow(page, 'Stories');
  await expect(heading(page)).toHaveText('Stories');
  expect(calls).toBe(1);
  await kept.expectKept();
});

test('while offline the old content stays, and the next screen asks the server again', async ({ page, watch }) => {
  watch.expectTrouble(/net::ERR_FAILED .*\/api\//);
  await seeDestinations(page);
  await page.route(list, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await follow(page, 'Destinations');
  await failed;
  await expect(names(page)).toHaveCount(25);
  await page.unroute(list);
  await follow(page, 'Stories');
  await expect(heading(page)).toHaveText('Stories');
  const asked = page.waitForResponse(list);
  await follow(page, 'Destinations');
  expect((await asked).ok()).toBe(true);
});

/** A busy machine: a new page is let in later than the API has answered. The document says how many were. */
function drawSlowly() {
  const start = document.startViewTransition.bind(document);
  let changes = 0;
  document.startViewTransition = (update) =>
    start(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      if (typeof update === 'function') await update();
      changes += 1;
      document.documentElement.dataset.changes = String(changes);
    });
}

test('content that was deleted on the server is no longer shown', async ({ page, watch }) => {
  watch.expectTrouble(/^404 .*\/api\/v3\/destination\/lisbon/);
  await page.addInitScript(drawSlowly);
  await open(page, '/destinations?q=lisbon');
  await page.getByRole('link', { name: 'Lisbon', exact: true }).click();
  await expect(heading(page)).toHaveText('Lisbon');
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('Destinations');
  await page.route('**/api/v3/destination/lisbon*', (route) =>
    route.fulfill({ status: 404, json: { success: false, message: 'Destination not found' } }),
  );
  await page.getByRole('link', { name: 'Lisbon', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-changes', '3');
  await expect(heading(page)).toHaveText('Destination not found');
});

test('the site works in a browser that forbids storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  await seeDestinations(page);
  await follow(page, 'Destinations');
  await expect(names(page)).toHaveCount(25);
});

test('search results are not stored in the browser', async ({ page }) => {
  await open(page, '/destinations');
  await page.getByRole('searchbox').first().fill('kyoto');
  await page.getByRole('searchbox').first().press('Enter');
  await expect(page).toHaveURL(/q=kyoto/);
  await expect(names(page).first()).toHaveText('Kyoto');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('kyoto')))).toEqual([]);
});
