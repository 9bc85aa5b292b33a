import { expect, expectAccessible, open, type Page, test } from '../fixtures.ts';
import { headerSearch } from '../header-search.screen.ts';

/** Counts what is asked of the site, and can hold the answers back. */
async function watchSuggestions(page: Page) {
  const asked: string[] = [];
  let held = Promise.resolve();
  await page.route('**/api/search/suggest?**', async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('q') ?? '');
    await held;
    await route.continue().catch(() => {});
  });
  return {
    asked,
    hold(): () => void {
      let letGo = () => {};
      held = new Promise((resolve) => {
        letGo = resolve;
      });
      return letGo;
    },
  };
}

test('the search suggests what begins with the word, half a second after the last letter', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-20T08:00:00Z') });
  await open(page, '/destinations');
  // From here on time passes only where it says so.
  await page.clock.pauseAt(new Date('2026-11-20T09:00:00Z'));
  const { asked, hold } = await watchSuggestions(page);
  const letGo = hold();
  const search = headerSearch(page);
  await search.open();
  await expect(search.field).toBeFocused();
  await search.field.pressSequentially('lis');
  await page.clock.runFor(499);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect(search.status).toHaveText('Searching...');
  await expect.poll(() => asked).toEqual(['lis']);
  letGo();
  await expect(search.options).toHaveText(['Lisbon']);
  await expect(search.status).toBeEmpty();
  await expect(search.field).toHaveAttribute('aria-expanded', 'true');
  await page.clock.resume();
  await expectAccessible(page);
});

test('the search says when there are no suggestions, and an empty field clears them at once', async ({ page }) => {
  await open(page, '/destinations');
  const search = headerSearch(page);
  await search.open();
  await search.field.fill('xyzzyq');
  await expect(search.status).toHaveText('No results found.');
  const { asked } = await watchSuggestions(page);
  await search.field.fill('   ');
  await expect(search.status).toBeEmpty();
  await search.field.fill('kyo');
  await expect(search.options).not.toHaveCount(0);
  await search.field.fill('');
  await expect(search.options).toHaveCount(0);
  expect(asked).toEqual(['kyo']);
});

test('arrow keys move through the suggestions and wrap around, Enter opens one, Escape closes the list, then the field @desktop', async ({
  page,
}) => {
  await open(page, '/destinations');
  const search = headerSearch(page);
  await search.open();
  await search.field.fill('the ');
  await expect(search.options).toHaveCount(8);
  const first = (await search.options.first().textContent()) ?? '';
  const last = (await search.options.last().textContent()) ?? '';
  await expect(search.active).toHaveCount(0);
  await search.field.press('ArrowDown');
  await expect(search.active).toHaveText(first);
  await expect(search.field).toHaveAttribute(
    'aria-activedescendant',
    (await search.active.getAttribute('id')) ?? 'none',
  );
  await search.field.press('ArrowUp');
  await expect(search.active).toHaveCount(0);
  await search.field.press('ArrowUp');
  await expect(search.active).toHaveText(last);
  await expect(search.field).toBeFocused();

  await search.field.press('Escape');
  await expect(search.options).toHaveCount(0);
  await expect(search.field).toBeVisible();
  await search.field.press('Escape');
  await expect(search.field).toBeHidden();

  await search.open();
  await search.field.fill('tongue');
  await expect(search.options).toHaveText(['Tongue money']);
  await search.field.press('ArrowDown');
  await search.field.press('Enter');
  await expect(page).toHaveURL('/search?q=Tongue+money');
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toHaveText('Tongue money');
  await expect(search.field).toBeHidden();
});

test('Enter without a chosen suggestion searches for what is typed @desktop', async ({ page }) => {
  await open(page, '/destinations');
  const search = headerSearch(page);
  await search.open();
  await search.field.fill('kyoto');
  await search.field.press('Enter');
  await expect(page).toHaveURL('/search?q=kyoto');
});

test('a suggestion can be clicked or tapped', async ({ page, hasTouch }) => {
  await open(page, '/');
  const search = headerSearch(page);
  await search.open();
  await search.field.fill('new yo');
  const option = search.options.first();
  await expect(option).toHaveText('New York');
  await (hasTouch ? option.tap() : option.click());
  await expect(page).toHaveURL('/search?q=New+York');
});

test('suggestions that come late or fail do not get in the way', async ({ page, watch }) => {
  watch.expectTrouble(/503 .*suggest/);
  await open(page, '/destinations');
  const search = headerSearch(page);
  await page.route('**/api/search/suggest?**', (route) => route.fulfill({ status: 503, json: { success: false } }));
  await search.open();
  const refused = page.waitForResponse('**/api/search/suggest?**');
  await search.field.fill('kyo');
  await refused;
  await expect(search.status).toBeEmpty();
  await search.field.press('Enter');
  await expect(page).toHaveURL('/search?q=kyo');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search field is a form that leads to the search page @desktop', async ({ page }) => {
    await page.goto('/destinations');
    const search = headerSearch(page);
    await search.open();
    await search.field.fill('lisbon');
    await search.field.press('Enter');
    await expect(page).toHaveURL('/search?q=lisbon');
  });
});
