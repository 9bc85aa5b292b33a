import { expect, open, test } from '../fixtures.ts';

test('each image of the home page banner names its destination and links to it @desktop', async ({ page }) => {
  await open(page, '/');
  const cover = page.getByRole('region', { name: 'Far places, told slowly.' });
  await expect(cover.getByRole('figure')).toHaveCount(3);
  await expect(cover.getByRole('link', { name: 'Bagan, Myanmar' })).toHaveAttribute('href', '/destinations/bagan');
  const first = cover.getByRole('figure').first();
  // On the image itself, not only on its name.
  await first.getByRole('img').click({ position: { x: 200, y: 100 }, force: true });
  await expect(page.getByRole('heading', { level: 1, name: 'Marrakech' })).toBeVisible();
});

test.describe('Top Destinations', () => {
  test('show all in place when asked, and say how many each tab holds @desktop', async ({ page, request }) => {
    const { totalCount, regionCounts } = await (await request.get('/api/v3/destination/featured')).json();
    expect(totalCount, 'the library features more than are shown at first').toBeGreaterThan(6);
    await open(page, '/');
    const section = page.getByRole('region', { name: 'Top Destinations' });
    await expect(section.getByRole('article')).toHaveCount(6);
    for (const [tab, count] of [
      ['Popular', totalCount],
      ['Asia', regionCounts.asia],
      ['Oceania', regionCounts.oceania],
    ])
      await expect(section.getByRole('link', { name: `${tab} ${count}`, exact: true })).toBeVisible();
    const all = section.getByRole('link', { name: `Show all ${totalCount} top destinations` });
    await all.focus();
    await page.keyboard.press('Enter');
    await expect(section.getByRole('article')).toHaveCount(totalCount);
    await expect(page).toHaveURL('/?show=all#more-places');
    await expect(section.getByRole('article').nth(6)).toBeInViewport();
    const fewer = section.getByRole('link', { name: 'Show fewer top destinations' });
    await expect(fewer).toBeFocused();
    await fewer.press('Enter');
    await expect(section.getByRole('article')).toHaveCount(6);
    await expect(section.getByRole('link', { name: /^Show all/ })).toBeFocused();
    await section.getByRole('link', { name: /^Asia/ }).click();
    await expect(section.getByRole('article')).toHaveCount(Math.min(6, regionCounts.asia));
    await expect(page).toHaveURL('/?region=asia#top-destinations');
  });

  test('show all without a script too @desktop', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    const section = page.getByRole('region', { name: 'Top Destinations' });
    await section.getByRole('link', { name: /^Show all/ }).click();
    await expect(section.getByRole('link', { name: /^Show fewer/ })).toBeVisible();
    expect(await section.getByRole('article').count()).toBeGreaterThan(6);
    await section.getByRole('link', { name: /^Asia/ }).click();
    await expect(section.getByRole('article').first()).toBeInViewport();
    await context.close();
  });

  test('show what was added below the first ones, not out of sight beside them @phone', async ({ page }) => {
    await open(page, '/');
    const section = page.getByRole('region', { name: 'Top Destinations' });
    await section.getByRole('link', { name: /^Show all/ }).click();
    await expect(section.getByRole('article').nth(6)).toBeInViewport();
    await section.getByRole('link', { name: /^Asia/ }).click();
    await expect(section.getByRole('article').first()).toBeInViewport();
  });
});
