import { expect, expectAccessible, markDocument, open, type Page, test, withMotion } from '../fixtures.ts';
import { highlights, long, reel, short, withVideos } from '../highlight-reel.screen.ts';

test.use(withMotion);

/** Chromium tells of a change of page whose transition it cut short, because another came or the window changed. */
const cutTransition = /Transition was (skipped|aborted)/;

/** The answers of the API for further pages wait until they are let through. */
async function holdNextPages(page: Page): Promise<{ release(): void; asked(): number }> {
  let release = () => {};
  let asked = 0;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/highlight\?.*page=/, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  return { release: () => release(), asked: () => asked };
}

test('the page opens with its headline, a search, the filter chips and twenty highlights', async ({ page }) => {
  await open(page, '/highlight');
  const { main, cards, chips, search, expectShown } = reel(page);
  await expect(page).toHaveTitle('Highlights | Trekker');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Highlights');
  await expect(main.getByText('120+ destinations')).toBeVisible();
  await expect(search).toHaveAttribute('placeholder', 'Search by name, location or text');
  await expect(chips.getByRole('link')).toHaveText(['all', 'top-rated', 'recent', 'europe', 'asia', 'americas']);
  await expectShown(highlights.slice(0, 20));
  await expect(cards.first().getByRole('img', { name: '4.9 out of 5' })).toBeVisible();
});

test('each filter chip shows the highlights that belong to it, and is kept in the URL @desktop', async ({ page }) => {
  await open(page, '/highlight');
  const document = await markDocument(page);
  const list = reel(page);
  const of = (...regions: string[]) => highlights.filter(({ region }) => regions.includes(region));
  const cases = [
    ['europe', of('Europe')],
    ['asia', of('Asia')],
    ['americas', of('North America', 'South America')],
    ['recent', [...highlights].sort((a, b) => b.date.localeCompare(a.date)).slice(0, 20)],
    ['top-rated', highlights.filter(({ rating }) => rating >= 4).slice(0, 20)],
  ] as const;
  for (const [chip, chosen] of cases) {
    await list.chip(chip).click();
    await expect(page).toHaveURL(`/highlight?filter=${chip}`);
    await expect(list.chip(chip)).toHaveAttribute('aria-current', 'true');
    await list.expectShown(chosen);
  }
  await page.goBack();
  await list.expectShown(cases[3][1]);
  await document.expectKept();
});

test('the search finds highlights by name, location or text, and says when there are none', async ({ page }) => {
  await open(page, '/highlight');
  const list = reel(page);
  for (const words of ['tanabe', 'prague', 'saxophone']) {
    await list.search.fill(words);
    await list.search.press('Enter');
    await expect(page).toHaveURL(`/highlight?q=${words}`);
    await expect(list.cards.first()).toContainText(
      words === 'tanabe' ? 'Kyoto' : words === 'prague' ? 'Prague' : 'New York',
    );
  }
  await list.search.fill('zzzz');
  await list.search.press('Enter');
  await expect(list.main.getByRole('heading', { name: 'No highlights found' })).toBeVisible();
  await expect(list.main.getByText('Try adjusting your filters or search terms')).toBeVisible();
  await expect(list.more).toHaveCount(0);
  await expectAccessible(page);
  await list.main.getByRole('link', { name: 'Clear filters' }).click();
  await list.expectShown(highlights.slice(0, 20));
  await expect(list.search).toHaveValue('');
});

test('an invalid query still shows the highlights @desktop', async ({ page }) => {
  for (const query of ['filter=moon', 'page=-1', 'page=x', 'page=999']) {
    await open(page, `/highlight?${query}`);
    await reel(page).expectShown(highlights.slice(0, 20));
  }
});

test('Load More appends highlights, shows that it loads, and disappears after the last page', async ({ page }) => {
  await open(page, '/highlight');
  const list = reel(page);
  const held = await holdNextPages(page);
  await list.more.scrollIntoViewIfNeeded();
  await list.more.dblclick();
  const busy = list.main.getByRole('button', { name: 'Loading...' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  const place = () => list.cards.nth(19).evaluate((card) => Math.round(card.getBoundingClientRect().top));
  const before = await place();
  held.release();
  await list.expectShown(highlights);
  await expect(list.main.getByRole('button', { name: /Load/ })).toHaveCount(0);
  expect(held.asked(), 'a double click asks once').toBe(1);
  expect(Math.abs((await place()) - before), 'where one reads stays where it is').toBeLessThanOrEqual(2);
  await expect(list.cards.nth(20)).toBeFocused();
  await expect(page).toHaveURL('/highlight?page=2');
});

test('loaded highlights are there again after a reload @desktop', async ({ page }) => {
  await open(page, '/highlight?filter=top-rated');
  const list = reel(page);
  const topRated = highlights.filter(({ rating }) => rating >= 4);
  await list.more.click();
  await list.expectShown(topRated);
  await page.reload();
  await list.expectShown(topRated);
});

test('loaded highlights are there again after Back @desktop', async ({ page, watch }) => {
  watch.expectTrouble(cutTransition);
  await open(page, '/highlight');
  const list = reel(page);
  await list.more.click();
  await list.expectShown(highlights);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await page.goBack();
  await list.expectShown(highlights);
});

test('a highlight that the server sends twice is shown once @desktop', async ({ page }) => {
  await open(page, '/highlight');
  const list = reel(page);
  await page.route(/\/api\/highlight\?.*page=2/, async (route) => {
    const answer = await (await route.fetch()).json();
    const first = await (await page.request.get('/api/highlight?limit=2')).json();
    await route.fulfill({ json: { ...answer, data: [...first.data, ...answer.data] } });
  });
  await list.more.click();
  await list.expectShown(highlights);
});

test('when loading more fails, the page says so and can try again @desktop', async ({ page, watch }) => {
  watch.expectTrouble(/503/);
  await open(page, '/highlight');
  const list = reel(page);
  const body = { success: false, message: 'The service is busy. Try again in a moment.' };
  await page.route(/\/api\/highlight\?.*page=2/, (route) => route.fulfill({ status: 503, json: body }));
  await list.more.click();
  await expect(list.main.getByRole('alert')).toHaveText(body.message);
  await list.expectShown(highlights.slice(0, 20));
  await page.unrouteAll();
  await list.more.click();
  await list.expectShown(highlights);
});

test('a long description opens and closes, and a short one is shown in full', async ({ page }) => {
  await open(page, '/highlight');
  const list = reel(page);
  const card = list.card(long);
  const start = long.description.slice(0, 151).replace(/\W*\s\S*$/, '');
  await expect(card.getByText(`${start}…`, { exact: true })).toBeVisible();
  await card.getByRole('button', { name: /^Read more/ }).click();
  await expect(card.getByText(long.description, { exact: true })).toBeVisible();
  const close = card.getByRole('button', { name: /^Show less/ });
  await expect(close).toHaveAttribute('aria-expanded', 'true');
  await close.click();
  await expect(card.getByText(`${start}…`, { exact: true })).toBeVisible();
  await expect(list.card(short).getByText(short.description, { exact: true })).toBeVisible();
  await expect(list.card(short).getByRole('button', { name: 'Read more' })).toHaveCount(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('Load More opens the next page, at its first new highlight', async ({ page }) => {
    await page.goto('/highlight');
    const list = reel(page);
    await list.expectShown(highlights.slice(0, 20));
    await list.more.click();
    await expect(page).toHaveURL('/highlight?page=2#page-2');
    await list.expectShown(highlights);
    await expect(list.cards.nth(20)).toBeInViewport();
    await expect(list.more).toHaveCount(0);
  });

  test('descriptions are complete, chips and search work, and videos play in the page @desktop', async ({ page }) => {
    await page.goto('/highlight');
    const list = reel(page);
    await expect(list.card(long).getByText(long.description, { exact: true })).toBeVisible();
    await expect(list.main.getByRole('button', { name: /Read more|Play/ })).toHaveCount(0);
    const video = list.card(withVideos).locator('video');
    await expect(video).toBeVisible();
    expect(await video.evaluate((video: HTMLVideoElement) => video.networkState), 'nothing is loaded').toBeLessThan(2);
    await video.evaluate((video: HTMLVideoElement) => video.play());
    expect(await video.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
    await list.chip('europe').click();
    await list.search.fill('prague');
    await list.search.press('Enter');
    await expect(page).toHaveURL(/q=prague/);
    await expect(page).toHaveURL(/filter=europe/);
    await expect(list.cards).toHaveCount(1);
  });
});
