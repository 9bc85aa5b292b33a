import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { TestSite } from '#test/site/test-site.ts';
import { logInAs } from '../account.fixture.ts';
import { accounts } from '../account.table.ts';
import { accountHarness, auth } from '../account-harness.fixture.ts';
import { addLoginMethods, countLoginMethods } from '../login-methods.fixture.ts';
import { oneTimeTokens } from '../tokens/one-time-token.table.ts';

const harness = accountHarness();
const { site, call, processOf, statusOfMe } = harness;

const requestReset = (email: unknown, headers = {}) => call('POST', 'reset-Password', { email }, headers);
const requestSignIn = (email: unknown) => call('POST', 'otp', { email });
const changePassword = (resetToken: unknown, newPassword: unknown = 'another Horse 8', at?: TestSite) =>
  call('POST', 'change-password', { resetToken, newPassword }, {}, at);
const trade = (token: string, at?: TestSite) => call('POST', `set-cookie/${token}`, {}, {}, at);
const logIn = (password: string) => harness.logIn(harness.ana.email, password);
const resetToken = (count?: number) => harness.post.token(harness.ana.email, '/reset-password', count);
const signInToken = (count?: number) => harness.post.token(harness.ana.email, '/auth/check-login', count);
const invalidToken = { success: false, message: 'Invalid or Expired Token' };
const stored = async () => (await site.db.select().from(accounts).where(eq(accounts.id, harness.ana.id)))[0];

test.each([
  ['reset', requestReset],
  ['sign-in', requestSignIn],
] as const)('the mail with a %s link expires with the link', async (purpose, request) => {
  await request(harness.ana.email);
  await harness.post.to(harness.ana.email);
  const mails = harness.post.sent.filter(({ to }) => to === harness.ana.email);
  const [token] = await site.db
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.accountId, harness.ana.id), eq(oneTimeTokens.purpose, purpose)));
  expect(mails).toMatchObject([{ expiresAt: token?.expiresAt.toISOString() }]);
});

describe('a password reset link', () => {
  test('is mailed to the stored address, points to our site, and works once (T10, T11, T12)', async () => {
    const sessions = await logInAs(site.db, harness.ana);
    const asked = await requestReset(harness.ana.email.toUpperCase(), {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'http://trekker.test',
    });
    expect(asked.status).toBe(200);
    const token = await resetToken();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect((await harness.post.to(harness.ana.email)).join()).not.toContain('evil.example');
    expect((await changePassword(token)).json).toEqual({ success: true, message: 'Password Reset Successfully' });
    expect(await statusOfMe(sessions)).toEqual([401, 401]);
    expect((await logIn('former Horse 7')).status).toBe(401);
    expect((await logIn('another Horse 8')).status).toBe(200);
    const again = await changePassword(token);
    expect([again.status, again.json]).toEqual([400, invalidToken]);
  });

  test('can be requested by query as well as by body, but not with two different addresses (T11)', async () => {
    expect((await call('POST', `reset-Password?email=${harness.ana.email}`)).status).toBe(200);
    const token = await resetToken();
    const odd = await call('POST', `change-password?resetToken=${token}`, {
      resetToken: 'another',
      newPassword: 'another Horse 8',
    });
    expect([odd.status, odd.json.errors]).toEqual([
      400,
      [{ field: 'resetToken', message: 'resetToken is given twice' }],
    ]);
    const path = `change-password?resetToken=${token}&newPassword=${encodeURIComponent('another Horse 8')}`;
    expect((await site.ask(`${auth}/${path}`, { method: 'POST' })).status).toBe(200);
    const both = await call('POST', `reset-Password?email=${harness.ana.email}`, { email: 'eve@example.com' });
    expect([both.status, both.json.errors]).toEqual([400, [{ field: 'email', message: 'email is given twice' }]]);
  });

  test.each(['one process', 'two processes'])('used fifty times at once on %s succeeds once (T12)', async (how) => {
    await requestReset(harness.ana.email);
    const token = await resetToken();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => changePassword(token, undefined, processOf(how, index))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
  });

  test('expires when a newer one is mailed, and after its time (T12)', async () => {
    await requestReset(harness.ana.email);
    const older = await resetToken();
    await requestReset(harness.ana.email);
    const newer = await resetToken(2);
    expect(newer).not.toBe(older);
    expect((await changePassword(older)).json).toEqual(invalidToken);
    await site.db.update(oneTimeTokens).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await changePassword(newer)).json).toEqual(invalidToken);
  });

  test('is not used up by a password that is too weak (T20)', async () => {
    await requestReset(harness.ana.email);
    const token = await resetToken();
    const weak = await changePassword(token, 'horse');
    expect([weak.status, weak.json.errors]).toEqual([
      400,
      [
        {
          field: 'newPassword',
          message: 'Password must be at least 8 characters with letters, numbers, and symbols',
        },
      ],
    ]);
    expect((await changePassword(token)).status).toBe(200);
  });

  test('confirms the address of its owner, and ends the login links', async () => {
    await site.db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, harness.ana.id));
    await requestSignIn(harness.ana.email);
    const signIn = await signInToken();
    await requestReset(harness.ana.email);
    expect((await changePassword(await resetToken(2))).status).toBe(200);
    expect((await stored())?.emailVerifiedAt).not.toBeNull();
    expect((await trade(signIn)).status).toBe(401);
  });

  test.each([
    ['USER', 'on', [0, 0]],
    ['USER', undefined, [1, 1]],
    // Mail alone goes not past the second factor of staff.
    ['ADMIN', 'on', [1, 0]],
  ] as const)(
    'of a %s removes passkeys and Google logins when the form asks for that: %j (T90, T92)',
    async (role, removeOtherWays, left) => {
      const { id, email } = harness.ana;
      await site.db.update(accounts).set({ role }).where(eq(accounts.id, id));
      await addLoginMethods(site.db, id);
      await requestReset(email);
      const sent = { resetToken: await resetToken(), newPassword: 'another Horse 8', removeOtherWays };
      expect((await call('POST', 'change-password', sent)).status).toBe(200);
      expect(await countLoginMethods(site.db, id)).toEqual(left);
      const told = (await harness.post.to(email, 2)).find((mail) =>
        mail.includes('Subject: Your password was changed'),
      );
      const ways = [left[0] > 0 && 'a passkey', left[1] > 0 && 'Google'].filter(Boolean).join(' and ');
      expect(/still log in with (.*)\.$/m.exec(told ?? '')?.[1] ?? '').toBe(ways);
    },
  );

  test('cannot be used as a login link', async () => {
    await requestReset(harness.ana.email);
    expect((await trade(await resetToken())).status).toBe(401);
  });

  test.each([undefined, '', 'x', 'x'.repeat(2001), ['a'], 7, { a: 1 }, 'a\u0000'])(
    'with the token %j is refused',
    async (token) => {
      const { status, json } = await changePassword(token);
      expect([status, json.success]).toEqual([400, false]);
    },
  );
});

describe.each(['reset-Password', 'otp'])('requesting a link by /%s', (path) => {
  test('gives the same answer for known and unknown addresses (G-44, T16)', async () => {
    const known = await call('POST', path, { email: harness.ana.email });
    const unknown = await call('POST', path, { email: `not-${harness.ana.email}` });
    expect([unknown.status, unknown.text]).toEqual([200, known.text]);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
  });

  test.each([
    undefined,
    '',
    'ana',
    'a@example.com, b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    ['a@example.com'],
    {},
    7,
  ])('refuses the address %j (T11, T39)', async (email) => {
    const { status, json } = await call('POST', path, { email });
    expect([status, json.success]).toEqual([400, false]);
  });
});
