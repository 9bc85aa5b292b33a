import type { Queryable } from '../../../server/queryable.ts';
import { accounts } from './account.table.ts';

export type Account = typeof accounts.$inferSelect;

let count = 0;

/** A person with a name and an address of their own; everything else as after registering. */
export async function anAccount(db: Queryable, values: Partial<typeof accounts.$inferInsert> = {}): Promise<Account> {
  count += 1;
  const [row] = await db
    .insert(accounts)
    .values({ name: `Traveller ${count}`, email: `traveller-${count}@example.com`, ...values })
    .returning();
  return row as Account;
}
