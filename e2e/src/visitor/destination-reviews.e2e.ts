import { expect, type Locator, markDocument, open, type Page, test } from '../fixtures.ts';
import { longDay, movedDay } from '../sample-library.ts';

function reviewsOf(page: Page) {
  const section = page.getByRole('region', { name: 'Traveler Reviews' });
  const cards = section.getByRole('article');
  return {
    section,
    cards,
    categories: section.getByRole('combobox', { name: 'Category' }),
    sort: section.getByRole('combobox', { name: 'Sort' }),
    rating: (stars: number): Locator =>
      section.getByRole('list', { name: 'Filter by rating' }).getByRole('link', { name: new RegExp(`^${stars} star`) }),
    pager: section.getByRole('navigation', { name: 'Pages' }),
    // In one look: of a list that changes in between, a look at each would wait for what has gone.
    ratings: (): Promise<number[]> =>
      cards
        .getByRole('img', { name: / out of 5$/ })
        .evaluateAll((stars) => stars.map((star) => Number.parseInt(star.getAttribute('aria-label') ?? '', 10))),
    dates: (): Promise<string[]> =>
      cards.locator('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? '')),
    helpful: async (): Promise<number[]> =>
      (await cards.getByRole('button', { name: /^Helpful/ }).allTextContents()).map((text) => Number(/\d+/.exec(text))),
  };
}

const falling = (values: number[]) => values.toSorted((a, b) => b - a);
const rising = (values: number[]) => values.toSorted((a, b) => a - b);

test('a review card shows who wrote it, when, in which category, the rating and the text @desktop', async ({
  page,
}) => {
  await open(page, '/destinations/santorini');
  const { cards } = reviewsOf(page);
  const card = cards.filter({ hasText: 'Elias Lindqvist' });
  await expect(card).toContainText('Overall Experience');
  await expect(card).toContainText(longDay(movedDay('2026-09-30')));
  await expect(card.getByRole('img', { name: '5 out of 5' })).toBeVisible();
  await expect(card).toContainText('Thirasia. Boat from Ammoudi. Sit on the wall. Look back.');
});

test('a category filters the reviews and is kept in the URL @desktop', async ({ page }) => {
  await open(page, '/destinations/santorini');
  const { categories, cards } = reviewsOf(page);
  await expect(categories.getByRole('option')).toHaveText([
    'All categories',
    'Overall Experience',
    'Accommodation',
    'Food & Dining',
    'Transportation',
    'Value for Money',
  ]);
  const kept = await markDocument(page);
  await categories.selectOption('Food & Dining');
  await expect(page).toHaveURL(/[?&]category=food/);
  await expect(cards.filter({ hasNotText: 'Food & Dining' })).toHaveCount(0);
  await expect(cards.first()).toBeVisible();
  await kept.expectKept();
  await page.reload();
  await expect(cards.filter({ hasNotText: 'Food & Dining' })).toHaveCount(0);
  await expect(categories).toHaveValue('food');
});

test('a chosen category stands in its field while its reviews are on their way @desktop', async ({ page }) => {
  await open(page, '/destinations/santorini');
  const { categories, cards } = reviewsOf(page);
  const mayCome = Promise.withResolvers<void>();
  await page.route(/category=food/, async (route) => {
    await mayCome.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(/category=food/);
  await categories.selectOption('food');
  await asked;
  await expect(categories).toHaveValue('food');
  mayCome.resolve();
  await expect(cards.filter({ hasNotText: 'Food & Dining' })).toHaveCount(0);
  await page.goBack();
  await expect(categories).toHaveValue('');
});

test('a rating filters the reviews; pressed again it shows all of them @desktop', async ({ page }) => {
  await open(page, '/destinations/santorini');
  const reviews = reviewsOf(page);
  await reviews.rating(4).click();
  await expect(page).toHaveURL(/[?&]rating=4/);
  await expect.poll(async () => new Set(await reviews.ratings())).toEqual(new Set([4]));
  await reviews.rating(4).click();
  await expect(page).not.toHaveURL(/rating=/);
  await expect(reviews.cards).toHaveCount(10);
});

test('filtering reviews keeps the scroll position; on a phone the results scroll into view', async ({
  page,
  isMobile,
}) => {
  await open(page, '/destinations/santorini');
  const reviews = reviewsOf(page);
  await reviews.rating(5).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await reviews.rating(5).click();
  await expect(page).toHaveURL(/rating=5/);
  await expect.poll(async () => new Set(await reviews.ratings())).toEqual(new Set([5]));
  // There, a screen of figures stands above the list.
  if (isMobile) return expect(reviews.cards.first()).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(250);
});

test('reviews can be sorted: newest, oldest, highest, lowest, most helpful @desktop', async ({ page }) => {
  await open(page, '/destinations/santorini');
  const { sort, ratings, dates, helpful } = reviewsOf(page);
  await expect(sort).toHaveValue('newest');
  expect(await dates()).toEqual((await dates()).toSorted().toReversed());
  await sort.selectOption({ label: 'Oldest' });
  await expect(page).toHaveURL(/sort=oldest/);
  await expect.poll(async () => (await dates()).toSorted().join() === (await dates()).join()).toBe(true);
  await sort.selectOption({ label: 'Highest' });
  await expect.poll(async () => falling(await ratings()).join() === (await ratings()).join()).toBe(true);
  await sort.selectOption({ label: 'Lowest' });
  await expect.poll(async () => rising(await ratings()).join() === (await ratings()).join()).toBe(true);
  await sort.selectOption({ label: 'Most helpful' });
  await expect.poll(async () => falling(await helpful()).join() === (await helpful()).join()).toBe(true);
});

test('a review filter that matches nothing says so and offers to clear the filters @desktop', async ({ page }) => {
  await open(page, '/destinations/santorini?rating=1');
  const { section, cards } = reviewsOf(page);
  await expect(section.getByText('No reviews match your filters')).toBeVisible();
  await expect(cards).toHaveCount(0);
  await section.getByRole('link', { name: 'Clear filters' }).click();
  await expect(cards).toHaveCount(10);
});

test('a review filter that fails says so among the reviews and can be tried again; the destination stays @desktop', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/(500 .*\/reviews|ERR_INTERNET_DISCONNECTED)/);
  const fail = { status: 500, json: { success: false, message: 'Something went wrong' } };
  await page.route('**/santorini/reviews?*', (route) => route.fulfill(fail));
  await open(page, '/destinations/santorini');
  const { section, rating, cards } = reviewsOf(page);
  const place = page.getByRole('heading', { level: 1, name: 'Santorini' });
  const alert = section.getByRole('alert');
  await rating(5).click();
  await expect(alert).toContainText('Something went wrong');
  await expect(place).toBeVisible();
  await page.unroute('**/santorini/reviews?*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(cards.first()).toBeVisible();
  await expect(page).toHaveURL(/rating=5/);
  // Nothing else that the page is made of comes either.
  await page.context().setOffline(true);
  await rating(4).click();
  await expect(alert).toContainText('Check your connection');
  await expect(place).toBeVisible();
  await page.context().setOffline(false);
});

test('more than ten reviews have pages @desktop', async ({ page }) => {
  await open(page, '/destinations/santorini');
  const { pager, cards } = reviewsOf(page);
  await expect(pager).toContainText('Page 1 of 2');
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(pager).toContainText('Page 2 of 2');
  await expect(cards).toHaveCount(1);
  await expect(page).toHaveURL(/[?&]page=2/);
});

test('a long review is cut at 300 characters until somebody opens it @desktop', async ({ page }) => {
  await open(page, '/destinations/santorini');
  const card = reviewsOf(page).cards.filter({ hasText: 'Amir Haddad' });
  const text = card.getByText(/^So everyone told us/);
  const cut = (await text.textContent()) ?? '';
  expect(cut).toMatch(/…$/);
  expect(cut.length).toBeLessThanOrEqual(301);
  expect(cut.length).toBeGreaterThan(280);
  await card.getByRole('button', { name: 'Read more' }).click();
  expect(((await text.textContent()) ?? '').length).toBeGreaterThan(300);
  await card.getByRole('button', { name: 'Show less' }).click();
  await expect(text).toHaveText(cut);
});

test('a guest can neither vote nor write a review, and is sent to the login @desktop', async ({ page, watch }) => {
  watch.expectTrouble(/404 .*\/login/);
  await open(page, '/destinations/santorini');
  const { section, cards } = reviewsOf(page);
  const votes = cards.first().getByRole('button', { name: /elpful/ });
  await expect(votes).toHaveCount(2);
  for (const vote of await votes.all()) await expect(vote).toBeDisabled();
  await expect(section.getByRole('button', { name: 'Write a Review' })).toHaveCount(0);
  await section.getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/login/);
});
