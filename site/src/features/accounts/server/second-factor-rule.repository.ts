import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../server/queryable.ts';
import { accounts } from './account.table.ts';
import { passkeys } from './passkey.table.ts';
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

/** How many of the staff have none. */
export async function countWithout(db: Queryable): Promise<number> {
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(accounts)
    .where(
      sql`${accounts.role} <> 'USER' and not exists (select from ${totpFactors}
        where ${totpFactors.accountId} = ${accounts.id} and ${totpFactors.confirmedAt} is not null)
        and not exists (select from ${passkeys} where ${passkeys.accountId} = ${accounts.id})`,
    );
  return counted?.count ?? 0;
}
