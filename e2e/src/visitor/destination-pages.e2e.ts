import { choice, destinationList, expectChosen } from '../destination-list.screen.ts';
import { expect, markDocument, open, test } from '../fixtures.ts';
import { sampleDestinations } from '../sample-library.ts';

const pages = Math.ceil(sampleDestinations.length / 25);

test('Prev and Next move through the pages of the destination list', async ({ page }) => {
  await open(page, '/destinations');
  const list = destinationList(page);
  const kept = await markDocument(page);
  await expect(list.pager).toContainText(`Page 1 of ${pages}`);
  await expect(list.pager.getByRole('link', { name: 'Prev' })).toBeDisabled();
  const first = await list.names.allTextContents();
  await list.pager.getByRole('link', { name: 'Next' }).click();
  await expect(list.pager).toContainText(`Page 2 of ${pages}`);
  await expect(page).toHaveURL('/destinations?page=2');
  const second = await list.names.allTextContents();
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  await expect.poll(() => page.evaluate(() => scrollY), 'a new page begins at its top').toBeLessThan(300);
  await list.pager.getByRole('link', { name: 'Prev' }).click();
  await expect(page).toHaveURL('/destinations');
  await expect(list.names).toHaveText(first);
  await kept.expectKept();
});

test('the last page has no Next, and all pages together show every destination once @desktop', async ({ page }) => {
  const seen: string[] = [];
  const list = destinationList(page);
  for (let number = 1; number <= pages; number += 1) {
    await open(page, `/destinations?page=${number}`);
    seen.push(...(await list.names.allTextContents()));
  }
  await expect(list.pager.getByRole('link', { name: 'Next' })).toBeDisabled();
  expect(seen.toSorted()).toEqual(sampleDestinations.map(({ name }) => name).toSorted());
});

test('a filter starts at page 1 and has as many pages as its results need', async ({ page }) => {
  await open(page, '/destinations?page=2');
  const list = destinationList(page);
  await list.showFilters();
  await choice(list.regions, 'Oceania').click();
  await expect(page).toHaveURL('/destinations?region=oceania');
  await expect(list.pager).toHaveCount(0);
});

test('a filter that matches nothing says so and offers to clear all filters', async ({ page }) => {
  await open(page, '/destinations?region=africa&q=zzzzqqqq');
  const list = destinationList(page);
  await expect(page.getByText('No destinations found matching your criteria.')).toBeVisible();
  await expect(list.cards).toHaveCount(0);
  const kept = await markDocument(page);
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/destinations');
  await expect(list.cards).toHaveCount(25);
  await expect(list.search).toHaveValue('');
  await kept.expectKept();
});

test('a page number past the end shows the last page @desktop', async ({ page }) => {
  expect(await open(page, '/destinations?page=99')).toBe(200);
  await expect(page).toHaveURL(/\/destinations\?page=2$/);
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(destinationList(page).cards).toHaveCount(19);
});

for (const address of ['?page=nonsense', '?page=-1', '?region=atlantis', '?tags=nonsense,', '?unknown=1']) {
  test(`an invalid query still shows the destination list: ${address} @desktop`, async ({ page }) => {
    expect(await open(page, `/destinations${address}`)).toBe(200);
    await expect(destinationList(page).cards).toHaveCount(25);
  });
}

test('on a small screen the filters open as a sheet behind a button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/destinations');
  const list = destinationList(page);
  await expect(list.regions).toBeHidden();
  await list.filtersButton.click();
  await expect(list.regions).toBeVisible();
  await choice(list.regions, 'Europe').click();
  await choice(list.experiences, 'food').click();
  await expectChosen(list.experiences, ['food']);
  await page.getByRole('button', { name: /^Show \d+ places?$/ }).click();
  await expect(list.regions).toBeHidden();
  await expect(list.filtersButton).toHaveText(/Filters\s*2/);
  await list.expectCount(await list.cards.count());
});

for (const [late, address] of [
  ['the places come', /\/api\/v3\/destination\?/],
  ['the code that changes pages comes', /browser-router[^/]*\.js$/],
] as const) {
  test(`choices that are made quickly all count, however slowly ${late}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    await page.route(address, async (route) => {
      await held;
      await route.continue().catch(() => {}); // nobody waits for the first list any more
    });
    await open(page, '/destinations');
    const list = destinationList(page);
    await choice(list.regions, 'Europe').click();
    await expectChosen(list.regions, ['Europe']);
    await choice(list.experiences, 'food').click();
    await expectChosen(list.experiences, ['food']);
    letGo();
    await expect(page).toHaveURL(/\?region=europe&tags=food$/);
    await expect(list.cards.first()).toBeVisible();
  });
}

test('on a large screen the filters are part of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, '/destinations');
  const list = destinationList(page);
  await expect(list.regions).toBeVisible();
  await expect(list.filtersButton).toBeHidden();
});
