import { expect, open, test } from '../fixtures.ts';
import { longDay, movedDay, sampleDestination } from '../sample-library.ts';

const place = sampleDestination('santorini');
const reviews = place.reviews ?? [];
const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;

test.beforeEach(async ({ page }) => {
  await open(page, '/destinations/santorini');
});

test('a destination page shows its name, location, date and rating @desktop', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(page).toHaveTitle('Santorini | Trekker');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Santorini');
  await expect(main.getByText('Greece, South Aegean')).toBeVisible();
  await expect(main.getByRole('definition').filter({ hasText: longDay(movedDay(place.publishedOn)) })).toBeVisible();
  const rating = main.getByRole('definition').filter({ hasText: 'reviews' });
  await expect(rating).toContainText(mean.toFixed(1));
  await expect(rating).toContainText(`${reviews.length} reviews`);
});

test('a destination page shows all its images', async ({ page }) => {
  const slides = page.getByRole('region', { name: 'Pictures of Santorini' }).getByRole('group', { name: /^\d of \d$/ });
  await expect(slides).toHaveCount(place.pictures.images.length);
  for (let index = 0; index < place.pictures.images.length; index += 1) {
    const image = slides.nth(index).getByRole('img');
    await expect(image).toHaveAttribute('alt', /\w+/);
    await page.getByRole('button', { name: `Picture ${index + 1} of` }).click();
    await expect(image).toBeInViewport({ ratio: 0.5 });
    await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  }
});

test('a destination page shows its description, with its tags as links @desktop', async ({ page }) => {
  const about = page.getByRole('region', { name: 'About' });
  await expect(about).toContainText(place.description);
  for (const paragraph of place.longDescription.split(/\n\n/)) await expect(about).toContainText(paragraph);
  await expect(about.getByRole('list', { name: 'Tags' }).getByRole('link')).toHaveText(place.tags);
});

test('a destination page numbers the travel tips @desktop', async ({ page }) => {
  const tips = page.getByRole('region', { name: 'Travel Tips' });
  await expect(tips.getByRole('heading')).toHaveText('Travel Tips');
  await expect(tips.getByRole('listitem')).toHaveText(place.travelTips);
  await expect(tips.locator('ol')).toHaveCount(1);
});

test('a destination page shows the itinerary day by day @desktop', async ({ page }) => {
  const itinerary = page.getByRole('region', { name: 'Detailed Itinerary' });
  await expect(itinerary.getByRole('heading', { level: 3 })).toHaveText(place.itinerary.map(({ title }) => title));
  for (const { day, activities } of place.itinerary) {
    const entry = itinerary.getByRole('listitem').filter({ has: page.getByText(`Day ${day}`, { exact: true }) });
    await expect(entry.getByRole('list').getByRole('listitem')).toHaveText(activities);
  }
});

test('a destination page shows the facts at a glance @desktop', async ({ page }) => {
  const aside = page.getByRole('complementary', { name: 'At a glance' });
  await expect(aside.getByRole('heading', { name: 'Quick Info' })).toBeVisible();
  await expect(aside).toContainText(`Best time to visit${place.bestTimeToVisit}`);
  await expect(aside).toContainText(`Suggested duration${place.suggestedDuration}`);
  await expect(aside.getByRole('heading', { name: 'Popular For' })).toBeVisible();
  for (const thing of place.popularFor)
    await expect(aside.getByRole('list', { name: 'Popular For' })).toContainText(thing);
});

test('a destination page shows on a map where it lies and what is near', async ({ page }) => {
  const aside = page.getByRole('complementary', { name: 'At a glance' });
  const map = aside.getByRole('img', { name: 'Map: where Santorini lies in Greece' });
  await map.scrollIntoViewIfNeeded();
  await expect
    .poll(() => map.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  const near = aside.getByRole('list').filter({ hasText: ' km' }).getByRole('listitem');
  expect(await near.count()).toBeGreaterThanOrEqual(3);
  const distances = (await near.allTextContents()).map((line) =>
    Number(/([\d,.]+) km$/.exec(line)?.[1]?.replaceAll(',', '')),
  );
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(distances[0]).toBeGreaterThan(0);
});

test('a destination page describes itself to search engines and link previews @desktop', async ({ page }) => {
  const head = page.locator('head');
  await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', /\/destinations\/santorini$/);
  await expect(head.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.*\/media\//);
  const facts = await head.locator('script[type="application/ld+json"]').allTextContents();
  expect(facts.map((text) => JSON.parse(text)['@type'])).toEqual(['TouristDestination', 'BreadcrumbList']);
});
