import { Problem } from '#contract/problem.ts';
import { lastInstant } from '#contract/rules/instant.ts';
import { recordActivity } from '#features/activity/server/activity.service.ts';
import type { ActivityAction } from '#features/activity/server/activity-actions.rules.ts';
import { withVersion } from '#features/versions/server/version.service.ts';
import type { ToldChange } from '#features/versions/told-change.contract.ts';
import type { Viewer } from '#server/dependencies.ts';
import { dropCached } from '#server/endpoints/cache-drops.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import type { ItemSchedule } from '../item-schedule.contract.ts';
import type { DueChange, ScheduledKindName } from '../schedule.contract.ts';
import { t } from './api-schedules.texts.ts';
import { presentSchedule } from './schedule.presenter.ts';
import * as store from './schedule.repository.ts';
import type { ScheduledKind } from './scheduled-kind.ts';

export type ScheduledKinds = ReadonlyMap<ScheduledKindName, ScheduledKind>;
type Planned = { publishAt?: Date | null | undefined; unpublishAt?: Date | null | undefined };
const DUE = 'due:';

/** A cache tag that nothing carries: it tells all processes of an instant at which something is due. */
export const dueTag = (at: Date) => `${DUE}${at.toISOString()}`;

/** The instant that a cache tag tells of, in ms since 1970; undefined for all other tags. */
export function instantOfTag(tag: string): number | undefined {
  return tag.startsWith(DUE) ? Date.parse(tag.slice(DUE.length)) : undefined;
}

export function kindOf(kinds: ScheduledKinds, name: ScheduledKindName): ScheduledKind {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`Nothing says how a ${name} is published.`);
  return kind;
}

const notFound: Record<ScheduledKindName, () => string> = {
  story: () => t.storyNotFound,
  destination: () => t.destinationNotFound,
  highlight: () => t.highlightNotFound,
  banner: () => t.bannerNotFound,
  page: () => t.pageNotFound,
};

/**
 * Plans when an item is published and taken back. An instant that is undefined stays as it is; null takes it back.
 * @throws Problem `not_found`; `invalid_input` for what is not in the future, by the clock of the database
 */
export function setSchedule(
  db: Transactor,
  kinds: ScheduledKinds,
  viewer: Viewer,
  item: store.ScheduledItem,
  planned: Planned,
): Promise<ItemSchedule> {
  const kind = kindOf(kinds, item.kind);
  return db.transaction(async (tx) => {
    const locked = (await kind.lock(tx, [item.itemId])).get(item.itemId);
    if (!locked) throw new Problem('not_found', notFound[item.kind]());
    const stored = await store.lockSchedule(tx, item);
    const { publishAt = stored?.publishAt ?? null, unpublishAt = stored?.unpublishAt ?? null } = planned;
    const isSame =
      publishAt?.getTime() === stored?.publishAt?.getTime() &&
      unpublishAt?.getTime() === stored?.unpublishAt?.getTime();
    if (isSame && !stored?.failure) return presentSchedule(locked.isPublic, stored);
    requireFuture(await store.readDatabaseTime(tx), locked.isPublic, { publishAt, unpublishAt });
    if (publishAt) await kind.requireReady?.(tx, item.itemId);
    const of = { by: viewer.accountId, told: toldOf(publishAt, unpublishAt), isEvent: true };
    await withVersion(tx, kind.versions, item.itemId, of, () =>
      store.writeSchedule(tx, item, { publishAt, unpublishAt, failure: null }),
    );
    const action: ActivityAction =
      publishAt || unpublishAt ? `Scheduled ${item.kind}` : `Took back the schedule of a ${item.kind}`;
    await recordActivity(tx, viewer, { action, detail: locked.title, type: 'update' });
    // What caches in front have of it may be kept beyond the instant: from now on it ends in time.
    const instants = [publishAt, unpublishAt].filter((at) => at !== null);
    if (instants.length > 0) await dropCached(tx, [...kind.tags(item.itemId), ...instants.map(dueTag)]);
    return presentSchedule(locked.isPublic, await store.lockSchedule(tx, item));
  });
}

/** What a version tells of a change of the schedule. */
function toldOf(publishAt: Date | null, unpublishAt: Date | null): ToldChange {
  if (!publishAt && !unpublishAt) return { what: 'scheduleTakenBack' };
  const told = (at: Date | null) => at?.toISOString() ?? null;
  return { what: 'scheduled', publishAt: told(publishAt), unpublishAt: told(unpublishAt) };
}

function requireFuture(
  now: Date,
  isPublic: boolean,
  { publishAt, unpublishAt }: { publishAt: Date | null; unpublishAt: Date | null },
): void {
  const errors: { field: string; message: string }[] = [];
  if (publishAt && isPublic) errors.push({ field: 'publishAt', message: t.publishedAlready });
  else if (publishAt && publishAt <= now) errors.push({ field: 'publishAt', message: t.inFuture });
  if (unpublishAt && unpublishAt <= now) errors.push({ field: 'unpublishAt', message: t.inFuture });
  else if (publishAt && unpublishAt && unpublishAt <= publishAt)
    errors.push({ field: 'unpublishAt', message: t.afterPublishing });
  if (errors.length > 0) throw new Problem('invalid_input', errors[0]?.message, { errors });
}

type Item = { _id: string; isPublished?: boolean; active?: boolean };
type Told<Answer, Data> = Omit<Answer, 'data'> & { data: Data };

/** Answers to staff with what is planned for the items of a kind that they hold: one query for each. */
export function schedulesOf(db: Queryable, kind: ScheduledKindName) {
  const tell = async <Of extends Item>(items: readonly Of[]): Promise<(Of & ItemSchedule)[]> => {
    const ids = items.map(({ _id }) => _id);
    const rows = new Map((await store.findSchedules(db, kind, ids)).map((row) => [row.itemId, row]));
    return items.map((item) => ({
      ...item,
      ...presentSchedule(item.isPublished ?? item.active ?? false, rows.get(item._id)),
    }));
  };
  return {
    async list<Of extends Item, Answer extends { data: Of[] }>(
      answer: Answer & { data: Of[] },
    ): Promise<Told<Answer, (Of & ItemSchedule)[]>> {
      return { ...answer, data: await tell(answer.data) };
    },
    async one<Of extends Item, Answer extends { data: Of }>(
      answer: Answer & { data: Of },
    ): Promise<Told<Answer, Of & ItemSchedule>> {
      return { ...answer, data: (await tell([answer.data]))[0] as Of & ItemSchedule };
    },
  };
}

const mostListed = 500;
const yearMs = 366 * 24 * 3600_000;

/** What is planned, in order; what lies in the trash is left out. Without limits from now on, what failed included. */
export async function listDueChanges(
  db: Queryable,
  kinds: ScheduledKinds,
  { from, to }: { from?: Date | undefined; to?: Date | undefined },
): Promise<DueChange[]> {
  const begin = from ?? new Date(0);
  const yearLater = (from ?? (await store.readDatabaseTime(db))).getTime() + yearMs;
  const end = to ?? new Date(Math.min(yearLater, lastInstant.getTime()));
  const rows = await store.listBetween(db, begin, end, mostListed);
  const titles = new Map<string, string>();
  for (const kind of kinds.values()) {
    const ids = rows.filter((row) => row.kind === kind.kind).map(({ itemId }) => itemId);
    if (ids.length === 0) continue;
    for (const { id, title } of await kind.listTitles(db, ids)) titles.set(id, title);
  }
  return rows.flatMap(({ kind, itemId, action, at, failure }) => {
    const title = titles.get(itemId);
    return title === undefined
      ? []
      : [{ kind, _id: itemId, title, action, at: at.toISOString(), failure: failure && t.failed }];
  });
}
