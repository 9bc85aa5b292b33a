import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../server/queryable.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { activityEntries, type activityTypes } from './activity.table.ts';

export type Activity = {
  /** What was done, in a few words: "Story published". */
  action: string;
  /** To what: its name or title. */
  detail: string;
  type: (typeof activityTypes)[number];
};

/** Name and role are those that the actor has at this moment. Adds nothing for somebody who is gone. */
export async function addActivity(tx: Queryable, actorId: string, { action, detail, type }: Activity): Promise<void> {
  await tx.execute(sql`
    insert into ${activityEntries} (actor_id, actor_name, role, action, detail, type)
    select id, name, role, ${action}, ${detail}, ${type} from ${accounts} where id = ${actorId}`);
}

/** What they did stays, and no longer says who it was. */
export async function forgetActor(tx: Queryable, actorId: string): Promise<void> {
  await tx.update(activityEntries).set({ actorId: null, actorName: '' }).where(eq(activityEntries.actorId, actorId));
}
