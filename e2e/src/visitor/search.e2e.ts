import {
  expect,
  expectAccessible,
  expectAccessibleInBothThemes,
  markDocument,
  open,
  type Page,
  test,
} from '../fixtures.ts';

/** The search page as a person finds it. */
function searchPage(page: Page) {
  const main = page.getByRole('main');
  const results = main.getByRole('article');
  return {
    main,
    results,
    titles: results.getByRole('heading', { level: 3 }),
    field: main.getByRole('searchbox', { name: 'Search' }),
    tab: (name: string) =>
      main.getByRole('group', { name: 'Kind' }).getByRole('link', { name: new RegExp(`^${name}`) }),
    result: (title: string) => results.filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
  };
}

test('the search word is the headline and can be edited; results name their kind and mark the matches', async ({
  page,
}) => {
  await open(page, '/search?q=vietnam');
  const search = searchPage(page);
  await expect(page).toHaveTitle('Search: vietnam | Trekker');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for vietnam');
  await expect(search.field).toHaveValue('vietnam');
  await expect(search.titles).toHaveText(['Ha Long Bay', 'High water, tomorrow']);
  const place = search.result('Ha Long Bay');
  await expect(place).toContainText('Destination');
  await expect(place.locator('mark')).toHaveText(['Vietnam']);
  await expect(place.getByRole('img')).toBeVisible();
  await expect(search.result('High water, tomorrow')).toContainText('Story');

  const kept = await markDocument(page);
  await search.field.fill('kyoto');
  await search.field.press('Enter');
  await expect(page).toHaveURL('/search?q=kyoto');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for kyoto');
  await expect(search.titles.first()).toHaveText('Kyoto');
  await kept.expectKept();
});

test('tabs show the results of each kind with their number, and are kept in the URL', async ({ page, context }) => {
  await open(page, '/search?q=vietnam');
  const search = searchPage(page);
  await expect(search.tab('All')).toHaveText(/^All\s*2$/);
  await expect(search.tab('Destinations')).toHaveText(/^Destinations\s*1$/);
  await expect(search.tab('Stories')).toHaveText(/^Stories\s*1$/);
  await expect(search.tab('All')).toHaveAttribute('aria-current', 'true');
  await search.tab('Stories').click();
  await expect(page).toHaveURL('/search?q=vietnam&tab=stories');
  await expect(search.titles).toHaveText(['High water, tomorrow']);
  await search.tab('Destinations').click();
  await expect(search.titles).toHaveText(['Ha Long Bay']);
  await page.goBack();
  await expect(search.titles).toHaveText(['High water, tomorrow']);
  const shared = await context.newPage();
  await open(shared, page.url());
  await expect(searchPage(shared).titles).toHaveText(['High water, tomorrow']);
});

test('a result opens its destination or story, which shows at once what the result knew of it', async ({ page }) => {
  await open(page, '/search?q=vietnam');
  const kept = await markDocument(page);
  // The whole of it does not come; the title is there all the same.
  await page.route('**/api/v3/destination/ha-long-bay', () => {});
  await searchPage(page).result('Ha Long Bay').getByRole('link').click();
  await expect(page).toHaveURL('/destinations/ha-long-bay');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ha Long Bay');
  await page.goBack();
  await searchPage(page).result('High water, tomorrow').getByRole('link').click();
  await expect(page).toHaveURL('/stories/high-water-tomorrow');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('High water, tomorrow');
  await kept.expectKept();
});

test('under All a link leads to the matching highlights', async ({ page }) => {
  await open(page, '/search?q=prague');
  await page.getByRole('link', { name: '1 highlight matches, too' }).click();
  await expect(page).toHaveURL('/highlight?q=prague');
  await expect(page.getByRole('main')).toContainText('Prague, Czechia');
});

for (const [region, place] of Object.entries({
  Europe: 'Lisbon',
  Asia: 'Kyoto',
  Africa: 'Serengeti',
  Americas: 'New York',
  Oceania: 'Uluru',
})) {
  test(`the footer link to ${region} finds its destinations`, async ({ page }) => {
    await open(page, '/search');
    await page.getByRole('navigation', { name: 'Top destinations' }).getByRole('link', { name: region }).click();
    await expect(page).toHaveURL(`/search?q=${region.toLowerCase()}`);
    const search = searchPage(page);
    await search.tab('Destinations').click();
    await expect(search.titles.filter({ hasText: place })).toHaveCount(1);
  });
}

test('a misspelt search word is corrected, and the page says so', async ({ page }) => {
  await open(page, '/search?q=pargue');
  const search = searchPage(page);
  await expect(search.main).toContainText('Did you mean Prague? Nothing matches “pargue”');
  await expect(search.titles.first()).toHaveText('Prague');
  await search.main.getByRole('link', { name: 'Prague', exact: true }).first().click();
  await expect(page).toHaveURL('/search?q=Prague');
  await expect(search.main).not.toContainText('Did you mean');
});

test('words that no result contains together find results with some of them', async ({ page }) => {
  await open(page, '/search?q=venice+food');
  const search = searchPage(page);
  await expect(search.main).toContainText('No exact matches. Showing partial matches.');
  await expect(search.titles.first()).toHaveText('Venice');
});

test('a search without results suggests what else to try', async ({ page }) => {
  await open(page, '/search?q=xyzzyq');
  const search = searchPage(page);
  await expect(page.getByRole('heading', { name: 'Nothing found for “xyzzyq”' })).toBeVisible();
  await expectAccessible(page);
  await search.main.getByRole('link', { name: 'Asia' }).click();
  await expect(page).toHaveURL('/search?q=asia');
  await expect(search.results.first()).toBeVisible();
});

for (const address of ['/search', '/search?q=', '/search?q=%20%20', '/search?q=%00']) {
  test(`${address} without a search word offers regions to start from`, async ({ page }) => {
    expect(await open(page, address)).toBe(200);
    await expect(page.getByRole('heading', { name: 'Where would you like to go?' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveText([
      'Europe',
      'Asia',
      'Africa',
      'Americas',
      'Oceania',
    ]);
  });
}

for (const [broken, shown] of [
  ['/search?q=vietnam&tab=people', 'Ha Long Bay'],
  ['/search?q=vietnam&page=x', 'Ha Long Bay'],
  ['/search?q=vietnam&tab=stories&page=99', 'Nothing on this page'],
  [`/search?q=${'a'.repeat(400)}`, 'Nothing found'],
  ['/search?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E', '<script>alert(1)</script>'],
] as const) {
  test(`an invalid query still shows the search page: ${broken.slice(0, 50)}`, async ({ page }) => {
    expect(await open(page, broken)).toBe(200);
    await expect(page.getByRole('main')).toContainText(shown);
  });
}

test('many search results have pages', async ({ page }) => {
  await open(page, '/search?q=the&tab=destinations');
  const search = searchPage(page);
  await expect(search.results).toHaveCount(20);
  await search.main.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/search?q=the&tab=destinations&page=2');
  await expect(search.main).toContainText('Page 2 of');
});

test('the search page has one canonical address, whatever is searched for', async ({ page }) => {
  await open(page, '/search?q=vietnam');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/search$/);
});

test('the search page is accessible, light and dark, and does not scroll sideways', async ({ page }) => {
  await expectAccessibleInBothThemes(page, async () => {
    await open(page, '/search?q=wind');
    await expect(searchPage(page).results.first()).toBeVisible();
  });
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([width, overflow]).toEqual([width, 0]);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search is a form and the results are links', async ({ page }) => {
    await page.goto('/search');
    const search = searchPage(page);
    await search.field.fill('lisbon');
    await search.field.press('Enter');
    await expect(page).toHaveURL('/search?q=lisbon');
    await expect(search.titles.first()).toHaveText('Lisbon');
    await search.result('Lisbon').getByRole('link').click();
    await expect(page).toHaveURL('/destinations/lisbon');
  });
});
