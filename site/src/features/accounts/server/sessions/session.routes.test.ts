import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Role } from '#contract/roles.ts';
import { activityEntries } from '#features/activity/server/activity.table.ts';
import { aLogin, logInAs } from '../account.fixture.ts';
import { accounts } from '../account.table.ts';
import { accountHarness, auth } from '../account-harness.fixture.ts';

const harness = accountHarness();
const { site, call, statusOfMe } = harness;

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const list = async (headers: Record<string, string>) => (await site.ask(`${auth}/sessions`, { headers })).json.data;

const end = (path: string, headers: Record<string, string>) =>
  site.ask(`${auth}/${path}`, { method: 'DELETE', headers });

/** Logs in from a device, with the headers of further calls. */
async function logInFrom(userAgent: string, password = 'former Horse 7') {
  const { json } = await call('POST', 'login', { email: harness.ana.email, password }, { 'user-agent': userAgent });
  return { authorization: `Bearer ${json.AuthenticatorToken}` };
}

describe("a person's own sessions", () => {
  test('are listed by device, with the current one marked', async () => {
    const own = await logInFrom(firefox);
    await logInFrom(phone);
    const listed = await list(own);
    expect(listed).toMatchObject([
      { device: 'Safari on iPhone', current: false },
      { device: 'Firefox on Windows', current: true },
    ]);
    expect(Object.keys(listed[0]).sort()).toEqual(['_id', 'createdAt', 'current', 'device', 'lastSeenAt']);
  });

  test('can be ended one by one, on every process, and nobody else’s can (G-43)', async () => {
    const [own, other] = [await logInFrom(firefox), await logInFrom(phone)];
    const [{ _id: id }] = await list(own);
    const stranger = await aLogin(site.db);
    expect((await end(`sessions/${id}`, stranger.headers)).status).toBe(404);
    expect(await statusOfMe(other)).toEqual([200, 200]);
    expect((await end(`sessions/${id}`, own)).status).toBe(200);
    expect([await statusOfMe(own), await statusOfMe(other)]).toEqual([
      [200, 200],
      [401, 401],
    ]);
    expect((await end(`sessions/${id}`, own)).status).toBe(404);
  });

  test('can all be ended but the current one (G-43)', async () => {
    const [own, one, two] = [await logInFrom(firefox), await logInFrom(phone), await logInAs(site.db, harness.ana)];
    const stranger = await aLogin(site.db);
    expect((await end('sessions', own)).status).toBe(200);
    expect(await Promise.all([own, one, two, stranger.headers].map(statusOfMe))).toEqual([
      [200, 200],
      [401, 401],
      [401, 401],
      [200, 200],
    ]);
  });

  test('show only the known name of a device', async () => {
    const own = await logInFrom('<script>alert(1)</script> Chrome/1');
    expect((await list(own))[0].device).toBe('Chrome');
    const odd = await logInFrom('curl/8.0');
    expect((await list(odd))[0].device).toBe('App or script');
  });
});

describe('the activity list records for a staff account', () => {
  const entries = async () => {
    const found = await site.db.select().from(activityEntries).where(eq(activityEntries.actorId, harness.ana.id));
    return found.map(({ action, detail }) => `${action}: ${detail}`);
  };
  const beStaff = (role: Role = 'ADMIN') =>
    site.db.update(accounts).set({ role }).where(eq(accounts.id, harness.ana.id));

  test('each login, with its device', async () => {
    await beStaff();
    await logInFrom(firefox);
    expect(await entries()).toEqual(['Logged in: Password, Firefox on Windows']);
  });

  test('wrong passwords: of a flood the first and the tenth', async () => {
    await beStaff();
    for (let index = 0; index < 10; index += 1) await logInFrom(firefox, `wrong Horse ${index}`);
    await expect
      .poll(async () => (await entries()).sort())
      .toEqual(['Failed login: 10 wrong passwords within 15 minutes', 'Failed login: Wrong password']);
  });

  test('each change of the password, by form or by link', async () => {
    await beStaff();
    const own = await logInAs(site.db, harness.ana);
    await call('PUT', 'updatePassword', { oldPassword: 'former Horse 7', newPassword: 'another Horse 8' }, own);
    await call('POST', 'reset-Password', { email: harness.ana.email });
    const resetToken = await harness.post.token(harness.ana.email, '/reset-password');
    expect((await call('POST', 'change-password', { resetToken, newPassword: 'third Horse 9' })).status).toBe(200);
    expect(await entries()).toEqual(['Password changed: On the profile page', 'Password changed: By an emailed link']);
  });

  test('each requested and confirmed change of address, without the address itself', async () => {
    await beStaff();
    const own = await logInAs(site.db, harness.ana);
    const email = `new-${harness.ana.email}`;
    expect((await call('PUT', 'UpdateProfile', { email }, own)).status).toBe(200);
    const token = await harness.post.token(email, '/auth/confirm-email');
    expect((await call('POST', 'confirm-email', { token }, own)).status).toBe(200);
    expect(await entries()).toEqual([
      'Email address change: Waits for the new address to be confirmed',
      'Email address change: The new address is confirmed',
    ]);
  });

  test('nothing for an account of a USER', async () => {
    await logInFrom(firefox);
    await logInFrom(firefox, 'wrong Horse 7');
    const newest = sql`select state from pgboss.job where name = 'record-failed-login' order by created_on desc limit 1`;
    await expect.poll(async () => (await site.db.execute(newest)).rows).toEqual([{ state: 'completed' }]);
    expect(await entries()).toEqual([]);
  });

  test('logins, which the dashboard does not count as changes of the site', async () => {
    await beStaff();
    const own = await logInFrom(firefox);
    const { json } = await site.ask('/api/v5/admin/dashboard', { headers: own });
    expect([json.data.lastActivity, (await entries()).length]).toEqual([null, 1]);
  });
});
