import { Problem } from '#contract/problem.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { findSchedules, readDatabaseTime, type ScheduledItem } from './schedule.repository.ts';
import { type ScheduledKinds, setSchedule } from './schedule.service.ts';

// What is planned for an item ends when somebody publishes it by hand, or takes it back. Whoever undoes that wants the
// plan as well.

/** What is planned for an item, in one line: when it is published, when it is taken back. Null for nothing. */
export async function planOf(tx: Queryable, { kind, itemId }: ScheduledItem): Promise<string | null> {
  const [row] = await findSchedules(tx, kind, [itemId]);
  // What could not be done as planned is told to staff, and planned anew by them.
  if (!row || row.failure || !(row.publishAt || row.unpublishAt)) return null;
  return [row.publishAt, row.unpublishAt].map((at) => at?.toISOString() ?? '').join(' ');
}

/**
 * Part of a transaction that makes an item what it was: plans what was planned for it. A plan to publish whose instant
 * has passed meanwhile, or that the checklist would no longer let through, is left out: a draft harms nobody.
 */
export async function putBackPlan(
  tx: Transactor & Queryable,
  kinds: ScheduledKinds,
  viewer: Viewer,
  item: ScheduledItem,
  plan: string,
): Promise<void> {
  const now = await readDatabaseTime(tx);
  const [publishAt = null, unpublishAt = null] = plan.split(' ').map((at) => (at === '' ? null : new Date(at)));
  if ((publishAt ?? unpublishAt ?? now) <= now) return;
  try {
    await setSchedule(tx, kinds, viewer, item, { publishAt, unpublishAt });
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}
