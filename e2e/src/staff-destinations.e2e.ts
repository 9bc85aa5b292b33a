import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect, expectAccessible, open, test, tookUp } from './fixtures.ts';
import { author, logIn } from './people.ts';
import { addAsStaff, aName, aPicture, filesOf, toast } from './staff-forms.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save destination' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Fields of the form by what stands above them. */
const texts = {
  Category: 'Coast',
  Description: 'Red cabins under grey peaks.',
  'Long description': 'The boats come home at four.\n\nThe light stays.',
  'Best time to visit': 'March',
  'Suggested duration': '4 days',
  Country: 'Norway',
  Region: 'Lofoten',
  Latitude: '67,93',
  Longitude: '13.09',
  'Average temperature': '-2.5',
  'Climate type': 'Subarctic',
  'Best month': 'March',
};

function addDestination(request: APIRequestContext, name: string) {
  const fields = {
    ...{
      name,
      category: 'Coast',
      description: 'A pitch on a rock.',
      longDescription: 'Bridges.',
    },
    ...{ country: 'Norway', region: 'Lofoten', bestTimeToVisit: 'May', latitude: '68.15', longitude: '14.2' },
    ...{ SuggestedDuration: '2 days', avgTemp: '4', climateType: 'Subarctic', bestMonth: 'May' },
    ...{ 'tags[]': ['islands'], 'popularFor[]': ['football'], 'travelTips[]': ['Mind the wind.'] },
    itinerary: JSON.stringify([{ title: 'The pitch', activities: ['Watch a match'] }]),
  };
  const files = {
    thumbnail: ['amalfi-coast-positano'],
    images: ['amalfi-coast-positano', 'amalfi-coast-scooter-road'],
  };
  return addAsStaff(request, '/api/v5/admin/destination', fields, files);
}

async function addTo(page: Page, name: string, words: readonly string[]) {
  const input = page.getByRole('textbox', { name, exact: true });
  for (const word of words) {
    await input.fill(word);
    await input.press('Enter');
  }
}

// The phone shows the same form; its lists are cards, which other tests look at.
test('a destination is written, published, featured, taken back and deleted', { tag: '@desktop' }, async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/^404 .*\/destinations\//);
  watch.expectTrouble(/^400 .*\/api\/v5\/admin\/destination\//);
  const name = aName('Reine');
  const slug = name.toLowerCase().replaceAll(' ', '-');
  await logIn(page, author);
  await open(page, '/admin/destinations/create');
  await field(page, 'Name').fill(name);
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
  await addTo(page, 'Tags', ['fjords', 'hiking', ' Hiking ']);
  await addTo(page, 'Popular for', ['Northern lights']);
  await addTo(page, 'Travel tips', ['Bring a torch.', 'Rent a car.']);
  await page.getByRole('button', { name: 'Move Tip 2 up' }).click();
  await page.getByRole('button', { name: 'Add a day' }).click();
  await field(page, 'Day 1, title').fill('The ridge');
  await page.getByRole('button', { name: 'Add a day' }).click();
  await field(page, 'Day 2, title').fill('The harbour');
  await field(page, 'Day 2, one activity a line').fill('Walk the pier\nEat stockfish');
  await page.getByRole('button', { name: 'Move day 2 up' }).click();
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByRole('button', { name: 'Remove day 3' }).click();
  await filesOf(page, 'Thumbnail').setInputFiles(aPicture('amalfi-coast-positano'));
  await filesOf(page, 'Pictures').setInputFiles([
    aPicture('amalfi-coast-positano'),
    aPicture('amalfi-coast-lemon-terrace'),
  ]);
  await save(page).dblclick();
  await expect(toast(page, 'Destination added')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/destinations\/edit\//);
  const form = page.url();

  await page.reload();
  await tookUp(page);
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
  await page.getByRole('switch', { name: 'Published' }).click();
  await save(page).click();
  await expect(toast(page, 'Destination saved')).toBeVisible();

  await page.goto(`/destinations/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('Eat stockfish')).toBeVisible();

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

test('a refused form leads to what is wrong', async ({ page }) => {
  await logIn(page, author);
  await open(page, '/admin/destinations/create');
  await save(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(19);
  await expect(field(page, 'Name')).toBeFocused();
  await filesOf(page, 'Pictures').setInputFiles(aPicture('amalfi-coast-positano'));
  await save(page).click();
  await expect(page.getByRole('alert').getByRole('link', { name: 'AtLest 2 is required' })).toBeVisible();
  await expectAccessible(page);
});

/** Tab, until the focus is there, which must not be far. */
async function tabTo(page: Page, control: Locator) {
  for (let steps = 0; steps < 12; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

test('a destination is changed by keyboard alone', { tag: '@desktop' }, async ({ page, request }) => {
  // Every key is a call to the browser.
  test.slow();
  const { _id } = await addDestination(request, aName('Nusfjord'));
  await logIn(page, author);
  await open(page, `/admin/destinations/edit/${_id}`);
  const { keyboard } = page;
  const said = (words: string) => page.locator('[aria-live=polite]').getByText(words, { exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await field(page, 'Tags').focus();
  for (const tag of ['gulls', 'cod']) {
    await keyboard.type(tag);
    await keyboard.press('Enter');
  }
  await expect(said('cod added')).toBeAttached();
  await keyboard.press('Backspace');
  await expect(button('Remove cod')).toBeFocused();
  await keyboard.press('Delete');
  await expect(button('Remove gulls')).toBeFocused();
  await expect(said('cod removed')).toBeAttached();

  await field(page, 'Day 1, one activity a line').focus();
  await tabTo(page, button('Add a day'));
  await keyboard.press('Enter');
  await expect(said('Day 2 added')).toBeAttached();
  await expect(field(page, 'Day 2, title')).toBeFocused();
  await keyboard.type('The harbour');
  await tabTo(page, button('Move day 2 up'));
  await keyboard.press('Enter');
  await expect(said('Day 2 is now day 1')).toBeAttached();
  await expect(button('Move day 1 up'), 'the focus goes with the day').toBeFocused();
  await tabTo(page, button('Remove day 2'));
  await keyboard.press('Enter');
  await expect(said('Day 2 removed')).toBeAttached();
  await expect(button('Remove day 1')).toBeFocused();
  await keyboard.press('Control+s');
  await expect(toast(page, 'Destination saved')).toBeVisible();

  await page.reload();
  await tookUp(page);
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['islands', 'gulls']);
  await expect(page.getByRole('textbox', { name: /^Day \d, title$/ })).toHaveCount(1);
  await expect(field(page, 'Day 1, title')).toHaveValue('The harbour');
});

// A phone opens the same preview.
test('a draft is previewed with what is not saved yet, by staff alone', { tag: '@desktop' }, async ({
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
