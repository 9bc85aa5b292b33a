import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { aLogin, logInAs } from '../account.fixture.ts';
import { accounts } from '../account.table.ts';
import { accountHarness, auth } from '../account-harness.fixture.ts';
import { anAuthenticatorApp, codeOf } from '../second-factor/second-factor.fixture.ts';
import { secondFactorRules } from '../second-factor/second-factor-rule.table.ts';
import { deleteOverSessions } from '../sessions/session.repository.ts';
import { sessions } from '../sessions/session.table.ts';
import { oneTimeTokens } from '../tokens/one-time-token.table.ts';
import { type Oddity, softwareAuthenticator } from './software-authenticator.fixture.ts';

const harness = accountHarness();
const { site, call } = harness;
const password = 'former Horse 7';
const inBrowser = { 'sec-fetch-site': 'same-origin' };
const place = { origin: 'http://trekker.test', rpId: 'trekker.test' };

type Headers = Record<string, string>;
type Answer = Awaited<ReturnType<typeof call>>;
type Authenticator = ReturnType<typeof softwareAuthenticator>;

let own: { authorization: string };
let device: Authenticator;
beforeEach(async () => {
  await site.db.delete(secondFactorRules);
  own = await logInAs(site.db, harness.ana);
  device = softwareAuthenticator(place);
});

const beRole = (role: 'USER' | 'ADMIN') =>
  site.db.update(accounts).set({ role }).where(eq(accounts.id, harness.ana.id));
/** As if the login were of an hour ago. */
const beLongLoggedIn = () =>
  site.db
    .update(sessions)
    .set({ createdAt: sql`now() - interval '1 hour'` })
    .where(eq(sessions.accountId, harness.ana.id));
const begin = async (headers: Headers = own) => (await call('POST', 'passkeys/options', {}, headers)).json.data;
const add = (credential: unknown, headers: Headers = own, at = site) =>
  call('POST', 'passkeys', { credential }, headers, at);
const addOne = async (headers: Headers = own) => add(device.make(await begin(headers)), headers);
const cookieOf = ({ headers }: Answer, name: string) =>
  headers['set-cookie']?.find((cookie) => cookie.startsWith(`${name}=`))?.split(';')[0] ?? '';

async function beginLogin() {
  const asked = await call('POST', 'passkeys/login-options', {}, inBrowser);
  return { options: asked.json.data, headers: { ...inBrowser, cookie: cookieOf(asked, 'passkey-login') } };
}
const logIn = (credential: unknown, headers: Headers, at = site) =>
  call('POST', 'passkeys/login', { credential }, headers, at);
async function logInWith(odd: Oddity & { userHandle?: string } = {}) {
  const { options, headers } = await beginLogin();
  return logIn(device.use(options, odd), headers);
}

describe('a passkey', () => {
  test('logs a member in without a password, and is listed (T93)', async () => {
    expect((await addOne()).status).toBe(201);
    const userHandle = Buffer.from(harness.ana.id.replaceAll('-', ''), 'hex').toString('base64url');
    const done = await logInWith({ userHandle });
    expect([done.status, done.json.user.email]).toEqual([200, harness.ana.email]);
    expect(cookieOf(done, 'session')).toMatch(/^session=./);
    const listed = (await site.ask(`${auth}/passkeys`, { headers: own })).json.data;
    expect(listed).toMatchObject([{ _id: device.id, name: 'Unknown device' }]);
    expect(listed[0].lastUsedAt).not.toBe('');
    // Beside it the password does as before.
    expect((await call('POST', 'login', { email: harness.ana.email, password })).json.user.email).toBe(
      harness.ana.email,
    );
    expect((await site.ask(`${auth}/export`, { headers: own })).json.data.passkeys).toHaveLength(1);
    expect((await harness.post.to(harness.ana.email)).some((mail) => mail.includes('passkey was added'))).toBe(true);
  });

  test('beyond the tenth is refused, even when eleven were started before one was added (T93)', async () => {
    const statuses: number[] = [];
    const made: unknown[] = [];
    for (let turn = 0; turn < 11; turn += 1) made.push(softwareAuthenticator(place).make(await begin()));
    for (const credential of made) statuses.push((await add(credential)).status);
    expect(statuses).toEqual([...Array(10).fill(201), 409]);
    expect((await call('POST', 'passkeys/options', {}, own)).status).toBe(409);
  });

  test('that was added causes a mail, which says what to do if it was somebody else (T92)', async () => {
    await addOne();
    const [mail = ''] = await harness.post.to(harness.ana.email);
    for (const link of ['security">Remove the passkey</a>', 'password">Then set a new password</a>'])
      expect(mail).toContain(`href="http://trekker.test/profile#${link}`);
    expect(mail).toContain('under Security on your profile page.\nhttp://trekker.test/profile#security\n');
  });

  test('must verify its owner and belongs to this site alone (T93)', async () => {
    const options = await begin();
    expect([options.rp, options.authenticatorSelection.userVerification, options.attestation]).toEqual([
      { id: 'trekker.test', name: 'Trekker' },
      'required',
      'none',
    ]);
    expect((await beginLogin()).options).toMatchObject({ rpId: 'trekker.test', userVerification: 'required' });
  });

  const oddities: [string, Oddity][] = [
    ['made on another site', { origin: 'http://evil.test' }],
    ['made on a site within ours', { origin: 'http://deep.trekker.test' }],
    ['made for another site', { rpId: 'evil.test' }],
    ['without its owner', { userVerified: false }],
    ['for another challenge', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['of the wrong kind', { type: 'webauthn.other' }],
  ];
  test.each(oddities)('%s cannot be added and logs nobody in (T93)', async (_, odd) => {
    expect((await add(device.make(await begin(), odd))).status).toBe(400);
    expect((await addOne()).status).toBe(201);
    expect((await logInWith(odd)).status).toBe(401);
    expect((await logInWith()).status).toBe(200);
  });

  test('with an attestation of its maker is refused before it is parsed (T55)', async () => {
    const certificates = { fmt: 'packed', attStmt: new Map([['x5c', Buffer.from('certificate')]]) };
    expect((await add(device.make(await begin(), certificates))).status).toBe(400);
    expect((await add(device.make(await begin(), { fmt: 'tpm' }))).status).toBe(400);
  });

  test('of another account, unknown, or with a smaller counter logs nobody in (T93)', async () => {
    expect((await logInWith()).status).toBe(401);
    await addOne();
    expect((await logInWith({ userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' })).status).toBe(401);
    expect((await logInWith({ counter: 50 })).status).toBe(200);
    expect((await logInWith({ counter: 50 })).status).toBe(401);
    const other = await aLogin(site.db);
    expect((await add(device.make(await begin(other.headers)), other.headers)).status).toBe(409);
  });

  test('signs each challenge once, in the browser that asked for it (T91, T93)', async () => {
    await addOne();
    const { options, headers } = await beginLogin();
    const credential = device.use(options);
    const elsewhere = (await beginLogin()).headers;
    expect((await logIn(credential, elsewhere)).status).toBe(401);
    // That try has used it up.
    expect((await logIn(credential, headers)).status).toBe(401);
    const again = await beginLogin();
    const signed = device.use(again.options);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => logIn(signed, again.headers, index % 2 ? harness.twin : site)),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const others: Headers[] = [{}, { origin: 'https://evil.example' }];
    for (const foreign of others) expect((await call('POST', 'passkeys/login-options', {}, foreign)).status).toBe(403);
  });

  test('is added once per challenge, by the session that asked, within five minutes (T91, T93)', async () => {
    const other = await aLogin(site.db);
    const twin = await logInAs(site.db, harness.ana);
    for (const headers of [other.headers, twin])
      expect((await add(device.make(await begin()), headers)).status).toBe(400);
    const late = device.make(await begin());
    await site.db.update(oneTimeTokens).set({ expiresAt: sql`now()` });
    expect((await add(late)).status).toBe(400);
    const credential = device.make(await begin());
    expect((await add(credential)).status).toBe(201);
    expect((await add(credential)).status).toBe(400);
  });

  const waysOut: [string, (others: Headers) => Promise<unknown>][] = [
    ['logs out', () => call('POST', 'logout', {}, own)],
    [
      'is ended elsewhere',
      async (others) => {
        const listed = (await site.ask(`${auth}/sessions`, { headers: others })).json.data;
        const { _id } = listed.find(({ current }: { current: boolean }) => !current);
        return call('DELETE', `sessions/${_id}`, {}, others);
      },
    ],
    ['is ended with all others', (others) => call('DELETE', 'sessions', {}, others)],
    [
      'ends with a new password',
      (others) => call('PUT', 'updatePassword', { oldPassword: password, newPassword: 'another Horse 8' }, others),
    ],
    ['ends with the account', (others) => call('DELETE', 'account', { password }, others)],
    [
      'was not used for weeks',
      async () => {
        await site.db.update(sessions).set({ lastUsedAt: sql`now() - interval '15 days'` });
        await deleteOverSessions(site.db);
      },
    ],
  ];
  test.each(waysOut)('cannot be added any more when the session that started it %s (T13, T93)', async (_, end) => {
    const begun = async () =>
      (await site.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.accountId, harness.ana.id))).length;
    const others = await logInAs(site.db, harness.ana);
    await begin();
    await begin();
    expect(await begun()).toBe(2);
    await end(others);
    expect(await begun()).toBe(0);
    expect((await call('POST', 'passkeys/options', {}, own)).status).toBe(401);
  });

  test('is added and removed by its owner with the password, or soon after the login (T92)', async () => {
    await addOne();
    await beLongLoggedIn();
    const stranger = await aLogin(site.db);
    expect((await call('DELETE', `passkeys/${device.id}`, {}, stranger.headers)).status).toBe(404);
    for (const [method, path] of [
      ['POST', 'passkeys/options'],
      ['DELETE', `passkeys/${device.id}`],
    ] as const) {
      expect((await call(method, path, {}, own)).json.errors[0].field).toBe('currentPassword');
      expect((await call(method, path, { currentPassword: password }, own)).status).toBe(200);
    }
    expect((await logInWith()).status).toBe(401);
  });

  test('cannot be added past an authenticator app with a borrowed session and the password alone (T92)', async () => {
    await beRole('ADMIN');
    const secret = await anAuthenticatorApp(site.db, harness.ana.id);
    await beLongLoggedIn();
    const options = (more: object) => call('POST', 'passkeys/options', { currentPassword: password, ...more }, own);
    for (const more of [{}, { code: '000000' }]) {
      const { status, json } = await options(more);
      expect([status, json.errors[0].field]).toEqual([400, 'code']);
    }
    expect((await options({ code: codeOf(secret) })).status).toBe(200);
  });
});

describe('for staff, a passkey', () => {
  test('is a second factor that a password cannot bypass, and no code is asked after it (T90)', async () => {
    await beRole('ADMIN');
    await addOne();
    const begun = await call('POST', 'login', { email: harness.ana.email, password });
    expect([begun.json.twoFactor, begun.json.user]).toEqual([['passkey'], undefined]);
    const secret = await anAuthenticatorApp(site.db, harness.ana.id);
    const both = await call('POST', 'login', { email: harness.ana.email, password });
    expect(both.json.twoFactor).toEqual(['totp', 'passkey']);
    expect((await logInWith()).json.user.email).toBe(harness.ana.email);
    expect((await call('POST', 'login/second', { ticket: both.json.ticket, code: codeOf(secret) })).status).toBe(200);
  });

  test('satisfies a required second factor, and the last one cannot be removed (T90)', async () => {
    await beRole('ADMIN');
    await site.db.insert(secondFactorRules).values({ required: true });
    const { json } = await call('POST', 'login', { email: harness.ana.email, password });
    expect(json.setupNeeded).toBe(true);
    const limited = { authorization: `Bearer ${json.AuthenticatorToken}` };
    expect((await addOne(limited)).status).toBe(201);
    expect((await site.ask('/api/v5/admin/dashboard', { headers: limited })).status).toBe(200);
    expect((await call('DELETE', `passkeys/${device.id}`, {}, limited)).status).toBe(409);
    expect((await logInWith()).json.setupNeeded).toBeUndefined();
  });
});
