import { choice, destinationList, expectChosen, expectRatingsWithCounts } from '../destination-list.screen.ts';
import { expect, markDocument, open, test } from '../fixtures.ts';
import { sampleDestinations } from '../sample-library.ts';

const experiences = [
  'beaches',
  'nature',
  'culture',
  'hiking',
  'food',
  'architecture',
  'history',
  'city',
  'island',
  'scenic',
];
const withAnyTag = (...tags: string[]) =>
  sampleDestinations.filter((place) => place.tags.some((tag) => tags.includes(tag)));

test('the list shows cards with image, name, short line and up to three tags @desktop', async ({ page }) => {
  await open(page, '/destinations');
  const list = destinationList(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destinations');
  await expect(page).toHaveTitle('Destinations | Trekker');
  await expect(list.cards).toHaveCount(25);
  const [newest] = sampleDestinations;
  const card = list.card(newest?.name ?? '');
  await expect(card.getByRole('img')).toBeVisible();
  await expect(card).toContainText(newest?.shortLine ?? '');
  await expect(card.getByRole('listitem')).toHaveText(newest?.tags.slice(0, 3).map((tag) => new RegExp(tag)) ?? []);
  const lines = await card.getByText(newest?.shortLine ?? '').evaluate((text) => {
    const { lineHeight } = getComputedStyle(text);
    return Math.round(text.clientHeight / Number.parseFloat(lineHeight));
  });
  expect(lines).toBeLessThanOrEqual(3);
});

test('a card shows no rating without its count, in the list, on home and in the search @desktop', async ({ page }) => {
  for (const address of ['/', '/search?q=island']) {
    await open(page, address);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectRatingsWithCounts(page);
  }
  await open(page, '/destinations?q=santorini');
  await expect(destinationList(page).card('Santorini')).toContainText(/Rated \d\.\d\(\d+\) from \d+ reviews/);
  await open(page, '/destinations');
  expect((await expectRatingsWithCounts(page)).length).toBeGreaterThan(0);
});

test('the list offers the regions and the experiences as filters', async ({ page }) => {
  await open(page, '/destinations');
  const list = destinationList(page);
  await list.showFilters();
  await expect(list.regions.getByRole('link')).toHaveText(['All', 'Europe', 'Asia', 'Africa', 'Americas', 'Oceania']);
  await expect(list.experiences.getByRole('link')).toHaveText(experiences);
  await expectChosen(list.regions, ['All']);
  await expectChosen(list.experiences, []);
});

test('a region filter shows its destinations, and the regions together show all', async ({ page }) => {
  await open(page, '/destinations');
  const list = destinationList(page);
  await list.showFilters();
  const found = { Europe: 'Lisbon', Asia: 'Kerala', Africa: 'Cape Town', Americas: 'Machu Picchu', Oceania: 'Sydney' };
  let together = 0;
  for (const [region, place] of Object.entries(found)) {
    await choice(list.regions, region).click();
    await expect(page).toHaveURL(`/destinations?region=${region.toLowerCase()}`);
    await expectChosen(list.regions, [region]);
    await expect(list.names.filter({ hasText: place })).toHaveCount(1);
    for (const other of Object.values(found).filter((name) => name !== place)) {
      await expect(list.names.filter({ hasText: other })).toHaveCount(0);
    }
    together += await list.cards.count();
  }
  expect(together).toBe(sampleDestinations.length);
});

test('several experiences widen the list: a destination with any of them is shown', async ({ page }) => {
  await open(page, '/destinations');
  const list = destinationList(page);
  await list.showFilters();
  await choice(list.experiences, 'beaches').click();
  await list.expectCount(withAnyTag('beaches').length);
  await choice(list.experiences, 'history').click();
  await expect(page).toHaveURL('/destinations?tags=beaches,history');
  await expectChosen(list.experiences, ['beaches', 'history']);
  await list.expectCount(withAnyTag('beaches', 'history').length);
  await choice(list.experiences, 'beaches').click();
  await expectChosen(list.experiences, ['history']);
  await list.expectCount(withAnyTag('history').length);
});

test('the search box finds destinations by name and by country, and keeps the filters', async ({ page }) => {
  await open(page, '/destinations?tags=city');
  const list = destinationList(page);
  const kept = await markDocument(page);
  await list.search.fill('portugal');
  await list.search.press('Enter');
  await expect(page).toHaveURL(/[?&]q=portugal/);
  await expect(page).toHaveURL(/[?&]tags=city/);
  await expect(list.names).toHaveText(['Lisbon']);
  await list.search.fill('kyo');
  await list.search.press('Enter');
  await expect(list.names.first()).toHaveText('Kyoto');
  await kept.expectKept();
});

test('the URL holds the filters: Back, reload and a shared link show the same list', async ({ page, context }) => {
  await open(page, '/destinations');
  const list = destinationList(page);
  const kept = await markDocument(page);
  await list.showFilters();
  await choice(list.regions, 'Africa').click();
  await expect(page).toHaveURL('/destinations?region=africa');
  await choice(list.experiences, 'hiking').click();
  await expect(page).toHaveURL('/destinations?region=africa&tags=hiking');
  await expectChosen(list.experiences, ['hiking']);
  const names = await list.names.allTextContents();

  await page.goBack();
  await expectChosen(list.experiences, []);
  await expectChosen(list.regions, ['Africa']);
  await page.goForward();
  await expect(list.names).toHaveText(names);
  await kept.expectKept();

  await page.reload();
  await expect(list.names).toHaveText(names);
  const shared = await context.newPage();
  await open(shared, page.url());
  await expect(destinationList(shared).names).toHaveText(names);
});

test('the page title names the chosen region @desktop', async ({ page }) => {
  await open(page, '/destinations?region=asia');
  await expect(page).toHaveTitle('Destinations in Asia | Trekker');
  const list = destinationList(page);
  await list.showFilters();
  await choice(list.regions, 'Europe').click();
  await expect(page).toHaveTitle('Destinations in Europe | Trekker');
});

// The list does not know how wide it is.
test('a list that fails to load keeps the previous one and the filters, and can be tried again', {
  tag: '@desktop',
}, async ({ page, watch }) => {
  watch.expectTrouble(/503/);
  await open(page, '/destinations');
  const list = destinationList(page);
  await list.showFilters();
  const before = await list.names.allTextContents();
  const busy = { status: 503, json: { success: false, message: 'We can’t do this now. Please try again.' } };
  await page.route('**/api/v3/destination?*region=africa*', (route) => route.fulfill(busy));
  await choice(list.regions, 'Africa').click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('We couldn’t load this list');
  await expect(alert).toContainText('Please try again. Here’s what was shown before.');
  await expectChosen(list.regions, ['Africa']);
  await expect(list.names).toHaveText(before);
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
  await expect(list.names.filter({ hasText: 'Cape Town' })).toHaveCount(1);
});

test('a month filter shows what is good then, in the URL and in words; pressed again it shows all', async ({
  page,
}) => {
  const good = sampleDestinations.filter(({ months }) => months.ratings[10] === 'g');
  await open(page, '/destinations');
  const list = destinationList(page);
  await list.showFilters();
  await choice(list.months, 'November').click();
  await expect(page).toHaveURL('/destinations?month=11');
  await expect(page).toHaveTitle('Destinations, good in November | Trekker');
  await expect(list.months.locator('[aria-current]')).toHaveText(/November$/);
  await list.expectCount(good.length);
  await choice(list.regions, 'Asia').click();
  await expect(page).toHaveURL('/destinations?region=asia&month=11');
  await expect(list.card('Angkor')).toContainText('Best time: November to February');
  await expect(list.card('Bali')).toHaveCount(0);
  await choice(list.months, 'November').click();
  await expect(page).toHaveURL('/destinations?region=asia');
  await expect(list.card('Bali')).toHaveCount(1);
});

test('on a phone the filters are a dialog that traps the focus and gives it back', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/destinations');
  const list = destinationList(page);
  await list.filtersButton.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await expect(dialog).toBeVisible();
  expect(
    await dialog.evaluate((element) => element.matches(':modal') && element.contains(document.activeElement)),
  ).toBe(true);
  await choice(list.months, 'May').click();
  await expect(page).toHaveURL('/destinations?month=5');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(list.filtersButton).toBeFocused();
  await expect(list.filtersButton).toContainText('1');
});
