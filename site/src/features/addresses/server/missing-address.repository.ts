import { count, eq, sql } from 'drizzle-orm';
import type { Page, PageRequest } from '#contract/pagination.ts';
import type { Queryable } from '#server/queryable.ts';
import { missingAddresses } from './address.table.ts';

export type MissingAddressRow = typeof missingAddresses.$inferSelect;

/**
 * Kept: those that were asked for most, and the latest beside them, so that a new one gets in where the table is full.
 */
export const mostOftenAsked = 700;
export const mostLatelyAsked = 300;
const keptDays = 90;

/** Adds how often each was asked for, and forgets what is too much or too old. */
export async function addMissing(db: Queryable, asked: ReadonlyMap<string, number>): Promise<void> {
  // In one order everywhere: two processes that write the same rows wait for each other, and never both.
  const counts = [...asked].sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = sql.join(
    counts.map(([path, times]) => sql`(${path}::text, ${times}::int)`),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${missingAddresses} (path, count)
    select path, count from (values ${rows}) as asked (path, count)
    on conflict (path) do update
      set count = least(${missingAddresses.count}::bigint + excluded.count, 2000000000)::int, last_asked_at = now()`);
  await db.execute(sql`
    delete from ${missingAddresses} where last_asked_at < now() - make_interval(days => ${keptDays}) or path not in (
      (select path from ${missingAddresses} order by count desc, path limit ${mostOftenAsked})
      union
      (select path from ${missingAddresses} order by last_asked_at desc, path limit ${mostLatelyAsked}))`);
}

export async function listMissing(
  db: Queryable,
  { page, limit }: PageRequest,
  q: string,
): Promise<Page<MissingAddressRow>> {
  const matches = q === '' ? sql`true` : sql`position(lower(${q}) in ${missingAddresses.path}) > 0`;
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(missingAddresses)
      .where(matches)
      .orderBy(sql`${missingAddresses.count} desc, ${missingAddresses.path}`)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ count: count() }).from(missingAddresses).where(matches),
  ]);
  return { rows, totalCount: total?.count ?? 0 };
}

/** False when it is not there. */
export async function deleteMissing(tx: Queryable, path: string): Promise<boolean> {
  const gone = await tx.delete(missingAddresses).where(eq(missingAddresses.path, path)).returning();
  return gone.length > 0;
}
