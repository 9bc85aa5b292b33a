import type { Page } from '@playwright/test';
import { expect, hydrated, open, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { author, logIn } from '../people.ts';
import { callsOf } from '../staff-api.ts';
import {
  addDestination,
  aName,
  anImage,
  catchFileChoosers,
  destinationTexts,
  editedId,
  toast,
} from '../staff-forms.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a destination can be changed by keyboard alone', async ({ page, request }) => {
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

  await field(page, 'Day 1, one activity per line').focus();
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
  await hydrated(page);
  await expect(page.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(['islands', 'gulls']);
  await expect(page.getByRole('textbox', { name: /^Day \d, title$/ })).toHaveCount(1);
  await expect(field(page, 'Day 1, title')).toHaveValue('The harbour');
});

test('a destination can be written by keyboard alone', async ({ page, request }) => {
  // Every key is a call to the browser.
  test.slow();
  catchFileChoosers(page);
  const name = aName('Nordkapp');
  await logIn(page, author);
  await open(page, '/admin/destinations');
  const { keyboard } = page;
  await page.getByRole('link', { name: 'Add Destination' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New destination');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Destinations' }).focus();

  const type = async (label: string, ...lines: string[]) => {
    await tabTo(page, field(page, label));
    for (const line of lines) {
      await keyboard.type(line);
      if (lines.length > 1) await keyboard.press('Enter');
    }
  };
  const choose = async (label: RegExp, files: string[]) => {
    await tabTo(page, main.getByRole('button', { name: label }));
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), keyboard.press('Enter')]);
    await chooser.setFiles(files.map((file) => anImage(file)));
  };
  await type('Name', name);
  // A line feed would be typed as Enter, which a text of several lines takes as it is.
  for (const [label, text] of Object.entries(destinationTexts)) await type(label, text);
  await type('Tags', 'cliffs', 'midnight sun');
  await type('Popular for', 'the end of the road', 'wind');
  await type('Travel tips', 'Bring a hat.', 'Hold it.');
  await tabTo(page, main.getByRole('button', { name: 'Add a day' }));
  await keyboard.press('Enter');
  await expect(field(page, 'Day 1, title')).toBeFocused();
  await keyboard.type('The cape');
  await type('Day 1, one activity per line', 'Stand there');
  await choose(/^Thumbnail/, ['amalfi-coast-positano']);
  await choose(/^Pictures/, ['amalfi-coast-positano', 'amalfi-coast-scooter-road']);
  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Publish anyway' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/destinations\/edit\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const id = editedId(page);
  await open(page, `/destinations/${name.toLowerCase().replaceAll(' ', '-')}`);
  await expect(page.getByText('Stand there')).toBeVisible();
  // Other tests count what is public.
  await (await callsOf(request))('DELETE', `/api/v5/admin/destination/${id}`);
});
