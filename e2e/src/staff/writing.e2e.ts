import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { richText } from '../rich-text.screen.ts';
import { addStory, aName, toast } from '../staff-forms.ts';
import { storyForm } from '../story-form.screen.ts';

test('a save without a change changes nothing, one word changes its line, and what is undone is as it was', async ({
  page,
  request,
}) => {
  const { _id } = await addStory(request, aName('The quiet edit'));
  await logIn(page, author);
  const form = storyForm(page);
  const { field, markdown, setMarkdown } = richText(page, 'Content');
  await form.edit(_id);
  const text = 'One **bold** line.\n\n- a\n- b\n\nThe last line.';
  await setMarkdown(text);
  await form.save.click();
  await expect(toast(page, 'Story saved')).toBeVisible();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);

  await page.reload();
  await expect(field).toContainText('The last line.');
  await field.getByText('The last line.').click();
  await field.press('End');
  await expect(page.getByText(/^Draft saved|^Saved \d/), 'nothing to keep').toHaveCount(0);
  await field.press('x');
  await field.press('ControlOrMeta+z');
  expect(await markdown()).toBe(text);
  await field.getByText('The last line.').click();
  await field.press('End');
  await page.keyboard.insertText(' Really.');
  expect(await markdown()).toBe(text.replace('The last line.', 'The last line. Really.'));
});

test('a key goes by where the caret is, even before the browser has told of it', async ({ page }) => {
  await logIn(page, author);
  await open(page, '/admin/stories/create');
  const { field, markdown, setMarkdown } = richText(page, 'Content');
  await setMarkdown('The first line.\n\nThe last line.');
  await field.getByText('The first line.').click();
  await expect(field).toBeFocused();
  // As after Ctrl+End in a tab that is busy: the key comes before the news of the caret.
  await field.getByText('The last line.').evaluate((paragraph) => {
    getSelection()?.collapse(paragraph.firstChild, paragraph.textContent?.length);
    const key = { key: 'Enter', keyCode: 13, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  await page.keyboard.type('And one more.');
  expect(await markdown()).toBe('The first line.\n\nThe last line.\n\nAnd one more.');
});

test('a block is dragged elsewhere by the grip beside it, and taken back at once', async ({ page }) => {
  await logIn(page, author);
  await open(page, '/admin/stories/create');
  const { field, markdown, setMarkdown } = richText(page, 'Content');
  const blocks = ['The first.', '> Somebody else.', 'The last.'];
  await setMarkdown(blocks.join('\n\n'));
  await field.getByText('The last.').hover();
  const grip = page.getByTitle('Drag to move');
  const from = await grip.boundingBox();
  const to = await field.getByText('The first.').boundingBox();
  if (!from || !to) throw new Error('Neither the grip nor the text is shown.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  // A browser drags from the second move on.
  await page.mouse.move(to.x + 20, to.y + to.height, { steps: 4 });
  await page.mouse.move(to.x + 20, to.y + 1, { steps: 4 });
  await page.mouse.up();
  await expect(field).toHaveText('The last.The first.Somebody else.');
  expect(await markdown()).toBe(['The last.', 'The first.', '> Somebody else.'].join('\n\n'));
  await field.press('ControlOrMeta+z');
  expect(await markdown()).toBe(blocks.join('\n\n'));
});

test('what an input method writes stays as it is composed', async ({ page, context }) => {
  await logIn(page, author);
  await open(page, '/admin/stories/create');
  const { field, markdown } = richText(page, 'Content');
  await field.click();
  await page.keyboard.type('In ');
  const devTools = await context.newCDPSession(page);
  for (const text of ['に', 'にほ', 'にほん', '日本'])
    await devTools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await devTools.send('Input.insertText', { text: '日本' });
  await expect(field).toHaveText('In 日本');
  expect(await markdown()).toBe('In 日本');
});

test('what is gone is marked where it stands, and never dropped', async ({ page, watch }) => {
  watch.expectTrouble(/^404 /);
  await logIn(page, author);
  await open(page, '/admin/stories/create');
  const { field, markdown, setMarkdown } = richText(page, 'Content');
  const gone = '0198a000-0000-7000-8000-000000000099';
  const text = `A [lost place](trekker:destination/${gone}).\n\n::figure[Its caption]{media=${gone} alt="Roofs"}`;
  await setMarkdown(text);
  await expect(field.getByText('This image no longer exists. Readers do not see it.')).toBeVisible();
  await expect(field.getByTitle('This place no longer exists. Readers do not see it.')).toHaveText('lost place');
  await page.getByRole('button', { name: 'Show the next of 2 problems' }).click();
  await expect(page.getByText('This image no longer exists').last()).toBeVisible();
  expect(await markdown()).toBe(text);
});

test('a text of more lines than one can be shown stays Markdown until it is shortened', async ({ page, request }) => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `- ${at}`).join('\n');
  const { _id } = await addStory(request, aName('The long list'), ['The lemons'], lines(2100));
  await logIn(page, author);
  await storyForm(page).edit(_id);
  const { field, tool } = richText(page, 'Content');
  const source = page.getByRole('textbox', { name: 'Content as Markdown' });
  await expect(source).toHaveValue(lines(2100));
  await expect(source).toHaveAccessibleDescription(/^This text has too many lines or marks/);
  await expectAccessible(page, '[data-editor]');
  await tool('Markdown').click();
  await expect(source, 'nothing else can show it').toBeVisible();
  await source.fill(lines(30));
  await tool('Markdown').click();
  await expect(field.getByRole('listitem')).toHaveCount(30);
  await field.press('ControlOrMeta+z');
  await expect(field.getByRole('listitem'), 'there is nothing to undo').toHaveCount(30);
});

test('nothing is lost of what is pasted, however long, and it is taken back at once', async ({ page, watch }) => {
  // No draft of more than 400,000 characters is kept on the server.
  watch.expectTrouble(/^413 /);
  await logIn(page, author);
  await open(page, '/admin/stories/create');
  const { field, source, paste, setMarkdown, markdown } = richText(page, 'Content');
  const lines = (count: number) => Array.from({ length: count }, (_, at) => `- ${at}`).join('\n');
  await setMarkdown('Before.\n\nAfter.');
  await field.getByText('Before.').click();
  await field.press('End');
  await paste({ 'text/plain': `${lines(2100)}\n` });
  await expect(source).toHaveValue(`Before.\n\n${lines(2100)}\n\nAfter.`);
  await expect(source).toHaveAccessibleDescription(/^This text has too many lines or marks/);
  // Who goes on typing writes behind it.
  await page.keyboard.type('!');
  await expect(source).toHaveValue(`Before.\n\n${lines(2100)}!\n\nAfter.`);
  await page.keyboard.press('Backspace');
  await source.press('ControlOrMeta+z');
  await expect(field).toHaveText('Before.After.');
  expect(await markdown()).toBe('Before.\n\nAfter.');

  await field.press('ControlOrMeta+a');
  await paste({ 'text/html': `<ul>${'<li>One &amp; two</li>'.repeat(11_000)}</ul>` });
  await source.press('ControlOrMeta+z');
  await expect(field).toHaveText('Before.After.');

  await field.press('ControlOrMeta+a');
  await paste({ 'text/plain': lines(12_000) });
  const wanted = lines(12_000);
  const told = page.getByText(/^Characters [\d,]+ to [\d,]+ of [\d,]+$/);
  await expect(told).toHaveText(/^Characters 1 to /);
  let shown = await source.inputValue();
  expect(shown.split('\n')).toHaveLength(2501);
  await source.press('Control+Home');
  await page.keyboard.insertText('x');
  const next = page.getByRole('button', { name: 'Next part' });
  while ((await next.getAttribute('aria-disabled')) === null) {
    await next.click();
    shown += await source.inputValue();
  }
  expect(shown).toBe(wanted);
  const before = page.getByRole('button', { name: 'Part before' });
  while ((await before.getAttribute('aria-disabled')) === null) await before.click();
  await expect(source).toHaveValue(/^x- 0\n/);
  await expectAccessible(page, '[data-editor]');
});
