import { expect, open, test } from '../fixtures.ts';
import { aPerson } from '../people.ts';
import { startGoogleSite } from '../sites/google-site.ts';
import { ownSite } from '../sites/own-site.ts';

// A site of its own, with a provider of its own on this machine.
const person = aPerson({ name: 'Mina Park' });
let identity = { sub: 'mina', email_verified: true };

const site = ownSite({
  start: () => startGoogleSite(() => ({ email: person.email, name: person.name, ...identity }), { SAMPLE: 'none' }),
  mode: 'serial',
});

test('Continue with Google returns to the page that asked for the login', async ({ page }) => {
  await open(page, `${site.url}/profile`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(`${site.url}/profile`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name);
  await expect(page.getByText('Your account has no password.')).toBeVisible();
});

test('Google cannot log in an address that it has not verified, and the page says why', async ({ page }) => {
  identity = { sub: 'somebody-else', email_verified: false };
  await open(page, `${site.url}/login`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/login\?error=google_/);
  await expect(page.getByRole('alert').filter({ hasText: 'Google' })).toBeVisible();
});
