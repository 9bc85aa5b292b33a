import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { activityEntries } from '#features/activity/server/activity.table.ts';
import { logInAs } from '../account.fixture.ts';
import { accounts } from '../account.table.ts';
import { accountHarness, auth } from '../account-harness.fixture.ts';
import { sessions } from '../sessions/session.table.ts';
import { anAuthenticatorApp, codeOf, recoveryCode } from './second-factor.fixture.ts';
import { recoveryCodes } from './second-factor.table.ts';

const harness = accountHarness();
const { site, call, statusOfMe } = harness;
const password = 'former Horse 7';

let own: { authorization: string };
beforeEach(async () => {
  await site.db.update(accounts).set({ role: 'ADMIN' }).where(eq(accounts.id, harness.ana.id));
  own = await logInAs(site.db, harness.ana);
});

/** As if the login were of an hour ago. */
const beLongLoggedIn = () =>
  site.db
    .update(sessions)
    .set({ createdAt: sql`now() - interval '1 hour'` })
    .where(eq(sessions.accountId, harness.ana.id));
const state = async () => (await site.ask(`${auth}/two-factor`, { headers: own })).json.data;

describe('an authenticator app', () => {
  test('is confirmed by a first code; its secret and recovery codes are shown once and are in no copy of the data (T92)', async () => {
    const other = await logInAs(site.db, harness.ana);
    const begun = await call('POST', 'two-factor/totp', {}, own);
    const { secret, address, qr } = begun.json.data;
    expect(address).toMatch(/^otpauth:\/\/totp\/Trekker:traveller-.*secret=[A-Z2-7]{32}/);
    expect([qr.size > 20, /^[MLZ\d ]+$/.test(qr.path)]).toEqual([true, true]);
    expect(await state()).toEqual({ totp: false, recoveryCodesLeft: 0, available: true });
    expect((await call('POST', 'two-factor/totp/confirm', { code: codeOf(secret, 9) }, own)).status).toBe(400);
    const confirmed = await call('POST', 'two-factor/totp/confirm', { code: codeOf(secret) }, own);
    const codes: string[] = confirmed.json.data.recoveryCodes;
    expect([confirmed.status, new Set(codes).size]).toEqual([200, 10]);
    expect(codes.every((code) => /^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/.test(code))).toBe(true);
    expect([await statusOfMe(own), await statusOfMe(other)]).toEqual([
      [200, 200],
      [401, 401],
    ]);
    expect(await state()).toEqual({ totp: true, recoveryCodesLeft: 10, available: true });
    const hashes = await site.db.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, harness.ana.id));
    expect(hashes.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toBe(true);
    const copy = (await site.ask(`${auth}/export`, { headers: own })).text;
    for (const told of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(copy).not.toContain(told);
    // The code that set it up is used up.
    const { ticket } = (await call('POST', 'login', { email: harness.ana.email, password })).json;
    expect((await call('POST', 'login/second', { ticket, code: codeOf(secret) })).status).toBe(400);
    expect((await call('POST', 'login/second', { ticket, code: codes[3] })).status).toBe(200);
  });

  test('cannot be confirmed if the password has changed since the setup started (T92)', async () => {
    const { secret } = (await call('POST', 'two-factor/totp', {}, own)).json.data;
    const changed = await call('PUT', 'updatePassword', { oldPassword: password, newPassword: 'later Horse 7' }, own);
    expect(changed.status).toBe(200);
    expect((await call('POST', 'two-factor/totp/confirm', { code: codeOf(secret) }, own)).status).toBe(409);
    expect((await state()).totp).toBe(false);
  });

  test('that was added causes a mail, which says what to do if it was somebody else (T92)', async () => {
    const { secret } = (await call('POST', 'two-factor/totp', {}, own)).json.data;
    await call('POST', 'two-factor/totp/confirm', { code: codeOf(secret) }, own);
    const [mail = ''] = await harness.post.to(harness.ana.email);
    expect(mail).toContain('authenticator app was added');
    for (const link of ['security">Remove the authenticator app</a>', 'password">Then set a new password</a>'])
      expect(mail).toContain(`href="http://trekker.test/profile#${link}`);
  });

  test('is set up, removed and given new codes with password and code an hour after the login (T92)', async () => {
    const secret = await anAuthenticatorApp(site.db, harness.ana.id);
    const code = codeOf(secret);
    await beLongLoggedIn();
    const calls = [
      ['POST', 'two-factor/recovery-codes'],
      ['DELETE', 'two-factor/totp'],
      ['POST', 'two-factor/totp'],
    ] as const;
    for (const [method, path] of calls) {
      for (const [body, fields] of [
        [{}, ['currentPassword', 'code']],
        [{ code }, ['currentPassword']],
        [{ currentPassword: password }, ['code']],
        [{ currentPassword: 'wrong Horse 7', code }, ['currentPassword']],
        [{ currentPassword: password, code: codeOf(secret, 9) }, ['code']],
      ] as const) {
        const { status, json } = await call(method, path, body, own);
        const asked = json.errors.map(({ field }: { field: string }) => field);
        expect([path, status, asked]).toEqual([path, 400, fields]);
      }
    }
    expect((await state()).recoveryCodesLeft).toBe(1);
    const codes = [code, codeOf(secret, 1)];
    for (const [index, [method, path]] of calls.entries()) {
      const body = { currentPassword: password, code: codes[index] };
      expect([path, (await call(method, path, body, own)).status]).toEqual([path, 200]);
    }
    expect(await state()).toEqual({ totp: false, recoveryCodesLeft: 0, available: true });
    expect((await harness.logIn(harness.ana.email, password)).json.user.email).toBe(harness.ana.email);
  });

  test.each([
    ['DELETE', 'two-factor/totp'],
    ['POST', 'two-factor/recovery-codes'],
  ])(
    'cannot be bypassed with a borrowed session, however recent its login: %s %s asks for a code (T92)',
    async (method, path) => {
      const secret = await anAuthenticatorApp(site.db, harness.ana.id);
      const codes = [{}, { code: '000000' }, { code: 'no code' }, { code: 'AAAA-AAAA-AAAA-AAAA' }];
      for (const body of codes) {
        const { status, json } = await call(method, path, body, own);
        expect([status, json.errors[0].field]).toEqual([400, 'code']);
      }
      expect(await state()).toMatchObject({ totp: true, recoveryCodesLeft: 1 });
      // Each code once, whichever it was taken for.
      const { ticket } = (await call('POST', 'login', { email: harness.ana.email, password })).json;
      const code = codeOf(secret);
      expect((await call('POST', 'login/second', { ticket, code })).status).toBe(200);
      expect((await call(method, path, { code }, own)).status).toBe(400);
      expect((await call(method, path, { code: recoveryCode }, own)).status).toBe(200);
      const entries = await site.db.select().from(activityEntries).where(eq(activityEntries.actorId, harness.ana.id));
      expect(entries.filter(({ detail }) => detail === 'Wrong code while logged in')).toHaveLength(3);
    },
  );

  test('cannot be guessed with a borrowed session: only ten tries are allowed (G-50, T92)', async () => {
    const secret = await anAuthenticatorApp(site.db, harness.ana.id);
    for (let index = 0; index < 10; index += 1)
      expect((await call('DELETE', 'two-factor/totp', { code: codeOf(secret, 9 + index) }, own)).status).toBe(400);
    expect((await call('DELETE', 'two-factor/totp', { code: codeOf(secret) }, own)).status).toBe(429);
  });

  test('causes a mail when its recovery codes are made anew (T92)', async () => {
    const secret = await anAuthenticatorApp(site.db, harness.ana.id);
    expect((await call('POST', 'two-factor/recovery-codes', { code: codeOf(secret) }, own)).status).toBe(200);
    expect((await harness.post.to(harness.ana.email)).join()).toContain('Subject: Your account has new recovery codes');
  });

  test('that is already confirmed cannot be replaced by a second setup', async () => {
    await anAuthenticatorApp(site.db, harness.ana.id);
    expect((await call('POST', 'two-factor/totp', {}, own)).status).toBe(409);
    expect((await call('POST', 'two-factor/totp/confirm', { code: '123456' }, own)).status).toBe(409);
  });

  test('whose setup has expired must be set up again', async () => {
    const { secret } = (await call('POST', 'two-factor/totp', {}, own)).json.data;
    await site.db.execute(sql`update totp_factors set created_at = now() - interval '31 minutes'`);
    expect((await call('POST', 'two-factor/totp/confirm', { code: codeOf(secret) }, own)).status).toBe(409);
    const again = (await call('POST', 'two-factor/totp', {}, own)).json.data.secret;
    expect((await call('POST', 'two-factor/totp/confirm', { code: codeOf(again) }, own)).status).toBe(200);
  });

  test('is for staff; former staff keep theirs and may remove it', async () => {
    await anAuthenticatorApp(site.db, harness.ana.id);
    await site.db.update(accounts).set({ role: 'USER' }).where(eq(accounts.id, harness.ana.id));
    expect((await call('POST', 'login', { email: harness.ana.email, password })).json.twoFactor).toEqual(['totp']);
    expect((await call('DELETE', 'two-factor/totp', { code: recoveryCode }, own)).status).toBe(200);
    expect((await call('POST', 'two-factor/totp', {}, own)).status).toBe(403);
  });
});
