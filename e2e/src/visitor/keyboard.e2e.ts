import { choice, destinationList, expectChosen } from '../destination-list.screen.ts';
import { expect, open, type Page, test, withMotion } from '../fixtures.ts';

test.use(withMotion);

/** What has the focus, as one reads it. */
const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until something matches; fails when the focus never gets there. */
async function tabTo(
  page: Page,
  matches: { role: 'link' | 'button' | 'searchbox' | 'combobox'; name: string | RegExp },
) {
  const target = page.getByRole(matches.role, { name: matches.name, exact: true }).first();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return target;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${matches.role} ${matches.name}.`);
}

test('the first Tab of a page offers to skip to the content', async ({ page }) => {
  await open(page, '/destinations');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to content');
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(destinationList(page).search).toBeFocused();
});

for (const address of ['/destinations', '/destinations/santorini']) {
  test(`Tab reaches every control of ${address}, and the focus is always visible`, async ({ page }) => {
    await open(page, address);
    const unseen: string[] = [];
    let last = '';
    for (let presses = 0; presses < 200; presses += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const { width, height, top, bottom } = element.getBoundingClientRect();
        // A card is framed as a whole when its link has the focus, the row of images on the layer above them.
        const rings = [
          getComputedStyle(element),
          element.closest('article') && getComputedStyle(element.closest('article') as Element),
          element.parentElement && getComputedStyle(element.parentElement, '::after'),
        ];
        const ringed = rings.some(
          (style) => style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0,
        );
        const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;
        return { name, seen: ringed && width > 1 && height > 1 && bottom > 0 && top < innerHeight };
      });
      if (!at) break;
      if (!at.seen) unseen.push(at.name);
      last = at.name;
    }
    expect(unseen).toEqual([]);
    expect(last).toMatch(/Light or dark|Login/);
  });
}

test('choosing filters by keyboard keeps the focus on them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/destinations');
  const list = destinationList(page);
  await tabTo(page, { role: 'link', name: 'Africa' });
  await page.keyboard.press('Enter');
  await expectChosen(list.regions, ['Africa']);
  await expect(choice(list.regions, 'Africa')).toBeFocused();
  await tabTo(page, { role: 'link', name: 'hiking' });
  await page.keyboard.press('Enter');
  await expectChosen(list.experiences, ['hiking']);
  await expect(choice(list.experiences, 'hiking')).toBeFocused();
});

test('the sheet of filters takes the focus and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/destinations');
  const list = destinationList(page);
  await tabTo(page, { role: 'button', name: 'Filters' });
  await page.keyboard.press('Enter');
  await expect(list.regions).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(choice(list.regions, 'All')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list.regions).toBeHidden();
  await expect(list.filtersButton).toBeFocused();
});

test('the navigation rail opens while the focus is in it, and closes on Escape', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/destinations');
  const rail = page.getByRole('navigation', { name: 'Main', exact: true });
  const width = async () => Math.round((await rail.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(72);
  await tabTo(page, { role: 'link', name: 'Stories' });
  await expect.poll(width).toBe(256);
  await expect(rail.getByText('Destinations', { exact: true }).last()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(width).toBe(72);
});

test('the search field takes the focus and gives it back', async ({ page }) => {
  await open(page, '/destinations');
  const opener = await tabTo(page, { role: 'button', name: 'Search' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a destination can be reached, read and left by keyboard alone', async ({ page }) => {
  await open(page, '/destinations?q=santorini');
  await tabTo(page, { role: 'link', name: 'Santorini' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Santorini');
  await expect(page.getByRole('main'), 'the new page has the focus').toBeFocused();
  await tabTo(page, { role: 'button', name: 'Pause slideshow' });
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play slideshow' })).toBeFocused();
  await tabTo(page, { role: 'button', name: 'Next picture' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Picture 2 of 4' })).toHaveAttribute('aria-current', 'true');
  await tabTo(page, { role: 'combobox', name: 'Category' });
  await page.keyboard.type('Food');
  await expect(page).toHaveURL(/category=food/);
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeFocused();
});
