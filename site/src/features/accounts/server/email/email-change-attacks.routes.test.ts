import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countWaiting } from '#test/calls/waiting-statements.ts';
import { anAccount, logInAs } from '../account.fixture.ts';
import { lockAccount } from '../account.repository.ts';
import { accounts } from '../account.table.ts';
import { accountHarness } from '../account-harness.fixture.ts';
import { oneTimeTokens } from '../tokens/one-time-token.table.ts';

const harness = accountHarness();
const { site, call, processOf, statusOfMe } = harness;

test('a stranger who confirms a new address gets neither the address nor an account that its owner can take back (T22)', async () => {
  const owner = await logInAs(site.db, harness.ana);
  const victim = `victim-${harness.ana.email}`;
  await call('PUT', 'UpdateProfile', { email: victim }, owner);
  const token = await harness.post.token(victim, '/auth/confirm-email');
  for (const stranger of [{}, await logInAs(site.db, await anAccount(site.db))]) {
    const { status, json } = await call('POST', 'confirm-email', { token }, stranger);
    expect([status, json.message]).toEqual([
      403,
      'Log in to the account whose address is to change, then open the link again.',
    ]);
  }
  const stored = await site.db.select().from(accounts).where(eq(accounts.id, harness.ana.id));
  expect(stored[0]?.email).toBe(harness.ana.email);
  expect(await statusOfMe(owner)).toEqual([200, 200]);
  // The link is still good where its account is logged in.
  expect((await call('POST', 'confirm-email', { token }, owner)).status).toBe(200);
});

test('two undo links of one account used at once on two processes wait for each other and never fail', async () => {
  const owner = await logInAs(site.db, harness.ana);
  const [second, third] = [`second-${harness.ana.email}`, `third-${harness.ana.email}`];
  await call('PUT', 'UpdateProfile', { email: second }, owner);
  const first = await harness.post.token(harness.ana.email, '/auth/undo-email');
  await call('POST', 'confirm-email', { token: await harness.post.token(second, '/auth/confirm-email') }, owner);
  await call('PUT', 'UpdateProfile', { email: third }, owner);
  const later = await harness.post.token(second, '/auth/undo-email', 2);
  const waiting = await harness.post.token(third, '/auth/confirm-email');
  const calls = await site.db.transaction(async (tx) => {
    await lockAccount(tx, harness.ana.id);
    const both = [later, first].map((token, index) =>
      call('POST', 'undo-email', { token }, {}, processOf('two processes', index)),
    );
    const confirming = call('POST', 'confirm-email', { token: waiting }, owner);
    await expect.poll(() => countWaiting(tx)).toBe(3);
    return [...both, confirming];
  });
  const answers = await Promise.all(calls);
  // Each has its turn, in whatever order; the oldest way back is never lost.
  expect(answers.filter(({ status }) => ![200, 400].includes(status))).toEqual([]);
  expect(answers[1]?.status).toBe(200);
});

test('a reset link requested while a change of address is being undone is mailed to nobody (T22)', async () => {
  const thief = `thief-${harness.ana.email}`;
  await site.db.update(accounts).set({ email: thief }).where(eq(accounts.id, harness.ana.id));
  const newest = `select state from pgboss.job where name = 'mail-account-link' order by created_on desc limit 1`;
  const stateOfJob = async () => (await site.database.pool.query(newest)).rows[0]?.state;
  await site.db.transaction(async (tx) => {
    await tx.update(accounts).set({ email: harness.ana.email }).where(eq(accounts.id, harness.ana.id));
    await call('POST', 'reset-Password', { email: thief }, {});
    // Without the wait it is over by now.
    await expect.poll(async () => (await countWaiting(tx)) || (await stateOfJob()) === 'completed').toBeTruthy();
  });
  await expect.poll(stateOfJob).toBe('completed');
  expect(await site.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.accountId, harness.ana.id))).toEqual([]);
});
