import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { tabTo } from '../keyboard.ts';
import { author, logIn } from '../people.ts';
import { addStory, aName } from '../staff-forms.ts';
import { storyForm } from '../story-form.screen.ts';

test('a draft is shared by keyboard as a link that opens it without an account, and ends when it is turned off', async ({
  page,
  browser,
  request,
  watch,
}) => {
  // Every key is a call to the browser.
  test.slow();
  const name = aName('What the ferryman told');
  const { _id } = await addStory(request, name);
  await logIn(page, author);
  await storyForm(page).edit(_id);
  await page.getByRole('button', { name: 'Share a preview' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share a preview' });
  await expect(dialog).toContainText('No links are open.');
  const days = dialog.getByLabel('Days until it expires');
  watch.expectTrouble(/^400 .*previews/);
  await days.fill('31');
  await tabTo(page, dialog.getByRole('button', { name: 'Make link' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Enter a whole number from 1 to 30');
  await expectAccessible(page, 'dialog[open]');
  await days.fill('3');
  await tabTo(page, dialog.getByRole('button', { name: 'Make link' }));
  await page.keyboard.press('Enter');
  const link = dialog.getByLabel('Preview link');
  await expect(link).toBeFocused();
  await expectAccessible(page, 'dialog[open]');
  const address = new URL(await link.inputValue()).pathname;

  const stranger = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  expect(await open(stranger, address)).toBe(200);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(stranger.getByRole('complementary', { name: 'Preview' })).toContainText('This is a preview.');
  await expectAccessible(stranger);

  const off = dialog.getByRole('button', { name: /^Turn off the link of/ });
  await tabTo(page, off);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('No links are open.');
  expect((await stranger.reload())?.status()).toBe(404);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('This preview link doesn’t work');
  await expectAccessible(stranger);
  await stranger.context().close();
});
