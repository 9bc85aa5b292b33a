import { expect, type Page, test, tookUp } from './fixtures.ts';
import { register } from './people.ts';

/** Opens a page whose scripts are on their way until the returned function is called. */
async function openBeforeScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const mayCome = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await mayCome.promise;
    await route.continue();
  });
  await page.goto(address);
  return async () => {
    mayCome.resolve();
    await tookUp(page);
  };
}

test('who logs in before the scripts are there need not type again', async ({ page, request }) => {
  const { email, password } = await register(request);
  const finish = await openBeforeScripts(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await finish();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/');
});

test('what was typed, chosen and ticked before the scripts are there stays', async ({ page }) => {
  const finish = await openBeforeScripts(page, '/contact');
  const main = page.getByRole('main');
  await main.getByLabel('Subject').selectOption('partnership');
  await main.getByRole('textbox', { name: 'Message' }).fill('We publish maps.');
  await finish();
  // The first change draws the form anew.
  await main.getByRole('textbox', { name: /name/i }).first().fill('Ines Duarte');
  await expect(main.getByLabel('Subject')).toHaveValue('partnership');
  await expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue('We publish maps.');

  const finishSignup = await openBeforeScripts(page, '/signup');
  await page.getByRole('checkbox').first().check();
  await finishSignup();
  await page.getByLabel('Email').fill('ines@example.com');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
});
