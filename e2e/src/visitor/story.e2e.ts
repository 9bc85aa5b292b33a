import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, expectAccessible, expectAccessibleInBothThemes, markDocument, open, test } from '../fixtures.ts';
import { longDay, movedDay } from '../sample-library.ts';

const folder = path.resolve(import.meta.dirname, '../../../site/sample-library/stories');
const readSample = (name: string) => JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));
const story = readSample('tongue-money');
const readText = (name: string) => readFileSync(path.join(folder, `${name}.md`), 'utf8').trim();
const text = readText('tongue-money');
const author = readSample('authors')[story.author];
const address = '/stories/tongue-money';

test('a story page shows the whole story: author, date, text and images', async ({ page }) => {
  expect(await open(page, address)).toBe(200);
  const main = page.getByRole('main');
  const article = main.getByRole('article').first();
  await expect(page).toHaveTitle('Tongue money | Trekker');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Tongue money');
  await expect(article.getByText('Food', { exact: true })).toBeVisible();
  await expect(article.getByText(longDay(movedDay(story.publishedOn)))).toBeVisible();
  await expect(article.getByText(story.readTime, { exact: true })).toBeVisible();
  await expect(article.getByText(author.name, { exact: true })).toBeVisible();
  await expect(article.getByText(author.bio)).toBeVisible();
  await expect(article.getByRole('img').first()).toBeInViewport();
  await expect(article.getByText(story.excerpt)).toBeVisible();
  const paragraphs = text.split(/\n\n/);
  const shown = await article.getByRole('paragraph').allTextContents();
  expect(shown.filter((text) => paragraphs.includes(text))).toEqual(paragraphs);
  const gallery = page.getByRole('region', { name: 'Photo gallery' });
  await expect(gallery.getByRole('figure')).toHaveText(
    story.gallery.map(({ caption }: { caption: string }) => new RegExp(caption.slice(0, 40))),
  );
  for (const figure of await gallery.getByRole('figure').all()) {
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByRole('img')).toBeVisible();
  }
});

test('the text of a story begins with a drop cap', async ({ page }) => {
  await open(page, address);
  const size = await page
    .getByText(text.split(/\n\n/)[0] ?? '')
    .evaluate((first) => Number.parseFloat(getComputedStyle(first, '::first-letter').fontSize));
  expect(size).toBeGreaterThan(70);
});

test('the tags of a story lead to their pages, its destination to its own @desktop', async ({ page }) => {
  await open(page, address);
  const kept = await markDocument(page);
  const tags = page.getByRole('list', { name: 'Tags' }).getByRole('link');
  await expect(tags).toHaveText(story.tags);
  await tags.filter({ hasText: 'norway' }).click();
  await expect(page).toHaveURL('/tags/norway');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Norway');
  await page.goBack();
  const place = page.getByRole('complementary', { name: 'The place' });
  await expect(place).toContainText('67.93° N 13.09° E');
  await place.getByRole('link', { name: 'See the place' }).click();
  await expect(page).toHaveURL('/destinations/lofoten');
  await kept.expectKept();
});

test('a story page suggests three other stories', async ({ page }) => {
  await open(page, address);
  const next = page.getByRole('region', { name: 'Read on' });
  const links = next.getByRole('article').getByRole('link');
  await expect(links).toHaveCount(3);
  await expect(links.filter({ hasText: 'Tongue money' })).toHaveCount(0);
  const title = await links.first().textContent();
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(300);
});

test('saving a story as a guest says that a login is needed @desktop', async ({ page }) => {
  await open(page, address);
  await page.getByRole('button', { name: 'Save to Favorites' }).click();
  await expect(page.getByText('Please log in to save to favorites')).toBeVisible();
});

test('a story is shared by the clipboard where the device has no share function @desktop', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, address);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(address);
});

test('a story opens by its id, with the address of its slug as the canonical one @desktop', async ({
  page,
  request,
  baseURL,
}) => {
  const { data } = await (await request.get('/api/story/tongue-money')).json();
  expect(await open(page, `/stories/${data._id}`)).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tongue money');
  const canonical = page.locator('head link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new URL(address, baseURL).href);
});

test('a story page describes itself to search engines and link previews @desktop', async ({ page }) => {
  await open(page, address);
  const head = page.locator('head');
  // Search engines show about 160 characters: a longer excerpt is cut at a word.
  const description = (await head.locator('meta[name=description]').getAttribute('content')) ?? '';
  expect(description.length).toBeLessThanOrEqual(160);
  expect(story.excerpt.startsWith(description.replace('…', ''))).toBe(true);
  await expect(head.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await expect(head.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.*\/media\//);
  const facts = await head.locator('script[type="application/ld+json"]').allTextContents();
  const [article, breadcrumbs] = facts.map((text) => JSON.parse(text));
  expect(article).toMatchObject({ '@type': 'Article', headline: 'Tongue money', author: { name: author.name } });
  expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { length: 3 } });
});

test('what the list knew of a story is shown at once, and the rest when it has loaded @desktop', async ({ page }) => {
  await open(page, '/stories');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/story/tongue-money', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Tongue money' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tongue money');
  await expect(page.getByText(story.excerpt)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Tags' })).toHaveCount(0);
  release();
  await expect(page.getByRole('list', { name: 'Tags' })).toBeVisible();
});

test('a story that fails to load can be tried again @desktop', async ({ page, watch }) => {
  watch.expectTrouble(/503 |Problem|Something went wrong|busy/);
  await open(page, '/tags/fish');
  await page.route('**/api/story/tongue-money', (route) =>
    route.fulfill({
      status: 503,
      json: { success: false, message: 'The service is busy. Try again in a moment.' },
    }),
  );
  await page.getByRole('link', { name: 'Tongue money' }).click();
  await expect(page.getByRole('alert')).toContainText('The service is busy. Try again in a moment.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tongue money');
  await page.unroute('**/api/story/tongue-money');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Tags' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a story that does not exist is a 404 that suggests others @desktop', async ({ page, watch }) => {
  watch.expectTrouble(/404 /);
  expect(await open(page, '/stories/never-written')).toBe(404);
  await expect(page).toHaveTitle('Story not found | Trekker');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Story not found');
  await expect(page.getByText('The story you’re looking for doesn’t exist or has been removed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Read on' }).getByRole('article')).toHaveCount(3);
});

test('a story can be read without a script, images included', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tongue money');
  await expect(page.getByText(text.split(/\n\n/).at(-1) ?? '')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save to Favorites' })).toBeHidden();
  const image = page.getByRole('region', { name: 'Photo gallery' }).locator('img').first();
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  await context.close();
});

test('a story page is accessible in both themes', async ({ page, watch }) => {
  watch.expectTrouble(/404 .*never-written/);
  for (const shown of [address, '/stories/never-written'])
    await expectAccessibleInBothThemes(page, () => open(page, shown));
});

test('the author of a story links to a page with all of their stories', async ({ page }) => {
  await open(page, address);
  await page.getByRole('article').first().getByRole('link', { name: author.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(author.name);
  await expect(page).toHaveURL(/\/authors\/[a-z-]+$/);
  await expect(page.getByText(author.bio)).toBeVisible();
  await expect(page.getByRole('link', { name: story.title })).toBeVisible();
  await expectAccessible(page);
});
