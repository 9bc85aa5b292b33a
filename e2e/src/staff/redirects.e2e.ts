import { expect, open, test } from '../fixtures.ts';
import { author, logIn } from '../people.ts';
import { toast } from '../staff-forms.ts';

test('staff redirect an address that visitors ask for in vain, from the list of missing addresses', async ({
  page,
  request,
}) => {
  // Long numbers are not kept: they may point to somebody.
  const missing = `/old-guide-${[...String(Date.now())].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
  expect((await request.get(missing)).status()).toBe(404);
  await logIn(page, author);
  const redirect = page.getByRole('link', { name: `Redirect… ${missing}` });
  // Visits are counted a moment later.
  await expect(async () => {
    await open(page, `/admin/addresses?q=${missing}`);
    await expect(redirect).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(redirect).toHaveText('Redirect…');
  await redirect.click();
  const panel = page.getByRole('dialog', { name: 'Add Redirect' });
  await expect(panel.getByLabel('Address without a page')).toHaveValue(missing);
  const to = panel.getByLabel('Redirect to');
  await expect(to, 'what is left to type').toBeFocused();
  await to.fill('/destinations/lisbon');
  await panel.getByRole('button', { name: 'Save Redirect' }).click();
  await expect(toast(page, 'Redirect added')).toBeVisible();
  await expect(redirect).toHaveCount(0);
  await open(page, missing);
  await expect(page).toHaveURL('/destinations/lisbon');
});
