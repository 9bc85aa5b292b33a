import { Problem } from '#contract/problem.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import { findSchedules, readDatabaseTime, type ScheduledItem } from './schedule.repository.ts';
import { type ScheduledKinds, setSchedule } from './schedule.service.ts';

// What is planned for an item ends when somebody publishes it by hand, or takes it back. Whoever undoes that wants the
// plan as well.

/** What is planned for each of some items, by id, in one line: when it is published, when it is taken back. */
export async function plansOf(
  tx: Queryable,
  kind: ScheduledItem['kind'],
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await findSchedules(tx, kind, [...ids]);
  // What could not be done as planned is told to staff, and planned anew by them.
  const planned = rows.filter((row) => !row.failure && (row.publishAt || row.unpublishAt));
  const line = ({ publishAt, unpublishAt }: (typeof rows)[number]) =>
    [publishAt, unpublishAt].map((at) => at?.toISOString() ?? '').join(' ');
  return new Map(planned.map((row) => [row.itemId, line(row)]));
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
