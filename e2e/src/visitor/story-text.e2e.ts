import { expect, expectAccessible, open, test } from '../fixtures.ts';

const address = '/stories/five-days-into-the-wind';

test('a long story begins with its contents, whose links lead to headings that can be linked', async ({ page }) => {
  await open(page, address);
  const contents = page.getByRole('navigation', { name: 'In this story' });
  const headings = page.getByRole('article').first().getByRole('heading', { level: 2 });
  await expect(contents.getByRole('link')).toHaveText([
    'Day one: eleven signs',
    'Day two: six minutes of pink',
    'Day three: a question of lunch',
    'Day four: a cake without a flame',
    'Day five: the fence',
    'From the notebook',
  ]);
  await contents.getByRole('link', { name: 'Day four' }).click();
  await expect(page).toHaveURL(/#day-four-a-cake-without-a-flame$/);
  await expect(headings.filter({ hasText: 'Day four' })).toBeInViewport();
  await page.getByRole('link', { name: 'Link to “Day three: a question of lunch”' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#day-three-a-question-of-lunch$/);
  await expect(headings.filter({ hasText: 'Day three' })).toBeInViewport();
});

test('a story of few headings has no contents, and every story names its places at its foot @desktop', async ({
  page,
}) => {
  await open(page, '/stories/high-water-tomorrow');
  await expect(page.getByRole('navigation', { name: 'In this story' })).toBeHidden();
  const places = page.getByRole('region', { name: 'Places in this story' }).getByRole('listitem');
  await expect(places).toHaveCount(2);
  await expect(places.first()).toContainText('Lofoten');
  await expect(places.first()).toContainText('67.93° N 13.09° E');
  await places.last().getByRole('link', { name: 'Ha Long Bay' }).click();
  await expect(page).toHaveURL('/destinations/ha-long-bay');
});

test('a link to a place shows it on a card to mouse and keyboard, until Escape @desktop', async ({ page }) => {
  await open(page, address);
  const link = page.getByRole('article').first().getByRole('link', { name: 'Paine massif' });
  const card = page.getByRole('note', { name: 'Torres del Paine, Chile' });
  await link.hover();
  await expect(card).toContainText('Granite that blushes');
  // Nothing shines through, and nothing scrolls sideways where the link stands at the end of its line.
  await expect(card).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  for (const width of [760, 820, 900, 1030]) {
    await page.setViewportSize({ width, height: 800 });
    await link.hover();
    await expect(card).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await page.mouse.move(0, 0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await link.hover();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.mouse.move(0, 0);

  await page.getByRole('link', { name: 'Link to “Day one: eleven signs”' }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(card).toBeVisible();
  await expectAccessible(page);
  // It holds nothing to press: the next stop is the next link.
  await page.keyboard.press('Tab');
  await expect(link).not.toBeFocused();
  await expect(card).toBeHidden();
});

test('a finger on a link to a place sees no card and goes there @phone', async ({ page }) => {
  await open(page, address);
  const link = page.getByRole('article').first().getByRole('link', { name: 'Paine massif' });
  await page.route('**/api/v3/destination/torres-del-paine', async (route) => {
    await expect(page.getByRole('note', { name: 'Torres del Paine, Chile' })).toBeHidden();
    await route.continue();
  });
  await link.tap();
  await expect(page).toHaveURL('/destinations/torres-del-paine');
});

test('figures, a video and tables of stories keep their place, and speak to those who do not see them', async ({
  page,
}) => {
  await open(page, '/stories/dinner-is-at-the-bathhouse');
  const article = page.getByRole('article').first();
  const video = article.locator('video');
  await expect(video).toHaveAttribute('poster', /^\/media\//);
  await expect(video).toHaveAttribute('width', '1280');
  await expect(article.getByRole('table').getByRole('columnheader')).toHaveText(['For four', 'How much']);
  await expect(article.getByRole('complementary', { name: 'Good to know' }).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await open(page, '/stories/the-puzzle-without-a-picture');
  const gallery = page.getByRole('figure').filter({ hasText: 'Three ways with stones' }).first();
  await expect(gallery.getByRole('img')).toHaveCount(3);
  await expect(gallery.getByRole('img', { name: /Great stone faces smile/ })).toBeAttached();
  await expectAccessible(page);
});

test('what stands within a story is read without a script @desktop', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('navigation', { name: 'In this story' }).getByRole('link', { name: 'Day five' }).click();
  await expect(page.getByRole('heading', { name: 'Day five: the fence' })).toBeInViewport();
  const figure = page.getByRole('figure').filter({ hasText: 'Guanacos below the horns' });
  await figure.scrollIntoViewIfNeeded();
  await expect(figure.locator('img').first()).toBeVisible();
  await expect(page.getByRole('table')).toContainText('Up the Ascencio to the first camp');
  await context.close();
});
