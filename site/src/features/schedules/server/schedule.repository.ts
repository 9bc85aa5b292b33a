import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import type { ScheduledKindName } from '../schedule.contract.ts';
import { schedules } from './schedule.table.ts';

export type ScheduleRow = typeof schedules.$inferSelect;
export type ScheduledItem = Pick<ScheduleRow, 'kind' | 'itemId'>;

const of = ({ kind, itemId }: ScheduledItem) => and(eq(schedules.kind, kind), eq(schedules.itemId, itemId));

/** The moment that counts: that of the database, and not that at which the transaction began. */
const databaseTime = sql`clock_timestamp()`;

const milliseconds = (instant: SQL) => sql<number | null>`extract(epoch from ${instant})::float8 * 1000`;

/** What the database's clock says, and the next instant at which something is due. Both in ms since 1970. */
export async function readNextDue(db: Queryable): Promise<{ now: number; next: number | null }> {
  const earliest = sql`(select next_at from ${schedules} where next_at is not null order by next_at limit 1)`;
  const { rows } = await db.execute<{ now: number; next: number | null }>(
    sql`select ${milliseconds(databaseTime)} as now, ${milliseconds(earliest)} as next`,
  );
  return rows[0] as { now: number; next: number | null };
}

export async function readDatabaseTime(tx: Queryable): Promise<Date> {
  return new Date((await readNextDue(tx)).now);
}

/** Until the transaction ends no other process does what is due. */
export async function lockDue(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('due changes'))`);
}

/** Those whose instant has come, the longest due first. */
export function listDue(tx: Queryable, limit: number): Promise<ScheduledItem[]> {
  return tx
    .select({ kind: schedules.kind, itemId: schedules.itemId })
    .from(schedules)
    .where(sql`${schedules.nextAt} <= ${databaseTime}`)
    .orderBy(schedules.nextAt, schedules.kind, schedules.itemId)
    .limit(limit);
}

/** Of a list of staff: what is to be published at an instant. `id` is the column of its items. */
export const isScheduled = (kind: ScheduledKindName, id: SQLWrapper): SQL =>
  sql`${id} in (select item_id from ${schedules} where ${schedules.kind} = ${kind} and ${schedules.publishAt} is not null)`;

/** Of the same: what was taken back at an instant, and is not to be published again. */
export const hasEnded = (kind: ScheduledKindName, id: SQLWrapper): SQL =>
  sql`${id} in (select item_id from ${schedules} where ${schedules.kind} = ${kind} and ${schedules.endedAt} is not null
    and ${schedules.publishAt} is null)`;

/** Call it with the item locked, as everything does that changes both. */
export async function lockSchedule(tx: Queryable, item: ScheduledItem): Promise<ScheduleRow | undefined> {
  const [row] = await tx.select().from(schedules).where(of(item)).for('update');
  return row;
}

export async function findSchedules(db: Queryable, kind: ScheduledKindName, ids: string[]): Promise<ScheduleRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(schedules)
    .where(and(eq(schedules.kind, kind), inArray(schedules.itemId, ids)));
}

type Plan = Partial<Pick<ScheduleRow, 'publishAt' | 'unpublishAt' | 'endedAt' | 'failure'>>;

/** A plan of nothing is no row. */
export async function writeSchedule(tx: Queryable, item: ScheduledItem, plan: Plan): Promise<void> {
  await tx
    .insert(schedules)
    .values({ ...item, ...plan })
    .onConflictDoUpdate({ target: [schedules.kind, schedules.itemId], set: plan });
  await tx
    .delete(schedules)
    .where(and(of(item), sql`publish_at is null and unpublish_at is null and ended_at is null`));
}

export type DueRow = ScheduledItem & { action: 'publish' | 'unpublish'; at: Date; failure: string | null };

/** What is planned for an instant from `from` to before `to`, in order. */
export async function listBetween(db: Queryable, from: Date, to: Date, limit: number): Promise<DueRow[]> {
  const part = (action: 'publish' | 'unpublish', column: typeof schedules.publishAt | typeof schedules.unpublishAt) =>
    sql`(select kind, item_id, ${action} as action, ${column} as at, failure from ${schedules}
      where ${column} >= ${from.toISOString()}::timestamptz and ${column} < ${to.toISOString()}::timestamptz
      order by ${column} limit ${limit})`;
  const { rows } = await db.execute<Omit<DueRow, 'itemId' | 'at'> & { item_id: string; at: string }>(sql`
    ${part('publish', schedules.publishAt)} union all ${part('unpublish', schedules.unpublishAt)}
    order by at, kind, item_id limit ${limit}`);
  return rows.map(({ item_id: itemId, at, ...row }) => ({ ...row, itemId, at: new Date(at) }));
}
