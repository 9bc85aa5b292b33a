import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { KeptList } from '#server/lists/kept-list-names.ts';
import type { ListFilter } from '#server/lists/list-page.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import type { PublicationState } from '../item-schedule.contract.ts';
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

/**
 * What a list of staff finds by the state of its items, as `presentSchedule` tells it: ended is what was taken back at
 * an instant and is not to be published again. `id` and `isPublic` are of the items.
 */
export function stateConditions(
  kind: ScheduledKindName,
  { id, isPublic }: Record<'id' | 'isPublic', SQLWrapper>,
): Record<PublicationState, SQL> {
  const ofKind = sql`select item_id from ${schedules} where ${schedules.kind} = ${kind}`;
  const isPlanned = sql`${schedules.publishAt} is not null`;
  const hasEnded = sql`${schedules.publishAt} is null and ${schedules.endedAt} is not null`;
  return {
    published: sql`${isPublic}`,
    scheduled: sql`not ${isPublic} and ${id} in (${ofKind} and ${isPlanned})`,
    ended: sql`not ${isPublic} and ${id} in (${ofKind} and ${hasEnded})`,
    draft: sql`not ${isPublic} and not exists (${ofKind} and ${schedules.itemId} = ${id} and (${isPlanned} or ${hasEnded}))`,
  };
}

/** The same for lists whose lengths are kept; `lists` are those of what is public, and of what is not. */
export function stateFilters(
  kind: ScheduledKindName,
  item: { id: SQLWrapper; isPublic: SQLWrapper },
  lists: { published: KeptList; draft: KeptList },
): Record<PublicationState | 'all', ListFilter> {
  const { published, scheduled, ended, draft } = stateConditions(kind, item);
  const [toCome, over] = [`schedules of ${kind} to come`, `schedules of ${kind} ended`] as const;
  return {
    all: { where: sql`true`, lists: [lists.published, lists.draft] },
    published: { where: published, lists: [lists.published] },
    draft: { where: draft, lists: [lists.draft], without: [toCome, over] },
    scheduled: { where: scheduled, lists: [toCome], isPart: true },
    ended: { where: ended, lists: [over], isPart: true },
  };
}

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

/** With the items locked, in the order of their ids. */
export function lockSchedules(tx: Queryable, kind: ScheduledKindName, ids: readonly string[]): Promise<ScheduleRow[]> {
  return tx
    .select()
    .from(schedules)
    .where(and(eq(schedules.kind, kind), inArray(schedules.itemId, [...ids])))
    .orderBy(schedules.itemId)
    .for('update');
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

export type PlanEnd = { id: string; hasBegun: boolean; hasEnded: boolean; endedAt: Date | null };

/** Of plans that were carried out only what is still to come stays, and when they ended. */
export async function endPlans(tx: Queryable, kind: ScheduledKindName, plans: readonly PlanEnd[]): Promise<void> {
  const done = sql`unnest(
    ${sql.param(plans.map(({ id }) => id))}::uuid[], ${sql.param(plans.map(({ hasBegun }) => hasBegun))}::boolean[],
    ${sql.param(plans.map(({ hasEnded }) => hasEnded))}::boolean[],
    ${sql.param(plans.map(({ endedAt }) => endedAt?.toISOString() ?? null))}::timestamptz[]
  ) as done (id, has_begun, has_ended, ended_at)`;
  await tx.execute(sql`
    update ${schedules} set
      publish_at = case when done.has_begun then null else publish_at end,
      unpublish_at = case when done.has_ended then null else unpublish_at end,
      ended_at = coalesce(done.ended_at, ${schedules}.ended_at)
    from ${done} where kind = ${kind} and item_id = done.id`);
  // Publishing and taking back have ended plans already that held nothing else.
  await tx.execute(sql`
    insert into ${schedules} (kind, item_id, ended_at)
    select ${kind}, done.id, done.ended_at from ${done} where done.ended_at is not null on conflict do nothing`);
  await tx.execute(sql`
    delete from ${schedules} using ${done}
    where kind = ${kind} and item_id = done.id
      and publish_at is null and unpublish_at is null and ${schedules}.ended_at is null`);
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
