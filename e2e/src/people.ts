import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { mailTo } from './mails.ts';

export type Person = { name: string; email: string; password: string };

const goodPassword = 'Correct Horse 7';

/** The password of all sample accounts in this run. */
export const samplePassword = 'Sample Horse 7';
export const author: Person = { name: '', email: 'author@example.com', password: samplePassword };
export const admin: Person = { name: '', email: 'admin@example.com', password: samplePassword };

let count = 0;

/** A new person with an address that has no account; not registered yet. */
export function aPerson(values: Partial<Person> = {}): Person {
  count += 1;
  return {
    name: 'Ines Carvalho',
    email: `ines-${process.pid}-${Date.now()}-${count}@example.com`,
    password: goodPassword,
    ...values,
  };
}

/** Registers a person by the API. */
export async function register(request: APIRequestContext, person = aPerson()): Promise<Person> {
  await registered(request, person);
  return person;
}

/** Registers a person and logs them in, in this browser. */
export async function logInAsNew(page: Page, request: APIRequestContext, name: string): Promise<Person> {
  const person = await register(request, aPerson({ name }));
  await logIn(page, person);
  return person;
}

/** Registers a person and confirms their address by the mailed link, as staff must have done. */
export async function registerConfirmed(
  request: APIRequestContext,
  mailFolder = process.env.E2E_MAIL_DIR ?? '',
): Promise<Person> {
  const person = aPerson();
  const { AuthenticatorToken } = await registered(request, person);
  const mail = await mailTo(mailFolder, person.email, '/auth/confirm-email');
  const token = /confirm-email\?token=([\w-]+)/.exec(mail)?.[1];
  const headers = { authorization: `Bearer ${AuthenticatorToken}` };
  const answer = await request.post('/api/v3/auth/confirm-email', { data: { token }, headers });
  expect(answer.status()).toBe(200);
  return person;
}

async function registered(request: APIRequestContext, { name, email, password }: Person) {
  const answer = await request.post('/api/v3/auth/register', {
    data: { name, email, password, confirmPassword: password, acceptTerms: true },
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/**
 * Logs a person in, in this browser, without any page of the site: a page costs half a second of a processor. Leaves an
 * empty one open. `site` is the address of a site of the test's own.
 */
export async function logIn(page: Page, { email, password }: Person, site = ''): Promise<void> {
  const empty = /\/empty-page$/;
  await page.route(empty, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Empty</title>' }));
  await page.goto(`${site}/empty-page`);
  await page.unroute(empty);
  await page.evaluate(
    async (form) => {
      const answer = await fetch('/api/v3/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(form),
      });
      const { user, exp, AuthenticatorToken } = await answer.json();
      localStorage.setItem('login', JSON.stringify({ user, exp, AuthenticatorToken }));
    },
    { email, password },
  );
}

/** Logs somebody in by the form of the login page. */
export async function fillLogin(page: Page, { email, password }: Omit<Person, 'name'>): Promise<void> {
  // The previous page may have a field Email too, and stays until the next one is shown.
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
