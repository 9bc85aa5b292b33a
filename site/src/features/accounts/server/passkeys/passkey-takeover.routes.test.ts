import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashOfSecret } from '#server/secret.ts';
import { logInAs } from '../account.fixture.ts';
import { accounts } from '../account.table.ts';
import { accountHarness } from '../account-harness.fixture.ts';
import { addIdentity, listIdentitiesOf } from '../google/identity.repository.ts';
import { factorsOf } from '../second-factor/required-factor.service.ts';
import { anAuthenticatorApp } from '../second-factor/second-factor.fixture.ts';
import { recoveryCodes } from '../second-factor/second-factor.table.ts';
import { issueToken } from '../tokens/one-time-token.service.ts';
import { oneTimeTokens } from '../tokens/one-time-token.table.ts';
import { passkeys } from './passkey.table.ts';
import { softwareAuthenticator } from './software-authenticator.fixture.ts';

const harness = accountHarness();
const { site, call } = harness;
const inBrowser = { 'sec-fetch-site': 'same-origin' };
const place = { origin: 'http://trekker.test', rpId: 'trekker.test' };

let device: ReturnType<typeof softwareAuthenticator>;
beforeEach(() => {
  device = softwareAuthenticator(place);
});

const beRole = (role: 'USER' | 'ADMIN') =>
  site.db.update(accounts).set({ role }).where(eq(accounts.id, harness.ana.id));
async function addOne() {
  const own = await logInAs(site.db, harness.ana);
  const options = (await call('POST', 'passkeys/options', {}, own)).json.data;
  return call('POST', 'passkeys', { credential: device.make(options) }, own);
}

describe('taking an account over by its mail', () => {
  const confirm = async () => {
    const token = await issueToken(site.db, 'confirm-email', harness.ana.id, { email: harness.ana.email });
    expect((await call('POST', 'confirm-email', { token })).status).toBe(200);
  };
  const known = () => site.db.select().from(passkeys).where(eq(passkeys.accountId, harness.ana.id));

  test('removes the passkeys of the previous holder (T22, T93)', async () => {
    await addOne();
    await confirm();
    expect(await known()).toEqual([]);
    const asked = await call('POST', 'passkeys/login-options', {}, inBrowser);
    const cookie = asked.headers['set-cookie']?.map((one) => one.split(';')[0]).join('; ') ?? '';
    const credential = device.use(asked.json.data);
    expect((await call('POST', 'passkeys/login', { credential }, { ...inBrowser, cookie })).status).toBe(401);
  });

  test('does not remove those of staff, because mail alone cannot bypass them (T90)', async () => {
    await beRole('ADMIN');
    await addOne();
    await confirm();
    expect(await known()).toHaveLength(1);
  });

  describe('by undoing a change of address', () => {
    const changeAddress = () => issueToken(site.db, 'undo-email', harness.ana.id, { email: harness.ana.email });
    const takeBack = async (token: string) => expect((await call('POST', 'undo-email', { token })).status).toBe(200);
    const addHoursAgo = async (hours: number) => {
      device = softwareAuthenticator(place);
      expect((await addOne()).status).toBe(201);
      const createdAt = sql`now() - ${hours} * interval '1 hour'`;
      await site.db.update(passkeys).set({ createdAt }).where(eq(passkeys.id, device.id));
      return device.id;
    };
    beforeEach(() => beRole('ADMIN'));

    test('removes passkeys added since then or up to twelve hours before, and no others (T22, T90, T92)', async () => {
      const before = await addHoursAgo(13);
      await addHoursAgo(11);
      const token = await changeAddress();
      await addHoursAgo(0);
      await takeBack(token);
      expect((await known()).map(({ id }) => id)).toEqual([before]);
    });

    test('counts from the first notice, whichever undo link is used (T22, T92)', async () => {
      await addHoursAgo(25);
      const first = await changeAddress();
      await site.db
        .update(oneTimeTokens)
        .set({ expiresAt: sql`expires_at - interval '20 hours'` })
        .where(eq(oneTimeTokens.hash, hashOfSecret(first)));
      await takeBack(await changeAddress());
      expect(await known()).toEqual([]);
    });

    test.each([
      [11, []],
      [13, ['totp']],
    ])(
      'removes an authenticator app confirmed since twelve hours before, here %i hours (T22, T92)',
      async (hours, left) => {
        await anAuthenticatorApp(site.db, harness.ana.id);
        // It may have been begun long before a first code confirmed it.
        await site.db.execute(sql`update totp_factors set created_at = now() - interval '13 hours',
        confirmed_at = now() - ${hours} * interval '1 hour' where account_id = ${harness.ana.id}`);
        await takeBack(await changeAddress());
        const codes = await site.db.select().from(recoveryCodes).where(eq(recoveryCodes.accountId, harness.ana.id));
        expect(codes).toHaveLength(left.length);
        const [account] = await site.db.select().from(accounts).where(eq(accounts.id, harness.ana.id));
        expect(account && (await factorsOf(site.db, account))).toEqual(left);
      },
    );

    test('ends every other session (T22, T92)', async () => {
      await addIdentity(site.db, harness.ana.id, { issuer: 'https://provider.example', subject: harness.ana.email });
      await takeBack(await changeAddress());
      expect(await listIdentitiesOf(site.db, harness.ana.id)).toEqual([]);
    });
  });
});
