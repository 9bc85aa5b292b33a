import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { author, logIn } from '../people.ts';
import { callsOf } from '../staff-api.ts';
import { addStory, aName, toast } from '../staff-forms.ts';

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const switches = (page: Page) => page.getByRole('switch', { name: /^Published/ });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('stories are selected, published and taken back by keyboard alone, and what cannot be done says why', {
  tag: '@desktop',
}, async ({ page, request }) => {
  // Every key is a call to the browser.
  test.slow();
  const name = aName('A bundle of keys');
  for (const part of ['one', 'two', 'three']) await addStory(request, `${name} ${part}`);
  await logIn(page, author);
  await open(page, `/admin/stories?q=${encodeURIComponent(name)}`);
  const { keyboard } = page;
  await page.getByRole('searchbox', { name: 'Search stories' }).focus();
  await tabTo(page, box(page, `${name} three`));
  await keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('1 selected');
  await keyboard.press('Shift+ArrowDown');
  await keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('3 selected');
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: '3 stories selected' })).toHaveCount(1);
  await keyboard.press('ArrowUp');
  await keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('2 selected');
  await keyboard.press('Control+a');
  await expectAccessible(page);

  await page.getByRole('checkbox', { name: 'Select none', exact: true }).focus();
  await tabTo(page, button(page, 'Publish').first());
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish or unpublish 3 stories' });
  await expect(dialog.getByRole('status')).toHaveText('3 stories will be published.');
  await expectAccessible(page);
  await tabTo(page, dialog.getByRole('button', { name: 'Publish 3' }));
  await keyboard.press('Enter');
  await expect(toast(page, '3 stories published')).toBeVisible();
  await expect(switches(page)).toHaveCount(3);
  for (const one of await switches(page).all()) await expect(one).toBeChecked();
  await expect(page.getByRole('region', { name: 'Selection' })).toHaveCount(0);
  await keyboard.press('Control+z');
  await expect(toast(page, 'Undone: 3 stories')).toBeVisible();
  for (const one of await switches(page).all()) await expect(one).not.toBeChecked();

  const call = await callsOf(request);
  const { data } = await call('GET', `/api/v5/admin/stories?q=${encodeURIComponent(name)}`);
  await call('PUT', `/api/v5/admin/stories/${data[0]._id}`, { tags: ['ferries'] });
  await page.reload();
  await box(page, data[0].title).focus();
  await keyboard.press('Control+a');
  await button(page, 'Tags and category').press('Enter');
  const sorting = page.getByRole('dialog', { name: 'Tags and category of 3 stories' });
  await sorting.getByLabel('What to do').selectOption('Remove a tag');
  await sorting.getByLabel('Tag', { exact: true }).fill('ferries');
  await expect(sorting.getByRole('status')).toContainText(
    `1 story can’t be:${data[0].title}This is the last tag; a story needs one`,
  );
  await keyboard.press('Escape');
  await expect(sorting).toHaveCount(0);
});

test('everything that a list finds is deleted as one and comes back', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  test.slow();
  const name = aName('A long shelf');
  for (let at = 1; at <= 17; at += 1) await addStory(request, `${name} ${at}`);
  await logIn(page, author);
  await open(page, `/admin/stories?q=${encodeURIComponent(name)}`);
  await page.getByRole('checkbox', { name: 'Select this page', exact: true }).check();
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('15 selected');
  await button(page, 'Select all 17').click();
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText('17 selected');
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 17 stories' });
  await expect(dialog.getByRole('status')).toHaveText('17 stories will move to the trash.');
  await dialog.getByRole('button', { name: 'Delete 17' }).dblclick();
  await expect(toast(page, '17 stories moved to the trash')).toBeVisible();
  await expect(page.getByText('No stories found').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, 'Undone: 17 stories')).toBeVisible();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
});

test('rows are selected with a thumb, and the bar stands at the foot of the screen', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  const name = aName('A pocket map');
  for (const part of ['one', 'two']) await addStory(request, `${name} ${part}`);
  await logIn(page, author);
  await open(page, `/admin/stories?q=${encodeURIComponent(name)}`);
  await box(page, `${name} one`).tap();
  await box(page, `${name} two`).tap();
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('2 selected');
  const place = await bar.boundingBox();
  expect(place && place.y + place.height).toBeGreaterThan(780);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Feature' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Feature or stop featuring 2 stories' });
  await dialog.getByRole('button', { name: 'Feature 2' }).tap();
  await expect(toast(page, '2 stories featured')).toBeVisible();
});
