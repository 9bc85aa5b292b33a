import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { richText } from '../rich-text.screen.ts';

test('a story is written on a phone, with the tools within reach of the thumb', { tag: '@phone' }, async ({ page }) => {
  await logIn(page, author);
  await open(page, '/admin/stories/create');
  const { field, tool, toolbar, markdown } = richText(page, 'Content');
  await field.tap();
  await page.keyboard.insertText('A word.');
  const box = await toolbar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0), 'at the lower edge').toBe(page.viewportSize()?.height);
  await tool('Heading').tap();
  await expect(tool('Heading')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Enter');
  await tool('Insert a block').tap();
  await page
    .getByRole('dialog', { name: 'Insert' })
    .getByRole('option', { name: /^Good to know/ })
    .tap();
  await page.keyboard.insertText('A hint.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing scrolls sideways').toBe(390);
  await expectAccessible(page, '[data-editor]');
  expect(await markdown()).toBe('## A word.\n\n:::note[Good to know]\nA hint.\n:::');
});
