import { beforeAll, describe, expect, test } from 'vitest';
import { anAccount } from '../src/features/accounts/server/account.fixture.ts';
import { hashPassword } from '../src/features/accounts/server/password-hash.ts';
import { contactMessages } from '../src/features/contact/server/contact.table.ts';
import { aDestination } from '../src/features/destinations/server/destination.fixture.ts';
import { feedback } from '../src/features/feedback/server/feedback.table.ts';
import { pages } from '../src/routes.ts';
import { builtPages } from './built-pages.ts';
import type { Received } from './requests.ts';
import { testSite } from './test-site.ts';

const site = testSite(async () => ({ pages: await builtPages() }));
const password = 'Correct Horse 7';

beforeAll(async () => {
  await aDestination(site.db, { name: 'Lisbon' });
});

type Fields = Record<string, string>;

/** Posts a form as a browser does without a script, from a page of the site itself. */
function post(path: string, fields: Fields, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) {
  return site.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

const cookiesOf = ({ headers }: Received) => headers['set-cookie'] ?? [];
const cookieOf = (answer: Received, name: string) =>
  cookiesOf(answer)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0]
    ?.slice(name.length + 1);

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

/** The value of a field in a page, as its form would send it. */
function fieldOf({ text }: Received, name: string): string | undefined {
  const tag = new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>(?:([^<]*)</textarea>)?`).exec(text);
  return tag?.[1] ?? /value="([^"]*)"/.exec(tag?.[0] ?? '')?.[1];
}

const expectPersonal = ({ headers }: Received) => expect(headers['cache-control']).toBe('private, no-store');

describe('no form can put what was typed into an address', () => {
  /** What one searches or filters by belongs into the address. */
  const searched = new Set(['q', 'category', 'sort', 'page', 'region', 'tags', 'month', 'stars', 'rating']);
  const typed = /<(?:input|textarea|select)\b[^>]*>/g;

  test.each(pages.map(({ path }) => path.replace(/:\w+/g, 'lisbon')))('%s', async (path) => {
    const { text } = await site.ask(path);
    const outside = text.replace(/<form[\s\S]*?<\/form>/g, '');
    expect(outside).not.toMatch(/type="password"/);
    for (const [form] of text.matchAll(/<form[\s\S]*?<\/form>/g)) {
      if (/^<form[^>]*method="post"/.test(form)) continue;
      const names = [...form.matchAll(typed)]
        .filter(([tag]) => !tag.includes('type="hidden"'))
        .map(([tag]) => /name="([^"]*)"/.exec(tag)?.[1] ?? 'none');
      expect([path, names.filter((name) => !searched.has(name))]).toEqual([path, []]);
      expect(form).not.toMatch(/type="(password|email)"/);
    }
  });

  test('a form that only a script can send is answered by a page that says so, and changes nothing', async () => {
    for (const path of ['/profile', '/admin/settings', '/admin/stories/edit/1', '/destinations/lisbon']) {
      const answer = await post(path, { oldPassword: 'secret', title: 'x' });
      expect([path, answer.status]).toEqual([path, 409]);
      expect(answer.text).toContain('Wait until the page is ready');
      expect(answer.text).not.toContain('secret');
      expectPersonal(answer);
    }
  });
});

describe('login by a plain form', () => {
  test('leads on with a session, and hands its token to the script of the next page', async () => {
    const { email } = await aPerson();
    const answer = await post('/login', { email, password });
    expect([answer.status, answer.headers.location]).toEqual([303, '/']);
    expectPersonal(answer);
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
  ])('asked for at %s, leads to %s', async (next, location) => {
    const { email } = await aPerson();
    const answer = await post(`/login?${new URLSearchParams({ next })}`, { email, password });
    expect([answer.status, answer.headers.location]).toEqual([303, location]);
  });

  test('staff land in the back office, unless they were asked to log in elsewhere', async () => {
    const { email } = await aPerson({ role: 'ADMIN' });
    expect((await post('/login', { email, password })).headers.location).toBe('/admin');
    expect((await post('/login?next=%2Fabout', { email, password })).headers.location).toBe('/about');
  });

  test('says what is wrong in the page, keeps the address and never the password', async () => {
    const wrong = await post('/login', { email: 'nobody@example.com', password: 'My Secret 1' });
    expect(wrong.status).toBe(401);
    expectPersonal(wrong);
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
  ])('is refused from elsewhere, %j (T25)', async (headers) => {
    const { email } = await aPerson();
    const answer = await post('/login', { email, password }, headers);
    expect(answer.status).toBe(403);
    expect(cookiesOf(answer)).toEqual([]);
    expect(answer.text).not.toContain(password);
  });

  test.each(['constructor', 'toString', '__proto__'])(
    'a field called %s is one that nobody asked for',
    async (name) => {
      const { email } = await aPerson();
      expect((await post('/login', { email, password, [name]: 'x' })).status).toBe(303);
    },
  );

  test('an origin of our own is enough where a browser says no more', async () => {
    const { email } = await aPerson();
    const { origin } = new URL(String(process.env.SITE_URL ?? 'http://127.0.0.1:3000'));
    expect((await post('/login', { email, password }, { origin })).status).toBe(303);
  });

  test('has the limit of the call', async () => {
    const strict = await site.twin({ rateLimitScale: 0.05 });
    const ask = (path: string) =>
      strict.ask(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
        body: 'email=a@example.com&password=x',
      });
    const seen = [await ask('/login'), await ask('/login'), await ask('/login')];
    await strict.close();
    expect(seen.at(-1)?.status).toBe(429);
    expect(seen.at(-1)?.text).toContain('Too many requests. Try again in a moment.');
    expect(seen.at(-1)?.headers['retry-after']).toBeTruthy();
  });
});

describe('sign-up by a plain form', () => {
  test('makes an account, logs in and leads on', async () => {
    const email = anAddress();
    const fields = { name: 'Ines Carvalho', email, password, confirmPassword: password, acceptTerms: 'true' };
    const answer = await post('/signup?next=%2Fstories', fields);
    expect([answer.status, answer.headers.location]).toEqual([303, '/stories']);
    expect(await whoIs(answer)).toBe(email);
    const again = await post('/signup', fields);
    expect(again.status).toBe(409);
    expect(again.text).toContain('An account with this email already exists');
  });

  test('tells all that is wrong at once, and keeps all but the passwords', async () => {
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

describe('links by mail, without a script', () => {
  test.each([
    ['/email/reset-password', 'a link to set a new password is on its way'],
    ['/email/sign-in', 'a link to log in is on its way'],
  ])('%s leads to the panel, and from it back to the form', async (path, said) => {
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

  test('a new password is set by the token of the address', async () => {
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

describe('the contact form, without a script', () => {
  const letter = { fullName: 'Ana Reis', email: 'ana@example.com', subject: 'support', message: 'The map is empty.' };
  const stored = async () => (await site.db.select().from(contactMessages)).length;

  test('stores a message once, however often it is pressed, and says thank you', async () => {
    const before = await stored();
    const answers = await Promise.all([post('/contact', letter), post('/contact', letter)]);
    for (const { status, headers } of answers)
      expect([status, headers.location]).toEqual([303, '/contact?sent=message#message-sent']);
    expect(await stored()).toBe(before + 1);
    expect((await site.ask('/contact?sent=message')).text).toContain('Thank You!');
    expect((await site.ask('/contact')).text).not.toContain('Thank You!');
  });

  test('keeps what was typed beside what is wrong', async () => {
    const before = await stored();
    const answer = await post('/contact', { ...letter, email: 'ana', message: 'A <b>bold</b> wish', fullName: '' });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Name is required');
    expect(answer.text).toContain('Please enter a valid email address');
    expect(fieldOf(answer, 'message')).toBe('A &lt;b&gt;bold&lt;/b&gt; wish');
    expect(answer.text).toMatch(/<option value="support" selected="">/);
    expect(await stored()).toBe(before);
  });

  test('the call at the same address is as it was', async () => {
    const json = { 'content-type': 'application/json' };
    const answer = await site.ask('/contact', { method: 'POST', headers: json, body: JSON.stringify(letter) });
    expect([answer.status, answer.json.success]).toEqual([201, true]);
  });

  test('falls for the trap like the call', async () => {
    const before = await stored();
    const answer = await post('/contact', { ...letter, message: 'Trapped', website: 'https://spam.example' });
    expect([answer.status, await stored()]).toEqual([303, before]);
  });
});

describe('the forms of the home page, without a script', () => {
  const words = { name: 'Ana', email: 'ana@example.com', location: 'Faro', message: 'Calm by the sea.', ratting: '4' };

  test('feedback is stored, and the page that says so is shared without anything of it', async () => {
    const answer = await post('/', words);
    expect([answer.status, answer.headers.location]).toEqual([303, '/?sent=feedback#feedback-sent']);
    const rows = await site.db.select().from(feedback);
    expect(rows.find(({ message }) => message === words.message)?.rating).toBe(4);
    const thanks = await site.ask('/?sent=feedback');
    expect(thanks.text).toContain('SuccessFully Submit Feedback...');
    expect((await site.ask('/')).text).not.toContain('SuccessFully Submit Feedback...');
  });

  test('feedback that waits says so', async () => {
    const answer = await post('/', { ...words, message: 'Cheap rooms at https://rooms.example' });
    expect(answer.headers.location).toBe('/?sent=held-feedback#feedback-sent');
    expect((await site.ask('/?sent=held-feedback')).text).toContain('once we’ve approved it');
  });

  test('an empty feedback form marks all its fields at once', async () => {
    const answer = await post('/', { name: '', email: '', location: '', message: '', ratting: '3', website: '' });
    expect(answer.status).toBe(400);
    for (const name of ['Name', 'Email', 'Location', 'Message']) expect(answer.text).toContain(`${name} is required`);
    expect(answer.text).toMatch(/value="3"[^>]*checked=""|checked=""[^>]*value="3"/);
    expectPersonal(answer);
    expect((await site.ask('/')).text).not.toContain('Location is required');
  });

  test('the newsletter', async () => {
    const answer = await post('/', { email: anAddress(), website: '' });
    expect([answer.status, answer.headers.location]).toEqual([303, '/?sent=newsletter#newsletter-title']);
    expect((await site.ask('/?sent=newsletter')).text).toContain('Thanks for subscribing! Check your inbox soon.');
    const wrong = await post('/', { email: 'nobody', website: '' });
    expect([wrong.status, wrong.text.includes('Please enter a valid email address')]).toEqual([400, true]);
  });

  test("a member's cookie alone writes nothing in their name", async () => {
    const login = await post('/login', { email: (await aPerson()).email, password });
    await post(
      '/',
      { ...words, message: 'By a cookie.' },
      { 'sec-fetch-site': 'same-origin', cookie: `session=${cookieOf(login, 'session')}` },
    );
    const rows = await site.db.select().from(feedback);
    expect(rows.find(({ message }) => message === 'By a cookie.')?.accountId ?? null).toBeNull();
  });
});
