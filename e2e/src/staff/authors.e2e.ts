import { expect, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { aName, toast } from '../staff-forms.ts';

test('staff add, rename and delete an author without an account', async ({ page }) => {
  const name = aName('Nana');
  await logIn(page, author);
  await open(page, '/admin/authors');
  await page.getByRole('link', { name: 'Add Author' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Save Author' }).click();
  await expect(toast(page, 'Author added')).toBeVisible();
  await expect(dialog, 'what is saved is closed').toHaveCount(0);
  await page.getByRole('link', { name: `Edit ${name}`, exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(`${name} B`);
  await dialog.getByRole('button', { name: 'Save Author' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: `Delete ${name} B` }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row', { name: `${name} B` })).toHaveCount(0);
});
