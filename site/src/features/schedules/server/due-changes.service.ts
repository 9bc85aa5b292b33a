import { isDatabaseUnavailable } from '@trekker/database/errors.ts';
import { inLanguageOf } from '#server/languages/person-language.ts';
import type { Transactor } from '#server/queryable.ts';
import { t } from './api-schedules.texts.ts';
import * as store from './schedule.repository.ts';
import { kindOf, type ScheduledKinds } from './schedule.service.ts';
import type { LockedItem, ScheduledKind } from './scheduled-kind.ts';

type Transaction = Parameters<Parameters<Transactor['transaction']>[0]>[0];

/** So many at a time that their transaction is short. */
const batch = 200;

/**
 * Does what is due by the clock of the database. Any number of processes may try: one of them does it, the others wait
 * for it. What is public of an item, its activity and its cache tags change together.
 * @returns whether more may be due
 */
export function carryOutDue(
  db: Transactor,
  kinds: ScheduledKinds,
  onFailure: (error: unknown) => void,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await store.lockDue(tx);
    const due = await store.listDue(tx, batch);
    for (const [name, items] of Map.groupBy(due, ({ kind }) => kind)) {
      const kind = kindOf(kinds, name);
      const rest = (await carryOutTogether(tx, kind, items)) ? [] : items;
      for (const item of rest) await carryOutOne(tx, kind, item, onFailure);
    }
    return due.length === batch;
  });
}

/** By a few statements for all; false where one of them cannot be done, and then none is. */
async function carryOutTogether(tx: Transaction, kind: ScheduledKind, items: store.ScheduledItem[]): Promise<boolean> {
  if (items.length < 2) return false;
  try {
    await tx.transaction((part) => carryOut(part, kind, items));
    return true;
  } catch (error) {
    if (isPassing(error)) throw error;
    return false;
  }
}

async function carryOutOne(
  tx: Transaction,
  kind: ScheduledKind,
  item: store.ScheduledItem,
  onFailure: (error: unknown) => void,
): Promise<void> {
  try {
    await tx.transaction((part) => carryOut(part, kind, [item]));
  } catch (error) {
    if (isPassing(error)) throw error;
    onFailure(error);
    await store.writeSchedule(tx, item, { failure: inLanguageOf('en', () => t.failed) });
  }
}

/** With locks and time limits, or with the connection: it is tried again. */
function isPassing(error: unknown): boolean {
  const { cause = error } = error as { cause?: unknown };
  return isDatabaseUnavailable(error) || /^(08|40|53|55|57|58)/.test(String((cause as { code?: unknown }).code ?? ''));
}

async function carryOut(tx: Transaction, kind: ScheduledKind, items: store.ScheduledItem[]): Promise<void> {
  const ids = items.map(({ itemId }) => itemId);
  const locked = await kind.lock(tx, ids);
  const plans = await store.lockSchedules(tx, kind.kind, ids);
  const now = await store.readDatabaseTime(tx);
  const changes = plans.filter(({ failure }) => !failure).map((plan) => changeOf(plan, locked.get(plan.itemId), now));
  const since = (when: 'publishedAt' | 'takenBackAt') =>
    changes.flatMap(({ id, [when]: at }) => (at === undefined ? [] : [{ id, at }]));
  const begins = since('publishedAt');
  const ends = since('takenBackAt');
  if (begins.length > 0) await kind.setPublic(tx, begins, true);
  if (ends.length > 0) await kind.setPublic(tx, ends, false);
  await store.endPlans(tx, kind.kind, changes);
}

type Change = store.PlanEnd & {
  /** The instants at which it becomes public and stops being it; undefined for what stays as it is. */
  publishedAt: Date | undefined;
  takenBackAt: Date | undefined;
};

function changeOf(
  { itemId: id, publishAt, unpublishAt }: store.ScheduleRow,
  locked: LockedItem | undefined,
  now: Date,
): Change {
  const begins = publishAt && publishAt <= now ? publishAt : undefined;
  const ends = unpublishAt && unpublishAt <= now ? unpublishAt : undefined;
  // What comes back from the trash after its instant is not published by it, and no longer public if it was to end.
  const isOver = ends && (begins || !locked || locked.isPublic);
  return {
    id,
    publishedAt: locked && !locked.isPublic ? begins : undefined,
    takenBackAt: locked && (begins || locked.isPublic) ? ends : undefined,
    hasBegun: begins !== undefined,
    hasEnded: ends !== undefined,
    endedAt: isOver ? ends : null,
  };
}
