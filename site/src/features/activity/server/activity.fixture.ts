import type { Queryable } from '#server/queryable.ts';
import { activityEntries } from './activity.table.ts';

/** Something that somebody changed. */
export async function anActivity(db: Queryable, values: Partial<typeof activityEntries.$inferInsert> = {}) {
  await db.insert(activityEntries).values({
    actorName: 'Ana Reis',
    role: 'ADMIN',
    action: 'Story published',
    detail: 'Winter light',
    type: 'update',
    ...values,
  });
}
