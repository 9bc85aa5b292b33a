import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test, tookUp } from './fixtures.ts';
import { linkIn, mailTo } from './mails.ts';
import { aPerson, type Person } from './people.ts';
import { type Site, startSite } from './site.ts';

// A site of its own, whose mails can be read.
let site: Site;
let mailFolder: string;
let person: Person;

test.beforeAll(async ({ playwright }) => {
  mailFolder = await mkdtemp(path.join(tmpdir(), 'trekker-mails-'));
  site = await startSite({ SAMPLE: 'none', WORKERS: '1', MAIL_DIR: mailFolder });
  const request = await playwright.request.newContext({ baseURL: site.url });
  person = aPerson();
  const { name, email, password } = person;
  const data = { name, email, password, confirmPassword: password, acceptTerms: true };
  expect((await request.post('/api/v3/auth/register', { data })).status()).toBe(201);
  await request.dispose();
});
test.afterAll(async () => {
  await site?.stop();
  await rm(mailFolder, { recursive: true, force: true });
});
test.describe.configure({ mode: 'serial', timeout: 60_000 });
test.use({ baseURL: undefined });

const linkFor = async (words: string, pathname: string) =>
  linkIn(await mailTo(mailFolder, person.email, words), site.url, `${pathname}?token=`);

async function ask(page: Page, pathname: string, label: string) {
  await open(page, site.url + pathname);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: label }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
}

async function logIn(page: Page, password: string) {
  await open(page, `${site.url}/login`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('a new address is confirmed by its link, once, by a press and not by opening it', async ({
  page,
  request,
  watch,
}) => {
  watch.expectTrouble(/^400 .*confirm-email$/);
  const link = await linkFor('confirm', '/auth/confirm-email');
  for (let scanned = 0; scanned < 3; scanned += 1) expect((await request.get(link)).status()).toBe(200);
  await open(page, link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await open(page, link);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Return Home' })).toBeVisible();
});

test('the request for a link says the same for an address that nobody has (G-44)', async ({ page }) => {
  await open(page, `${site.url}/email/reset-password`);
  await page.getByLabel('Email').fill(`nobody-${person.email}`);
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  await expectAccessible(page);
});

test('a request that cannot be sent says so, and leads back to what was typed', async ({ page, watch }) => {
  watch.expectTrouble(/reset-Password/);
  await open(page, `${site.url}/email/reset-password`);
  await page.getByLabel('Email').fill(person.email);
  await page.route('**/reset-Password', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Send Reset Instructions' }).click();
  await expect(page.getByRole('heading', { name: 'Something want wrong' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test('a reset link sets a new password, once, and logs every device out', async ({ page, browser, watch }) => {
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
  await button.click();
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

test('a page to reset without a token says so', async ({ page }) => {
  await open(page, `${site.url}/reset-password`);
  await expect(page.getByRole('heading', { name: 'token is does not found' })).toBeVisible();
  await expectAccessible(page);
});

test('a mailed link logs in, once; opening it by a program does nothing (T15)', async ({
  page,
  request,
  browser,
  watch,
}) => {
  watch.expectTrouble(/^401 .*set-cookie/);
  await ask(page, '/email/sign-in', 'Send the link');
  const link = await linkFor('log in', '/auth/check-login');
  for (let scanned = 0; scanned < 3; scanned += 1) expect((await request.get(link)).status()).toBe(200);
  await page.goto(link);
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/`);
  await tookUp(page);

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await expect(other.getByText('Login failed')).toBeVisible();
  await expect(other).toHaveURL(`${site.url}/login`);
  await other.context().close();
});

test('the page of a mailed link without a token says so', async ({ page }) => {
  await page.goto(`${site.url}/auth/check-login`);
  await expect(page.getByText('Token missing from URL')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/login`);
});
