import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { accounts } from '../account.table.ts';
import { passkeys } from '../passkeys/passkey.table.ts';
import { sessions } from '../sessions/session.table.ts';
import { totpFactors } from './second-factor.table.ts';
import { secondFactorRules } from './second-factor-rule.table.ts';

/** Whether staff must use a second factor. */
export async function isRequired(db: Queryable): Promise<boolean> {
  const [row] = await db.select({ required: secondFactorRules.required }).from(secondFactorRules).limit(1);
  return row?.required ?? false;
}

export async function saveRequired(tx: Queryable, required: boolean): Promise<void> {
  await tx
    .insert(secondFactorRules)
    .values({ required })
    .onConflictDoUpdate({ target: secondFactorRules.only, set: { required, updatedAt: sql`now()` } });
}

/** When the first of an account's factors was set up; null where it has none. */
const firstFactor = sql`least(
  (select ${totpFactors.confirmedAt} from ${totpFactors} where ${totpFactors.accountId} = ${accounts.id}),
  (select min(${passkeys.createdAt}) from ${passkeys} where ${passkeys.accountId} = ${accounts.id}))`;

/** How many of the staff have none. */
export async function countWithout(db: Queryable): Promise<number> {
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(accounts)
    .where(sql`${accounts.role} <> 'USER' and ${firstFactor} is null`);
  return counted?.count ?? 0;
}

/** Until the transaction ends none of the staff logs in, or adds or takes away a factor. */
export async function lockStaff(tx: Queryable): Promise<void> {
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(ne(accounts.role, 'USER'))
    .orderBy(accounts.id)
    .for('update');
}

/**
 * Every login of staff that was begun without a second factor, but one: whoever has none by now goes on to set one up
 * and can do nothing else, whoever has one logs in anew with it.
 */
export async function endLoginsWithout(tx: Queryable, butSessionId: string): Promise<void> {
  const ofStaff = (condition: SQL) =>
    and(
      ne(sessions.id, butSessionId),
      sql`exists (select from ${accounts} where ${accounts.id} = ${sessions.accountId} and ${accounts.role} <> 'USER' and ${condition})`,
    );
  await tx
    .update(sessions)
    .set({ setupOnly: true })
    .where(ofStaff(sql`${firstFactor} is null`));
  await tx.delete(sessions).where(ofStaff(sql`${sessions.createdAt} < ${firstFactor}`));
}

/** Whoever had to set up a second factor may do without. */
export async function liftSetupOnly(tx: Queryable): Promise<void> {
  await tx.update(sessions).set({ setupOnly: false }).where(eq(sessions.setupOnly, true));
}
