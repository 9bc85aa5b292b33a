import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../account.table.ts';
import { accountHarness } from '../account-harness.fixture.ts';
import { oneTimeTokens } from '../tokens/one-time-token.table.ts';

const harness = accountHarness();
const { site, call, statusOfMe } = harness;
const password = 'fresh Horse 77';
const already = { success: false, message: 'Your email address is already confirmed.', data: { confirmed: true } };
const noGood = [400, 'Invalid or Expired Token'];

const confirm = (token: string, headers: Record<string, string> = {}) =>
  call('POST', 'confirm-email', { token }, headers);

/** A new account, with the link that was mailed to it. */
async function registered() {
  const email = `fresh-${harness.ana.email}`;
  const form = { name: 'Fresh', email, password, confirmPassword: password, acceptTerms: true };
  const { user, AuthenticatorToken } = (await call('POST', 'register', form, {})).json;
  const token = await harness.post.token(email, '/auth/confirm-email');
  return { email, id: user._id as string, token, login: { authorization: `Bearer ${AuthenticatorToken}` } };
}

test('a link that is pressed again says that the address is confirmed, and changes nothing', async () => {
  const { email, token, login } = await registered();
  expect((await confirm(token, login)).status).toBe(200);
  for (const headers of [login, {}]) {
    const again = await confirm(token, headers);
    expect([again.status, again.json]).toEqual([409, already]);
  }
  expect(await statusOfMe(login)).toEqual([200, 200]);
  expect((await harness.logIn(email, password)).status).toBe(200);
});

test('a link that was first pressed without the login still says that a password is needed', async () => {
  const { token } = await registered();
  expect((await confirm(token)).json.passwordNeeded).toBe(true);
  const again = await confirm(token);
  expect([again.status, again.json]).toEqual([409, { ...already, data: { confirmed: true, passwordNeeded: true } }]);
});

test('a used link says nothing of an address that the account no longer has', async () => {
  const { id, email, token, login } = await registered();
  await confirm(token, login);
  await site.db
    .update(accounts)
    .set({ email: `later-${email}` })
    .where(eq(accounts.id, id));
  const { status, json } = await confirm(token);
  expect([status, json.message]).toEqual(noGood);
});

test('a used link says nothing once its time is over, nor in place of another kind of link', async () => {
  const { id, token, login } = await registered();
  await confirm(token, login);
  const elsewhere = await call('POST', 'undo-email', { token }, {});
  expect([elsewhere.status, elsewhere.json.message]).toEqual(noGood);
  await site.db.update(oneTimeTokens).set({ expiresAt: sql`now()` }).where(eq(oneTimeTokens.accountId, id));
  const { status, json } = await confirm(token);
  expect([status, json.message]).toEqual(noGood);
});
