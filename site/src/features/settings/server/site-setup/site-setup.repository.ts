import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { settings } from '../settings.table.ts';

/** Another code, of which nobody has tried any yet; null for none. The row is there and locked. */
export async function storeSetupCode(tx: Queryable, setupCodeHash: string | null): Promise<void> {
  await tx.update(settings).set({ setupCodeHash, setupFailures: 0 });
}

export async function addSetupFailure(tx: Queryable): Promise<void> {
  await tx.update(settings).set({ setupFailures: sql`${settings.setupFailures} + 1` });
}
