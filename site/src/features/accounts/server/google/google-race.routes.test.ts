import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { countWaiting } from '#test/calls/waiting-statements.ts';
import { anAccount } from '../account.fixture.ts';
import { lockAccount } from '../account.repository.ts';
import { oneTimeTokens } from '../tokens/one-time-token.table.ts';
import { googleHarness } from './google-harness.fixture.ts';
import { addIdentity, deleteIdentitiesOf } from './identity.repository.ts';

const harness = googleHarness();
const { site } = harness;

test('a Google login that is under way while its owner takes an account back no longer opens it (T22)', async () => {
  const owner = await anAccount(site.db, { emailVerifiedAt: new Date() });
  await addIdentity(site.db, owner.id, { issuer: harness.provider.issuer, subject: harness.ana.sub });
  const { cookie, back } = await harness.visitGoogle();
  const { login } = await site.db.transaction(async (tx) => {
    await lockAccount(tx, owner.id);
    await deleteIdentitiesOf(tx, owner.id);
    let isOver = false;
    const login = harness.comeBack(back, cookie).finally(() => {
      isOver = true;
    });
    await expect.poll(async () => isOver || (await countWaiting(tx))).toBeTruthy();
    return { login };
  });
  await login;
  const header = and(eq(oneTimeTokens.accountId, owner.id), eq(oneTimeTokens.purpose, 'google'));
  expect(await site.db.select().from(oneTimeTokens).where(header)).toEqual([]);
});
