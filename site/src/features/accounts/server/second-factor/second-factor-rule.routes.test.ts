import { eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { activityEntries } from '#features/activity/server/activity.table.ts';
import { hashOfSecret } from '#server/secret.ts';
import { soon } from '#test/calls/staff-calls.ts';
import { countWaiting } from '#test/calls/waiting-statements.ts';
import { aLogin, anAccount, type Login, logInAs } from '../account.fixture.ts';
import { lockAccount } from '../account.repository.ts';
import { accounts } from '../account.table.ts';
import { accountHarness, auth } from '../account-harness.fixture.ts';
import { sessions } from '../sessions/session.table.ts';
import { anAuthenticatorApp, codeOf, recoveryCode } from './second-factor.fixture.ts';
import { secondFactorRules } from './second-factor-rule.table.ts';

const harness = accountHarness();
const { site, call, statusOfMe } = harness;
const password = 'former Horse 7';
const rule = '/api/v5/admin/second-factor-rule';

const json = { 'content-type': 'application/json' };
const put = (body: object, headers: Record<string, string>) =>
  site.ask(rule, { method: 'PUT', headers: { ...json, ...headers }, body: JSON.stringify(body) });
const reset = (id: string, headers: Record<string, string>) =>
  site.ask(`/api/v5/Admin/users/${id}/second-factor`, { method: 'DELETE', headers });
const logIn = async () => (await call('POST', 'login', { email: harness.ana.email, password })).json;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const hashOfBearer = ({ authorization }: Login['headers']) => hashOfSecret(authorization.slice('Bearer '.length));

let author: Login;
beforeEach(async () => {
  await site.db.delete(secondFactorRules);
  await site.db.update(accounts).set({ role: 'ADMIN' }).where(eq(accounts.id, harness.ana.id));
  author = await aLogin(site.db, { role: 'AUTHOR', name: 'Olga Owner' });
});
const require = () => site.db.insert(secondFactorRules).values({ required: true });

describe('requiring a second factor from staff', () => {
  test('is allowed to an AUTHOR who has one, soon after the login (T92)', async () => {
    expect((await put({ required: true }, author.headers)).status).toBe(409);
    await anAuthenticatorApp(site.db, author.account.id);
    const admin = await aLogin(site.db, { role: 'ADMIN' });
    expect((await put({ required: true }, admin.headers)).status).toBe(403);
    await site.db.update(sessions).set({ createdAt: sql`now() - interval '1 hour'` });
    expect((await put({ required: true }, author.headers)).status).toBe(403);
    const { headers } = { headers: (await aLogin(site.db, { role: 'AUTHOR' })).headers };
    expect((await put({ required: true }, headers)).status).toBe(409);
    await site.db.update(sessions).set({ createdAt: sql`now()` }).where(eq(sessions.accountId, author.account.id));
    expect((await put({ required: true }, author.headers)).status).toBe(200);
    const { data } = (await site.ask(rule, { headers: (await aLogin(site.db, { role: 'ADMIN' })).headers })).json;
    expect([data.required, data.without > 0, data.own]).toEqual([true, true, false]);
    expect((await site.ask(rule, { headers: author.headers })).json.data.own).toBe(true);
    const entries = await site.db.select().from(activityEntries).where(eq(activityEntries.actorId, author.account.id));
    expect(entries.map(({ detail }) => detail)).toEqual(['Staff must use a second factor']);
  });

  test('ends sessions begun before their factor was set, and sends staff without one to the setup, at once (T90, T92)', async () => {
    const admin = await aLogin(site.db, { role: 'ADMIN' });
    const member = await aLogin(site.db);
    await anAuthenticatorApp(site.db, author.account.id);
    await anAuthenticatorApp(site.db, harness.ana.id);
    const shown = await logInAs(site.db, harness.ana);
    const notShown = await logInAs(site.db, harness.ana);
    const elsewhere = await logInAs(site.db, author.account);
    await site.db
      .update(sessions)
      .set({ createdAt: sql`now() - interval '1 hour'` })
      .where(inArray(sessions.tokenHash, [notShown, elsewhere].map(hashOfBearer)));
    expect((await put({ required: true }, author.headers)).status).toBe(200);

    const dashboard = async (headers: Record<string, string>) => {
      const { status, json } = await site.ask('/api/v5/admin/dashboard', { headers });
      return [status, json.data?.setupNeeded];
    };
    expect(await dashboard(admin.headers)).toEqual([403, true]);
    expect((await site.ask(`${auth}/me`, { headers: admin.headers })).json.setupNeeded).toBe(true);
    for (const headers of [notShown, elsewhere]) expect(await dashboard(headers)).toEqual([401, undefined]);
    for (const headers of [shown, author.headers]) expect((await dashboard(headers))[0]).toBe(200);
    expect(await statusOfMe(member.headers)).toEqual([200, 200]);

    expect((await put({ required: false }, author.headers)).status).toBe(200);
    expect((await dashboard(admin.headers))[0]).toBe(200);
  });

  test('refuses the session of a login without a second factor that was under way (T90)', async () => {
    await anAuthenticatorApp(site.db, author.account.id);
    const { loggingIn, asking } = await site.db.transaction(async (tx) => {
      await lockAccount(tx, harness.ana.id);
      const loggingIn = logIn();
      await expect.poll(() => countWaiting(tx), soon).toBe(1);
      const asking = put({ required: true }, author.headers);
      await expect.poll(() => countWaiting(tx), soon).toBe(2);
      return { loggingIn, asking };
    });
    expect((await asking).status).toBe(200);
    const { setupNeeded, AuthenticatorToken } = await loggingIn;
    const { status } = await site.ask('/api/v5/admin/dashboard', { headers: bearer(AuthenticatorToken) });
    expect([setupNeeded, status]).toEqual([undefined, 403]);
  });

  test('sends staff without one to the setup, and refuses all other calls until then (T90)', async () => {
    await require();
    const answer = await logIn();
    expect(answer.setupNeeded).toBe(true);
    const headers = bearer(answer.AuthenticatorToken);
    expect((await site.ask(`${auth}/me`, { headers })).json.setupNeeded).toBe(true);
    const wrong: string[] = [];
    const open = /^(readMe|readTwoFactor|beginTotp|confirmTotp|listPasskeys|beginPasskey|addPasskey)$/;
    for (const { name, method, paths, access } of site.site.endpoints) {
      if (access === 'public' || open.test(name)) continue;
      const { status } = await site.ask(paths[0].replace(/:\w+/g, harness.ana.id), { method, headers });
      if (status !== 403) wrong.push(`${name}: ${status}`);
    }
    expect(wrong).toEqual([]);
    // To what everybody may call it is nobody.
    const { json: feedback } = await site.ask(`${auth}/feedback`, { headers });
    expect(JSON.stringify(feedback)).not.toContain('email');
    const { secret } = (await call('POST', 'two-factor/totp', {}, headers)).json.data;
    const late = bearer((await logIn()).AuthenticatorToken);
    expect((await call('POST', 'two-factor/totp/confirm', { code: codeOf(secret) }, headers)).status).toBe(200);
    expect((await site.ask('/api/v5/admin/dashboard', { headers })).status).toBe(200);
    expect((await site.ask(`${auth}/me`, { headers })).json.setupNeeded).toBeUndefined();
    expect(await statusOfMe(late)).toEqual([401, 401]);
    expect((await logIn()).twoFactor).toEqual(['totp']);
  });

  test('keeps staff from removing theirs, and does not affect a USER', async () => {
    await require();
    const { headers } = await aLogin(site.db, { role: 'ADMIN' });
    const { account } = await aLogin(site.db);
    await anAuthenticatorApp(site.db, harness.ana.id);
    const { ticket } = await logIn();
    await site.db.update(accounts).set({ passwordHash: harness.ana.passwordHash }).where(eq(accounts.id, account.id));
    expect((await call('POST', 'login', { email: account.email, password })).json.setupNeeded).toBeUndefined();
    expect(headers.authorization).toMatch(/^Bearer/);
    const secret = (await site.db.execute(sql`select secret from totp_factors where account_id = ${harness.ana.id}`))
      .rows[0]?.secret as string;
    const done = await call('POST', 'login/second', { ticket, code: codeOf(secret) });
    const own = bearer(done.json.AuthenticatorToken);
    expect((await call('DELETE', 'two-factor/totp', { code: recoveryCode }, own)).status).toBe(409);
    expect((await logIn()).twoFactor).toEqual(['totp']);
  });
});

describe('a lost second factor', () => {
  test('is removed by another AUTHOR, which logs its owner out, sends a mail and is logged (T92)', async () => {
    await anAuthenticatorApp(site.db, harness.ana.id);
    const own = await aLogin(site.db, { role: 'ADMIN' });
    const { ticket } = await logIn();
    for (const [headers, status] of [
      [{}, 401],
      [own.headers, 403],
    ] as const)
      expect((await reset(harness.ana.id, headers)).status).toBe(status);
    await site.db.update(sessions).set({ createdAt: sql`now() - interval '1 hour'` });
    expect((await reset(harness.ana.id, author.headers)).status).toBe(403);
    await site.db.update(sessions).set({ createdAt: sql`now()` });
    expect((await reset(harness.ana.id, author.headers)).status).toBe(200);
    expect((await call('POST', 'login/second', { ticket, code: '123456' })).status).toBe(401);
    expect((await logIn()).user.email).toBe(harness.ana.email);
    const entries = await site.db.select().from(activityEntries).where(eq(activityEntries.actorId, author.account.id));
    expect(entries).toMatchObject([{ action: 'Second factor reset', detail: 'Ana Maria' }]);
    expect((await harness.post.to(harness.ana.email)).some((mail) => mail.includes('second factor was reset'))).toBe(
      true,
    );
    expect((await reset(harness.ana.id, author.headers)).status).toBe(404);
  });

  test('cannot be removed this way by its owner, nor where there is none', async () => {
    await anAuthenticatorApp(site.db, author.account.id);
    expect((await reset(author.account.id, author.headers)).status).toBe(403);
    const { id } = await anAccount(site.db);
    expect((await reset(id, author.headers)).status).toBe(404);
    expect((await reset('00000000-0000-4000-8000-000000000000', author.headers)).status).toBe(404);
  });
});
