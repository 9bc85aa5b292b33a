import type { BrowserContext, Page } from '@playwright/test';
import { declineCookies, expect, expectAccessible, open, test } from '../fixtures.ts';
import { fillLogin, register } from '../people.ts';

/** Chromium's own authenticator without a device: it says yes to everything, as its owner would. */
async function plugIn(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added on the profile page and logs in without a password @desktop', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  // Browsers make no passkeys for a bare address.
  const origin = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  await declineCookies(context, origin);
  await plugIn(context, page);
  const person = await register(request);
  await open(page, `${origin}/login?next=%2Fprofile`);
  await fillLogin(page, person);
  await expect(page).toHaveURL(`${origin}/profile`);

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys.getByText(/^Added /)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(`${origin}/login`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await open(page, `${origin}/profile`);
  await expect(passkeys.getByText(/, last used just now$/)).toBeVisible();
  await passkeys.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByText(/^Added /)).toBeHidden();
});
