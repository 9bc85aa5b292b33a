import type { Queryable } from '#server/queryable.ts';
import { hashOfSecret, newSecret } from '#server/secret.ts';
import { accounts } from './account.table.ts';
import { addSession } from './sessions/session.repository.ts';

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

export type Login = { account: Account; headers: { authorization: string } };

/** Logs somebody in from a program: the headers go with each call. */
export async function logInAs(db: Queryable, account: Pick<Account, 'id'>): Promise<Login['headers']> {
  const token = newSecret();
  await addSession(db, { accountId: account.id, tokenHash: hashOfSecret(token), cookieHash: null, seconds: 3600 });
  return { authorization: `Bearer ${token}` };
}

/** A person who is logged in. */
export async function aLogin(db: Queryable, values: Partial<typeof accounts.$inferInsert> = {}): Promise<Login> {
  const account = await anAccount(db, values);
  return { account, headers: await logInAs(db, account) };
}
