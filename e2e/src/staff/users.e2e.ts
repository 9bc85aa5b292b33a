import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { admin, aPerson, author, logIn, type Person, register, registerConfirmed } from '../people.ts';
import { callsOf } from '../staff-api.ts';
import { toast } from '../staff-forms.ts';

const row = (page: Page, words: string) => page.getByRole('row').filter({ hasText: words });

const listOf = ({ email }: Person) => `/admin/users?${new URLSearchParams({ q: email })}`;

async function openList(page: Page, person: Person) {
  await logIn(page, author);
  await open(page, listOf(person));
}

/** Each row has one menu of roles. */
async function makeRole(page: Page, button: 'Make Admin' | 'Make Author' | 'Make User') {
  await page.getByRole('button', { name: /^Role of/ }).click();
  await page.getByRole('button', { name: button }).click();
}

/** Presses one of the buttons of a role, and answers the question with yes. */
async function ask(page: Page, button: 'Make Admin' | 'Make Author' | 'Make User', question: string) {
  await makeRole(page, button);
  const dialog = page.getByRole('dialog', { name: 'Role Change' });
  await expect(dialog).toContainText(question);
  await dialog.getByRole('button', { name: 'Change role' }).click();
}

// The caps hold for the whole site: what is changed here is changed by one test after the other.
test.describe.configure({ mode: 'default' });

test('an author changes a role after a confirmation, and the person is notified', async ({
  page,
  request,
  browser,
}) => {
  const person = await registerConfirmed(request);
  await openList(page, person);
  const menu = page.getByRole('button', { name: /^Role of/ });
  await expect(menu, 'one menu, and no loud buttons').toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Make/ })).toHaveCount(0);
  await menu.press('Enter');
  await expect(page.getByRole('button', { name: 'Make Admin' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Make Author' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await makeRole(page, 'Make Admin');
  const dialog = page.getByRole('dialog', { name: 'Role Change' });
  await expect(dialog).toContainText('Change role from USER to ADMIN');
  await dialog.getByRole('button', { name: 'Change role' }).click();
  await expect(page.getByText('Role updated successfully!')).toBeVisible();
  await expect(row(page, person.email)).toContainText('ADMIN');
  const other = await browser.newPage();
  await logIn(other, person);
  await open(other, '/');
  await other
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await expect(other.getByText(/Travel Admin|ADMIN|role/i).first()).toBeVisible();
  await other.close();
  await makeRole(page, 'Make User');
  await page.getByRole('dialog').getByRole('button', { name: 'Change role' }).click();
  await expect(row(page, person.email)).toContainText('USER');
});

test('whoever has become staff meanwhile is asked to log in again, and reaches what they wanted', async ({
  page,
  request,
  browser,
  watch,
}) => {
  watch.expectTrouble(/401 .*\/auth\/me$/);
  const person = await registerConfirmed(request);
  await logIn(page, person);
  await open(page, '/');
  const office = await browser.newPage();
  await openList(office, person);
  await ask(office, 'Make Admin', 'This logs');
  await expect(office.getByText('Role updated successfully!')).toBeVisible();

  // The tab was open all the time, and knows them as a member.
  await open(page, '/admin/stories');
  await expect(page).toHaveURL(/\/login\?next=%2Fadmin%2Fstories&error=session_ended$/);
  await expect(page.getByText('Your session has ended. Log in to continue.')).toBeVisible();
  const form = page.getByRole('main');
  await form.getByLabel('Email').fill(person.email);
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL('/admin/stories');

  await ask(office, 'Make User', 'This logs');
  await expect(office.getByText('Change role from')).toHaveCount(0);
  await open(page, '/login?next=%2Fprofile');
  await expect(form.getByLabel('Email'), 'the login page is there for whose login is over').toBeVisible();
  await office.close();
});

test('one admin or author too many is refused with the limit', async ({ page, request, watch }) => {
  watch.expectTrouble(/^409 /);
  const call = await callsOf(request);
  const idOf = async ({ email }: Person) => (await call('GET', `/api/v5/Admin/users?q=${email}`)).data[0]._id as string;
  const give = (id: string, newRole: string) => call('PUT', '/api/v5/admin/user-role', { id, newRole });
  const given: string[] = [];
  const fill = async (role: 'ADMIN' | 'AUTHOR', most: number) => {
    const { totalCount } = await call('GET', `/api/v5/Admin/users?role=${role}`);
    for (let count = totalCount; count < most; count += 1) {
      const id = await idOf(await registerConfirmed(request));
      await give(id, role);
      given.push(id);
    }
  };
  await fill('ADMIN', 5);
  await fill('AUTHOR', 2);
  try {
    await openList(page, await registerConfirmed(request));
    await ask(page, 'Make Admin', 'Change role from USER to ADMIN');
    await expect(toast(page, 'Max 5 admins allowed.')).toBeVisible();
    await ask(page, 'Make Author', 'Change role from USER to AUTHOR');
    await expect(toast(page, 'Max 2 authors allowed.')).toBeVisible();
  } finally {
    for (const id of given) await give(id, 'USER');
  }
});

test('a member with an unconfirmed address gets no role, and staff see why', async ({ page, request, watch }) => {
  watch.expectTrouble(/^409 /);
  const person = await register(request);
  await openList(page, person);
  await expect(row(page, person.email).getByText('Not confirmed', { exact: true }), 'before they try').toBeVisible();
  await ask(page, 'Make Admin', 'Change role from USER to ADMIN');
  await expect(toast(page, 'This address is not confirmed yet.')).toBeVisible();
  await row(page, person.email).getByRole('link', { name: /^View/ }).click();
  await expect(page.getByText('Address not confirmed: no staff role until it is.')).toBeVisible();
});

test('a role that cannot be changed says so in the literal words', async ({ page, request, watch }) => {
  watch.expectTrouble(/^500 |ERR_FAILED|Failed to load/);
  await openList(page, await register(request));
  const address = '**/api/v5/admin/user-role*';
  await page.route(address, (route) => route.fulfill({ status: 500, json: { success: false } }), { times: 1 });
  await ask(page, 'Make Author', 'Change role from USER to AUTHOR');
  await expect(toast(page, 'Failed to update role')).toBeVisible();
  await page.route(address, (route) => route.abort('failed'), { times: 1 });
  await ask(page, 'Make Author', 'Change role from USER to AUTHOR');
  await expect(toast(page, 'An error occurred.')).toBeVisible();
});

test('the user list shows who wants Travel Notifications and who does not', async ({ page, request }) => {
  const person = await register(request);
  await openList(page, person);
  await expect(row(page, person.email)).toContainText('Not Subscribed');
  await row(page, person.email).getByRole('link', { name: /^View/ }).click();
  await expect(page.getByRole('main').getByText('Not Subscribed', { exact: true })).toBeVisible();

  const call = await callsOf(request, person);
  await call('PUT', '/api/v3/auth/UpdateProfile', { name: person.name, email: person.email, isSubscribed: true });
  await open(page, listOf(person));
  await expect(row(page, person.email).getByText('Subscribed', { exact: true })).toBeVisible();
});

test('staff view a member and delete them after a confirmation that shows their name', async ({
  page,
  request,
  watch,
}) => {
  watch.expectTrouble(/^404 .*\/Admin\/users\//);
  const stem = `somebody.with.a.long.address.${Date.now()}x${process.pid}`.padEnd(62, 'x');
  const person = { ...aPerson(), email: `${stem}@a-very-long-name-of-a-host-without-end.example.com` };
  await register(request, person);
  await openList(page, person);
  await row(page, person.email).getByRole('link', { name: /^View/ }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Joined')).toBeVisible();
  await expect(main.getByRole('term'), 'only what is known').toHaveText(['Joined']);
  await page.setViewportSize({ width: 320, height: 700 });
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess, 'wider than the window').toBeLessThanOrEqual(0);
  await expectAccessible(page, 'main');

  await main.getByRole('button', { name: 'Delete user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete User' });
  await expect(dialog).toContainText(person.name);
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page, 'User deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await open(page, listOf(person));
  await expect(page.getByRole('heading', { name: 'No users found matching your search criteria.' })).toBeVisible();
});

test('nobody can delete themselves, and an admin cannot delete staff', async ({ page }) => {
  await logIn(page, admin);
  for (const one of [admin, author]) {
    await open(page, listOf(one));
    await expect(row(page, one.email)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Delete|^Role of/ })).toHaveCount(0);
  }
});

for (const [role, person, title] of [
  ['an author', author, 'Travel Guide'],
  ['an admin', admin, 'Travel Admin'],
  ['a reader', aPerson(), 'Explorer'],
] as const)
  test(`the profile of ${role} says ${title}`, async ({ page, context, request }) => {
    const isStaff = role !== 'a reader';
    if (!isStaff) await register(request, person);
    await logIn(page, person);
    await open(page, '/profile');
    const main = page.getByRole('main');
    await expect(main.getByText(new RegExp(`^${title}, (Premium|Basic) Traveler$`))).toBeVisible();
    const dashboard = main.getByRole('link', { name: 'GO Dashboard' });
    await expect(dashboard).toHaveCount(isStaff ? 1 : 0);
    if (!isStaff) return;
    const opened = context.waitForEvent('page');
    await dashboard.click();
    await expect(await opened).toHaveURL('/admin');
  });
