import { expect, open, test } from '../../fixtures.ts';
import { author, logIn } from '../../people.ts';
import { richText } from '../../rich-text.screen.ts';
import { callsOf } from '../../staff-api.ts';
import { editedId, publishAnyway, toast } from '../../staff-forms.ts';
import { storyForm } from '../../story-form.screen.ts';
import { expectReadEverywhere, materialOf, picker, wholeText, withoutIds } from './whole-story.ts';

test('a story of every construct is made on a phone with its tools, and read, printed, fed and found', {
  // A desktop has another test.
  tag: '@phone',
}, async ({ page, request, browser, baseURL }) => {
  test.setTimeout(300_000);
  const story = await materialOf(request);
  const { field, tool, markdown } = richText(page, 'Content');
  // As a phone's keyboard writes: words, not keys.
  const write = (words: string) => page.keyboard.insertText(words);
  const enter = async (times = 1) => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press('Enter');
  };
  const insert = async (name: string) => {
    await tool('Insert a block').tap();
    const menu = page.getByRole('dialog', { name: 'Insert' });
    await menu.getByRole('option', { name: new RegExp(`^${name}`) }).tap();
  };
  const pick = async (name: string, role: 'radio' | 'checkbox') => {
    await picker(page).getByLabel('Search media').fill(name);
    await expect(picker(page).getByRole(role)).toHaveCount(1);
    await picker(page).getByRole('listitem').filter({ hasText: name }).tap();
    await expect(picker(page).getByRole(role)).toBeChecked();
  };
  const use = () => picker(page).getByRole('button', { name: /^Use / }).tap();
  await logIn(page, author);
  await open(page, '/admin/stories/create');
  await storyForm(page).title.tap();
  await write(story.title);
  await page.getByRole('group', { name: 'Cover image' }).getByRole('button', { name: 'Choose from library' }).tap();
  await pick(story.pictures[0] ?? '', 'radio');
  await use();
  await storyForm(page).excerpt.tap();
  await write('It climbs, and everybody holds on.');

  await field.tap();
  await write('Some words by ');
  await tool('Bold').tap();
  await write('train');
  await tool('Bold').tap();
  await write(' and ');
  await tool('Italic').tap();
  await write('boat');
  await tool('Italic').tap();
  await write('.');
  await enter();
  await tool('Heading').tap();
  await write('Where to stay');
  await enter();
  await tool('Subheading').tap();
  await write('By the river');
  await enter();
  await tool('List').tap();
  await write('one');
  await enter();
  await write('within');
  await page.keyboard.press('Tab');
  await enter(3);
  await tool('Numbered list').tap();
  await write('first');
  await enter(2);
  await tool('Quote').tap();
  await write('Somebody said so.');
  await enter(2);
  await insert('Pull quote');
  await write('The light comes twice.');
  await enter();
  await write('Ana Reis');
  await enter();
  await insert('Good to know');
  await write('The tram is full by ten.');
  await enter(2);
  await insert('Table');
  for (const [at, words] of ['Line', 'From', 'Price', '28', 'Graça', '3 €'].entries()) {
    await field.locator('th, td').nth(at).tap();
    await write(words);
  }
  const end = async (of: string) => {
    await field.locator(':scope > p').last().tap();
    await expect(page.getByRole('toolbar', { name: of })).toHaveCount(0);
  };
  await end('Table');
  await insert('Rule');
  await write('See ');
  await tool('Link').tap();
  const link = page.getByRole('dialog', { name: 'Link' });
  await link.getByRole('combobox').fill('lisbon');
  await link.getByRole('option', { name: /^Lisbon/ }).tap();
  await write(' and ');
  await tool('Link').tap();
  await link.getByRole('combobox').fill('https://example.com/trams');
  await link.getByRole('option', { name: /Web address/ }).tap();
  await write('.');
  await enter();
  await insert('Place card');
  await page.getByRole('dialog', { name: 'Choose a place' }).getByRole('combobox').fill('lisbon');
  await page.getByRole('option', { name: /Lisbon/ }).tap();
  await expect(field.getByText('Portugal')).toBeVisible();
  await end('Place card');
  await insert('Figure');
  await pick(story.pictures[0] ?? '', 'radio');
  await use();
  await expect(picker(page)).toHaveCount(0);
  await write(`The tram of ${story.word}`);
  const alternative = field.getByLabel('Alternative text', { exact: true });
  await alternative.tap();
  await write('A yellow tram climbs');
  await end('Figure');
  await insert('Gallery');
  await pick(story.pictures[1] ?? '', 'checkbox');
  await pick(story.pictures[2] ?? '', 'checkbox');
  await use();
  await expect(picker(page)).toHaveCount(0);
  for (const caption of ['Roofs', 'Laundry', 'Two mornings']) {
    await write(caption);
    await enter();
  }
  await insert('Video');
  await picker(page).getByRole('listitem').first().tap();
  await use();
  await expect(picker(page)).toHaveCount(0);
  await write('Over the bridge');
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing scrolls sideways').toBe(390);
  const written = withoutIds(await markdown());
  expect(written.replace('[https://example.com/trams]', '[its trams]')).toBe(wholeText(story));

  // One tap is enough, although the tools leave the lower edge with the focus.
  const gallery = page.getByRole('group', { name: 'Additional images' });
  await gallery.getByRole('button', { name: /^Choose from library/ }).tap();
  await pick(story.pictures[2] ?? '', 'checkbox');
  await use();
  await page.getByLabel('Caption of picture 1').tap();
  await write('Below the line');
  await page.getByRole('button', { name: 'Details' }).tap();
  await page.getByLabel('Category', { exact: true }).selectOption('Travel');
  await page.getByRole('textbox', { name: 'Tags' }).tap();
  await write('trams');
  await page.getByRole('button', { name: 'Add to Tags' }).tap();
  await page.getByRole('button', { name: 'Publish', exact: true }).tap();
  await publishAnyway(page);
  await expect(page).toHaveURL(/\/admin\/stories\/edit\//);
  await expect(toast(page, 'Story published')).toBeVisible();
  const id = editedId(page);
  await expectReadEverywhere(browser, baseURL ?? '', story);
  await (await callsOf(request))('DELETE', `/api/v5/admin/stories/${id}`);
});
