import { choice, destinationList, expectChosen } from './destination-list.screen.ts';
import { expect, markDocument, open, test } from './fixtures.ts';
import { sampleDestinations } from './sample-library.ts';

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

test('shows cards of places with picture, name, two lines and up to three tags', async ({ page }) => {
  await open(page, '/destinations');
  const list = destinationList(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Destinations');
  await expect(page).toHaveTitle('Destinations | Trekker');
  await expect(list.cards).toHaveCount(25);
  const [newest] = sampleDestinations;
  const card = list.card(newest?.name ?? '');
  await expect(card.getByRole('img')).toBeVisible();
  await expect(card).toContainText(newest?.description ?? '');
  await expect(card.getByRole('listitem')).toHaveText(newest?.tags.slice(0, 3).map((tag) => new RegExp(tag)) ?? []);
  const lines = await card.getByText(newest?.description ?? '').evaluate((text) => {
    const { lineHeight } = getComputedStyle(text);
    return Math.round(text.clientHeight / Number.parseFloat(lineHeight));
  });
  expect(lines).toBeLessThanOrEqual(2);
});

test('offers the regions and the experiences', async ({ page }) => {
  await open(page, '/destinations');
  const list = destinationList(page);
  await list.showFilters();
  await expect(list.regions.getByRole('link')).toHaveText(['All', 'Europe', 'Asia', 'Africa', 'Americas', 'Oceania']);
  await expect(list.experiences.getByRole('link')).toHaveText(experiences);
  await expectChosen(list.regions, ['All']);
  await expectChosen(list.experiences, []);
});

test('a region shows its places, and the regions together show all', async ({ page }) => {
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

test('experiences add up: a place with any of them is shown', async ({ page }) => {
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

test('the search box finds places by name and by country, and keeps the filters', async ({ page }) => {
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

test('the address holds the filters: Back, reload and a shared link show the same', async ({ page, context }) => {
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

test('the title says which region is shown', async ({ page }) => {
  await open(page, '/destinations?region=asia');
  await expect(page).toHaveTitle('Destinations in Asia | Trekker');
  const list = destinationList(page);
  await list.showFilters();
  await choice(list.regions, 'Europe').click();
  await expect(page).toHaveTitle('Destinations in Europe | Trekker');
});
