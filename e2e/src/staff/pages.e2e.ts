import { expect, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { richText } from '../rich-text.screen.ts';
import { newName } from '../staff-api.ts';
import { toast } from '../staff-forms.ts';

test('staff write a page, publish it, give it another address and delete it', async ({ page, watch }) => {
  watch.expectTrouble(/400 |404 /);
  const title = newName('Press room');
  const slug = title.toLowerCase().replaceAll(' ', '-');
  await logIn(page, author);
  await open(page, '/admin/pages/create');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Title' }).fill(title);
  await main.getByRole('textbox', { name: 'Lead' }).fill('Whom to ask, and for what.');
  await main.getByRole('textbox', { name: 'Content' }).click();
  await page.keyboard.type('Ask us first.');
  const address = page.getByRole('textbox', { name: 'Address' });
  await address.fill('stories');
  await page.getByRole('button', { name: 'Save Page' }).click();
  await expect(address, 'a route has this address').toHaveAccessibleDescription(/This address is taken\./);
  await address.fill('');
  await page.getByRole('button', { name: 'Save Page' }).click();
  await expect(page).toHaveURL(/\/admin\/pages\/edit\//);
  await expect(address).toHaveValue(slug);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  // The checklist would like a longer text.
  await page.getByRole('dialog').getByRole('button', { name: 'Publish anyway' }).click();
  await expect(toast(page, 'Page published')).toBeVisible();
  await address.fill(`${slug}-desk`);
  await page.getByRole('button', { name: 'Save Page' }).click();
  await expect(toast(page, 'Page saved')).toBeVisible();
  await open(page, `/${slug}`);
  await expect(page, 'the old address leads on').toHaveURL(new RegExp(`/${slug}-desk$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('main')).toContainText('Ask us first.');

  await open(page, '/admin/pages');
  const row = (name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(row('Privacy').getByRole('cell', { name: 'Legal', exact: true })).toBeVisible();
  await expect(row(title).getByRole('link', { name: 'In no menu' })).toHaveAttribute(
    'href',
    '/admin/settings/navigation',
  );
  await page.getByRole('button', { name: `Delete ${title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row', { name: title })).toHaveCount(0);
  await open(page, `/${slug}-desk`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is off the map');
});

test('an imprint is not published with what its template leaves to be filled in, and leads to each', async ({
  page,
}) => {
  await logIn(page, author);
  await open(page, '/admin/pages/create?template=imprint');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Title' }).fill(newName('Imprint'));
  await page.getByRole('textbox', { name: 'Address' }).fill('');
  await page.getByRole('button', { name: 'Save Page' }).click();
  await expect(page).toHaveURL(/\/admin\/pages\/edit\//);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Not ready to publish' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'is still to be filled in' })).not.toHaveCount(0);
  const editor = dialog.getByRole('listitem').filter({ hasText: '“Name and address of the editor.”' });
  await editor.getByRole('button', { name: 'Fill it in' }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByRole('textbox', { name: 'Content' })).toBeFocused();
  await page.keyboard.type('Anna Meier, Quay Street 12');
  await expect(main.getByRole('textbox', { name: 'Content' })).toContainText('Anna Meier, Quay Street 12');
  await expect(main.getByRole('textbox', { name: 'Content' })).not.toContainText('address of the editor');
  // Of a line with a label the value alone is chosen.
  const part = page.getByRole('region', { name: 'Before it goes out' });
  await richText(page, 'Content').setMarkdown('## How to reach us\n\nEmail: your address');
  const email = part.getByRole('listitem').filter({ hasText: '“Email: your address”' });
  await email.getByRole('button', { name: 'Fill it in' }).click();
  await expect(main.getByRole('textbox', { name: 'Content' })).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toBe('your address');
  await page.keyboard.type('desk@example.com');
  await expect(main.getByRole('textbox', { name: 'Content' })).toContainText('Email: desk@example.com');
  // An imprint is as long as the law wants it.
  await expect(part).not.toContainText('search engines skip');
});

test('a press with the mouse on what the checklist found reaches it out of the text', async ({ page }) => {
  await logIn(page, author);
  await open(page, '/admin/pages/create?template=imprint');
  const field = page.getByRole('main').getByRole('textbox', { name: 'Content' });
  const part = page.getByRole('region', { name: 'Before it goes out' });
  const editor = part.getByRole('listitem').filter({ hasText: '“Register and number' });
  const button = editor.getByRole('button', { name: 'Fill it in' });
  await button.scrollIntoViewIfNeeded();
  await field.getByRole('paragraph').first().click();
  await expect(field).toBeFocused();
  // Where it stands before the press, as a hand aims.
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => String(getSelection()))).toContain('Register and number');
  // The box on top is shown whole, and a press of Delete takes it away with its frame.
  const box = part.getByRole('listitem').filter({ hasText: 'The box “Have it checked” is still there' });
  await box.getByRole('button', { name: 'Go to it' }).click();
  await page.keyboard.press('Delete');
  await expect(box).toHaveCount(0);
  await expect(field.getByRole('complementary')).toHaveCount(0);
  await expect(field.getByRole('heading').first()).toHaveText('Who is responsible');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field.getByRole('complementary')).toContainText('a lawyer should read it');
  // Whoever presses both at once, before the browser tells what is chosen, takes away the same.
  await button.click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toContain('Register and number');
  await box.getByRole('button', { name: 'Go to it' }).evaluate((element: HTMLElement) => {
    element.click();
    const key = { key: 'Delete', keyCode: 46, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  await expect(field.getByRole('complementary')).toHaveCount(0);
  await expect(field).toContainText('Register and number');
});
