import { expect, expectAccessible, open, test } from '../../fixtures.ts';
import { tabTo } from '../../keyboard.ts';
import { author, logIn } from '../../people.ts';
import { richText } from '../../rich-text.screen.ts';
import { callsOf } from '../../staff-api.ts';
import { editedId } from '../../staff-forms.ts';
import { storyForm } from '../../story-form.screen.ts';
import { expectReadEverywhere, materialOf, picker, wholeText, withoutIds } from './whole-story.ts';

test('a story of every construct is made with the keyboard alone, and read, printed, fed and found', {
  // A phone has another test.
  tag: '@desktop',
}, async ({ page, request, browser, baseURL }) => {
  test.setTimeout(300_000);
  const story = await materialOf(request);
  const { field, markdown } = richText(page, 'Content');
  const { keyboard } = page;
  await logIn(page, author);
  await open(page, '/admin/stories/create');
  await expect(field).toBeVisible();
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  const insert = async (name: string) => {
    await keyboard.type('/');
    const menu = page.getByRole('dialog', { name: 'Insert' });
    await expect(menu.getByRole('combobox')).toBeFocused();
    await keyboard.type(name);
    await expect(menu.getByRole('option', { selected: true })).toContainText(name);
    await press('Enter');
  };
  /** Down from the search box to what it found. */
  const pick = async (name: string, role: 'radio' | 'checkbox') => {
    await expect(picker(page).getByLabel('Search media')).toBeFocused();
    await keyboard.type(name);
    await expect(picker(page).getByRole(role)).toHaveCount(1);
    await expect(picker(page).getByRole(role)).toHaveAccessibleName(name);
    await press('ArrowDown');
    await expect(picker(page).getByRole(role)).toBeFocused();
  };

  await tabTo(page, storyForm(page).title);
  await keyboard.type(story.title);
  const cover = page.getByRole('group', { name: 'Cover image' });
  await tabTo(page, cover.getByRole('button', { name: 'Choose from library' }));
  await press('Enter');
  await pick(story.pictures[0] ?? '', 'radio');
  await press('Enter');
  await expect(picker(page)).toHaveCount(0);
  await tabTo(page, storyForm(page).excerpt);
  await keyboard.type('It climbs, and everybody holds on.');

  await tabTo(page, field);
  await keyboard.type('Some words by **train** and _boat_.');
  await press('Enter');
  await keyboard.type('## Where to stay');
  await press('Enter');
  await insert('Subheading');
  await keyboard.type('By the river');
  await press('Enter');
  await keyboard.type('- one');
  await press('Enter', 'Tab');
  await keyboard.type('within');
  await press('Enter', 'Enter', 'Enter');
  await keyboard.type('1. first');
  await press('Enter', 'Enter');
  await keyboard.type('> Somebody said so.');
  await press('Enter', 'Enter');
  await insert('Pull quote');
  await keyboard.type('The light comes twice.');
  await press('Enter');
  await keyboard.type('Ana Reis');
  await press('Enter');
  await insert('Good to know');
  await keyboard.type('The tram is full by ten.');
  await press('Enter', 'Enter');
  await insert('Table');
  await expect(field).toBeFocused();
  for (const cell of ['Line', 'From', 'Price', '28', 'Graça']) {
    await keyboard.type(cell);
    await press('Tab');
  }
  await keyboard.type('3 €');
  await press('ControlOrMeta+End');
  await expect(page.getByRole('toolbar', { name: 'Table' }), 'out of the table').toHaveCount(0);
  await insert('Rule');
  await expect(field).toBeFocused();
  await keyboard.type('See ');
  await press('ControlOrMeta+k');
  const link = page.getByRole('dialog', { name: 'Link' });
  await expect(link.getByRole('combobox')).toBeFocused();
  await keyboard.type('lisbon');
  await expect(link.getByRole('option', { name: /^Lisbon/ })).toBeVisible();
  await press('Enter');
  await expect(field).toBeFocused();
  await keyboard.type(' and its trams');
  await press('ControlOrMeta+Shift+ArrowLeft', 'ControlOrMeta+Shift+ArrowLeft');
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('its trams');
  // The editor hears of it by an event that comes with the next frame.
  await page.evaluate(() => new Promise((heard) => requestAnimationFrame(() => setTimeout(heard))));
  await press('ControlOrMeta+k');
  await expect(link.getByRole('combobox')).toHaveValue('its trams');
  await keyboard.type('https://example.com/trams');
  await expect(link.getByRole('option', { name: /Web address/ })).toBeVisible();
  await press('Enter');
  await expect(field).toBeFocused();
  await press('End');
  await keyboard.type('.');
  await press('Enter');
  await insert('Place card');
  await expect(page.getByRole('dialog', { name: 'Choose a place' }).getByRole('combobox')).toBeFocused();
  await keyboard.type('lisbon');
  await expect(page.getByRole('option', { name: /Lisbon/ })).toBeVisible();
  await press('Enter');
  await expect(field.getByText('Portugal')).toBeVisible();
  await expect(field).toBeFocused();
  await press('ControlOrMeta+End');
  await expect(page.getByRole('toolbar', { name: 'Place card' }), 'out of the card').toHaveCount(0);

  await insert('Figure');
  await pick(story.pictures[0] ?? '', 'radio');
  await press('Enter');
  await expect(field).toBeFocused();
  await keyboard.type(`The tram of ${story.word}`);
  await tabTo(page, page.getByLabel('Alternative text', { exact: true }).last());
  await keyboard.type('A yellow tram climbs');
  await press('Escape');
  await expect(field, 'Escape leads back to the caption').toBeFocused();
  await press('ControlOrMeta+End');
  await expect(page.getByRole('toolbar', { name: 'Figure' }), 'out of the figure').toHaveCount(0);
  await insert('Gallery');
  await pick(story.pictures[1] ?? '', 'checkbox');
  await press('Space');
  await tabTo(page, picker(page).getByLabel('Search media'));
  await press('ControlOrMeta+a');
  await pick(story.pictures[2] ?? '', 'checkbox');
  await press('Space', 'Enter');
  await expect(field).toBeFocused();
  for (const caption of ['Roofs', 'Laundry', 'Two mornings']) {
    await keyboard.type(caption);
    await press('Enter');
  }
  await insert('Video');
  await expect(picker(page).getByRole('radio').first()).toBeVisible();
  await press('ArrowDown', 'Enter');
  await expect(field).toBeFocused();
  await keyboard.type('Over the bridge');
  expect(withoutIds(await markdown())).toBe(wholeText(story));

  const gallery = page.getByRole('group', { name: 'Additional images' });
  await tabTo(page, gallery.getByRole('button', { name: /^Choose from library/ }));
  await press('Enter');
  await pick(story.pictures[2] ?? '', 'checkbox');
  await press('Space', 'Enter');
  await tabTo(page, page.getByLabel('Caption of picture 1'));
  await keyboard.type('Below the line');
  await tabTo(page, page.getByLabel('Category', { exact: true }));
  await keyboard.type('Travel');
  await tabTo(page, page.getByRole('textbox', { name: 'Tags' }));
  await keyboard.type('trams');
  await press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Publish anyway' })).toBeFocused();
  await press('Enter');
  await expect(page).toHaveURL(/\/admin\/stories\/edit\//);
  await expect(page.getByRole('button', { name: 'Unpublish' })).toBeVisible();
  await expectAccessible(page);
  const id = editedId(page);
  await expectReadEverywhere(browser, baseURL ?? '', story);
  // Other tests count what is public.
  await (await callsOf(request))('DELETE', `/api/v5/admin/stories/${id}`);
});
