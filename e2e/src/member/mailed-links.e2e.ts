import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, open, test } from '../fixtures.ts';
import { linkIn, mailTo } from '../mails.ts';
import { aPerson, fillLogin, type Person, register } from '../people.ts';
import { startOwnSite } from '../site.ts';
import { ownSite } from '../sites/own-site.ts';

// A site of its own, whose mails can be read.
const site = ownSite({ start: startOwnSite, mode: 'serial' });
let person: Person;

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: site.url });
  person = await register(request);
  await request.dispose();
});

const linkFor = async (words: string, pathname: string) =>
  linkIn(await mailTo(site.mailFolder, person.email, words), site.url, `${pathname}?token=`);

async function ask(page: Page, pathname: string, label: string) {
  await open(page, site.url + pathname);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: label }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
}

async function logIn(page: Page, password: string) {
  await open(page, `${site.url}/login`);
  await fillLogin(page, { ...person, password });
}

test('an email address is confirmed once, by pressing the button and not by opening the link', async ({
  page,
  request,
  watch,
}) => {
  watch.expectTrouble(/^409 .*confirm-email$/);
  const link = await linkFor('confirm', '/auth/confirm-email');
  for (let scanned = 0; scanned < 3; scanned += 1) expect((await request.get(link)).status()).toBe(200);
  await logIn(page, person.password);
  await page.waitForURL(`${site.url}/`);
  await open(page, link);
  await expectAccessible(page);
  const button = page.getByRole('button', { name: 'Confirm email address' });
  await button.click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();

  // Pressed twice, or by a mail program before: it is so, and nothing has failed.
  await open(page, link);
  await button.click();
  await expect(page.getByRole('heading', { name: 'Already confirmed' })).toBeVisible();
  await expect(page.getByText('This link has already confirmed your email address.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible();
  await expectAccessible(page);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await open(page, link);
  await button.click();
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(`${site.url}/login`);
});

test('confirming an address while logged out requires a new password, and the page leads there', async ({
  page,
  request,
  watch,
}) => {
  watch.expectTrouble(/^409 .*confirm-email$/);
  const { name, email, password } = aPerson();
  const data = { name, email, password, confirmPassword: password, acceptTerms: true };
  expect((await request.post(`${site.url}/api/v3/auth/register`, { data })).status()).toBe(201);
  const link = linkIn(await mailTo(site.mailFolder, email, 'confirm'), site.url, '/auth/confirm-email?token=');
  await open(page, link);
  const button = page.getByRole('button', { name: 'Confirm email address' });
  await button.click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByText('it now needs a new password')).toBeVisible();
  await open(page, link);
  await button.click();
  await expect(page.getByText('you still need to set a new password')).toBeVisible();
  await page.getByRole('link', { name: 'Set a new password' }).click();
  await expect(page).toHaveURL(`${site.url}/email/reset-password`);
});

test('changing the email address some time after the login asks for the password alone', async ({ page, watch }) => {
  watch.expectTrouble(/^400 .*UpdateProfile$/);
  // The login is fresh: in place of ten minutes, the answer that the server gives after them.
  const sent: Record<string, unknown>[] = [];
  await page.route('**/UpdateProfile', async (route) => {
    const body = route.request().postDataJSON();
    sent.push(body);
    if (body.email === undefined || body.currentPassword === person.password) return route.continue();
    const message = body.currentPassword ? 'This is not your current password' : 'Please enter your password';
    const errors = [{ field: 'currentPassword', message }];
    return route.fulfill({ status: 400, json: { success: false, code: 'invalid_input', message, errors } });
  });
  const other = aPerson().email;
  await logIn(page, person.password);
  await page.waitForURL(`${site.url}/`);
  await open(page, `${site.url}/profile`);
  const asked = page.getByLabel('Your password');
  const save = page.getByRole('button', { name: 'Save changes' });
  await page.getByLabel('City').fill('Lisbon');
  await expect(asked).toBeHidden();
  await page.getByLabel('Email').fill(other);
  await save.click();
  await expect(asked).toBeFocused();
  await expect(asked).toHaveAttribute('autocomplete', 'current-password');
  await expect(asked).toHaveAccessibleDescription(/Please enter your password/);
  await expectAccessible(page);
  // Without another address nothing is asked for.
  await page.getByLabel('Email').fill(person.email);
  await expect(asked).toBeHidden();
  await page.getByLabel('Email').fill(other);
  await asked.fill('wrong Horse 77');
  await asked.press('Enter');
  await expect(asked).toHaveAccessibleDescription(/This is not your current password/);
  await expect(asked).toBeFocused();
  await asked.fill(person.password);
  await asked.press('Enter');
  await expect(page.getByText(`Waiting for confirmation at ${other}.`)).toBeVisible();
  await expect(asked).toBeHidden();
  await page.getByLabel('City').fill('Porto');
  await save.click();
  await expect(page.getByText('Profile updated', { exact: true })).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ city: 'Porto' });
  expect(Object.keys(sent.at(-1) ?? {})).not.toContain('email');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Resend the email' }).click();
  await expect(page.getByText(`We’re emailing the link to ${other} again.`)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the change' }).click();
  await expect(page.getByText(`Your email address stays ${person.email}.`)).toBeVisible();
  await expect(page.getByText('Waiting for confirmation')).toBeHidden();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('Travel Notifications are turned off by pressing the button and not by opening the link', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/^400 .*travel-notifications/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await open(page, `${site.url}/travel-notifications/unsubscribe?token=made-up`);
  await hydrated(page);
  expect(sent).not.toContain('/api/v3/auth/travel-notifications/unsubscribe');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('This link isn’t valid or has expired.')).toBeVisible();
  expect(sent).toContain('/api/v3/auth/travel-notifications/unsubscribe');
  await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible();
});

test('asking for a mailed link gives the same message for an address without an account (G-44)', async ({ page }) => {
  await open(page, `${site.url}/email/reset-password`);
  await page.getByLabel('Email').fill(`nobody-${person.email}`);
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Use a different email' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(`nobody-${person.email}`);
});

test('a request for a mailed link that fails says so and keeps what was typed', async ({ page, watch }) => {
  watch.expectTrouble(/reset-Password/);
  await open(page, `${site.url}/email/reset-password`);
  await page.getByLabel('Email').fill(person.email);
  await page.route('**/reset-Password', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByRole('heading', { name: 'Something want wrong' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test('a reset link sets a new password once, and logs out every device', async ({ page, browser, watch }) => {
  watch.expectTrouble(/^40[01] /);
  const elsewhere = await (await browser.newContext()).newPage();
  await logIn(elsewhere, person.password);
  await elsewhere.waitForURL(`${site.url}/`);
  await ask(page, '/email/reset-password', 'Send Reset Instructions');
  const link = await linkFor('new password', '/reset-password');

  await open(page, link);
  await expect(page).toHaveURL(`${site.url}/reset-password`);
  const button = page.getByRole('button', { name: 'Reset password' });
  await page.getByLabel('New password').fill('weak');
  await page.getByLabel('Confirm password').fill('weak');
  await expect(
    page.getByText('Password must be at least 8 characters with letters, numbers, and symbols'),
  ).toBeVisible();
  await expect(button).toBeDisabled();
  await expectAccessible(page);
  await page.getByLabel('New password').fill('Another Horse 8');
  await page.getByLabel('Confirm password').fill('Another Horse 9');
  await page.getByLabel('Confirm password').blur();
  await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible();
  await page.getByLabel('Confirm password').fill('Another Horse 8');
  await page.getByRole('checkbox', { name: 'Also remove my passkeys and Google login', exact: true }).check();
  const sent = page.waitForRequest('**/auth/change-password');
  await button.click();
  expect((await sent).postDataJSON()).toMatchObject({ removeOtherWays: 'on' });
  await expect(page.getByRole('heading', { name: 'Password Reset Successfully' })).toBeVisible();

  await open(elsewhere, `${site.url}/profile`);
  await expect(elsewhere).toHaveURL(/\/login/);
  await elsewhere.context().close();

  await open(page, link);
  await page.getByLabel('New password').fill('A third Horse 9');
  await page.getByLabel('Confirm password').fill('A third Horse 9');
  await button.click();
  await expect(page.getByRole('heading', { name: 'Invalid or Expired Token' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', '/email/reset-password');
  await logIn(page, 'Another Horse 8');
  await expect(page).toHaveURL(`${site.url}/`);
});

test('the password reset page says so when its link has no token', async ({ page }) => {
  await open(page, `${site.url}/reset-password`);
  await expect(page.getByRole('heading', { name: 'token is does not found' })).toBeVisible();
  await expectAccessible(page);
});

test('a mailed link logs in the browser that asked for it, once; a program that opens it changes nothing (T15)', async ({
  page,
  request,
  watch,
}) => {
  watch.expectTrouble(/^401 .*set-cookie/);
  await ask(page, '/email/sign-in', 'Email me a link');
  const link = await linkFor('log in', '/auth/check-login');
  for (let scanned = 0; scanned < 3; scanned += 1) expect((await request.get(link)).status()).toBe(200);
  await page.goto(link);
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
  await hydrated(page);

  await page.goto(link);
  await expect(page.getByText('Login failed')).toBeVisible();
});

test('in another browser a mailed link shows whose it is, and logs in only when the button is pressed (T14, T15)', async ({
  page,
  browser,
  watch,
}) => {
  watch.expectTrouble(/^409 .*set-cookie/);
  const asking = await (await browser.newContext()).newPage();
  await ask(asking, '/email/sign-in', 'Email me a link');
  const link = await linkFor('log in', '/auth/check-login');
  const heading = page.getByRole('heading', { name: `Log in as ${person.email[0]}…@…?` });
  // Opened as often as a mail program likes, with its scripts: nobody is logged in, and the link stays good.
  for (let opened = 0; opened < 3; opened += 1) {
    await page.goto(link);
    await expect(heading).toBeVisible();
  }
  await expectAccessible(page);
  await expect(page).toHaveURL(`${site.url}/auth/check-login`);
  expect(await page.evaluate(() => localStorage.getItem('login'))).toBeNull();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
  await asking.context().close();
});

test('the login link page says so when its link has no token', async ({ page }) => {
  await page.goto(`${site.url}/auth/check-login`);
  await expect(page.getByText('Token missing from URL')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/login`);
});
