import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { richText } from '../rich-text.screen.ts';
import { callsOf } from '../staff-api.ts';
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

test('words are found and replaced in all of a text, and the shortcuts are told', async ({ page }) => {
  await logIn(page, author);
  await open(page, '/admin/stories/create');
  const { field, tool, markdown, setMarkdown } = richText(page, 'Content');
  await setMarkdown('A tram, a **Tram**.\n\n- tram');
  await field.press('ControlOrMeta+f');
  const find = page.getByRole('search', { name: 'Find and replace' });
  await expect(find.getByRole('textbox', { name: 'Find' })).toBeFocused();
  await find.getByRole('textbox', { name: 'Find' }).fill('tram');
  await expect(find.getByRole('status')).toHaveText('1 of 3');
  await find.getByRole('textbox', { name: 'Replace with' }).fill('bus');
  await find.getByRole('button', { name: 'Replace all' }).click();
  await expect(find.getByRole('status')).toHaveText('3 matches replaced');
  await page.keyboard.press('Escape');
  expect(await markdown()).toBe('A bus, a **bus**.\n\n- bus');

  await setMarkdown('A Train, a train, TRAIN.');
  await field.press('ControlOrMeta+f');
  await find.getByRole('textbox', { name: 'Find' }).fill('Train');
  await find.getByRole('textbox', { name: 'Replace with' }).fill('TRAM');
  await find.getByRole('checkbox', { name: 'Match case' }).check();
  await expect(find.getByRole('status')).toHaveText('1 of 1');
  await find.getByRole('button', { name: 'Replace all' }).click();
  await expect(find.getByRole('status')).toHaveText('1 match replaced');
  await find.getByRole('checkbox', { name: 'Match case' }).uncheck();
  await expect(find.getByRole('status')).toHaveText('1 of 2');
  await find.getByRole('button', { name: 'Replace all' }).click();
  await expect(find.getByRole('status')).toHaveText('2 matches replaced');
  await page.keyboard.press('Escape');
  expect(await markdown()).toBe('A TRAM, a TRAM, TRAM.');

  await field.press('Alt+F10');
  await page.keyboard.press('Home');
  await expect(tool('Insert a block')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tool('Keyboard shortcuts'), 'around the end').toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeHidden();
});

test('a match far down a text comes into view, and so does its Markdown', async ({ page }) => {
  await logIn(page, author);
  await open(page, '/admin/stories/create');
  const { field, tool, setMarkdown } = richText(page, 'Content');
  const lines = Array.from({ length: 60 }, (_, at) => `Line ${at}.`);
  await setMarkdown([...lines, 'The needle.'].join('\n\n'));
  await field.press('ControlOrMeta+Home');
  await field.press('ControlOrMeta+f');
  await page.getByRole('search', { name: 'Find and replace' }).getByRole('textbox', { name: 'Find' }).fill('needle');
  await expect(field.getByText('The needle.')).toBeInViewport();
  await page.keyboard.press('Escape');
  await tool('Markdown').click();
  await expect(page.getByRole('textbox', { name: 'Content as Markdown' })).toBeFocused();
  await tool('Markdown').click();
  await expect(field).toBeFocused();
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
  expect(shown.split('\n')).toHaveLength(5001);
  await source.press('Control+Home');
  await page.keyboard.insertText('x');
  const next = page.getByRole('button', { name: 'Next part' });
  while ((await next.getAttribute('aria-disabled')) === null) {
    await next.click();
    shown += await source.inputValue();
  }
  expect(shown).toBe(wanted);
  await page.getByRole('button', { name: 'Part before' }).click();
  await page.getByRole('button', { name: 'Part before' }).click();
  await expect(source).toHaveValue(/^x- 0\n/);
  await expectAccessible(page, '[data-editor]');
});

test('the editor is accessible, and its tree says what it is', async ({ page, watch }) => {
  watch.expectTrouble(/^404 /);
  await logIn(page, author);
  await open(page, '/admin/stories/create');
  const { field, setMarkdown, toolbar } = richText(page, 'Content');
  await setMarkdown('## Where\n\nA **bold** word.\n\n| a | b |\n| --- | --- |\n| c | d |');
  await field.getByText('bold').click();
  await expectAccessible(page, '[data-editor]');
  await expect(toolbar.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await expect(field).toMatchAriaSnapshot(`
    - textbox "Content":
      - heading "Where" [level=2]
      - paragraph:
        - text: A
        - strong: bold
        - text: word.
      - table:
        - rowgroup:
          - row "a b":
            - columnheader "a":
              - paragraph: a
            - columnheader "b":
              - paragraph: b
          - row "c d":
            - cell "c":
              - paragraph: c
            - cell "d":
              - paragraph: d
  `);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Link' })).toBeVisible();
  await expectAccessible(page, '[data-editor]');
  await page.keyboard.press('Escape');
  await field.getByText('c', { exact: true }).click();
  await expect(page.getByRole('toolbar', { name: 'Table' })).toBeVisible();
  await expectAccessible(page, '[data-editor]');
});

test('a screen reader hears of each block of a text what it is', async ({ page, request, watch }) => {
  watch.expectTrouble(/^404 /);
  const call = await callsOf(request);
  const [place] = (await call('GET', '/api/v3/destination?limit=1')).data;
  const [image] = (await call('GET', '/api/v5/admin/media?kind=picture&limit=1')).data;
  await logIn(page, author);
  await open(page, '/admin/stories/create');
  const { field, setMarkdown } = richText(page, 'Content');
  const figure = (label: string) => `::figure[${label}]{media=${image._id} alt="A tram"}`;
  await setMarkdown(
    [
      '- one\n- two',
      '> Quoted',
      ':::pull{by="Ana"}\nPulled\n:::',
      ':::note[By train]\nTwice a day\n:::',
      figure('Uphill'),
      `:::gallery[Two mornings]\n${figure('One')}\n${figure('Two')}\n:::`,
      '---',
      `::place{id=${place._id}}`,
    ].join('\n\n'),
  );
  await expect(field).toMatchAriaSnapshot(`
    - textbox "Content":
      - list:
        - listitem:
          - paragraph: one
        - listitem:
          - paragraph: two
      - blockquote:
        - paragraph: Quoted
      - blockquote "Pull quote":
        - paragraph: Pulled
        - paragraph: Ana
      - complementary "Call-out":
        - paragraph: By train
        - paragraph: Twice a day
      - figure "Uphill":
        - img "A tram"
        - text: Uphill
      - figure "Gallery":
        - figure "One":
          - img "A tram"
          - text: One
        - figure "Two":
          - img "A tram"
          - text: Two
        - text: Two mornings
      - separator
      - group "Place card":
        - paragraph: ${place.name} ${place.location.country}
  `);
});

test('a screen reader hears of the tools, of the blocks to insert and of what a link may lead to', async ({ page }) => {
  await logIn(page, author);
  await open(page, '/admin/stories/create');
  const { field, toolbar, tool } = richText(page, 'Content');
  await field.click();
  await expect(toolbar).toMatchAriaSnapshot(`
    - toolbar "Formatting":
      - button "Insert a block"
      - button "Bold"
      - button "Italic"
      - button "Link"
      - button "Heading"
      - button "Subheading"
      - button "List"
      - button "Numbered list"
      - button "Quote"
      - button "Pull quote"
      - button "Good to know"
      - button "Move block up"
      - button "Move block down"
      - button "Undo"
      - button "Redo"
      - button "Find and replace"
      - button "Markdown"
      - button "Keyboard shortcuts"
  `);
  await page.keyboard.type('/');
  const insert = page.getByRole('dialog', { name: 'Insert' });
  await expect(insert).toMatchAriaSnapshot(`
    - dialog "Insert":
      - combobox "Find a block" [expanded]
      - button "Close"
      - listbox "Blocks":
        - option "Figure One picture, with caption and credit" [selected]
        - option "Gallery Two to four pictures side by side"
        - option "Video From the library"
        - option "Place card A place, with its picture and a line"
        - option "Heading A new part of the text"
      - status: 13 matches
  `);
  await page.keyboard.press('Escape');
  await tool('Link').click();
  const link = page.getByRole('dialog', { name: 'Link' });
  await page.keyboard.type('lisbon');
  await expect(link.getByRole('option', { name: /^Lisbon/ })).toBeVisible();
  await expect(link).toMatchAriaSnapshot(`
    - dialog "Link":
      - combobox "Find a place or a story, or paste an address" [expanded]
      - button "Close"
      - listbox "Matches":
        - group:
          - option /^Lisbon/
      - status: /\\d+ match/
  `);
});
