import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestSite, testSite } from '#test/site/test-site.ts';
import { aLogin } from '../account.fixture.ts';
import { accounts } from '../account.table.ts';
import { sessions } from '../sessions/session.table.ts';

const site = testSite();
let twin: TestSite;
beforeAll(async () => {
  twin = await site.twin();
});
afterAll(() => twin.close());

let number = 0;
let email: string;
beforeEach(() => {
  number += 1;
  email = `ana-${number}@example.com`;
});

const password = 'correct Horse 7';
const form = () => ({ name: 'Ana', email, password, confirmPassword: password, acceptTerms: true });

/** A page of the site asks with these. */
const inBrowser = { 'sec-fetch-site': 'same-origin' };

function post(path: string, body: unknown, headers: Record<string, string> = {}, at: TestSite = site) {
  return at.ask(`/api/v3/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
const me = (headers: Record<string, string>) => site.ask('/api/v3/auth/me', { headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const cookieOf = ({ headers }: { headers: { 'set-cookie'?: string[] | undefined } }) =>
  headers['set-cookie']?.[0]?.split(';')[0] ?? '';

describe('registering', () => {
  test('creates a USER, whatever role is asked for, and logs in (T01)', async () => {
    const { status, json } = await post('register', { ...form(), role: 'ADMIN', _id: 'x', emailVerified: true });
    expect([status, json.user.role, json.user.fullName, json.user.email]).toEqual([201, 'USER', 'Ana', email]);
    expect(json.user.emailVerified).toBe(false);
    expect(json.exp).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);
    expect((await me(bearer(json.AuthenticatorToken))).json.user._id).toBe(json.user._id);
  });

  test('reports all that is missing at once, in the words of the form', async () => {
    const { status, json } = await post('register', {});
    expect(status).toBe(400);
    expect(
      Object.fromEntries(json.errors.map((error: { field: string; message: string }) => [error.field, error.message])),
    ).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      password: 'Password is required',
      confirmPassword: 'Please confirm your password',
      acceptTerms: 'Please accept terms and conditions.',
    });
  });

  test.each([
    ['passwords that differ', { confirmPassword: 'another Horse 7' }, 'Passwords do not match.'],
    ['terms that are not accepted', { acceptTerms: false }, 'Please accept terms and conditions.'],
    [
      'a weak password',
      { password: 'horse', confirmPassword: 'horse' },
      'Password must be at least 8 characters with letters, numbers, and symbols',
    ],
    ['an address that is none', { email: 'ana@' }, 'Please enter a valid email address'],
    ['a list for an address', { email: ['a@example.com', 'b@example.com'] }, 'Email is required'],
    ['NUL', { name: 'A\u0000na' }, 'Contains unsupported characters'],
    ['a lone surrogate', { password: 'correct Horse 7\ud800' }, 'Contains unsupported characters'],
    ['a long password', { password: 'aB1'.repeat(100) }, 'Password must be at most 128 characters'],
  ])('refuses %s', async (_, change, message) => {
    const { status, json } = await post('register', { ...form(), ...change });
    expect([status, json.message]).toEqual([400, message]);
  });

  test.each(['one process', 'two processes'])(
    'with one address 50 times at once, in any case, succeeds once on %s',
    async (how) => {
      const spellings = [email, email.toUpperCase()];
      const answers = await Promise.all(
        // Both spellings come to both processes.
        Array.from({ length: 50 }, (_, index) =>
          post(
            'register',
            { ...form(), email: spellings[index % 2] },
            {},
            how === 'one process' || index % 4 < 2 ? site : twin,
          ),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(49);
      const rows = await site.db.select().from(accounts).where(sql`lower(${accounts.email}) = ${email}`);
      expect(rows).toHaveLength(1);
    },
  );
});

describe('logging in', () => {
  beforeEach(() => post('register', form()));

  test('gives the same answer for wrong passwords and unknown addresses (G-44, T16)', async () => {
    const wrong = await post('login', { email, password: 'wrong Horse 7' });
    const unknown = await post('login', { email: `not-${email}`, password });
    expect([wrong.status, wrong.json]).toEqual([401, { success: false, message: 'Invalid email or password' }]);
    expect([unknown.status, unknown.json]).toEqual([wrong.status, wrong.json]);
  });

  test('ignores the case of the address, but not of the password', async () => {
    expect((await post('login', { email: email.toUpperCase(), password })).status).toBe(200);
    expect((await post('login', { email, password: password.toUpperCase() })).status).toBe(401);
  });

  test('checks every character of a password, and rejects one that is too long (T19)', async () => {
    const long = `Aa1${'x'.repeat(124)}`;
    const body = { ...form(), email: `long-${email}`, password: `${long}y`, confirmPassword: `${long}y` };
    expect((await post('register', body)).status).toBe(201);
    for (const password of [`${long}z`, long, `${long.slice(0, 72)}y`])
      expect((await post('login', { email: body.email, password })).status).toBe(401);
    for (const password of [`${long}yy`, 'x'.repeat(200_000)])
      expect((await post('login', { email: body.email, password })).status).toBe(400);
    expect((await post('login', { email: body.email, password: `${long}y` })).status).toBe(200);
  });

  test('in a browser binds the token to a cookie that scripts cannot read (T26)', async () => {
    const answer = await post('login', { email, password }, inBrowser);
    expect(answer.headers['set-cookie']?.[0]).toMatch(
      /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const [token, cookie] = [bearer(answer.json.AuthenticatorToken), { cookie: cookieOf(answer) }];
    expect((await me({ ...token, ...cookie })).status).toBe(200);
    // The token alone is worthless, the cookie alone reads and changes nothing.
    expect((await me(token)).status).toBe(401);
    expect((await me(cookie)).status).toBe(200);
  });

  test.each([
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ] as Record<string, string>[])('from a page of another site is refused: %j (T14)', async (headers) => {
    const answer = await post('login', { email, password }, headers);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
  });

  test('ends the previous session of the browser', async () => {
    const first = await post('login', { email, password }, inBrowser);
    const cookie = { cookie: cookieOf(first) };
    await post('login', { email, password }, { ...inBrowser, ...cookie });
    expect((await me({ ...bearer(first.json.AuthenticatorToken), ...cookie })).status).toBe(401);
  });

  test('is refused to a client after ten wrong passwords, while the right one still works elsewhere (G-50, T17, T18)', async () => {
    for (let index = 0; index < 10; index += 1) await post('login', { email, password: `wrong Horse ${index}` });
    const answer = await post('login', { email, password });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('stores no token, cookie or password in plain text (G-52, T12)', async () => {
    const answer = await post('login', { email, password }, inBrowser);
    const stored = JSON.stringify([await site.db.select().from(sessions), await site.db.select().from(accounts)]);
    for (const secret of [answer.json.AuthenticatorToken, cookieOf(answer).split('=')[1], password]) {
      expect(stored).not.toContain(secret);
    }
    expect(stored).toContain('$argon2id$');
  });
});

describe('a session', () => {
  test('with an invalid token is refused and does not fall back to a valid cookie (T24)', async () => {
    const { headers } = await post('register', form(), inBrowser);
    const cookie = cookieOf({ headers });
    for (const authorization of ['Bearer nonsense', 'Bearer ', 'Basic YTpi', 'nonsense']) {
      expect((await me({ authorization, cookie })).status).toBe(401);
    }
  });

  test('whose token and cookie belong to different people is refused (T24)', async () => {
    const ana = await post('register', form(), inBrowser);
    const ben = await post('register', { ...form(), email: `ben-${email}` }, inBrowser);
    expect((await me({ ...bearer(ana.json.AuthenticatorToken), cookie: cookieOf(ben) })).status).toBe(401);
  });

  test('ends by logging out, on another process too, and logging out twice is no error (G-43, T13, T26)', async () => {
    const { json } = await post('register', form());
    const token = bearer(json.AuthenticatorToken);
    expect((await post('logout', {}, token)).status).toBe(200);
    expect((await me(token)).status).toBe(401);
    expect((await twin.ask('/api/v3/auth/me', { headers: token })).status).toBe(401);
    expect((await post('logout', {}, token)).status).toBe(200);
  });

  test.each([
    ['USER', '14 days'],
    ['ADMIN', '2 hours'],
  ] as const)('of a %s ends when it was not used for %s, and any call counts as use (T13)', async (role, longest) => {
    const person = await aLogin(site.db, { role });
    const isUnused = (most: string) =>
      site.db
        .update(sessions)
        .set({ lastUsedAt: sql`now() - ${longest}::interval + ${most}::interval` })
        .where(eq(sessions.accountId, person.account.id));
    await isUnused('1 minute');
    expect((await me(person.headers)).status).toBe(200);
    const [noted] = await site.db
      .select({ isFresh: sql`last_used_at > now() - interval '1 minute'` })
      .from(sessions)
      .where(eq(sessions.accountId, person.account.id));
    expect(noted).toEqual({ isFresh: true });
    await isUnused('-1 second');
    expect((await me(person.headers)).status).toBe(401);
  });

  test('empties the browser’s storage when it ends by logging out there, and never before (T26)', async () => {
    const answer = await post('register', form(), inBrowser);
    expect(answer.headers['clear-site-data']).toBeUndefined();
    const here = { ...inBrowser, ...bearer(answer.json.AuthenticatorToken), cookie: cookieOf(answer) };
    expect((await me(here)).headers['clear-site-data']).toBeUndefined();
    expect((await post('logout', {}, here)).headers['clear-site-data']).toBe('"storage"');
  });

  test('cannot be ended by another site (G-51, T25)', async () => {
    const answer = await post('register', form(), inBrowser);
    const cookie = cookieOf(answer);
    const foreign = await post('logout', {}, { cookie, origin: 'https://evil.example' });
    const { 'set-cookie': cleared, 'clear-site-data': emptied } = foreign.headers;
    expect([foreign.status, cleared, emptied]).toEqual([200, undefined, undefined]);
    expect((await me({ ...bearer(answer.json.AuthenticatorToken), cookie })).status).toBe(200);
  });
});
