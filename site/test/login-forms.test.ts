import { describe, expect, test } from 'vitest';
import { anAccount } from '../src/features/accounts/server/account.fixture.ts';
import { hashPassword } from '../src/features/accounts/server/password/password-hash.ts';
import { cookieOf, cookiesOf, fieldOf, formPoster, personal } from './calls/plain-forms.ts';
import type { Received } from './calls/requests.ts';
import { builtPages } from './site/built-pages.ts';
import { testSite } from './site/test-site.ts';

const site = testSite(async () => ({ pages: await builtPages() }));
const post = formPoster(site);
const password = 'Correct Horse 7';

/** Who the browser of this answer is now. */
const whoIs = async (answer: Received) =>
  (await site.ask('/api/v3/auth/me', { headers: { cookie: `session=${cookieOf(answer, 'session')}` } })).json.user
    ?.email;

let count = 0;
const anAddress = () => {
  count += 1;
  return `form-${count}@example.com`;
};

async function aPerson(values: Parameters<typeof anAccount>[1] = {}) {
  return anAccount(site.db, { email: anAddress(), passwordHash: await hashPassword(password), ...values });
}

describe('the login form without a script', () => {
  test('redirects with a session, and hands its token to the script of the next page', async () => {
    const { email } = await aPerson();
    const answer = await post('/login', { email, password });
    expect([answer.status, answer.headers.location]).toEqual([303, '/']);
    expect(answer.headers).toMatchObject(personal);
    expect(await whoIs(answer)).toBe(email);
    expect(cookiesOf(answer).find((cookie) => cookie.startsWith('session='))).toContain('HttpOnly');
    const token = cookieOf(answer, 'begun-login');
    expect(cookiesOf(answer).find((cookie) => cookie.startsWith('begun-login='))).not.toContain('HttpOnly');
    const session = `session=${cookieOf(answer, 'session')}`;
    const asked = { authorization: `Bearer ${token}` };
    expect((await site.ask('/api/v3/auth/me', { headers: { ...asked, cookie: session } })).status).toBe(200);
    // Worth nothing without the cookie that no script can read.
    expect((await site.ask('/api/v3/auth/me', { headers: asked })).status).toBe(401);
  });

  test.each([
    ['/destinations/lisbon?x=1#reviews', '/destinations/lisbon?x=1#reviews'],
    ['//evil.example', '/'],
    ['https://evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['/login', '/'],
  ])('opened from %s redirects to %s', async (next, location) => {
    const { email } = await aPerson();
    const answer = await post(`/login?${new URLSearchParams({ next })}`, { email, password });
    expect([answer.status, answer.headers.location]).toEqual([303, location]);
  });

  test('leads staff to the back office, unless they asked for another page', async () => {
    const { email } = await aPerson({ role: 'ADMIN' });
    expect((await post('/login', { email, password })).headers.location).toBe('/admin');
    expect((await post('/login?next=%2Fabout', { email, password })).headers.location).toBe('/about');
  });

  test('shows what is wrong, keeps the address and never the password', async () => {
    const wrong = await post('/login', { email: 'nobody@example.com', password: 'My Secret 1' });
    expect(wrong.status).toBe(401);
    expect(wrong.headers).toMatchObject(personal);
    expect(wrong.text).toContain('Invalid email or password');
    expect(fieldOf(wrong, 'email')).toBe('nobody@example.com');
    expect(wrong.text).not.toContain('My Secret 1');
    expect(cookiesOf(wrong)).toEqual([]);
    const empty = await post('/login', { email: '', password: '' });
    expect(empty.status).toBe(400);
    expect(empty.text).toContain('Email is required');
    expect(empty.text).toContain('Password is required');
    expect(empty.text.match(/aria-invalid="true"/g)).toHaveLength(2);
  });

  test('escapes what was typed', async () => {
    const { text } = await post('/login', { email: '"><script>alert(1)</script>', password: 'x' });
    expect(text).not.toContain('<script>alert(1)');
  });

  test.each([
    [{}],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://sub.evil.example' }],
  ])('sent from another site is refused: %j (T25)', async (headers) => {
    const { email } = await aPerson();
    const answer = await post('/login', { email, password }, headers);
    expect(answer.status).toBe(403);
    expect(cookiesOf(answer)).toEqual([]);
    expect(answer.text).not.toContain(password);
  });

  test.each(['constructor', 'toString', '__proto__'])('ignores an unknown field called %s', async (name) => {
    const { email } = await aPerson();
    expect((await post('/login', { email, password, [name]: 'x' })).status).toBe(303);
  });

  test('is accepted with an origin of our own, if the browser sends nothing more', async () => {
    const { email } = await aPerson();
    const { origin } = new URL(String(process.env.SITE_URL ?? 'http://127.0.0.1:3000'));
    expect((await post('/login', { email, password }, { origin })).status).toBe(303);
  });

  test('counts towards the rate limit of the login call', async () => {
    const strict = await site.twin({ rateLimitScale: 0.05 });
    const ask = () => formPoster(strict)('/login', { email: 'a@example.com', password: 'x' });
    const seen = [await ask(), await ask(), await ask()];
    await strict.close();
    expect(seen.at(-1)?.status).toBe(429);
    expect(seen.at(-1)?.text).toContain('Too many requests. Try again in a moment.');
    expect(seen.at(-1)?.headers['retry-after']).toBeTruthy();
  });
});

describe('the sign-up form without a script', () => {
  test('creates an account, logs in and redirects', async () => {
    const email = anAddress();
    const fields = { name: 'Ines Carvalho', email, password, confirmPassword: password, acceptTerms: 'true' };
    const answer = await post('/signup?next=%2Fstories', fields);
    expect([answer.status, answer.headers.location]).toEqual([303, '/stories']);
    expect(await whoIs(answer)).toBe(email);
    const again = await post('/signup', fields);
    expect(again.status).toBe(409);
    expect(again.text).toContain('An account with this email already exists');
  });

  test('reports all errors at once, and keeps everything but the passwords', async () => {
    const fields = { name: 'Ines', email: 'ines', password, confirmPassword: 'Other Horse 7' };
    const answer = await post('/signup', fields);
    expect(answer.status).toBe(400);
    for (const text of [
      'Please enter a valid email address',
      'Passwords do not match.',
      'Please accept terms and conditions.',
    ])
      expect(answer.text).toContain(text);
    expect([fieldOf(answer, 'name'), fieldOf(answer, 'email')]).toEqual(['Ines', 'ines']);
    expect(answer.text).not.toContain(password);
  });
});

describe('mailed links without a script', () => {
  test.each([
    ['/email/reset-password', 'a link to set a new password is on its way'],
    ['/email/sign-in', 'a link to log in is on its way'],
  ])('requested at %s lead to a confirmation, and from it back to the form', async (path, said) => {
    const answer = await post(path, { email: anAddress() });
    expect([answer.status, answer.headers.location]).toEqual([303, `${path}?sent=link`]);
    const panel = await site.ask(`${path}?sent=link`);
    expect(panel.text).toContain('Check Your Email');
    expect(panel.text).toContain(said);
    expect(panel.text).toContain(`href="${path}"`);
    const wrong = await post(path, { email: 'nobody' });
    expect([wrong.status, fieldOf(wrong, 'email')]).toEqual([400, 'nobody']);
    expect(wrong.text).toContain('Please enter a valid email address');
  });

  test('set a new password with the token of the address', async () => {
    const wrong = await post('/reset-password?token=x', { newPassword: password, again: 'Other Horse 7' });
    expect([wrong.status, wrong.text.includes('Passwords do not match')]).toEqual([400, true]);
    expect(wrong.text).not.toContain(password);
    const weak = await post('/reset-password?token=x', { newPassword: 'weak', again: 'weak' });
    expect(weak.text).toContain('Password must be at least 8 characters with letters, numbers, and symbols');
    const chosen = { newPassword: password, again: password, removeOtherWays: 'on' };
    const bad = await post('/reset-password?token=x', chosen);
    expect([bad.status, bad.text.includes('Invalid or Expired Token')]).toEqual([400, true]);
    const none = await post('/reset-password', { newPassword: password, again: password });
    expect([none.status, none.text.includes('token is does not found')]).toEqual([400, true]);
    expect((await site.ask('/reset-password?sent=password')).text).toContain('Password Reset Successfully');
  });
});
