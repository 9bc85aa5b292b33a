import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { author, logIn } from '../people.ts';
import { richText } from '../rich-text.screen.ts';
import { callsOf } from '../staff-api.ts';
import { addDestination, addStory, aName, toast } from '../staff-forms.ts';

test('what the checklist finds in a story is mended with one press each, by keyboard alone', {
  tag: '@desktop',
}, async ({ page, request }) => {
  // Every key is a call to the browser.
  test.slow();
  const { _id } = await addStory(request, aName('A note of what is missing'));
  await logIn(page, author);
  await open(page, `/admin/stories/edit/${_id}`);
  const { keyboard } = page;
  const text = richText(page, 'Content');
  await text.setMarkdown('### Early\n\nWe left. The timetable is [here](https://a.example).');
  const part = page.getByRole('region', { name: 'Before it goes out' });
  const fix = (name: string) => part.getByRole('button', { name });
  await expect(part).toContainText('The heading “Early” skips a level');
  await expect(part).toContainText('A link is called “here”');
  await expect(page.locator('[aria-live]').filter({ hasText: /^Checklist: \d problems/ })).toHaveCount(1);
  await expectAccessible(page);

  await fix('Fix levels').focus();
  await keyboard.press('Enter');
  await expect(part).not.toContainText('skips a level');
  expect(await text.markdown()).toContain('## Early');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().press('Enter');
  await expect(part).toContainText('skips a level');
  await fix('Fix levels').press('Enter');
  await expect(part).not.toContainText('skips a level');

  await fix('Reword it').focus();
  await keyboard.press('Enter');
  await expect(text.field).toBeFocused();
  await keyboard.type('in the hall');
  await expect(part).not.toContainText('A link is called');
  await fix('Choose a place').press('Enter');
  await expect(page.getByRole('combobox', { name: 'Place' })).toBeFocused();

  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Publish this?' });
  await expect(dialog.getByRole('button', { name: 'Publish anyway' })).toBeFocused();
  await expectAccessible(page);
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: 'Publish anyway' }));
  await keyboard.press('Enter');
  await expect(toast(page, 'Story published')).toBeVisible();
  // Other tests count what is public.
  await (await callsOf(request))('DELETE', `/api/v5/admin/stories/${_id}`);
});

test('a new story says what it has to have, and leads there', { tag: '@desktop' }, async ({ page }) => {
  await logIn(page, author);
  await open(page, '/admin/stories/create');
  const part = page.getByRole('region', { name: 'Before it goes out' });
  await expect(part).toContainText('5 fields are still missing');
  await part.getByRole('button', { name: 'Additional images' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Additional images' }).getByRole('button').first()).toBeFocused();
  await part.getByRole('button', { name: 'Category' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Category' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('A hill');
  await richText(page, 'Content').setMarkdown('We left.');
  await expect(part).toContainText('There is no additional image; one is needed beside the cover');
});

test('an alternative text of a picture in the text is written right there', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const { _id } = await addStory(request, aName('A window without words'));
  const call = await callsOf(request);
  const { images } = (await call('GET', `/api/v5/admin/stories/${_id}`)).data;
  const { data } = await call('POST', '/api/v5/admin/checklist-facts', { media: [], urls: [images[0].url], items: [] });
  const [{ _id: media }] = data.media;
  await call('PUT', `/api/v5/admin/media/${media}`, { alt: '' });
  await call('PUT', `/api/v5/admin/stories/${_id}`, { content: `We left.\n\n::figure{media=${media}}` });
  await logIn(page, author);
  await open(page, `/admin/stories/edit/${_id}`);
  const part = page.getByRole('region', { name: 'Before it goes out' });
  const item = part.getByRole('listitem').filter({ hasText: 'A picture in the text has no alternative text' });
  await item.getByRole('button', { name: 'Write it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Describe the picture' });
  await dialog.getByRole('textbox', { name: 'Alternative text' }).fill('Lemons on a quay');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(item).toHaveCount(0);
});

test('a destination shows what is to be mended, on a phone as well', async ({ page, request }) => {
  const { _id } = await addDestination(request, aName('Checked bay'));
  await logIn(page, author);
  await open(page, `/admin/destinations/edit/${_id}`);
  const part = page.getByRole('region', { name: 'Before it goes out' });
  await expect(part).toContainText(/suggestion|problem/);
  await expectAccessible(page);
});

test('Publish marks what is missing before it asks anything', { tag: '@desktop' }, async ({ page, request }) => {
  const { _id } = await addStory(request, aName('A note without a title'));
  await logIn(page, author);
  await open(page, `/admin/stories/edit/${_id}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await expect(page.getByText('Fix 1 problem to save')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a highlight, a banner and About show what is to be mended, and lead to it', { tag: '@desktop' }, async ({
  page,
}) => {
  await logIn(page, author);
  const part = page.getByRole('region', { name: 'Before it goes out' });
  await open(page, '/admin/highlights/create');
  await part.getByRole('listitem').filter({ hasText: 'There is no description' }).getByRole('button').click();
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused();
  await page.keyboard.type('A bay in the morning.');
  await expect(part.getByText('are in order')).toHaveText('Texts are in order.');
  await open(page, '/admin/about');
  await richText(page, 'Introduction').setMarkdown('We travel. [Here](https://a.example) is how.');
  await part.getByRole('button', { name: 'Reword it' }).click();
  await expect(richText(page, 'Introduction').field).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe('Here');
  await expectAccessible(page);
  await open(page, '/admin/banners/new');
  // Of what is not there it says nothing but that.
  await expect(part).toContainText('4 fields are still missing');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Title' }).fill('A bay');
  await page.getByRole('textbox', { name: 'Small description' }).fill('In the morning');
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('A bay in the morning.');
  await expect(part.getByRole('listitem')).toContainText('There is no picture yet');
  await part.getByRole('button', { name: 'Go to it' }).click();
  await expect(page.getByRole('group', { name: 'Images' }).getByRole('button').first()).toBeFocused();
  await expect(part).not.toContainText('in order');
});
