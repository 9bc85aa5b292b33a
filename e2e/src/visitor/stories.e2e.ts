import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, expectAccessibleInBothThemes, markDocument, open, type Page, test } from '../fixtures.ts';
import { longDay, movedDay } from '../sample-library.ts';

type SampleStory = {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  tags: string[];
  featured: boolean;
  publishedOn: string;
  readTime: string;
};

const folder = path.resolve(import.meta.dirname, '../../../site/sample-library/stories');

/** All stories that the site under test holds, newest first as it lists them. */
const stories: SampleStory[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'authors.json')
  .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  .sort((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1));

const readTimeOf = (slug: string) => stories.find((story) => story.slug === slug)?.readTime ?? '';

const titles = (chosen: readonly SampleStory[]) => chosen.map(({ title }) => title);
const largeOf = (chosen: readonly SampleStory[]) => chosen.find(({ featured }) => featured) ?? chosen[0];

function storyList(page: Page) {
  const main = page.getByRole('main');
  const spread = main.getByRole('article').filter({ hasText: 'Featured Story' });
  const cards = main.getByRole('article').filter({ hasNotText: 'Featured Story' });
  const chips = main.getByRole('group', { name: 'Category' });
  return {
    main,
    spread,
    cards,
    chips,
    titles: cards.getByRole('heading'),
    search: main.getByRole('searchbox', { name: 'Search stories' }),
    chip: (name: string) => chips.getByRole('link', { name, exact: true }),
    /** The spread and the grid show these stories, each once. */
    async expectShown(chosen: readonly SampleStory[]): Promise<void> {
      const large = largeOf(chosen);
      await expect(spread.getByRole('heading', { level: 2 })).toHaveText(large?.title ?? '');
      await expect(cards.getByRole('heading')).toHaveText(titles(chosen.filter((story) => story !== large)));
    },
  };
}

const found = /^\d+ (story|stories)$/;

test('the stories page starts with the newest featured story and does not repeat it @desktop', async ({ page }) => {
  await open(page, '/stories');
  const list = storyList(page);
  await expect(page).toHaveTitle('Stories | Trekker');
  await expect(list.main.getByRole('heading', { level: 1 })).toHaveText('Stories');
  await list.expectShown(stories);
  await expect(list.main.getByRole('heading', { name: 'Latest Stories' })).toBeVisible();
  const large = largeOf(stories);
  await expect(list.spread).toContainText(large?.excerpt ?? '');
  await list.spread.getByRole('link', { name: 'Read full story' }).click();
  await expect(page).toHaveURL(`/stories/${large?.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(large?.title ?? '');
});

test('a story card shows category, date, reading time, title and excerpt', async ({ page }) => {
  await open(page, '/stories');
  const card = storyList(page).cards.filter({ hasText: 'Tongue money' });
  await expect(card).toContainText('Food');
  const day = movedDay('2026-04-13');
  await expect(card.getByText(longDay(day, 'short'))).toHaveAttribute('datetime', day);
  await expect(card).toContainText(readTimeOf('tongue-money'));
  await expect(card).toContainText('In Lofoten the tongues of the cod belong to the children');
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByRole('img')).toBeVisible();
});

test('the stories page offers ten chips, from All Categories to Travel Tips @desktop', async ({ page }) => {
  await open(page, '/stories');
  const { chips } = storyList(page);
  await expect(chips.getByRole('link')).toHaveText([
    ...['All Categories', 'Europe', 'Asia', 'Africa', 'Americas', 'Oceania'],
    ...['Food & Drink', 'Adventure', 'Culture', 'Travel Tips'],
  ]);
  await expect(chips.locator('[aria-current]')).toHaveText('All Categories');
});

const ofCategory = (category: string) => stories.filter((story) => story.category === category);
const ofTag = (tag: string) => stories.filter((story) => story.tags.includes(tag));
const chipStories: [chip: string, expected: SampleStory[]][] = [
  ['Food & Drink', ofCategory('Food')],
  ['Travel Tips', ofCategory('Travel')],
  ['Adventure', ofCategory('Adventure')],
  ['Culture', ofCategory('Culture')],
  // Every sample story about a place carries the name of its region.
  ...['Europe', 'Asia', 'Africa', 'Americas', 'Oceania'].map(
    (region) => [region, ofTag(region.toLowerCase())] as [string, SampleStory[]],
  ),
];

test('a category shows its stories; the URL holds it, and Back leaves it @desktop', async ({ page }) => {
  await open(page, '/stories');
  const list = storyList(page);
  const kept = await markDocument(page);
  for (const [chip, expected] of chipStories) {
    await list.chip(chip).click();
    await expect(page).toHaveURL(`/stories?${new URLSearchParams({ category: chip })}`);
    await expect(list.chips.locator('[aria-current]')).toHaveText(chip);
    expect(expected.length).toBeGreaterThan(1);
    await list.expectShown(expected);
    await expect(list.main.getByText(found).first()).toHaveText(`${expected.length} stories`);
  }
  await page.goBack();
  await list.expectShown(ofTag('americas'));
  await kept.expectKept();
  await page.reload();
  await list.expectShown(ofTag('americas'));
});

test('a search shows its results without a featured story, keeps the category and can be cleared @desktop', async ({
  page,
}) => {
  await open(page, '/stories?category=Food+%26+Drink');
  const list = storyList(page);
  await list.search.fill('portugal');
  await list.search.press('Enter');
  await expect(page).toHaveURL(/[?&]q=portugal/);
  await expect(page).toHaveURL(/[?&]category=Food/);
  await expect(list.main.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  await expect(list.main.getByRole('heading', { name: 'Latest Stories' })).toHaveCount(0);
  await expect(list.spread).toHaveCount(0);
  await expect(list.titles).toHaveText(['The middle of the toast']);
  await list.main.getByRole('link', { name: 'Clear the search' }).click();
  await expect(list.search).toHaveValue('');
  await list.expectShown(ofCategory('Food'));
});

test('a search without results says so and leads to all stories @desktop', async ({ page }) => {
  await open(page, '/stories?q=zzzzqqqq');
  const list = storyList(page);
  await expect(page.getByText('No stories found matching your criteria.')).toBeVisible();
  await expect(list.main.getByRole('article')).toHaveCount(0);
  await page.getByRole('link', { name: 'Show all stories' }).click();
  await expect(page).toHaveURL('/stories');
  await list.expectShown(stories);
});

for (const address of ['?page=nonsense', '?page=-1', '?category=atlantis', '?unknown=1', '?category=all+categories']) {
  test(`an invalid query still shows the story list: ${address} @desktop`, async ({ page }) => {
    expect(await open(page, `/stories${address}`)).toBe(200);
    await storyList(page).expectShown(stories);
  });
}

test('a tag has a page with its name and the number of its stories @desktop', async ({ page }) => {
  expect(await open(page, '/tags/islands')).toBe(200);
  const list = storyList(page);
  await expect(page).toHaveTitle('Stories tagged islands | Trekker');
  await expect(list.main.getByRole('heading', { level: 1 })).toHaveText('Islands');
  await expect(list.main.getByText(found)).toHaveText(`${ofTag('islands').length} stories`);
  await expect(list.titles).toHaveText(titles(ofTag('islands')));
});

test('an unknown tag is a 404 that suggests other stories @desktop', async ({ page, watch }) => {
  watch.expectTrouble(/404 .*\/tags\/unheard-of/);
  expect(await open(page, '/tags/unheard-of')).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tag not found');
  await expect(storyList(page).titles).toHaveText(titles(stories.slice(0, 3)));
});

test('without a script the story list, its categories and its search work @desktop', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/stories');
  const list = storyList(page);
  await list.expectShown(stories);
  await list.chip('Adventure').click();
  await list.expectShown(ofCategory('Adventure'));
  await list.search.fill('tide');
  await list.search.press('Enter');
  await expect(list.titles).toHaveText(['High water, tomorrow']);
  const image = list.cards.locator('img').first();
  await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  await context.close();
});

// every-page.e2e.ts looks at the list as it is.
for (const address of ['/stories?q=water', '/stories?q=zzzzqqqq', '/tags/islands'])
  test(`the page is accessible in both themes: ${address}`, ({ page }) =>
    expectAccessibleInBothThemes(page, () => open(page, address)));

test('no story page scrolls sideways at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of ['/stories', '/stories?q=water', '/tags/islands', '/stories/tongue-money']) {
    await open(page, address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
