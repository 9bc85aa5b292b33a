import { allowLonger } from '@trekker/database/connections/drizzle-pool.ts';
import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { callsAs } from '#test/calls/staff-calls.ts';
import { aFullDestination, everything } from '#test/calls/trashed-items.ts';
import { testSite } from '#test/site/test-site.ts';

const site = testSite();

test('a place may take longer than any other call on its way to the trash and back, as one that very many have saved does', async () => {
  const staff = await callsAs(site, 'AUTHOR');
  const { place, voter } = await aFullDestination(site.db);
  const before = await everything(site.db);
  const slowly = async (row: SQL, call: () => Promise<{ status: number }>) => {
    const held = Promise.withResolvers<void>();
    // Longer than a statement may take.
    const holding = site.db.transaction(async (tx) => {
      await allowLonger(tx, 9000);
      await tx.execute(row);
      held.resolve();
      await tx.execute(sql`select pg_sleep(3)`);
    });
    await held.promise;
    const { status } = await call();
    await holding;
    return status;
  };
  const save = sql`select from favourite_destinations where destination_id = ${place.id} for update`;
  const gone = () => staff('DELETE', `/api/v5/admin/destination/${place.id}`);
  expect(await slowly(save, gone)).toBe(200);
  const account = sql`select from accounts where id = ${voter.id} for update`;
  expect(await slowly(account, () => staff('POST', `/api/v5/admin/trash/destination/${place.id}/restore`))).toBe(200);
  expect(await everything(site.db)).toEqual(before);
});
