import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, open, test } from '../fixtures.ts';
import { aPerson, author, fillLogin, logIn, register } from '../people.ts';

const rail = (page: Page) => page.getByRole('navigation', { name: /^Main/ }).filter({ visible: true });
const storedLogin = (page: Page) => page.evaluate(() => localStorage.getItem('login'));

test.describe('signing up', () => {
  test('focuses the first error when it is refused, and says so when it fails without a message', async ({
    page,
    watch,
  }) => {
    watch.expectTrouble(/^418 /);
    await open(page, '/signup');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await expectAccessible(page);
    await page.route('**/auth/register', (route) => route.fulfill({ status: 418, json: { success: false } }));
    const { name, email, password } = aPerson();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('Signup failed', { exact: true })).toBeVisible();
  });

  test('logs the member in, opens the home page and lasts across a reload', async ({ page }) => {
    const { name, email, password } = aPerson();
    await open(page, '/signup');
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Email').fill(email);
    for (const [typed, strength] of [
      ['abcd', 'Weak'],
      ['abcdefg', 'Fair'],
      ['abcdefg1', 'Moderate'],
      [password, 'Strong'],
    ] as const) {
      await page.getByLabel('Password', { exact: true }).fill(typed);
      await expect(page.getByText(strength, { exact: true })).toBeVisible();
    }
    const needs = page.getByRole('list', { name: 'What makes a password strong' }).getByRole('listitem');
    await expect(needs.getByText('It has a digit.')).toHaveCount(1);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/');
    await page.reload();
    await hydrated(page);
    await expect(rail(page).getByRole('link', { name: 'Profile' })).toBeVisible();
    await expect(rail(page).getByRole('link', { name: 'Login' })).toBeHidden();
  });

  test('with an address that is taken keeps what was typed', async ({ page, request, watch }) => {
    watch.expectTrouble(/^409 /);
    const person = await register(request);
    await open(page, '/signup');
    await page.getByLabel('Name').fill('Somebody Else');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm password').fill(person.password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByText('An account with this email already exists')).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Somebody Else');
  });
});

test.describe('logging in', () => {
  test('with a wrong password says so and keeps the address', async ({ page, request, watch }) => {
    watch.expectTrouble(/^401 /);
    const person = await register(request);
    await open(page, '/login');
    await fillLogin(page, { ...person, password: 'Wrong Horse 7' });
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await fillLogin(page, person);
    await expect(page).toHaveURL('/');
  });

  test('returns to the page that asked for it', async ({ page, request }) => {
    const person = await register(request);
    await open(page, '/profile');
    await expect(page).toHaveURL('/login?next=%2Fprofile');
    await fillLogin(page, person);
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(person.name);
  });

  for (const next of ['https://evil.example/', '//evil.example', '/\\evil.example', '/login', 'javascript:alert(1)']) {
    test(`never redirects to ${next}`, async ({ page, request }) => {
      const person = await register(request);
      await open(page, `/login?${new URLSearchParams({ next })}`);
      await fillLogin(page, person);
      await expect(page).toHaveURL('/');
    });
  }

  test('with Google says so when Google is not configured', async ({ page }) => {
    await open(page, '/login?error=google_off');
    await expect(page.getByRole('alert').filter({ hasText: 'Google' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('access to pages by role', () => {
  test('a USER is redirected away from the guest pages and from the back office', async ({ page, request }) => {
    await logIn(page, await register(request));
    for (const path of ['/login', '/Login', '/signup', '/email/reset-password', '/reset-password', '/admin']) {
      await page.goto(path);
      await expect(page).toHaveURL('/');
    }
  });

  test('staff are redirected to the back office after logging in, and away from the guest pages', async ({ page }) => {
    await open(page, '/login');
    // Where Google is not configured, it is not offered.
    await expect(page.getByText('Google')).toHaveCount(0);
    await fillLogin(page, author);
    await expect(page).toHaveURL('/admin');
    await page.goto('/login');
    await expect(page).toHaveURL('/admin');
  });

  test('a guest who opens the back office is sent to the login', async ({ page }) => {
    await page.goto('/admin/users');
    await expect(page).toHaveURL('/login?next=%2Fadmin%2Fusers');
  });

  test('the navigation shows that somebody is logged in before any script file has loaded', async ({
    page,
    request,
    watch,
  }) => {
    // The scripts that are kept away, whether the test is still there when the page asks for them or not.
    watch.expectTrouble(/net::ERR_FAILED .*\.js$|Failed to fetch dynamically imported module/);
    await logIn(page, await register(request));
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/about');
    await expect(rail(page).getByRole('link', { name: 'Profile' })).toBeVisible();
    await expect(rail(page).getByRole('link', { name: 'Login' })).toBeHidden();
  });
});

test('a session that ends by itself says so, and what was typed is still there after the next login', async ({
  page,
  context,
  request,
  watch,
}) => {
  watch.expectTrouble(/^401 /);
  const person = await register(request);
  await logIn(page, person);
  await open(page, '/profile');
  await page.getByLabel('City').fill('Faro');
  await context.clearCookies({ name: 'session' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page).toHaveURL('/login?next=%2Fprofile&error=session_ended');
  const reason = page.getByText('Your session has ended. Log in to continue.');
  await expect(reason).toBeVisible();
  await expect(page).toHaveTitle(/^Your session has ended/);
  await expectAccessible(page);
  await fillLogin(page, person);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('City')).toHaveValue('Faro');

  await test.step('to whoever comes back later as well, in what the server sends', async () => {
    await context.clearCookies({ name: 'session' });
    await page.reload();
    await expect(page).toHaveURL(/error=session_ended/);
    const answer = await request.get(page.url());
    expect(await answer.text()).toContain('Your session has ended. Log in to continue.');
    // Another person's login in the same tab finds nothing of it.
    await hydrated(page);
    await fillLogin(page, await register(request));
    await expect(page.getByLabel('City')).toHaveValue('');
  });

  await test.step('and not to whoever has logged out', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await page.goto('/profile');
    await expect(page).toHaveURL('/login?next=%2Fprofile');
    await expect(reason).toHaveCount(0);
  });
});

test('logging out sends no further requests for the account', async ({ page, request }) => {
  await logIn(page, await register(request));
  await open(page, '/profile');
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible();
  await page.route('**/auth/logout', async (route) => {
    const response = await route.fetch();
    // The answer empties the storage. A browser tells this page of it, too, and now and then before it has done so.
    await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: null })));
    await route.fulfill({ response });
  });
  const asked: string[] = [];
  page.on('request', (call) => asked.push(call.url()));
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  expect(asked.filter((address) => /getProfile|sessions/.test(address))).toEqual([]);
});

test('logging out clears the browser storage in all tabs, and the old token stops working', async ({
  page,
  context,
  request,
}) => {
  await logIn(page, await register(request));
  const token = JSON.parse((await storedLogin(page)) ?? '{}').AuthenticatorToken;
  const other = await context.newPage();
  await open(other, '/profile');
  await expect(other.getByRole('heading', { name: 'About you' })).toBeVisible();
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL(/\/login/);
  // When it was, for tabs that sleep; nothing of whom.
  expect(await page.evaluate(() => Object.entries(localStorage))).toEqual([['left', expect.stringMatching(/^\d+$/)]]);
  const answer = await context.request.get('/api/v3/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
  await other.close();
});

test('a logout that does not reach the server says so, and is completed at the next visit @desktop', async ({
  page,
  request,
  watch,
}) => {
  watch.expectTrouble(/auth\/logout$/);
  await logIn(page, await register(request));
  await open(page, '/profile');
  await page.route('**/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('reload this page once you’re back online')).toBeVisible();
  const names = async () => (await page.context().cookies()).map(({ name }) => name);
  const isLoggedIn = async () => (await names()).some((name) => name.endsWith('session'));
  expect(await isLoggedIn()).toBe(true);
  await page.unroute('**/auth/logout');
  await open(page, '/about');
  await expect.poll(isLoggedIn).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('logout-due'))).toBeNull();
});
