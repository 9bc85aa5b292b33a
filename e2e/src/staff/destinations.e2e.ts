import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { addDestination, aName, anImage, destinationTexts, filesOf, publishAnyway, toast } from '../staff-forms.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save Destination' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function addTo(page: Page, name: string, words: readonly string[]) {
  const input = page.getByRole('textbox', { name, exact: true });
  for (const word of words) {
    await input.fill(word);
    await input.press('Enter');
  }
}

// The phone shows the same form; its lists are cards, which other tests look at.
test('staff write, publish, feature, unpublish and delete a destination', { tag: '@desktop' }, async ({
  page,
  watch,
}) => {
  // Its images are made in all their sizes.
  test.slow();
  watch.expectTrouble(/^404 .*\/destinations\//);
  watch.expectTrouble(/^400 .*\/api\/v5\/admin\/destination\//);
  const name = aName('Reine');
  const slug = name.toLowerCase().replaceAll(' ', '-');
  await logIn(page, author);
  await open(page, '/admin/destinations/create');
  await field(page, 'Name').fill(name);
  for (const [label, text] of Object.entries(destinationTexts)) await field(page, label).fill(text);
  await addTo(page, 'Tags', ['fjords', 'hiking', ' Hiking ']);
  await addTo(page, 'Popular for', ['Northern lights']);
  await addTo(page, 'Travel tips', ['Bring a torch.', 'Rent a car.']);
  await page.getByRole('button', { name: 'Move Tip 2 up' }).click();
  await page.getByRole('button', { name: 'Add a day' }).click();
  await field(page, 'Day 1, title').fill('The ridge');
  await page.getByRole('button', { name: 'Add a day' }).click();
  await field(page, 'Day 2, title').fill('The harbour');
  await field(page, 'Day 2, one activity per line').fill('Walk the pier\nEat stockfish');
  await page.getByRole('button', { name: 'Move day 2 up' }).click();
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByRole('button', { name: 'Remove day 3' }).click();
  await filesOf(page, 'Thumbnail').setInputFiles(anImage('amalfi-coast-positano'));
  await filesOf(page, 'Pictures').setInputFiles([
    anImage('amalfi-coast-positano'),
    anImage('amalfi-coast-lemon-terrace'),
  ]);
  await field(page, 'Short line').fill('Red cabins, grey peaks.');
  const march = page.getByRole('button', { name: /^March/ });
  await expect(march).toHaveAccessibleName('March Not rated');
  await march.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(march).toHaveAccessibleName('March Fair');
  await field(page, 'March, average temperature in °C').fill('cold');
  await field(page, 'Day 1, title').fill(' ');
  await save(page).click();
  const faults = page.getByRole('alert').getByRole('link');
  await expect(faults).toHaveText(['March: temperature must be a number from -90 to 60', 'Each day needs a title']);
  await field(page, 'March, average temperature in °C').fill('−1,5');
  await field(page, 'Day 1, title').fill('The harbour');
  await save(page).dblclick();
  await expect(toast(page, 'Destination added')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/destinations\/edit\//);
  const form = page.url();

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  await expect(field(page, 'Latitude')).toHaveValue('67.93');
  await expect(field(page, 'Day 1, title')).toHaveValue('The harbour');
  await expect(page.getByRole('button', { name: 'Remove picture 1' })).toHaveCount(0);
  await field(page, 'Latitude').fill('200');
  await save(page).click();
  await expect(page.getByText('latitude must be a number from -90 to 90').last()).toBeVisible();
  await expect(field(page, 'Latitude')).toBeFocused();
  await field(page, 'Latitude').fill('67.9');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await publishAnyway(page);
  await expect(toast(page, 'Destination published')).toBeVisible();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();

  await page.goto(`/destinations/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('Eat stockfish')).toBeVisible();
  const months = page.getByRole('table', { name: `The months in ${name}` });
  await expect(
    months
      .getByRole('row', { name: /^Rating/ })
      .getByRole('cell')
      .nth(2),
  ).toHaveText('Fair');
  await expect(
    months
      .getByRole('row', { name: /^Average temperature in °C/ })
      .getByRole('cell')
      .nth(2),
  ).toHaveText('−1');

  await page.goto(`/admin/destinations?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('Published');
  await row.getByRole('button', { name: /^Toggle featured/ }).click();
  await expect(row).toContainText('Featured');
  await row.getByRole('switch').click();
  await expect(row).toContainText('Draft');
  expect(await open(page, `/destinations/${slug}`)).toBe(404);

  await page.goto(`/admin/destinations?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await row.getByRole('button', { name: /^Delete/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Destination' });
  await expect(dialog).toContainText('Are you sure you want to delete this destination? This action cannot be undone.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No stories found.' })).toBeVisible();
  watch.expectTrouble(/^404 .*\/api\/v5\/admin\/destination\//);
  await page.goto(form);
  await expect(page.getByRole('heading', { name: 'Destination not found' })).toBeVisible();
  await page.goto('/admin/destinations/create');
  await expect(save(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore' }), 'what was saved is no draft').toHaveCount(0);
});

test('a draft of a destination is saved with its name alone, and saved and published as a whole', async ({ page }) => {
  const name = aName('Half a place');
  const saveDraft = page.getByRole('button', { name: 'Save Draft' });
  const faults = page.getByRole('alert').getByRole('link');
  await logIn(page, author);
  await open(page, '/admin/destinations/create');
  await field(page, 'Latitude').fill('north');
  await saveDraft.click();
  await expect(faults).toHaveText(['Destination name is required', 'latitude must be a number from -90 to 90']);
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Name').fill(name);
  await field(page, 'Latitude').fill('67.9');
  await saveDraft.click();
  await expect(page).toHaveURL(/\/admin\/destinations\/edit\//);
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue(name);
  await expect(field(page, 'Latitude')).toHaveValue('67.9');

  const checklist = page.getByRole('region', { name: 'Before it goes out' });
  await expect(checklist.getByText('16 fields are still missing')).toBeVisible();
  await expect(checklist.getByRole('button', { name: 'Latitude' })).toHaveCount(0);
  await checklist.getByRole('button', { name: 'Country' }).click();
  await expect(field(page, 'Country')).toBeFocused();
  await save(page).click();
  await expect(faults).toHaveCount(17);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  await expect(faults).toHaveCount(17);
  await expect(field(page, 'Category')).toBeFocused();
  await filesOf(page, 'Pictures').setInputFiles(anImage('amalfi-coast-positano'));
  await publish.click();
  await expect(faults.filter({ hasText: 'AtLest 2 is required' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Destination saved')).toBeVisible();

  await page.goto(`/admin/destinations?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('Draft');
  await expect(row, 'nobody said where it lies').not.toContainText(',');
});

// A phone opens the same preview.
test('staff alone can preview a draft, with its unsaved changes', { tag: '@desktop' }, async ({
  page,
  context,
  request,
  browser,
}) => {
  const name = aName('Henningsvaer');
  const { _id } = await addDestination(request, name);
  await logIn(page, author);
  await open(page, `/admin/destinations/edit/${_id}`);
  await field(page, 'Description').fill('Not saved yet.');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Preview' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(preview.getByText('Not saved yet.')).toBeVisible();
  await expect(preview.getByRole('complementary', { name: 'Preview' })).toContainText('Draft');
  await expect(preview.getByRole('heading', { name: 'Nearest places' })).toBeVisible();
  const map = preview.getByRole('img', { name: /^Map: where Henningsvaer/ });
  await map.scrollIntoViewIfNeeded();
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await preview.close();

  const guest = await browser.newPage();
  await guest.goto(new URL(`/admin/destinations/preview/${_id}`, page.url()).href);
  await expect(guest).toHaveURL(/\/login\?next=/);
  await guest.close();
});
