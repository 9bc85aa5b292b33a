import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { activityEntries } from '#features/activity/server/activity.table.ts';
import { limitKey } from '#server/limits/rate-limit.repository.ts';
import { accounts } from '../account.table.ts';
import { accountHarness, auth } from '../account-harness.fixture.ts';
import { oneTimeTokens } from '../tokens/one-time-token.table.ts';
import { anAuthenticatorApp, codeOf, recoveryCode } from './second-factor.fixture.ts';

const harness = accountHarness();
const { site, call } = harness;
const password = 'former Horse 7';

let secret: string;
beforeEach(async () => {
  await site.db.update(accounts).set({ role: 'ADMIN' }).where(eq(accounts.id, harness.ana.id));
  secret = await anAuthenticatorApp(site.db, harness.ana.id);
});

type Answer = Awaited<ReturnType<typeof call>>;
const inBrowser = { 'sec-fetch-site': 'same-origin' };
const cookieOf = ({ headers }: Answer, name: string) =>
  headers['set-cookie']?.find((cookie) => cookie.startsWith(`${name}=`))?.split(';')[0];

const begin = async (headers: Record<string, string> = {}) =>
  call('POST', 'login', { email: harness.ana.email, password }, headers);
const finish = (ticket: string | undefined, code: string, headers: Record<string, string> = {}, at = site) =>
  call('POST', 'login/second', { ...(ticket && { ticket }), code }, headers, at);
const expectNoSession = (answer: Answer) =>
  expect([answer.json.AuthenticatorToken, answer.json.user, cookieOf(answer, 'session')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);

describe('a password with a second factor set', () => {
  test('opens no session; only a code of the app does (T90)', async () => {
    const begun = await begin();
    expect([begun.status, begun.json]).toEqual([
      200,
      { success: true, message: 'One more step', twoFactor: ['totp'], ticket: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
    const headers = { authorization: `Bearer ${begun.json.ticket}` };
    expect((await site.ask(`${auth}/me`, { headers })).status).toBe(401);
    const done = await finish(begun.json.ticket, codeOf(secret));
    expect([done.status, done.json.user.email]).toEqual([200, harness.ana.email]);
    expect((await finish(begun.json.ticket, codeOf(secret, 1))).status).toBe(401);
  });

  test('opens no session even after a reset, which leads to the second step too (T90)', async () => {
    await call('POST', 'reset-Password', { email: harness.ana.email });
    const resetToken = await harness.post.token(harness.ana.email, '/reset-password');
    const newPassword = 'another Horse 8';
    expectNoSession(await call('POST', 'change-password', { resetToken, newPassword }));
    expectNoSession(await call('POST', 'login', { email: harness.ana.email, password: newPassword }));
  });
});

test('a mailed login link leads to the second step as well (T90)', async () => {
  await call('POST', 'otp', { email: harness.ana.email });
  const token = await harness.post.token(harness.ana.email, '/auth/check-login');
  const begun = await call('POST', `set-cookie/${token}`);
  expectNoSession(begun);
  expect(begun.json.twoFactor).toEqual(['totp']);
  expect((await finish(begun.json.ticket, codeOf(secret))).status).toBe(200);
});

describe('a login that waits for its second step', () => {
  test('is bound to its browser, which needs no ticket (T90)', async () => {
    const begun = await begin(inBrowser);
    const cookie = cookieOf(begun, 'second-step') ?? '';
    expect(begun.headers['set-cookie']?.[0]).toMatch(/HttpOnly.*SameSite=Lax/);
    expectNoSession(begun);
    const other = cookieOf(await begin(inBrowser), 'second-step') ?? '';
    const others: Record<string, string>[] = [
      {},
      inBrowser,
      { ...inBrowser, cookie: other },
      { cookie },
      { ...inBrowser, cookie: `${cookie}x` },
    ];
    for (const headers of others) expect((await finish(begun.json.ticket, codeOf(secret), headers)).status).toBe(401);
    expect((await finish(undefined, codeOf(secret))).status).toBe(401);
    const foreign = { origin: 'https://elsewhere.example', cookie };
    expect((await finish(begun.json.ticket, codeOf(secret), foreign)).status).toBe(401);
    const done = await finish(undefined, codeOf(secret), { ...inBrowser, cookie });
    expect([done.status, cookieOf(done, 'session')]).toEqual([200, expect.stringMatching(/^session=./)]);
    expect(cookieOf(done, 'second-step')).toBe('second-step=');
  });

  test('started by a program cannot be finished in a browser', async () => {
    const begun = await begin();
    expect((await finish(begun.json.ticket, codeOf(secret), inBrowser)).status).toBe(401);
  });

  test('expires after ten minutes, and when the password changes (T90)', async () => {
    const [late, changed] = [await begin(), await begin()];
    const rows = await site.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.accountId, harness.ana.id));
    const seconds = rows.map(({ expiresAt }) => Math.round((expiresAt.getTime() - Date.now()) / 1000));
    expect(seconds.every((left) => left > 580 && left <= 600)).toBe(true);
    await site.db
      .update(oneTimeTokens)
      .set({ expiresAt: sql`now()` })
      .where(eq(oneTimeTokens.accountId, harness.ana.id));
    expect((await finish(late.json.ticket, codeOf(secret))).status).toBe(401);
    await site.db
      .update(oneTimeTokens)
      .set({ expiresAt: sql`now() + interval '9 minutes'` })
      .where(eq(oneTimeTokens.accountId, harness.ana.id));
    await call('POST', 'reset-Password', { email: harness.ana.email });
    const resetToken = await harness.post.token(harness.ana.email, '/reset-password');
    expect((await call('POST', 'change-password', { resetToken, newPassword: 'another Horse 8' })).status).toBe(200);
    expect((await finish(changed.json.ticket, codeOf(secret))).status).toBe(401);
  });
});

describe('a code of the second step', () => {
  test('works once for any login, and no older code works after it (T91)', async () => {
    const [first, second] = [await begin(), await begin()];
    const [code, older] = [codeOf(secret), codeOf(secret, -1)];
    expect((await finish(first.json.ticket, code)).status).toBe(200);
    for (const used of [code, older]) {
      const { status, json } = await finish(second.json.ticket, used);
      expect([status, json.errors[0].field]).toEqual([400, 'code']);
    }
    expect((await finish(second.json.ticket, codeOf(secret, 1))).status).toBe(200);
  });

  test('used by ten logins at once on two processes opens one session (T91)', async () => {
    const begun = await Promise.all(Array.from({ length: 10 }, () => begin()));
    const code = codeOf(secret);
    const answers = await Promise.all(
      begun.map(({ json }, index) => finish(json.ticket, code, {}, index % 2 ? harness.twin : site)),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  });

  test('that is wrong leaves the login open, at most ten times (G-50)', async () => {
    const { json } = await begin();
    expect((await finish(json.ticket, 'no code')).status).toBe(400);
    for (let index = 0; index < 10; index += 1)
      expect((await finish(json.ticket, codeOf(secret, 9 + index))).status).toBe(400);
    const { status, headers } = await finish(json.ticket, codeOf(secret));
    expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await finish((await begin()).json.ticket, codeOf(secret))).status).toBe(429);
  });

  test('can be tried a hundred times a day from all addresses, then only a recovery code works (G-50)', async () => {
    const { json } = await begin();
    await site.db.execute(sql`insert into rate_limits (key, count, ends_at)
      values (${limitKey(`second step of ${harness.ana.id} by totp`)}, 100, now() + interval '1 hour')`);
    expect((await finish(json.ticket, codeOf(secret))).status).toBe(429);
    expect((await finish(json.ticket, recoveryCode)).status).toBe(200);
  });

  test('may be a recovery code, in any spelling, once (T91)', async () => {
    const [first, second] = [await begin(), await begin()];
    expect((await finish(first.json.ticket, ` ${recoveryCode.toLowerCase().replaceAll('-', ' ')}`)).status).toBe(200);
    expect((await finish(second.json.ticket, recoveryCode)).status).toBe(400);
    const mails = await harness.post.to(harness.ana.email);
    expect(mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1])).toEqual(['A recovery code was used to log in']);
  });

  test('is logged for staff, right or wrong', async () => {
    const { json } = await begin();
    await finish(json.ticket, '000000');
    await finish(json.ticket, codeOf(secret));
    const found = await site.db.select().from(activityEntries).where(eq(activityEntries.actorId, harness.ana.id));
    expect(found.map(({ action, detail }) => `${action}: ${detail}`)).toEqual([
      'Failed login: Right password, wrong code',
      'Logged in: Password and code, Unknown device',
    ]);
  });
});
