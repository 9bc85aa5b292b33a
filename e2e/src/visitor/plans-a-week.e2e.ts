import { expect, open, type Page, test } from '../fixtures.ts';
import { logIn, register } from '../people.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

// One walk on the screen that planning is done on; each step begins where the one before ended.
test('a reader plans a week: looks around, compares, reads and prints', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  await logIn(page, await register(request));

  await test.step('looks for islands, opens one, and comes back to where the list was left', async () => {
    await open(page, '/destinations?tags=island');
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Zanzibar', exact: true }) });
    await card.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(500);
    await card.getByRole('link', { name: 'Zanzibar', exact: true }).click();
    await expect(heading(page)).toHaveText('Zanzibar');
    await page.getByRole('button', { name: 'Save to Favorites' }).click();
    await expect(page.getByRole('button', { name: 'Saved to Favorites' })).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('Destinations');
    await expect.poll(() => scrolled(page)).toBe(place);
  });

  await test.step('looks again, reads a story, and comes back to where the page was left', async () => {
    await page.getByRole('link', { name: 'Zanzibar', exact: true }).click();
    const stories = page.getByRole('region', { name: 'Stories from Zanzibar' });
    const story = stories.getByRole('article').getByRole('link').first();
    // In the middle, where nothing lies over it: the click need not scroll.
    await story.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(1500);
    await story.click();
    await expect(page).toHaveURL(/\/stories\//);
    await page.goBack();
    await expect(heading(page)).toHaveText('Zanzibar');
    await expect(stories).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(place);
    await page.goBack();
    await expect(heading(page)).toHaveText('Destinations');
  });

  await test.step('saves another one from the list and compares the two', async () => {
    await page.getByRole('button', { name: 'Save Lofoten' }).click();
    await expect(page.getByRole('button', { name: 'Save Lofoten' })).toHaveAttribute('aria-pressed', 'true');
    await open(page, '/favorite');
    for (const name of ['Zanzibar', 'Lofoten']) {
      const saved = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) });
      for (const fact of ['Best time', 'Duration', 'Weather'])
        await expect(saved.getByRole('term').filter({ hasText: fact })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Zanzibar', exact: true }).click();
    await expect(heading(page)).toHaveText('Zanzibar');
  });

  await test.step('finds the days, the season and the map without searching for them', async () => {
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Itinerary' }).click();
    await expect(page.getByRole('heading', { name: 'Detailed Itinerary' })).toBeInViewport();
    await expect(page.getByText(/^Day \d$/).first()).toBeVisible();
    await page.goBack();
    await contents.getByRole('link', { name: 'Quick Info' }).click();
    await expect(page.getByRole('heading', { name: 'Quick Info' })).toBeInViewport();
    const map = page.getByRole('img', { name: /^Map: where Zanzibar lies/ });
    await map.scrollIntoViewIfNeeded();
    await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  await test.step('reads what was written about it, and returns', async () => {
    const stories = page.getByRole('region', { name: 'Stories from Zanzibar' });
    await stories.getByRole('article').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/stories\//);
    await page.getByRole('link', { name: 'See the place' }).click();
    await expect(heading(page)).toHaveText('Zanzibar');
  });

  await test.step('prints the plan and nothing else', async () => {
    await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }));
    await page.getByRole('button', { name: 'Print plan' }).click();
    expect(await page.evaluate(() => 'printed' in window)).toBe(true);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { name: 'Detailed Itinerary' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Quick Info' })).toBeVisible();
    for (const hidden of ['banner', 'contentinfo', 'navigation', 'button'] as const)
      await expect(page.getByRole(hidden).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Traveler Reviews' })).toBeHidden();
    const paper = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(paper, 'ink, whatever the theme of the screen').toBe('rgb(20, 33, 31)');
  });
});
