import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { aName, anImage, catchFileChoosers, filesOf, publishAnyway, toast } from '../staff-forms.ts';

const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

// A tap fails where something else lies over what is tapped: the head, the bar that saves, another control.
test('a story can be written, published and deleted on a touch screen', { tag: '@phone' }, async ({ page }) => {
  catchFileChoosers(page);
  test.slow();
  const name = aName('The tram in the rain');
  const button = (label: string | RegExp) => page.getByRole('button', { name: label });
  await logIn(page, author);
  await open(page, '/admin');
  await button('Open menu').tap();
  await page.getByRole('navigation', { name: 'Travel Admin' }).getByRole('link', { name: 'Stories' }).tap();
  await page.getByRole('link', { name: 'Add Story' }).tap();

  const texts = { Title: name, 'Short excerpt': 'It stops, and nobody minds.', Content: 'It rained.\n\nIt stopped.' };
  for (const [label, text] of Object.entries(texts)) {
    const input = page.getByRole('textbox', { name: label, exact: true });
    await input.tap();
    await expect(input).toBeFocused();
    await input.fill(text);
  }
  await button('Details').tap();
  await page.getByLabel('Category', { exact: true }).selectOption('Backpacking');
  const tags = page.getByRole('textbox', { name: 'Tags' });
  for (const tag of ['trams', 'rain']) {
    await tags.tap();
    await tags.fill(tag);
    await button('Add to Tags').tap();
  }
  await button('Remove rain').tap();
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['trams']);
  await page.getByText('Feature this story').tap();
  await page.getByRole('button', { name: 'Write', exact: true }).tap();
  const cover = page.getByRole('group', { name: 'Cover image' }).getByText('Drop a picture here or choose a file');
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), cover.tap()]);
  await chooser.setFiles(anImage('amalfi-coast-positano'));
  const images = ['amalfi-coast-lemon-terrace', 'amalfi-coast-scooter-road', 'amalfi-coast-positano'];
  await filesOf(page, 'Additional images').setInputFiles(images.map((image) => anImage(image)));
  for (const [place, caption] of ['The stop', 'The bell', 'The driver'].entries()) {
    const input = page.getByLabel(`Caption of picture ${place + 1}`);
    await input.tap();
    await input.fill(caption);
  }
  await button('Move picture 2 forward').tap();
  await button('Remove picture 3').tap();
  expect(await excess(page), 'wider than the window').toBeLessThanOrEqual(0);
  await button('Save Story').tap();
  await expect(page).toHaveURL(/\/admin\/stories\/edit\//);
  const caption = (place: number) => page.getByLabel(`Caption of picture ${place}`);
  await expect(caption(1)).toHaveValue('The bell');
  await expect(caption(2)).toHaveValue('The stop');
  await expect(page.getByLabel(/^Caption of picture/)).toHaveCount(2);
  await expect(page.getByRole('checkbox', { name: 'Feature this story' })).toBeChecked();
  await button('Publish').tap();
  await publishAnyway(page);
  await expect(toast(page, 'Story published')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Back to Stories' }).tap();
  await page.getByLabel('Search stories').fill(name);
  await expect(page).toHaveURL(/[?&]q=The/);
  const card = page.getByRole('row').filter({ hasText: name });
  await expect(card).toContainText('isPublished');
  await card.getByRole('switch').tap();
  await expect(card).toContainText('Private');
  await card.getByRole('button', { name: /^Delete/ }).tap();
  await page.getByRole('dialog', { name: 'Delete Story' }).getByRole('button', { name: 'Delete' }).tap();
  await expect(page.getByRole('heading', { name: 'No stories found' })).toBeVisible();
});

test('on a phone an error in the details of a story brings them forward, and nothing typed is lost', {
  tag: '@phone',
}, async ({ page }) => {
  await logIn(page, author);
  await open(page, '/admin/stories/create');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const category = page.getByLabel('Category', { exact: true });
  const details = page.getByRole('button', { name: 'Details' });
  await details.tap();
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: 'Write', exact: true }).tap();
  await title.fill('A station with no road');
  await expect(category).not.toBeInViewport();
  await page.getByRole('button', { name: 'Save Story' }).tap();
  await page.getByRole('alert').getByRole('link', { name: 'Category is required' }).tap();
  await expect(category).toBeFocused();
  await expect(category).toBeInViewport();
  await expect(details).toHaveAttribute('aria-pressed', 'true');
  await category.selectOption('Travel');
  await page.getByRole('button', { name: 'Write', exact: true }).tap();
  await expect(title).toHaveValue('A station with no road');
  await details.tap();
  await expect(category).toHaveValue('Travel');
});

test('on a phone each item of a staff list takes three lines', { tag: '@phone' }, async ({ page }) => {
  await logIn(page, author);
  for (const list of ['users', 'destinations', 'stories', 'highlights', 'banners']) {
    await open(page, `/admin/${list}`);
    // What is scheduled says when, and what has ended so, on lines of their own.
    const items = page.locator('tbody tr').filter({ hasNotText: /Publishes|Unpublishes|Turns o|Ended/ });
    await expect(items.first()).toBeVisible();
    const heights = await items.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    // Name, facts, and what can be done: the last is as high as a finger.
    expect(Math.max(...heights), list).toBeLessThanOrEqual(124);
    await page.setViewportSize({ width: 320, height: 700 });
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess, `${list} is wider than the window`).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 390, height: 844 });
  }
});
