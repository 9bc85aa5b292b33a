import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { logInAs } from '../account.fixture.ts';
import { accounts } from '../account.table.ts';
import { accountHarness } from '../account-harness.fixture.ts';
import { passkeys } from '../passkeys/passkey.table.ts';
import { softwareAuthenticator } from '../passkeys/software-authenticator.fixture.ts';

const harness = accountHarness();
const { site, call } = harness;
const inBrowser = { 'sec-fetch-site': 'same-origin' };

/** Adds a passkey as if it had been so many hours ago. */
async function addHoursAgo(hours: number) {
  const device = softwareAuthenticator({ origin: 'http://trekker.test', rpId: 'trekker.test' });
  const own = await logInAs(site.db, harness.ana);
  const { json } = await call('POST', 'passkeys/options', {}, own);
  expect((await call('POST', 'passkeys', { credential: device.make(json.data) }, own)).status).toBe(201);
  const createdAt = sql`now() - ${hours} * interval '1 hour'`;
  await site.db.update(passkeys).set({ createdAt }).where(eq(passkeys.id, device.id));
  return device;
}

async function logInWith(device: Awaited<ReturnType<typeof addHoursAgo>>) {
  const asked = await call('POST', 'passkeys/login-options', {}, inBrowser);
  const cookie = asked.headers['set-cookie']?.join('; ') ?? '';
  const done = await call(
    'POST',
    'passkeys/login',
    { credential: device.use(asked.json.data) },
    { ...inBrowser, cookie },
  );
  const session = done.headers['set-cookie']?.map((one) => one.split(';')[0]).join('; ') ?? '';
  return { ...inBrowser, cookie: session, authorization: `Bearer ${done.json.AuthenticatorToken}` };
}

const changeBy = async (device: Awaited<ReturnType<typeof addHoursAgo>>, which: 'asked' | 'confirmed') => {
  const thief = await logInWith(device);
  const email = `thief-${harness.ana.email}`;
  expect((await call('PUT', 'UpdateProfile', { email }, thief)).status).toBe(200);
  if (which === 'confirmed') {
    const token = await harness.post.token(email, '/auth/confirm-email');
    expect((await call('POST', 'confirm-email', { token }, thief)).status).toBe(200);
  }
  const mails = { asked: /is being changed/, confirmed: /has changed/ };
  await expect
    .poll(async () => (await harness.post.to(harness.ana.email)).some((mail) => mails[which].test(mail)))
    .toBe(true);
  const mail = (await harness.post.to(harness.ana.email)).find((one) => mails[which].test(one)) ?? '';
  const token = /undo-email\?token=([\w-]+)/.exec(mail)?.[1];
  expect((await call('POST', 'undo-email', { token }, {})).status).toBe(200);
  const left = await site.db.select().from(passkeys).where(eq(passkeys.accountId, harness.ana.id));
  return left.map(({ id }) => id);
};

test.each(['asked', 'confirmed'] as const)(
  'undoing a change of address after it was %s removes the passkey of the login that made it, however old (T22, T92)',
  async (which) => {
    await site.db.update(accounts).set({ role: 'ADMIN' }).where(eq(accounts.id, harness.ana.id));
    const own = await addHoursAgo(400);
    const unused = await addHoursAgo(300);
    const thiefs = await addHoursAgo(30);
    expect((await changeBy(thiefs, which)).toSorted()).toEqual([own.id, unused.id].toSorted());
  },
);

test('undoing a change of address never removes the oldest second factor of staff (T90)', async () => {
  await site.db.update(accounts).set({ role: 'ADMIN' }).where(eq(accounts.id, harness.ana.id));
  const own = await addHoursAgo(400);
  const spare = await addHoursAgo(300);
  expect((await changeBy(own, 'confirmed')).toSorted()).toEqual([own.id, spare.id].toSorted());
});
