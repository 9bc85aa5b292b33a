import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { richText } from '../rich-text.screen.ts';
import { callsOf } from '../staff-api.ts';
import { aName } from '../staff-forms.ts';

/** What a text of paragraphs can have; all else that stories have is missing. */
const tools = [
  'Bold',
  'Italic',
  'Link',
  'Move block up',
  'Move block down',
  'Undo',
  'Redo',
  'Find and replace',
  'Markdown',
  'Keyboard shortcuts',
];

test('a highlight is written with bold, italic and links alone, and its card shows them', { tag: '@desktop' }, async ({
  page,
  request,
}) => {
  const name = aName('The lamplighter');
  await logIn(page, author);
  await open(page, '/admin/highlights/create');
  const { field, toolbar, paste, markdown, setMarkdown } = richText(page, 'Description');
  await field.click();
  expect(
    await toolbar.getByRole('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
  ).toEqual(tools);
  await expectAccessible(page);

  await page.keyboard.type('# Not a heading');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/ and **bold** ');
  await page.keyboard.press('ControlOrMeta+Alt+2');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await markdown()).toBe('\\# Not a heading\n\n/ and **bold**');

  await field.press('ControlOrMeta+a');
  await paste({ 'text/plain': '## Where\n\n- one\n- _two_\n\n:::note[Good to know]\nClosed.\n:::' });
  expect(await markdown(), 'pasted Markdown').toBe('Where\n\none\n\n_two_\n\nGood to know\n\nClosed.');
  await field.press('ControlOrMeta+z');
  expect(await markdown(), 'taken back').toBe('\\# Not a heading\n\n/ and **bold**');
  await field.press('ControlOrMeta+a');
  await paste({
    'text/html': '<h2>Up</h2><table><tr><td>a</td><td><b>b</b></td></tr></table><blockquote>Said.</blockquote>',
  });
  expect(await markdown(), 'from a page').toBe('Up\n\na **b**\n\nSaid.');
  await setMarkdown('1. first\n2. second');
  await expect(field.locator('p')).toHaveText(['first', 'second']);

  await setMarkdown('He lights **each lamp** by hand, [as ever](/about).');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Location').fill('Lisbon, Portugal');
  await page.getByLabel('Region').selectOption('Europe');
  await page.getByRole('button', { name: 'Save Highlight' }).click();
  await expect(page).toHaveURL(/\/admin\/highlights\/edit\//);
  const id = page.url().split('/').at(-1);
  await page.reload();
  await expect(field.locator('strong')).toHaveText('each lamp');

  await open(page, `/highlight?${new URLSearchParams({ q: name })}`);
  const card = page.getByRole('main').getByRole('article').filter({ hasText: name });
  await expect(card.locator('strong')).toHaveText('each lamp');
  await expect(card.getByRole('link', { name: 'as ever' })).toHaveAttribute('href', '/about');
  await expectAccessible(page);
  // Other tests count what is public.
  await (await callsOf(request))('DELETE', `/api/v5/admin/highlight/${id}`);
});
