import { destinationList } from '../destination-list.screen.ts';
import { expect, markDocument, open, type Page, test, withMotion } from '../fixtures.ts';

test.use(withMotion);

const withoutShare = (page: Page) => page.addInitScript(() => Object.assign(navigator, { share: undefined }));

test.describe('sharing a destination', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the text to the clipboard where the device has no share function @desktop', async ({ page }) => {
    await withoutShare(page);
    await open(page, '/destinations/santorini');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Copied to clipboard!')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Santorini');
    expect(copied).toContain(page.url());
  });

  test('says when the text could not be copied @desktop', async ({ page }) => {
    await withoutShare(page);
    await page.addInitScript(() => {
      Clipboard.prototype.writeText = () => Promise.reject(new Error('denied'));
    });
    await open(page, '/destinations/santorini');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('alert').getByText('Failed to copy.')).toBeVisible();
  });

  test('uses the share function of the device where there is one @desktop', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, { share: async (what: unknown) => void shared.push(what) });
    });
    await open(page, '/destinations/santorini');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared))
      .toEqual([expect.objectContaining({ title: 'Santorini', url: page.url() })]);
    await expect(page.getByText('Copied to clipboard!')).toHaveCount(0);
  });
});

test.describe('saving a destination as a guest', () => {
  test('from its page says that a login is needed @desktop', async ({ page }) => {
    await open(page, '/destinations/santorini');
    await page.getByRole('button', { name: 'Save to Favorites' }).click();
    await expect(page.getByText('Please log in to save to favorites')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save to Favorites' })).toBeVisible();
  });

  test('from a card of the list says that a login is needed, and the list stays @desktop', async ({ page }) => {
    await open(page, '/destinations?q=kyoto');
    await page.getByRole('button', { name: 'Save Kyoto' }).click();
    await expect(page.getByText('Please log in to save to favorites')).toBeVisible();
    await expect(page).toHaveURL('/destinations?q=kyoto');
  });
});

test.describe('from the list to a destination', () => {
  test('what the list knew is shown at once, and the rest follows @desktop', async ({ page }) => {
    await open(page, '/destinations?q=santorini');
    const kept = await markDocument(page);
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/v3/destination/santorini*', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await destinationList(page).card('Santorini').getByRole('link').click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Santorini');
    await expect(main.getByText('Greece, South Aegean')).toBeVisible();
    await expect(main.getByText('11 reviews')).toBeVisible();
    await expect(main.getByRole('region', { name: 'Travel Tips' })).toHaveCount(0);
    gate.resolve();
    await expect(main.getByRole('region', { name: 'Travel Tips' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
    await kept.expectKept();
    await expect(page).toHaveTitle('Santorini | Trekker');
  });

  test('Back returns to the same position in the same list', async ({ page }) => {
    await open(page, '/destinations?region=europe');
    const kept = await markDocument(page);
    const list = destinationList(page);
    const last = list.cards.last().getByRole('link');
    await last.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await last.click();
    await expect(page.getByRole('region', { name: 'Travel Tips' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(50);
    await page.goBack();
    await expect(page).toHaveURL('/destinations?region=europe');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 200);
    await kept.expectKept();
  });

  test('a failed request says so and can be tried again @desktop', async ({ page, watch }) => {
    watch.expectTrouble(/500 .*santorini|Something went wrong|Problem/);
    await open(page, '/destinations?q=santorini');
    await page.route('**/api/v3/destination/santorini', (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'Something went wrong' } }),
    );
    await destinationList(page).card('Santorini').getByRole('link').click();
    await expect(page.getByRole('alert')).toContainText('Something went wrong');
    await page.unroute('**/api/v3/destination/santorini');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Travel Tips' })).toBeVisible();
  });
});

test('links inside the site are followed without reloading the document @desktop', async ({ page }) => {
  await open(page, '/destinations/santorini');
  const kept = await markDocument(page);
  const aside = page.getByRole('complementary', { name: 'At a glance' });
  const near = aside.getByRole('list').filter({ hasText: ' km' }).getByRole('link').first();
  const neighbour = (await near.textContent()) ?? '';
  await near.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(neighbour);
  await page.getByRole('list', { name: 'Tags' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destinations');
  await expect(page).toHaveURL(/\/destinations\?tags=/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Destinations' }).click();
  await expect(page).toHaveURL('/destinations');
  await page.goBack();
  await expect(page).toHaveURL(/\/destinations\?tags=/);
  await kept.expectKept();
});

test('clicking a second link before the first page has opened leads to the second, without an error @desktop', async ({
  page,
}) => {
  for (const pauseMs of [20, 30, 40]) {
    await open(page, '/destinations');
    const second = await destinationList(page).cards.nth(1).getByRole('link').getAttribute('href');
    await page.evaluate((pause) => {
      const links = document.querySelectorAll<HTMLAnchorElement>('main article a');
      links[0]?.click();
      setTimeout(() => links[1]?.click(), pause);
    }, pauseMs);
    await expect(page).toHaveURL(second ?? '');
    await expect(page.getByRole('region', { name: 'Travel Tips' })).toBeVisible();
  }
});
