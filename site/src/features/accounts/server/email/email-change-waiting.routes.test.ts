import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { activityEntries } from '#features/activity/server/activity.table.ts';
import { rateLimits } from '#server/limits/rate-limit.table.ts';
import { countWaiting } from '#test/calls/waiting-statements.ts';
import { aLogin, logInAs } from '../account.fixture.ts';
import { lockAccount } from '../account.repository.ts';
import { accounts } from '../account.table.ts';
import { accountHarness, auth } from '../account-harness.fixture.ts';
import { askForMail } from '../login/asked-mail.jobs.ts';
import { oneTimeTokens } from '../tokens/one-time-token.table.ts';

const harness = accountHarness();
const { site, call } = harness;
let headers: { authorization: string };
let newEmail: string;
beforeEach(async () => {
  headers = await logInAs(site.db, harness.ana);
  newEmail = `new-${harness.ana.email}`;
});

const change = (email = newEmail) => call('PUT', 'UpdateProfile', { email }, headers);
const resend = (own = headers) => call('POST', 'pending-email', {}, own);
const withdraw = (own = headers) => call('DELETE', 'pending-email', {}, own);
const confirm = (token: string) => call('POST', 'confirm-email', { token }, headers);
const tokenFor = (count?: number) => harness.post.token(newEmail, '/auth/confirm-email', count);
const me = async () => (await site.ask(`${auth}/getProfile`, { headers })).json.data;

test('the confirmation mail of a pending address can be sent again, and its newest link works', async () => {
  await change();
  const first = await tokenFor();
  await site.db.delete(rateLimits);
  const { status, json } = await resend();
  expect([status, json.message]).toEqual([
    200,
    `We’re emailing the link to ${newEmail} again. It may take a few minutes.`,
  ]);
  const second = await tokenFor(2);
  expect((await confirm(first)).status).toBe(400);
  expect((await confirm(second)).status).toBe(200);
  expect(await me()).toMatchObject({ email: newEmail, pendingEmail: '' });
  // The notice to the old address is not repeated: it has its way back.
  expect((await harness.post.to(harness.ana.email, 2)).filter((mail) => mail.includes('undo-email'))).toHaveLength(2);
});

test('a pending change of address that is withdrawn is gone, and its link does nothing', async () => {
  await site.db.update(accounts).set({ role: 'ADMIN' }).where(eq(accounts.id, harness.ana.id));
  await change();
  const token = await tokenFor();
  const { status, json } = await withdraw();
  expect([status, json.message, json.user.pendingEmail]).toEqual([
    200,
    `Your email address stays ${harness.ana.email}.`,
    '',
  ]);
  expect((await confirm(token)).status).toBe(400);
  expect(await me()).toMatchObject({ email: harness.ana.email, pendingEmail: '', emailVerified: true });
  const entries = await site.db.select().from(activityEntries).where(eq(activityEntries.actorId, harness.ana.id));
  expect(entries.map(({ detail }) => detail)).toContain('Withdrawn');
});

test('sending a confirmation mail and withdrawing the change wait for each other and never fail', async () => {
  await change();
  await tokenFor();
  // As a withdrawal that is under way.
  await site.db.transaction(async (withdrawal) => {
    await lockAccount(withdrawal, harness.ana.id);
    const asked = {
      purpose: 'confirm-email',
      email: newEmail,
      accountId: harness.ana.id,
      requester: 'somebody',
    } as const;
    await site.db.transaction((tx) => askForMail(tx, asked, 1000));
    await expect.poll(() => countWaiting(withdrawal)).toBe(1);
    await withdrawal.delete(oneTimeTokens).where(eq(oneTimeTokens.accountId, harness.ana.id));
  });
  const job = async () =>
    (
      await site.db.execute(sql`select state, retry_count from pgboss.job where name = 'mail-account-link'
        order by created_on desc limit 1`)
    ).rows;
  await expect.poll(job).toEqual([{ state: 'completed', retry_count: 0 }]);
});

test('without a pending change there is nothing to send or withdraw, and nobody else’s is touched', async () => {
  await change();
  const other = await aLogin(site.db);
  for (const answer of [await resend(other.headers), await withdraw(other.headers)])
    expect([answer.status, answer.json.message]).toEqual([404, 'No new email address is waiting to be confirmed.']);
  expect((await me()).pendingEmail).toBe(newEmail);
  await withdraw();
  expect((await withdraw()).status).toBe(404);
});

test('confirmation mails requested within ten minutes are queued as one, so that nobody is flooded (G-49, T60)', async () => {
  const strict = await site.twin({ rateLimitScale: 1 });
  await call('PUT', 'UpdateProfile', { email: newEmail }, headers, strict);
  await tokenFor();
  for (let time = 0; time < 3; time += 1)
    expect((await call('POST', 'pending-email', {}, headers, strict)).status).toBe(200);
  const { rows } = await site.db.execute(sql`select from pgboss.job where name = 'mail-account-link'
    and data ->> 'email' = ${newEmail} and start_after between now() and now() + interval '10 minutes'`);
  expect(rows).toHaveLength(1);
  expect(await harness.post.to(newEmail)).toHaveLength(1);
  await strict.close();
});
