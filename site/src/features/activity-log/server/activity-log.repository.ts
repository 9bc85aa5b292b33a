import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { accounts } from '#features/accounts/server/account.table.ts';
import type { ActivityRow } from '#features/activity/server/activity.repository.ts';
import { activityEntries } from '#features/activity/server/activity.table.ts';
import { versions } from '#features/versions/server/version.table.ts';
import { countLists } from '#server/lists/list-count.repository.ts';
import { boundedRows, pageIds } from '#server/lists/list-page.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import type { ActivityKind } from '../activity-log.contract.ts';

export type ActivityFilter = {
  actor?: string | undefined;
  kind?: ActivityKind | '' | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
};

/** As actions call what they are about. */
const nouns: Record<Exclude<ActivityKind, 'other'>, readonly string[]> = {
  story: ['story'],
  destination: ['destination'],
  highlight: ['highlight'],
  banner: ['banner'],
  // Not the about page.
  page: ['(?<!about )page'],
  about: ['about page'],
  'team-member': ['team member'],
  author: ['author'],
  media: ['media'],
  review: ['review'],
  message: ['message', 'reply'],
  feedback: ['feedback'],
};

const anyNoun = Object.values(nouns).flat();
const says = (words: readonly string[]) => sql`${activityEntries.action} ~* ${`\\m(${words.join('|')})\\M`}`;

function conditionOf({ actor, kind, from, to }: ActivityFilter): SQL | undefined {
  return and(
    actor ? eq(activityEntries.actorId, actor) : undefined,
    kind === 'other' ? sql`not ${says(anyNoun)}` : undefined,
    kind && kind !== 'other' ? says(nouns[kind]) : undefined,
    from ? gte(activityEntries.createdAt, from) : undefined,
    to ? lt(activityEntries.createdAt, to) : undefined,
  );
}

const newest = sql`${activityEntries.createdAt} desc, ${activityEntries.id} desc`;

/** Newest first. Of more than 10,000 that a filter finds it says so many. */
export async function listLog(
  db: Queryable,
  filter: ActivityFilter,
  { page, limit }: PageRequest,
): Promise<Page<ActivityRow>> {
  const where = conditionOf(filter);
  const ids = pageIds(activityEntries, where ?? sql`true`, newest, 'scan', { limit, offset: (page - 1) * limit });
  const count = async () => {
    if (!where) return countLists(db, 'activity_entries');
    const counted = sql`select count(*)::int as count from ${boundedRows(activityEntries, where)}`;
    return (await db.execute<{ count: number }>(counted)).rows[0]?.count ?? 0;
  };
  const [rows, totalCount] = await Promise.all([
    db.select().from(activityEntries).where(sql`${activityEntries.id} = any (${ids})`).orderBy(newest),
    count(),
  ]);
  return { rows, totalCount };
}

export type ExportedRow = Pick<ActivityRow, 'id' | 'actorId' | 'actorName' | 'role' | 'action' | 'detail'> &
  Pick<ActivityRow, 'told' | 'type' | 'security'> & {
    /** To the microsecond. */
    at: string;
    /** Fields of the one version that came with it, and of which kind it is. */
    changed: { kind: string; fields: string[] } | null;
  };

/** Up to `most` entries before the last one that was given, newest first. */
export async function listExported(
  db: Queryable,
  filter: ActivityFilter,
  before: Pick<ExportedRow, 'id' | 'at'> | undefined,
  most: number,
): Promise<ExportedRow[]> {
  const isNext = before && sql`(created_at, id) < (${before.at}::timestamptz, ${before.id}::uuid)`;
  const { rows } = await db.execute<ExportedRow>(sql`
    select id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, actor_id as "actorId",
      actor_name as "actorName", role, action, detail, told, type, security,
      (select case count(*) when 1 then
          jsonb_build_object('kind', min(v.kind), 'fields', (array_agg(array_to_json(v.changed)))[1]) end
        from versions v where v.saved_at = created_at and v.by_id is not distinct from actor_id) as changed
    from ${activityEntries} where ${and(conditionOf(filter), isNext) ?? sql`true`}
    order by created_at desc, id desc limit ${most}`);
  return rows;
}

/**
 * Which version each entry tells of: both carry the time at which their one transaction began. Left out where several
 * things were changed in one.
 */
export async function findVersionsOf(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: activityEntries.id, kind: versions.kind, itemId: versions.itemId, version: versions.version })
    .from(activityEntries)
    .innerJoin(
      versions,
      sql`${versions.savedAt} = ${activityEntries.createdAt} and ${versions.byId} is not distinct from ${activityEntries.actorId}`,
    )
    .where(inArray(activityEntries.id, [...ids]));
  const byId = Map.groupBy(rows, ({ id }) => id);
  return rows.filter(({ id }) => byId.get(id)?.length === 1);
}

/** The staff of today, by name. */
export async function listStaff(db: Queryable): Promise<{ _id: string; name: string }[]> {
  return db
    .select({ _id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.role, ['ADMIN', 'AUTHOR']))
    .orderBy(accounts.name, accounts.id);
}
