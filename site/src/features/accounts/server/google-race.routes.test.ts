import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { anAccount } from './account.fixture.ts';
import { googleDesk } from './google-desk.fixture.ts';
import { addIdentity } from './identity.repository.ts';
import { oneTimeTokens } from './one-time-token.table.ts';

const desk = googleDesk();
const { site } = desk;

test('a login at Google that an account is taken back from meanwhile opens it no more (T22)', async () => {
  const owner = await anAccount(site.db, { emailVerifiedAt: new Date() });
  await addIdentity(site.db, owner.id, { issuer: desk.provider.issuer, subject: desk.ana.sub });
  const { cookie, back } = await desk.visitGoogle();
  const lock = await site.database.pool.connect();
  let location: Promise<string>;
  let isOver = false;
  try {
    await lock.query('begin');
    await lock.query('select from accounts where id = $1 for update', [owner.id]);
    await lock.query('delete from account_identities where account_id = $1', [owner.id]);
    location = desk.comeBack(back, cookie).finally(() => {
      isOver = true;
    });
    const isWaiting = async () => (await lock.query('select from pg_locks where not granted')).rowCount;
    await expect.poll(async () => isOver || (await isWaiting()), { timeout: 10_000 }).toBeTruthy();
    await lock.query('commit');
  } finally {
    lock.release();
  }
  await location;
  const opening = and(eq(oneTimeTokens.accountId, owner.id), eq(oneTimeTokens.purpose, 'google'));
  expect(await site.db.select().from(oneTimeTokens).where(opening)).toEqual([]);
});
