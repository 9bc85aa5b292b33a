import { destinationList } from '../destination-list.screen.ts';
import { expect, expectAccessible, hydrated, open, type Page, test } from '../fixtures.ts';
import { fillLogin, logInAsNew, type Person } from '../people.ts';
import { sampleDestination } from '../sample-library.ts';

const ribbon = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name}` });
const saveButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Sav/ });
const tab = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Saved items' }).getByRole('link', { name: new RegExp(`^${name}`) });

let person: Person;
test.beforeEach(async ({ page, request }) => {
  person = await logInAsNew(page, request, 'Ines');
});

test.describe('saving a favourite', () => {
  test('marks a destination as saved on its page, in lists and after a reload', async ({ page }) => {
    await open(page, '/destinations/santorini');
    await expect(saveButton(page)).toHaveText('Save to Favorites');
    await saveButton(page).click();
    await expect(saveButton(page)).toHaveText('Saved to Favorites');
    await page.reload();
    await hydrated(page);
    await expect(saveButton(page)).toHaveText('Saved to Favorites');
    await open(page, '/destinations?q=santorini');
    await expect(ribbon(page, 'Santorini')).toHaveAttribute('aria-pressed', 'true');
    await ribbon(page, 'Santorini').click();
    await expect(ribbon(page, 'Santorini')).toHaveAttribute('aria-pressed', 'false');
    await destinationList(page).card('Santorini').getByRole('link').click();
    await expect(saveButton(page)).toHaveText('Save to Favorites');
    await expectAccessible(page);
  });

  test('shows at once, and is undone with a message when the server fails @desktop', async ({ page, watch }) => {
    watch.expectTrouble(/^500 /);
    await open(page, '/destinations?q=santorini');
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/v3/destination/favorite/*', async (route) => {
      await gate.promise;
      await route.fulfill({ status: 500, json: { success: false, message: 'Something went wrong' } });
    });
    await ribbon(page, 'Santorini').click();
    await expect(ribbon(page, 'Santorini')).toHaveAttribute('aria-pressed', 'true');
    gate.resolve();
    await expect(ribbon(page, 'Santorini')).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByRole('alert')).toContainText('Something went wrong');
    await page.unroute('**/api/v3/destination/favorite/*');
    await ribbon(page, 'Santorini').click();
    await expect(ribbon(page, 'Santorini')).toHaveAttribute('aria-pressed', 'true');
    // Long before it would go by itself.
    expect(await page.getByRole('alert').count(), 'no old failure beside what went well').toBe(0);
  });

  test('shows "Saving..." while the request runs, and a second click sends no second request @desktop', async ({
    page,
  }) => {
    await open(page, '/destinations/santorini');
    const gate = Promise.withResolvers<void>();
    const methods: string[] = [];
    await page.route('**/api/v3/destination/favorite/*', async (route) => {
      methods.push(route.request().method());
      await gate.promise;
      await route.continue();
    });
    await saveButton(page).click();
    await expect(saveButton(page)).toHaveText('Saving...');
    await saveButton(page).dispatchEvent('click');
    gate.resolve();
    await expect(saveButton(page)).toHaveText('Saved to Favorites');
    expect(methods).toEqual(['POST']);
  });

  test('shows in another open tab @desktop', async ({ page, context }) => {
    await open(page, '/destinations/santorini');
    const other = await context.newPage();
    await open(other, '/destinations/santorini');
    await saveButton(page).click();
    await expect(saveButton(other)).toHaveText('Saved to Favorites');
  });

  test('keeps both items when two are saved right after each other @desktop', async ({ page }) => {
    await open(page, '/destinations');
    const ribbons = page.getByRole('main').getByRole('button', { name: /^Save / });
    await page.evaluate(() => {
      for (const button of [...document.querySelectorAll<HTMLElement>('main button[aria-label^="Save "]')].slice(0, 3))
        button.click();
    });
    for (const index of [0, 1, 2]) await expect(ribbons.nth(index)).toHaveAttribute('aria-pressed', 'true');
    await expect(ribbons.and(page.locator('[aria-busy]'))).toHaveCount(0);
    await open(page, '/favorite');
    await expect(tab(page, 'Destinations')).toContainText('3');
  });
});

test.describe('the page of saved items', () => {
  test('lists what was saved in its tabs, and can remove an item and restore it', async ({ page }) => {
    await open(page, '/destinations/santorini');
    await saveButton(page).click();
    await expect(saveButton(page)).toHaveText('Saved to Favorites');
    await open(page, '/stories');
    const card = page.getByRole('article').nth(1).getByRole('link');
    const title = (await card.textContent()) ?? '';
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await saveButton(page).first().click();
    await expect(saveButton(page).first()).toHaveText('Saved to Favorites');
    await open(page, '/favorite');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Saved Items');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expectAccessible(page);
    await tab(page, 'Stories').click();
    await expect(page).toHaveURL('/favorite?tab=stories');
    await expect(page.getByRole('article').getByRole('link')).toHaveText(title);
    await page.reload();
    await expect(page.getByRole('article').getByRole('link')).toHaveText(title);
    await tab(page, 'Destinations').click();
    await page.getByRole('button', { name: 'Remove Santorini' }).click();
    await expect(page.getByText('No saved Destinations found')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('article').getByRole('link', { name: 'Santorini' }).click();
    await expect(page).toHaveURL('/destinations/santorini');
  });

  test('shows the months of saved places below one another @desktop', async ({ page }) => {
    const places = ['santorini', 'kyoto'].map(sampleDestination);
    for (const { slug } of places) {
      await open(page, `/destinations/${slug}`);
      await saveButton(page).first().click();
      await expect(saveButton(page).first()).toHaveText('Saved to Favorites');
    }
    await open(page, '/favorite');
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByText('Compare by month').click();
    const table = page.getByRole('region', { name: 'Saved places by month' }).getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(3);
    await expect(table.getByRole('columnheader')).toHaveCount(12);
    const words: Record<string, string> = { g: 'Good', f: 'Fair', p: 'Poor' };
    for (const { name, months } of places) {
      const row = table.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
      await expect(row.getByRole('cell')).toHaveText([...months.ratings].map((rating) => words[rating] ?? rating));
    }
  });

  test('keeps the card when the item cannot be removed @desktop', async ({ page, watch }) => {
    watch.expectTrouble(/^503 /);
    await open(page, '/destinations/santorini');
    await saveButton(page).click();
    await expect(saveButton(page)).toHaveText('Saved to Favorites');
    await open(page, '/favorite');
    await page.route('**/api/v3/destination/favorite/*', (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'The service is busy' } }),
    );
    await page.getByRole('button', { name: 'Remove Santorini' }).click();
    await expect(page.getByRole('alert')).toContainText('The service is busy');
    await expect(page.getByRole('article').getByRole('link', { name: 'Santorini' })).toBeVisible();
  });

  test('says in each empty tab that nothing is saved there @desktop', async ({ page }) => {
    await open(page, '/favorite');
    await expect(page.getByText('No saved Destinations found')).toBeVisible();
    await tab(page, 'Stories').click();
    await expect(page.getByText('No saved Stories found')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Find a story' }).click();
    await expect(page).toHaveURL('/stories');
  });

  test('opens scrolled to the top, however far the previous page was scrolled', async ({ page }) => {
    const scrolled = () => page.evaluate(() => scrollY);
    await open(page, '/destinations');
    await page.evaluate(() => scrollTo(0, 150));
    await expect.poll(scrolled).toBe(150);
    await open(page, '/favorite');
    await expect(page.getByText('No saved Destinations found')).toBeVisible();
    expect(await scrolled()).toBe(0);
  });

  test('asks a guest to log in, and returns to it after the login @desktop', async ({ page }) => {
    // Before the page's own script: what is still on its way on the page before would write it again.
    await page.addInitScript(() => localStorage.removeItem('login'));
    await open(page, '/favorite');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Saved Items');
    await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
    await expect(page).toHaveURL(/\/login/);
    await fillLogin(page, person);
    await expect(page).toHaveURL('/favorite');
    await expect(page.getByText('No saved Destinations found')).toBeVisible();
  });
});
