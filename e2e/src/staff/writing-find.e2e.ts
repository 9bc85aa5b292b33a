import { expect, expectAccessible, type Locator, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { richText } from '../rich-text.screen.ts';

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

test('words are found and replaced in the Markdown, by keys alone, and its own undo brings them back', async ({
  page,
}) => {
  await logIn(page, author);
  await open(page, '/admin/stories/create');
  const { field, source, tool, markdown, setMarkdown } = richText(page, 'Content');
  const lines = Array.from({ length: 60 }, (_, at) => `Line ${at}.`);
  const text = ['A tram, a **Tram**.', ...lines, 'The last tram.'].join('\n\n');
  await setMarkdown(text);
  await tool('Markdown').click();
  await source.press('ControlOrMeta+Home');
  await source.press('ControlOrMeta+f');
  const find = page.getByRole('search', { name: 'Find and replace' });
  const count = find.getByRole('status');
  await expect(find.getByRole('textbox', { name: 'Find' })).toBeFocused();
  await page.keyboard.type('tram');
  await expect(count).toHaveText('1 of 3');
  const marks = page.locator('[data-editor] mark');
  await expect(marks).toHaveText(['tram', 'Tram', 'tram']);
  const set = (drawn: Locator) =>
    drawn.evaluate((element) => {
      const { fontFamily, fontSize, lineHeight, letterSpacing, textRendering, whiteSpace } = getComputedStyle(element);
      return [fontFamily, fontSize, lineHeight, letterSpacing, textRendering, whiteSpace, element.clientWidth];
    });
  expect(await set(marks.first().locator('..')), 'each letter lies behind itself').toEqual(await set(source));
  await expectAccessible(page, '[data-editor]');
  await page.keyboard.press('Shift+Enter');
  await expect(count).toHaveText('3 of 3');
  await expect(marks.last(), 'what is shown comes into view, and the bar stays').toBeInViewport();
  await expect(find).toBeInViewport();
  const drawn = await marks.last().boundingBox();
  await page.keyboard.press('Escape');
  await expect(source).toBeFocused();
  const chosen = () =>
    source.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  expect(await chosen(), 'where one goes on writing').toBe('tram');

  await source.press('ControlOrMeta+f');
  await expect(find.getByRole('textbox', { name: 'Find' }), 'what is chosen').toHaveValue('tram');
  await expect(count).toHaveText('3 of 3');
  expect(await marks.last().boundingBox()).toEqual(drawn);
  await page.keyboard.press('Enter');
  await expect(count, 'around the end').toHaveText('1 of 3');
  await find.getByRole('textbox', { name: 'Replace with' }).fill('bus');
  await find.getByRole('button', { name: 'Replace', exact: true }).press('Enter');
  await expect(find.getByRole('button', { name: 'Replace', exact: true }), 'again, by the same key').toBeFocused();
  await expect(count).toHaveText('1 of 2');
  await expect(source).toHaveValue(text.replace('tram', 'bus'));
  await find.getByRole('checkbox', { name: 'Match case' }).press('Space');
  await expect(count).toHaveText('1 of 1');
  await find.getByRole('checkbox', { name: 'Match case' }).press('Space');
  await find.getByRole('button', { name: 'Replace all' }).press('Enter');
  await expect(count).toHaveText('2 matches replaced');
  await expect(find.getByRole('button', { name: 'Replace all' })).toBeFocused();
  await expect(source).toHaveValue(text.replaceAll(/tram/gi, 'bus'));
  await page.keyboard.press('Escape');
  await source.press('ControlOrMeta+z');
  await expect(source).toHaveValue(text.replace('tram', 'bus'));
  await source.press('ControlOrMeta+z');
  await expect(source).toHaveValue(text);
  await tool('Markdown').click();
  await expect(field).toBeFocused();
  expect(await markdown()).toBe(text);
});

test('what stands in another part of a long Markdown is found there, and replaced with the rest', async ({
  page,
  watch,
}) => {
  // No draft of more than 400,000 characters is kept on the server.
  watch.expectTrouble(/^413 /);
  await logIn(page, author);
  await open(page, '/admin/stories/create');
  const { field, source, tool, paste } = richText(page, 'Content');
  await field.click();
  await paste({ 'text/plain': `A tram.\n\n${'- line\n'.repeat(12_000)}\nA Tram.` });
  const told = page.getByText(/^Characters [\d,]+ to [\d,]+ of [\d,]+$/);
  await expect(told).toHaveText(/^Characters 1 to /);
  await source.press('ControlOrMeta+Home');
  await tool('Find and replace').click();
  const find = page.getByRole('search', { name: 'Find and replace' });
  await find.getByRole('textbox', { name: 'Find' }).fill('tram');
  await expect(find.getByRole('status')).toHaveText('1 of 2');
  await page.keyboard.press('Enter');
  await expect(find.getByRole('status')).toHaveText('2 of 2');
  await expect(source).toHaveValue(/A Tram\.$/);
  await expect(page.locator('[data-editor] mark')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(source).toHaveValue(/^A tram\./);
  await find.getByRole('textbox', { name: 'Replace with' }).fill('bus');
  await find.getByRole('button', { name: 'Replace all' }).click();
  await expect(find.getByRole('status')).toHaveText('2 matches replaced');
  await expect(source).toHaveValue(/^A bus\./);
  const next = page.getByRole('button', { name: 'Next part' });
  while ((await next.getAttribute('aria-disabled')) === null) await next.click();
  await expect(source).toHaveValue(/A bus\.$/);
  await source.press('ControlOrMeta+z');
  await expect(source, 'taken back at once').toHaveValue(/^A tram\./);
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
  await expect(page.getByRole('search', { name: 'Find and replace' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await tool('Markdown').click();
  await expect(page.getByRole('textbox', { name: 'Content as Markdown' })).toBeFocused();
  await tool('Markdown').click();
  await expect(field).toBeFocused();
});
