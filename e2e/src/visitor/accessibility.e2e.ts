import { destinationList } from '../destination-list.screen.ts';
import { expect, expectAccessible, expectAccessibleInBothThemes, expectContrast, open, test } from '../fixtures.ts';

// The rules look at every element, and on a busy machine that takes its time.
test.describe.configure({ timeout: 120_000 });

const pages = [
  ['the list', '/destinations'],
  ['the list with nothing in it', '/destinations?q=zzzzqqqq'],
  ['a place', '/destinations/santorini'],
] as const;

test.describe('axe finds nothing in either theme on', () => {
  for (const [name, address] of pages) {
    test(name, ({ page }) => expectAccessibleInBothThemes(page, () => open(page, address)));
  }

  test('a destination that does not exist', async ({ page, watch }) => {
    watch.expectTrouble(/404 .*nowhere/);
    await expectAccessibleInBothThemes(page, () => open(page, '/destinations/nowhere'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destination not found');
  });

  test('an unknown path', async ({ page, watch }) => {
    watch.expectTrouble(/404 .*no-such-page/);
    await expectAccessibleInBothThemes(page, () => open(page, '/no-such-page'));
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing in the ${colorScheme} theme on`, () => {
    test.use({ colorScheme });

    test('what opens over a page: filters, search, menu, notifications, a message', async ({ page }) => {
      const look: typeof expectAccessible = colorScheme === 'light' ? expectAccessible : expectContrast;
      await open(page, '/destinations/santorini');
      await page.getByRole('button', { name: 'Save to Favorites' }).click();
      await expect(page.getByText('Please log in to save to favorites')).toBeVisible();
      // The message alone: what it covers for its few seconds depends on where the page stands.
      await look(page, '[aria-live="polite"]');
      await open(page, '/destinations');
      for (const name of ['Search', 'Menu', 'Notifications']) {
        await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
        await look(page);
        await page.keyboard.press('Escape');
      }
      await destinationList(page).showFilters();
      // axe knows no top layer: it takes what lies under a modal dialog for what covers its buttons.
      await look(page, undefined, ['target-size']);
    });
  });
}

test('the theme that a visitor chooses is remembered @desktop', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/destinations');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Light or dark' }).click();
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await page.reload();
  await expect.poll(ground).toBe(dark);
});
