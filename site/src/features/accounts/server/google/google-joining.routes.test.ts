import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rateLimits } from '#server/limits/rate-limit.table.ts';
import { anAccount, logInAs } from '../account.fixture.ts';
import { accounts } from '../account.table.ts';
import { hashPassword } from '../password/password-hash.ts';
import { googleHarness, inBrowser, siteUrl, ticketIn } from './google-harness.fixture.ts';
import { accountIdentities } from './identity.table.ts';

// Whose account a login with Google opens, where there is one with the same address.

const harness = googleHarness();
const { site, visitGoogle, comeBack, trade } = harness;
const password = 'former Horse 7';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password);
});
beforeEach(() => site.db.delete(rateLimits));

const confirmed = () => ({ passwordHash, emailVerifiedAt: new Date() });
async function comeFromGoogle() {
  const { back, cookie } = await visitGoogle();
  return { location: await comeBack(back, cookie), cookie };
}
async function logInByGoogle() {
  const { location, cookie } = await comeFromGoogle();
  return (await trade(ticketIn(location), { ...inBrowser, cookie })).json.user;
}
const logIn = (email: string, headers: Record<string, string>) =>
  site.ask('/api/v3/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email, password }),
  });
const identities = (accountId: string) =>
  site.db.select().from(accountIdentities).where(eq(accountIdentities.accountId, accountId));
const askedFor = `${siteUrl}/login?error=google_password`;

/** Gives the address at the provider another domain, and says which one the provider runs. */
function atGoogle(domain: string, hd?: unknown) {
  const { hd: _, ...person } = harness.ana;
  const email = `${person.sub}@${domain}`;
  harness.provider.is({ ...person, email, ...(hd !== undefined && { hd }) });
  return email;
}

describe('a Google login joins an existing account with the same address (T22)', () => {
  test.each([
    ['of Gmail', 'gmail.com', undefined],
    ['of Gmail in capitals', 'GMAIL.com', undefined],
    ['of a domain that Google runs', 'example.com', 'example.com'],
    ['of such a domain in capitals', 'Example.com', 'EXAMPLE.COM'],
  ])('at once if the address is %s, and the account keeps its password and sessions', async (_, domain, hd) => {
    const email = atGoogle(domain, hd);
    const account = await anAccount(site.db, { email: email.toLowerCase(), ...confirmed() });
    const headers = await logInAs(site.db, account);
    expect(await logInByGoogle()).toMatchObject({ _id: account.id, hasPassword: true });
    expect((await site.ask('/api/v3/auth/me', { headers })).status).toBe(200);
  });

  test.each<[string, string, unknown]>([
    ['no domain of Google’s', 'example.com', undefined],
    ['another domain', 'example.com', 'example.org'],
    ['a domain above', 'mail.example.com', 'example.com'],
    ['a domain in a list', 'example.com', ['example.com']],
    ['nothing', 'example.com', ''],
    ['something like Gmail', 'gmail.com.example', undefined],
    ['something below Gmail', 'mail.gmail.com', undefined],
  ])('only with the password if Google says %s', async (_, domain, hd) => {
    const email = atGoogle(domain, hd);
    const account = await anAccount(site.db, { email, ...confirmed() });
    const { location, cookie } = await comeFromGoogle();
    expect([location, await identities(account.id)]).toEqual([askedFor, []]);
    expect((await logIn(email, { ...inBrowser, cookie })).status).toBe(200);
    expect(await identities(account.id)).toHaveLength(1);
    // From now on without it.
    expect(await logInByGoogle()).toMatchObject({ _id: account.id });
  });

  test.each(['AUTHOR', 'ADMIN'] as const)(
    'only with the password if it is an %s, whatever Google says',
    async (role) => {
      const account = await anAccount(site.db, { email: harness.ana.email, role, ...confirmed() });
      const { location, cookie } = await comeFromGoogle();
      expect([location, await identities(account.id)]).toEqual([askedFor, []]);
      await logIn(harness.ana.email, { ...inBrowser, cookie });
      expect(await identities(account.id)).toHaveLength(1);
      await site.db.update(accounts).set({ role: 'USER' }).where(eq(accounts.id, account.id));
    },
  );

  test('not by the password of another account, in another browser, from another page, or after a reset', async () => {
    const email = atGoogle('example.com');
    const account = await anAccount(site.db, { email, ...confirmed() });
    const other = await anAccount(site.db, confirmed());
    const { cookie } = await comeFromGoogle();
    const elsewhere = await visitGoogle();
    await logIn(other.email, { ...inBrowser, cookie });
    await logIn(email, { ...inBrowser, cookie: elsewhere.cookie });
    await logIn(email, inBrowser);
    await logIn(email, { cookie });
    expect([await identities(account.id), await identities(other.id)]).toEqual([[], []]);
    const headers = await logInAs(site.db, account);
    const changed = await site.ask('/api/v3/auth/updatePassword', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ oldPassword: password, newPassword: password }),
    });
    expect(changed.status).toBe(200);
    await logIn(email, { ...inBrowser, cookie });
    expect(await identities(account.id)).toEqual([]);
  });
});

test.each([
  ['of Gmail', 'gmail.com', undefined],
  ['elsewhere', 'example.com', undefined],
])(
  'an account whose owner never confirmed it is joined by no Google login, with an address %s (T22)',
  async (_, domain, hd) => {
    const email = atGoogle(domain, hd);
    const account = await anAccount(site.db, { email, passwordHash });
    const maker = await logInAs(site.db, account);
    const { location, cookie } = await comeFromGoogle();
    expect(location).toBe(`${siteUrl}/login?error=google_unconfirmed`);
    await logIn(email, { ...inBrowser, cookie });
    expect(await identities(account.id)).toEqual([]);
    expect((await site.ask('/api/v3/auth/me', { headers: maker })).json.user.emailVerified).toBe(false);
  },
);

test.each([
  ['is confirmed where Google hands the address out', 'gmail.com', true],
  ['waits for the mailed link where it does not, so that the owner of the address can end it', 'example.com', false],
])('a new account made by a Google login %s (T22)', async (_, domain, emailVerified) => {
  const email = atGoogle(domain);
  expect(await logInByGoogle()).toMatchObject({ email, emailVerified });
  const { rows } = await site.database.pool.query(
    `select 1 from pgboss.job where name = 'mail-account-link' and data ->> 'email' = $1`,
    [email],
  );
  expect(rows).toHaveLength(emailVerified ? 0 : 1);
});
