import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { addStory, aName } from '../staff-forms.ts';

/** Words as the database sorts them: whatever their case, signs aside. */
const sorted = (words: readonly string[]) => words.toSorted((one, other) => one.localeCompare(other, 'en'));
const head = (page: Page, name: string): Locator => page.getByRole('columnheader', { name, exact: true });
const titles = (page: Page) => page.locator('tbody tr > :first-child a').allInnerTexts();

test('a staff list is sorted by its column headings, with the keyboard, and the URL holds the order', async ({
  page,
}) => {
  await logIn(page, author);
  await open(page, '/admin/destinations');
  const name = head(page, 'Destination');
  await expect(name).not.toHaveAttribute('aria-sort');
  const newest = await titles(page);

  await name.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/destinations?sort=name');
  await expect(name).toHaveAttribute('aria-sort', 'ascending');
  await expect(name.getByRole('link'), 'who sorts by keyboard goes on from there').toBeFocused();
  const ascending = await titles(page);
  expect(ascending).not.toEqual(newest);
  expect(ascending).toEqual(sorted(ascending));

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/destinations?sort=-name');
  await expect(name).toHaveAttribute('aria-sort', 'descending');
  const descending = await titles(page);
  expect(descending).toEqual(sorted(descending).reverse());
  await page.reload();
  await hydrated(page);
  await expect(name).toHaveAttribute('aria-sort', 'descending');
  expect(await titles(page)).toEqual(descending);

  await name.getByRole('link').press('Enter');
  await expect(page).toHaveURL('/admin/destinations');
  await expect(name).not.toHaveAttribute('aria-sort');
  // Others add places meanwhile.
  await expect.poll(() => titles(page)).not.toEqual(descending);
  await page.goBack();
  await expect(name).toHaveAttribute('aria-sort', 'descending');
});

test('the result of an action on a row replaces the earlier failure of the same row', async ({
  page,
  request,
  watch,
}) => {
  watch.expectTrouble(/^500 /);
  const name = aName('A stuck shelf');
  await Promise.all([addStory(request, `${name} left`), addStory(request, `${name} right`)]);
  await logIn(page, author);
  await open(page, `/admin/stories?q=${name}`);
  const stars = page.getByRole('button', { name: /^Toggle featured/ });
  let calls = 0;
  await page.route('**/stories/featured/*', (route) => {
    calls += 1;
    const failure = { status: 500, json: { success: false, message: 'The shelf is stuck' } };
    return calls > 2 ? route.continue() : route.fulfill(failure);
  });
  const told = page.getByRole('button', { name: 'Dismiss' });
  await stars.first().click();
  await expect(told).toHaveCount(1);
  await stars.last().click();
  await expect(told).toHaveCount(2);
  await stars.last().click();
  await expect(page.getByText('Story featured', { exact: true })).toBeVisible();
  expect(await page.getByText('The shelf is stuck').count(), "the other row's failure alone").toBe(1);
});

test('a form that the list leads to shows what the list knew before its call comes back', async ({ page, request }) => {
  const name = aName('Known already');
  const { _id } = await addStory(request, name);
  await logIn(page, author);
  await open(page, `/admin/stories?q=${name}`);
  const gate = Promise.withResolvers<void>();
  let held = 0;
  await page.route(`**/api/**/${_id}*`, async (route) => {
    held += 1;
    await gate.promise;
    await route.continue();
  });
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(`/admin/stories/edit/${_id}`);
  // Nothing can be typed yet: no role is told of what is inert.
  await expect(page.getByLabel('Short excerpt')).toHaveValue('A night on the quay.');
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(name);
  await expect.poll(() => held).toBeGreaterThan(0);
  const save = page.getByRole('button', { name: 'Save Story' });
  await expect(save).toHaveCount(0);
  gate.resolve();
  await expect(save).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Content' })).toContainText('The first paragraph.');
});

test('an author portrait keeps its shape in the narrow column of a table', async ({ page }) => {
  await logIn(page, author);
  // Others add stories by authors without one.
  await open(page, '/admin/stories?q=India');
  const portrait = page.locator('tbody img[width="32"]').first();
  await expect(portrait).toBeVisible();
  expect(await portrait.boundingBox()).toMatchObject({ width: 32, height: 32 });
});

test('on a tablet, beside the menu or below it, no column of a staff list lies out of sight', async ({ page }) => {
  await logIn(page, author);
  for (const [width, path] of [
    [768, 'stories'],
    [1024, 'stories'],
    [1024, 'destinations'],
    [1100, 'users'],
    [1280, 'stories'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `/admin/${path}`);
    const list = page.getByRole('table');
    await expect(list.getByRole('row').nth(1)).toBeVisible();
    const hidden = await list.evaluate(({ scrollWidth, parentElement: box }) => {
      const page = document.documentElement;
      // Whatever does not scroll by itself widens the page.
      const scrolls = box && getComputedStyle(box).overflowX !== 'visible';
      return scrolls ? scrollWidth - box.clientWidth : page.scrollWidth - page.clientWidth;
    });
    expect(hidden, `${path} at ${width} px`).toBeLessThanOrEqual(0);
  }
});
