import type { APIRequestContext, Page } from '@playwright/test';
import { codeOf } from '../authenticator.ts';
import { expect, expectAccessible, hydrated, open, test } from '../fixtures.ts';
import { admin, author, fillLogin, type Person } from '../people.ts';
import { startGoogleSite } from '../sites/google-site.ts';
import { ownSite } from '../sites/own-site.ts';
import { callsOf } from '../staff-api.ts';

// A site of its own: what is required of its staff is required of all of them.
const claims = { sub: 'admin', email: admin.email, email_verified: true, name: 'Admin' };
const site = ownSite({ start: () => startGoogleSite(() => claims, {}), mode: 'serial' });
/** Of the ADMIN, each good for one login. */
let recoveryCodes: string[] = [];
// One after the other: the ADMIN has no second factor at first, and has one at the end.

async function logIn(page: Page, person: Person, next = '') {
  await open(page, `${site.url}/login${next && `?${new URLSearchParams({ next })}`}`);
  await fillLogin(page, person);
}

async function takeRecoveryCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const told = await codes.allTextContents();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  return told;
}

const setUpAddress = (next: string) => `${site.url}/login/set-up?${new URLSearchParams({ next })}`;

/** The AUTHOR has an app, and requires a second factor of everybody. */
async function requireSecondFactor(request: APIRequestContext) {
  const call = await callsOf(request, author, site.url);
  const { secret } = (await call('POST', '/api/v3/auth/two-factor/totp', {})).data;
  await call('POST', '/api/v3/auth/two-factor/totp/confirm', { code: codeOf(secret) });
  await call('PUT', '/api/v5/admin/second-factor-rule', { required: true });
}

test('an author without a second factor must set one up before requiring it of others', async ({ page }) => {
  await logIn(page, author, '/admin/settings');
  await page.getByRole('switch', { name: 'Require a second factor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up your own first' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Go to Security' }).click();
  await expect(page).toHaveURL(`${site.url}/profile#security`);
  await expect(page.getByRole('heading', { name: 'Security' })).toBeInViewport();
});

test('staff who are logged in without a second factor are sent to set one up as soon as it is required', async ({
  page,
  request,
  watch,
}) => {
  // What they ask for at that moment; by it the browser learns of it.
  watch.expectTrouble(/^403 /);
  await logIn(page, admin);
  await expect(page).toHaveURL(`${site.url}/admin`);
  await hydrated(page);
  await requireSecondFactor(request);
  await page.getByRole('navigation').getByRole('link', { name: 'Stories' }).first().click();
  await expect(page).toHaveURL(/\/login\/set-up\?next=/);
  await expect(page.getByRole('heading', { name: 'Protect your account' })).toBeVisible();
});

test('staff who must set up a second factor can read public pages without a refused request, and can log out', async ({
  page,
}) => {
  await logIn(page, admin);
  await expect(page).toHaveURL(setUpAddress('/admin'));
  await expectAccessible(page);
  // What everybody may see is open as to a guest; all that a page asks for comes.
  for (const path of ['/', '/favorite', '/destinations/lisbon', '/login/set-up']) {
    await open(page, site.url + path);
    await page.waitForLoadState('networkidle');
  }
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${site.url}/login`);
  expect(await page.evaluate(() => localStorage.getItem('login'))).toBeNull();
  await open(page, `${site.url}/admin`);
  await expect(page).toHaveURL(`${site.url}/login?next=%2Fadmin`);
});

test('the second-factor setup comes before every page that needs a login, and returns to the page that was asked for', async ({
  page,
}) => {
  await logIn(page, admin);
  await expect(page).toHaveURL(setUpAddress('/admin'));
  for (const path of ['/profile', '/login', '/admin/users?q=ana']) {
    await open(page, site.url + path);
    await expect(page).toHaveURL(setUpAddress(path));
  }
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const key = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(key));
  await page.getByRole('button', { name: 'Turn on' }).click();
  recoveryCodes = await takeRecoveryCodes(page);
  await expect(page).toHaveURL(`${site.url}/admin/users?q=ana`);
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
});

const finishWith = async (page: Page, code = '') => {
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
};

test('a Google login is connected to staff after password and code, and later stops at the second step', async ({
  page,
  context,
}) => {
  await open(page, `${site.url}/login`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'connect Google' })).toBeVisible();
  await fillLogin(page, admin);
  await expect(page).toHaveURL(`${site.url}/login/second?with=totp`);
  await finishWith(page, recoveryCodes.pop());
  await expect(page).toHaveURL(`${site.url}/admin`);

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(`${site.url}/login`);
  await open(page, `${site.url}/login?next=%2Fprofile`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(`${site.url}/login/second?with=totp`);
  expect(await page.evaluate(() => localStorage.getItem('login'))).toBeNull();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
  await finishWith(page, recoveryCodes.pop());
  await expect(page).toHaveURL(`${site.url}/profile`);
});

test('new recovery codes and the removal of the app ask for a code, even soon after the login', async ({
  page,
  watch,
}) => {
  watch.expectTrouble(/^400 .*recovery-codes$/);
  watch.expectTrouble(/^40[09] .*\/totp$/);
  await logIn(page, admin, '/profile');
  await finishWith(page, recoveryCodes.pop());
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  const code = page.getByRole('dialog').getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await expect(code).toHaveAccessibleDescription(/Enter a code/);
  await code.fill('000000');
  await code.press('Enter');
  await expect(code).toHaveAccessibleDescription(/This code isn’t right/);
  await expect(code).toBeFocused();
  await code.fill(recoveryCodes.pop() ?? '');
  await code.press('Enter');
  recoveryCodes = await takeRecoveryCodes(page);

  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  // Long after the login the password is asked for as well: in place of ten minutes, what the server answers after
  // them.
  const message = 'Please enter your password';
  const json = { success: false, message, errors: [{ field: 'currentPassword', message }] };
  await page.route('**/two-factor/totp', (route) => route.fulfill({ status: 400, json }), { times: 1 });
  await page.getByRole('button', { name: 'Remove app' }).click();
  await code.fill(recoveryCodes.pop() ?? '');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove app' }).click();
  const password = page.getByRole('dialog').getByLabel('Your password');
  await expect(password).toBeFocused();
  await expectAccessible(page);
  await password.fill(admin.password);
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'DELETE'),
    password.press('Enter'),
  ]);
  expect(Object.keys(sent.postDataJSON())).toEqual(['currentPassword', 'code']);
  // The last one stays where one is required.
  await expect(page.getByText('This site requires a second factor of its staff.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a login goes through its second step, and says what is wrong beside its field', async ({
    page,
    context,
    watch,
  }) => {
    watch.expectTrouble(/^400 .*\/login\/second/);
    await page.goto(`${site.url}/login?next=%2Fabout`);
    await fillLogin(page, admin);
    await expect(page).toHaveURL(`${site.url}/login/second?with=totp&next=%2Fabout`);
    await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toHaveCount(0);
    await finishWith(page, '000000');
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/This code isn’t right/);
    await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue('');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
    await finishWith(page, recoveryCodes.pop());
    await expect(page).toHaveURL(`${site.url}/about`);
    expect((await context.cookies()).map(({ name }) => name)).toContain('session');
  });
});
