import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { TestSite } from '#test/site/test-site.ts';
import { logInAs } from '../account.fixture.ts';
import { accounts } from '../account.table.ts';
import { accountHarness, auth } from '../account-harness.fixture.ts';
import { addLoginMethods } from '../login-methods.fixture.ts';

const harness = accountHarness();
const { site, call, statusOfMe } = harness;

describe('changing the password', () => {
  const update = (headers: Record<string, string>, oldPassword: unknown, newPassword: unknown = 'another Horse 8') =>
    call('PUT', 'updatePassword', { oldPassword, newPassword }, headers);

  test('ends all sessions but the current one, on every process (G-43, T13)', async () => {
    const [own, other] = [await logInAs(site.db, harness.ana), await logInAs(site.db, harness.ana)];
    expect((await update(own, 'former Horse 7')).status).toBe(200);
    expect([await statusOfMe(own), await statusOfMe(other)]).toEqual([
      [200, 200],
      [401, 401],
    ]);
    expect((await harness.logIn(harness.ana.email, 'former Horse 7')).status).toBe(401);
    expect((await harness.logIn(harness.ana.email, 'another Horse 8')).status).toBe(200);
  });

  test('causes a mail, which names the other ways to log in (T92)', async () => {
    const own = await logInAs(site.db, harness.ana);
    expect((await update(own, 'former Horse 7')).status).toBe(200);
    const [plain = ''] = await harness.post.to(harness.ana.email);
    expect(plain).toContain('Subject: Your password was changed');
    expect(plain).not.toContain('still log in');
    await addLoginMethods(site.db, harness.ana.id);
    expect((await update(own, 'another Horse 8', 'third Horse 99')).status).toBe(200);
    const mails = await harness.post.to(harness.ana.email, 2);
    expect(mails[1]).toContain('You can also still log in with a passkey and Google.');
  });

  test('refuses every call of other sessions that starts after its answer, however many come (G-43, T13)', async () => {
    const [own, other] = [await logInAs(site.db, harness.ana), await logInAs(site.db, harness.ana)];
    const calls: { beganAt: number; status: number }[] = [];
    let answeredAt = Number.POSITIVE_INFINITY;
    const hammer = async (one: TestSite) => {
      for (let after = 0; after < 10; ) {
        const beganAt = performance.now();
        const { status } = await one.ask(`${auth}/me`, { headers: other });
        calls.push({ beganAt, status });
        if (beganAt > answeredAt) after += 1;
      }
    };
    const hammering = Promise.all(Array.from({ length: 20 }, (_, index) => hammer(index % 2 ? harness.twin : site)));
    await expect.poll(() => calls.length).toBeGreaterThan(40);
    expect((await update(own, 'former Horse 7')).status).toBe(200);
    answeredAt = performance.now();
    await hammering;
    const statuses = (isAfter: boolean) =>
      new Set(calls.filter(({ beganAt }) => beganAt > answeredAt === isAfter).map(({ status }) => status));
    expect([statuses(true), statuses(false).has(200)]).toEqual([new Set([401]), true]);
  });

  test('requires the old password', async () => {
    const { status, json } = await update(await logInAs(site.db, harness.ana), 'wrong Horse 7');
    const message = 'This isn’t your current password';
    expect([status, json]).toEqual([400, { success: false, message, errors: [{ field: 'oldPassword', message }] }]);
  });

  test('allows only ten guesses of the old password (G-50, T17)', async () => {
    const headers = await logInAs(site.db, harness.ana);
    for (let index = 0; index < 10; index += 1) await update(headers, `wrong Horse ${index}`);
    const { status, headers: told } = await update(headers, 'former Horse 7');
    expect([status, Number(told['retry-after']) > 0]).toEqual([429, true]);
    expect(await statusOfMe(headers)).toEqual([200, 200]);
  });

  test('requires a good new password (T20)', async () => {
    const { status, json } = await update(await logInAs(site.db, harness.ana), '', 'horse');
    expect([status, json.errors.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['oldPassword', 'newPassword'],
    ]);
  });

  test('works by a mailed link for an account without a password', async () => {
    await site.db.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, harness.ana.id));
    const { status, json } = await update(await logInAs(site.db, harness.ana), 'former Horse 7');
    expect([status, json.message]).toEqual([400, expect.stringMatching(/^Your account has no password yet/)]);
  });

  test('is refused without a login', async () => {
    expect((await update({}, 'former Horse 7', 'horse')).status).toBe(401);
  });
});
