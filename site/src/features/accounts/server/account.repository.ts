import { eq, ne, sql } from 'drizzle-orm';
import type { Role } from '#contract/roles.ts';
import { type Changes, preparedOnce, type Queryable } from '#server/queryable.ts';
import { imageColumns } from '../../media/server/media.columns.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import { accounts } from './account.table.ts';
import { oneTimeTokens } from './tokens/one-time-token.table.ts';

export type Account = typeof accounts.$inferSelect;

/** In any case: of two spellings of an address there is one account. */
const hasEmail = (email: unknown) => sql`lower(${accounts.email}) = lower(${email})`;

export async function findAccountByEmail(db: Queryable, email: string): Promise<Account | undefined> {
  return (await db.select().from(accounts).where(hasEmail(email)))[0];
}

export async function findAccount(db: Queryable, id: string): Promise<Account | undefined> {
  return (await db.select().from(accounts).where(eq(accounts.id, id)))[0];
}

/** Until the transaction ends nobody else changes it. */
export async function lockAccount(tx: Queryable, id: string): Promise<Account | undefined> {
  return (await tx.select().from(accounts).where(eq(accounts.id, id)).for('update'))[0];
}

/** Undefined when the address has an account already, however many ask at once. */
export async function addAccount(db: Queryable, values: typeof accounts.$inferInsert): Promise<Account | undefined> {
  return (await db.insert(accounts).values(values).onConflictDoNothing().returning())[0];
}

export async function updateAccount(
  db: Queryable,
  id: string,
  values: Changes<typeof accounts.$inferInsert>,
): Promise<Account | undefined> {
  const [row] = await db
    .update(accounts)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(accounts.id, id))
    .returning();
  return row;
}

/** A new address that waits for the link which was mailed to it. */
const pendingEmail = sql<string | null>`(
  select nullif(payload ->> 'email', ${accounts.email}) from ${oneTimeTokens}
  where account_id = ${accounts.id} and purpose = 'confirm-email' and used_at is null and expires_at > now() limit 1)`;

const withAvatar = preparedOnce((db) =>
  db
    .select({ account: accounts, avatar: imageColumns, pendingEmail })
    .from(accounts)
    .leftJoin(mediaItems, eq(mediaItems.id, accounts.avatarId))
    .where(eq(accounts.id, sql.placeholder('id')))
    .prepare('account_with_avatar'),
);

export type AccountWithAvatar = Awaited<ReturnType<typeof findAccountWithAvatar>>;

export async function findAccountWithAvatar(db: Queryable, id: string) {
  return (await withAvatar(db).execute({ id }))[0];
}

/** Until the transaction ends nobody else changes who has which role. Locked before any account. */
export async function lockRoles(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7226155013)`);
}

/** Whether anybody keeps this site. */
export async function hasStaff(db: Queryable): Promise<boolean> {
  return (await db.select({ id: accounts.id }).from(accounts).where(ne(accounts.role, 'USER')).limit(1)).length > 0;
}

export async function countRole(db: Queryable, role: Role): Promise<number> {
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(accounts)
    .where(eq(accounts.role, role));
  return counted?.count ?? 0;
}

export async function deleteAccount(tx: Queryable, id: string): Promise<void> {
  await tx.delete(accounts).where(eq(accounts.id, id));
}
