import { eq, sql } from 'drizzle-orm';
import type { Page, PageRequest } from '#contract/pagination.ts';
import { countLists } from '#server/lists/list-count.repository.ts';
import { pageIds } from '#server/lists/list-page.repository.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import type { ToldDetail } from '../told-detail.ts';
import { activityEntries, type activityTypes } from './activity.table.ts';
import type { ActivityAction } from './activity-actions.rules.ts';
import { scheduleName } from './activity-actions.rules.ts';

export type Activity = {
  /** What was done, in a few words. */
  action: ActivityAction;
  /** To what: its name or title, or what is told of it, in English. */
  detail: string;
  /** The same as data, where it is no name or title. */
  told?: ToldDetail | undefined;
  type: (typeof activityTypes)[number];
  /** The account that `detail` names, if it names one. */
  aboutId?: string;
  /** It tells of the actor's own way in, and changes nothing of the site. */
  security?: boolean;
};

/** Name and role are those that the actor has at this moment. Adds nothing for somebody who is gone. */
export async function addActivity(
  tx: Queryable,
  actorId: string,
  { action, detail, told, type, aboutId, security = false }: Activity,
): Promise<void> {
  await tx.execute(sql`
    insert into ${activityEntries} (actor_id, actor_name, role, action, detail, told, type, about_id, security)
    select id, name, role, ${action}, ${detail}, ${told ? JSON.stringify(told) : null}::jsonb, ${type}, ${aboutId ?? null}::uuid, ${security}::boolean from ${accounts} where id = ${actorId}`);
}

/** Several at once; none of them names an account. */
export async function addActivities(tx: Queryable, actorId: string, activities: readonly Activity[]): Promise<void> {
  await tx.execute(sql`
    insert into ${activityEntries} (actor_id, actor_name, role, action, detail, told, type)
    select actor.id, actor.name, actor.role, one.action, one.detail, one.told::jsonb, one.type
    from ${accounts} actor, unnest(
      ${sql.param(activities.map(({ action }) => action))}::text[],
      ${sql.param(activities.map(({ detail }) => detail))}::text[],
      ${sql.param(activities.map(({ told }) => (told ? JSON.stringify(told) : null)))}::text[],
      ${sql.param(activities.map(({ type }) => type))}::text[]
    ) with ordinality as one (action, detail, told, type, place)
    where actor.id = ${actorId} order by one.place`);
}

/** What was planned, and happened by itself. */
export async function addPlannedActivities(tx: Queryable, activities: readonly Activity[]): Promise<void> {
  const by = { actorName: scheduleName, role: 'AUTHOR' } as const;
  await tx
    .insert(activityEntries)
    .values(activities.map(({ action, detail, type }) => ({ ...by, action, detail, type })));
}

/** What was done stays, and no longer says who it was, or to whom. */
export async function erasePerson(tx: Queryable, accountId: string): Promise<void> {
  const { actorId, aboutId } = activityEntries;
  await tx.update(activityEntries).set({ actorId: null, actorName: '' }).where(eq(actorId, accountId));
  await tx
    .update(activityEntries)
    .set({ aboutId: null, detail: 'Deleted account', told: [{ what: 'deletedAccount' }] })
    .where(eq(aboutId, accountId));
}

export type ActivityRow = typeof activityEntries.$inferSelect;

const changesTheSite = eq(activityEntries.security, false);

const newest = sql`${activityEntries.createdAt} desc, ${activityEntries.id} desc`;

const pageStatement = preparedOnce((db) =>
  db
    .select()
    .from(activityEntries)
    .where(sql`${activityEntries.id} = any (${pageIds(activityEntries, sql`true`, newest, 'scan')})`)
    .orderBy(newest)
    .prepare('activity_page'),
);

/** Newest first. */
export async function listActivityEntries(db: Queryable, { page, limit }: PageRequest): Promise<Page<ActivityRow>> {
  const [rows, totalCount] = await Promise.all([
    pageStatement(db).execute({ limit, offset: (page - 1) * limit }),
    countLists(db, 'activity_entries'),
  ]);
  return { rows, totalCount };
}

/** Undefined while nothing of the site was ever changed: a login is no change. */
export async function findNewestActivity(db: Queryable): Promise<ActivityRow | undefined> {
  const [row] = await db.select().from(activityEntries).where(changesTheSite).orderBy(newest).limit(1);
  return row;
}

/**
 * Who wrote what carries this `updatedAt`: both are the time at which their one transaction began. Undefined when
 * nobody is known, and when several wrote within that millisecond.
 */
export async function findActorAt(db: Queryable, updatedAt: Date): Promise<{ id: string; name: string } | undefined> {
  const at = updatedAt.toISOString();
  const rows = await db
    .selectDistinct({ id: activityEntries.actorId, name: activityEntries.actorName })
    .from(activityEntries)
    .where(
      sql`${activityEntries.createdAt} >= ${at}::timestamptz and ${activityEntries.createdAt} < ${at}::timestamptz + interval '1 millisecond'
        and ${changesTheSite}`,
    )
    .limit(2);
  const [{ id, name } = { id: null, name: '' }] = rows;
  return rows.length === 1 && id !== null ? { id, name } : undefined;
}
