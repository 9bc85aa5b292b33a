import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../queryable.ts';
import { idempotencyKeys } from './idempotency-key.table.ts';

/** How long a key is known, by the clock of the database. */
const lifetime = sql`interval '24 hours'`;
const oldest = sql`now() - ${lifetime}`;

/** False while another transaction holds it. It is free again when that one ends, however it ends. */
export async function lockKey(tx: Queryable, key: string): Promise<boolean> {
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${key}, 0)) as held`,
  );
  return rows[0]?.held === true;
}

export async function findKey(tx: Queryable, key: string): Promise<{ request: string; answer: unknown } | undefined> {
  const [row] = await tx
    .select({ request: idempotencyKeys.request, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.key, key), sql`${idempotencyKeys.createdAt} > ${oldest}`));
  return row;
}

export async function keepKey(tx: Queryable, row: typeof idempotencyKeys.$inferInsert): Promise<void> {
  const { key, ...rest } = row;
  await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({ target: idempotencyKeys.key, set: { ...rest, createdAt: sql`now()` } });
}

export async function sweepKeys(db: Queryable): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, oldest));
}
