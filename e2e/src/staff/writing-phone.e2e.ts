import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { admin, author, logIn } from '../people.ts';
import { richText } from '../rich-text.screen.ts';
import { addStory, aName } from '../staff-forms.ts';
import { storyForm } from '../story-form.screen.ts';

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
  const menu = page.getByRole('dialog', { name: 'Insert' });
  const covered = async () => {
    const [lower, tools] = [await menu.boundingBox(), await toolbar.boundingBox()];
    return (lower?.y ?? 0) + (lower?.height ?? 0) - (tools?.y ?? 0);
  };
  await expect.poll(covered, 'all of the menu stands above the tools').toBeLessThanOrEqual(0);
  await menu.getByRole('option', { name: /^Good to know/ }).tap();
  await page.keyboard.insertText('A hint.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing scrolls sideways').toBe(390);
  await expectAccessible(page, '[data-editor]');
  expect(await markdown()).toBe('## A word.\n\n:::note[Good to know]\nA hint.\n:::');
});

test('on a phone the tabs stay below the bar, also while it says who else is here', { tag: '@phone' }, async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const { _id } = await addStory(request, aName('Two at a phone'));
  await logIn(page, author);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await logIn(other, admin);
  await storyForm(other).edit(_id);
  await storyForm(page).edit(_id);
  await expect(page.getByText(/here too/)).toBeVisible();
  const bar = page.locator('[data-writing]');
  const tabs = page.getByRole('group', { name: 'What is shown' });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const [top, below] = [await bar.boundingBox(), await tabs.boundingBox()];
  expect(top?.y, 'the bar stays').toBe(0);
  expect(top?.height, 'and is taller than usual').toBeGreaterThan(70);
  expect(below?.y).toBe(top?.height);
  await tabs.getByRole('button', { name: 'Details' }).tap();
  await expect(tabs.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-pressed', 'true');
  await context.close();
});

test('what is open over the text stays in sight when the window becomes narrower', { tag: '@desktop' }, async ({
  page,
}) => {
  await logIn(page, author);
  await open(page, '/admin/stories/create');
  const { field, tool } = richText(page, 'Content');
  for (const [name, panel] of [
    ['Insert a block', 'Insert'],
    ['Link', 'Link'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await field.click();
    await page.keyboard.insertText('Words that reach as far as the end of the line, or nearly so, and then some more.');
    await tool(name).click();
    const box = page.getByRole('dialog', { name: panel });
    await expect(box).toBeVisible();
    for (const width of [1280, 700, 420]) {
      await page.setViewportSize({ width, height: 900 });
      const { x = 0, width: across = 0 } = (await box.boundingBox()) ?? {};
      expect(x, `${panel} at ${width} px`).toBeGreaterThanOrEqual(0);
      expect(x + across, `${panel} at ${width} px`).toBeLessThanOrEqual(width);
    }
    await page.keyboard.press('Escape');
  }
});
