import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { richText } from '../rich-text.screen.ts';
import { callsOf } from '../staff-api.ts';

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
