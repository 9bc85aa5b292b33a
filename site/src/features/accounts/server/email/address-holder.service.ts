import type { Queryable } from '#server/queryable.ts';
import { findAccountByEmail } from '../account.repository.ts';
import { isKept } from '../tokens/one-time-token.service.ts';

/** Whether an address belongs to another account than the one that asks, or another can still have it back. */
export async function isSomebodyElses(tx: Queryable, email: string, accountId: string): Promise<boolean> {
  const holder = await findAccountByEmail(tx, email);
  return holder ? holder.id !== accountId : isKept(tx, email, accountId);
}
