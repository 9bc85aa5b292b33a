import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { limitKey } from '#server/limits/rate-limit.repository.ts';
import { rateLimits } from '#server/limits/rate-limit.table.ts';
import type { TestSite } from '#test/site/test-site.ts';
import { anAccount, logInAs } from '../account.fixture.ts';
import { accounts } from '../account.table.ts';
import { accountHarness, auth } from '../account-harness.fixture.ts';
import { addIdentity, listIdentitiesOf } from '../google/identity.repository.ts';
import { sessions } from '../sessions/session.table.ts';
import { oneTimeTokens } from '../tokens/one-time-token.table.ts';

const harness = accountHarness();
const { site, call, processOf, statusOfMe } = harness;
let headers: { authorization: string };
let newEmail: string;
beforeEach(async () => {
  headers = await logInAs(site.db, harness.ana);
  newEmail = `new-${harness.ana.email}`;
});

const update = (change: unknown) => call('PUT', 'UpdateProfile', change, headers);
const confirm = (token: string, more: Record<string, string> = {}, at?: TestSite) =>
  call('POST', 'confirm-email', { token }, more, at);
const undo = (token: string) => call('POST', 'undo-email', { token }, {});
const me = async () => (await site.ask(`${auth}/getProfile`, { headers })).json.data;
const confirmToken = (email: string, count?: number) => harness.post.token(email, '/auth/confirm-email', count);
const undoToken = (email: string, count?: number) => harness.post.token(email, '/auth/undo-email', count);

describe('a new email address', () => {
  test('is pending until it is confirmed, which ends the other sessions', async () => {
    const other = await logInAs(site.db, harness.ana);
    const { json } = await update({ email: newEmail });
    expect(json.user).toMatchObject({ email: harness.ana.email, pendingEmail: newEmail, emailVerified: true });
    const token = await confirmToken(newEmail);
    const confirmed = await confirm(token, headers);
    expect(confirmed.json).toEqual({ success: true, message: 'Your email address is confirmed.' });
    expect(await me()).toMatchObject({ email: newEmail, pendingEmail: '', emailVerified: true });
    expect([await statusOfMe(headers), await statusOfMe(other)]).toEqual([
      [200, 200],
      [401, 401],
    ]);
    const again = await confirm(token, headers);
    expect([again.status, again.json.message]).toEqual([409, 'Your email address is already confirmed.']);
    expect((await harness.logIn(harness.ana.email, 'former Horse 7')).status).toBe(401);
    expect((await harness.logIn(newEmail, 'former Horse 7')).status).toBe(200);
  });

  test.each(['one process', 'two processes'])(
    'that is confirmed fifty times at once on %s is confirmed once',
    async (how) => {
      await update({ email: newEmail });
      const token = await confirmToken(newEmail);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => confirm(token, headers, processOf(how, index))),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    },
  );

  test('replaces a pending older one', async () => {
    await update({ email: newEmail });
    const older = await confirmToken(newEmail);
    await update({ email: `newer-${harness.ana.email}` });
    expect((await confirm(older)).status).toBe(400);
    expect((await me()).pendingEmail).toBe(`newer-${harness.ana.email}`);
  });

  test('that belongs to another account gets the usual answer, and only its owner gets a mail (G-44, T16)', async () => {
    const taken = await anAccount(site.db);
    const [free, used] = [await update({ email: newEmail }), await update({ email: taken.email })];
    const without = ({ json }: typeof free) => ({ ...json, user: { ...json.user, pendingEmail: '', updatedAt: '' } });
    expect([used.status, without(used)]).toEqual([free.status, without(free)]);
    expect([free, used].map(({ json }) => json.user.pendingEmail)).toEqual([newEmail, taken.email]);
    const [mail] = await harness.post.to(taken.email);
    expect(mail).not.toContain('token=');
    expect((await me()).email).toBe(harness.ana.email);
  });

  test('that belongs to another account is not taken over after the mail', async () => {
    await update({ email: newEmail });
    const token = await confirmToken(newEmail);
    await anAccount(site.db, { email: newEmail });
    expect((await confirm(token, headers)).status).toBe(409);
    expect((await me()).email).toBe(harness.ana.email);
  });

  test('requires the password, or a login of the last ten minutes', async () => {
    await site.db.update(sessions).set({ createdAt: sql`now() - interval '11 minutes'` });
    const without = await update({ email: newEmail, city: 'Lisbon' });
    const message = 'Please enter your password';
    expect([without.status, without.json.errors]).toEqual([400, [{ field: 'currentPassword', message }]]);
    const wrong = await update({ email: newEmail, currentPassword: 'wrong Horse 77' });
    expect([wrong.status, wrong.json.errors[0].field]).toEqual([400, 'currentPassword']);
    expect(await me()).toMatchObject({ pendingEmail: '', address: { city: '' } });
    // Nothing else asks for it, nor does the address that it has.
    expect((await update({ email: harness.ana.email, city: 'Lisbon' })).status).toBe(200);
    const { status, json } = await update({ email: newEmail, currentPassword: 'former Horse 7' });
    expect([status, json.user.pendingEmail]).toEqual([200, newEmail]);
  });

  test('that is the old one in different case sends no mail', async () => {
    const { json } = await update({ email: harness.ana.email.toUpperCase() });
    expect([json.message, json.user.pendingEmail]).toEqual(['Profile updated', '']);
  });

  test('cannot be used to flood anybody (G-49, T60)', async () => {
    await site.db
      .insert(rateLimits)
      .values({ key: limitKey(`notice to ${harness.ana.email}`), count: 5000, endsAt: new Date(Date.now() + 60_000) });
    const { status, headers: told } = await update({ email: newEmail });
    expect([status, told['retry-after']]).toEqual([429, '1800']);
  });
});

describe('a change of address', () => {
  test('can be undone by the old address, which logs out whoever made it (T22)', async () => {
    await update({ email: newEmail });
    const token = await undoToken(harness.ana.email);
    await confirm(await confirmToken(newEmail), headers);
    // A thief would now set another password by the new address.
    await call('POST', 'reset-Password', { email: newEmail }, {});
    const reset = await harness.post.token(newEmail, '/reset-password', 2);
    expect(
      (await call('POST', 'change-password', { resetToken: reset, newPassword: 'thief Horse 99' }, {})).status,
    ).toBe(200);
    const thief = {
      authorization: `Bearer ${(await harness.logIn(newEmail, 'thief Horse 99')).json.AuthenticatorToken}`,
    };
    expect(await statusOfMe(thief)).toEqual([200, 200]);

    expect((await undo(token)).status).toBe(200);
    expect(await statusOfMe(thief)).toEqual([401, 401]);
    for (const email of [harness.ana.email, newEmail])
      expect((await harness.logIn(email, 'thief Horse 99')).status).toBe(401);
    const own = await harness.post.token(harness.ana.email, '/reset-password', 2);
    expect(
      (await call('POST', 'change-password', { resetToken: own, newPassword: 'another Horse 8' }, {})).status,
    ).toBe(200);
    expect((await harness.logIn(harness.ana.email, 'another Horse 8')).json.user).toMatchObject({
      _id: harness.ana.id,
      email: harness.ana.email,
    });
    const again = await undo(token);
    expect([again.status, again.json.message]).toEqual([400, 'Invalid or Expired Token']);
  });

  test('can be stopped before it is confirmed', async () => {
    await update({ email: newEmail });
    const waiting = await confirmToken(newEmail);
    expect((await undo(await undoToken(harness.ana.email))).status).toBe(200);
    expect((await confirm(waiting)).status).toBe(400);
    expect(await statusOfMe(headers)).toEqual([401, 401]);
  });

  test('keeps the undo link of the first address valid, however often the address changes', async () => {
    await update({ email: newEmail });
    const first = await undoToken(harness.ana.email);
    await confirm(await confirmToken(newEmail), headers);
    await update({ email: `newer-${harness.ana.email}` });
    await confirm(await confirmToken(`newer-${harness.ana.email}`), headers);
    // Nobody takes the address meanwhile.
    const form = {
      name: 'Thief',
      email: harness.ana.email,
      password: 'thief Horse 99',
      confirmPassword: 'thief Horse 99',
      acceptTerms: true,
    };
    expect((await call('POST', 'register', form, {})).status).toBe(409);
    expect((await undo(first)).status).toBe(200);
    const [stored] = await site.db.select().from(accounts).where(eq(accounts.id, harness.ana.id));
    expect(stored?.email).toBe(harness.ana.email);
  });

  test('sends a second notice when it takes effect, with an undo link valid for another 7 days', async () => {
    await update({ email: newEmail });
    await confirm(await confirmToken(newEmail), headers);
    expect((await undo(await undoToken(harness.ana.email, 2))).status).toBe(200);
    expect(await statusOfMe(headers)).toEqual([401, 401]);
  });

  test('that a later address has undone can still be undone by the first, which locks the thief out (T22)', async () => {
    await update({ email: newEmail });
    const first = await undoToken(harness.ana.email);
    await confirm(await confirmToken(newEmail), headers);
    await update({ email: `newer-${harness.ana.email}` });
    const second = await undoToken(newEmail, 2);
    await confirm(await confirmToken(`newer-${harness.ana.email}`), headers);
    // The thief, who reads the mail of the second address, takes the last change back and sets a password.
    expect((await undo(second)).status).toBe(200);
    const reset = await harness.post.token(newEmail, '/reset-password', 4);
    const set = { resetToken: reset, newPassword: 'thief Horse 99' };
    expect((await call('POST', 'change-password', set, {})).status).toBe(200);
    const thief = {
      authorization: `Bearer ${(await harness.logIn(newEmail, 'thief Horse 99')).json.AuthenticatorToken}`,
    };
    // Deleting the account would close the way back.
    expect((await call('DELETE', 'account', { password: 'thief Horse 99' }, thief)).status).toBe(409);

    expect((await undo(first)).status).toBe(200);
    expect(await statusOfMe(thief)).toEqual([401, 401]);
    expect((await harness.logIn(newEmail, 'thief Horse 99')).status).toBe(401);
    const [stored] = await site.db.select().from(accounts).where(eq(accounts.id, harness.ana.id));
    expect([stored?.email, stored?.passwordHash]).toEqual([harness.ana.email, null]);
    // Nothing that was mailed to the thief is worth anything any more.
    expect((await undo(second)).status).toBe(400);
    const left = await site.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.accountId, harness.ana.id));
    expect(left.filter(({ usedAt }) => usedAt === null).map(({ purpose }) => purpose)).toEqual(['reset']);
  });

  test('gives no undo link to an old address that was never confirmed', async () => {
    await site.db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.id, harness.ana.id));
    await update({ email: newEmail });
    await confirm(await confirmToken(newEmail), headers);
    expect(await harness.post.to(harness.ana.email, 0)).toEqual([]);
  });
});

test.each(['a new account', 'a new address'])('the mail that confirms %s expires with its link', async (what) => {
  if (what === 'a new address') await update({ email: newEmail });
  else
    await call(
      'POST',
      'register',
      {
        name: 'Fresh',
        email: newEmail,
        password: 'fresh Horse 77',
        confirmPassword: 'fresh Horse 77',
        acceptTerms: true,
      },
      {},
    );
  await harness.post.to(newEmail);
  const mails = harness.post.sent.filter(({ to }) => to === newEmail);
  const [token] = await site.db
    .select()
    .from(oneTimeTokens)
    .where(sql`${oneTimeTokens.payload} ->> 'email' = ${newEmail}`);
  expect(mails).toMatchObject([{ expiresAt: token?.expiresAt.toISOString() }]);
});

describe('the address of a new account', () => {
  const register = async (email: string) => {
    const password = 'fresh Horse 77';
    const form = { name: 'Fresh', email, password, confirmPassword: password, acceptTerms: true };
    return (await call('POST', 'register', form, {})).json;
  };

  test('is confirmed by its mail in the session that registered it', async () => {
    const email = `fresh-${harness.ana.email}`;
    const { user, AuthenticatorToken } = await register(email);
    expect(user).toMatchObject({ emailVerified: false, pendingEmail: '' });
    const { status, json } = await confirm(await confirmToken(email), {
      authorization: `Bearer ${AuthenticatorToken}`,
    });
    expect([status, json.passwordNeeded]).toEqual([200, undefined]);
    const after = await harness.logIn(email, 'fresh Horse 77');
    expect(after.json.user).toMatchObject({ emailVerified: true, hasPassword: true });
  });

  test('that is confirmed in another browser takes the account away from whoever registered it (T22)', async () => {
    const email = `fresh-${harness.ana.email}`;
    const { user, AuthenticatorToken } = await register(email);
    await addIdentity(site.db, user._id, { issuer: 'https://provider.example', subject: email });
    const { status, json } = await confirm(await confirmToken(email));
    expect([status, json.passwordNeeded]).toEqual([200, true]);
    expect(await statusOfMe({ authorization: `Bearer ${AuthenticatorToken}` })).toEqual([401, 401]);
    expect((await harness.logIn(email, 'fresh Horse 77')).status).toBe(401);
    expect(await listIdentitiesOf(site.db, user._id)).toEqual([]);
  });
});
