import { expect, expectAccessible, open, type Page, test } from '../fixtures.ts';
import { highlights, withVideos } from '../highlight-reel.screen.ts';

test.describe('a highlight video', () => {
  const playing = (page: Page) =>
    page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

  test('starts when it is pressed, fills the window, and loads nothing before that', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => /\.(mp4|webm)$/.test(request.url()) && asked.push(request.url()));
    await open(page, '/highlight');
    const play = page.getByRole('button', { name: `Play the video of ${withVideos.name}` }).first();
    await play.scrollIntoViewIfNeeded();
    await expect(page.locator('video')).toHaveCount(0);
    expect(asked).toEqual([]);
    await play.click();
    const overlay = page.getByRole('dialog', { name: `Video of ${withVideos.name}` });
    await expect(overlay).toBeVisible();
    expect(await overlay.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    await expect.poll(() => playing(page)).toBe(true);
    await expect(page.locator('video source')).toHaveCount(2);
    await expect(page.locator('video')).toHaveAttribute('poster', /\/media\//);
    expect(asked.length).toBeGreaterThan(0);
    await expectAccessible(page);
  });

  test('is closed by Escape and by its close button, which give the focus back @desktop', async ({ page }) => {
    await open(page, '/highlight');
    const play = page.getByRole('button', { name: `Play the video of ${withVideos.name}` }).first();
    const overlay = page.getByRole('dialog');
    await play.press('Enter');
    await expect(overlay.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
    await expect(play).toBeFocused();
    await play.press('Enter');
    await overlay.getByRole('button', { name: 'Close' }).click();
    await expect(overlay).toHaveCount(0);
    await expect(page.locator('video')).toHaveCount(0);
    await expect(play).toBeFocused();
  });

  test('keeps the focus from leaving it for the page @desktop', async ({ page }) => {
    await open(page, '/highlight');
    await page
      .getByRole('button', { name: `Play the video of ${withVideos.name}` })
      .first()
      .press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    for (let count = 0; count < 12; count += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(outside).toBe(false);
    }
  });

  test('says so when it cannot be played @desktop', async ({ page, watch }) => {
    watch.expectTrouble(/404 .*\/media\//);
    await page.route(/\.(mp4|webm)$/, (route) => route.fulfill({ status: 404 }));
    await open(page, '/highlight');
    await page
      .getByRole('button', { name: `Play the video of ${withVideos.name}` })
      .first()
      .click();
    await expect(page.getByRole('alert')).toHaveText('This video can’t be played here.');
  });
});

test.describe('highlights on the home page', () => {
  const shown = highlights.filter(({ featured }) => featured).slice(0, 4);

  test('show one large and three small, with quotes cut at 250 characters', async ({ page }) => {
    await open(page, '/');
    const spread = page.getByRole('region', { name: "Trekker's Highlights" });
    const articles = spread.getByRole('article');
    await expect(articles).toHaveCount(4);
    for (const [index, { name, location, rating, description }] of shown.entries()) {
      const article = articles.nth(index);
      await expect(article).toContainText(name);
      await expect(article).toContainText(location);
      await expect(article.getByRole('img', { name: `${rating} out of 5` })).toBeVisible();
      const cut = description.length > 250 ? `${description.slice(0, 250).trimEnd()}…` : description;
      await expect(article.getByRole('blockquote')).toHaveText(cut);
    }
    await expect(spread.getByRole('link', { name: 'All highlights' })).toHaveAttribute('href', '/highlight');
  });

  test('play their videos @desktop', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: `Play the video of ${shown[0]?.name}` }).click();
    await expect(page.getByRole('dialog', { name: `Video of ${shown[0]?.name}` }).locator('video')).toBeVisible();
  });
});
