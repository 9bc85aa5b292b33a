import type { VersionedKind } from '#features/versions/server/versioned-kind.ts';
import type { Queryable } from '#server/queryable.ts';
import type { ScheduledKindName } from '../schedule.contract.ts';

export type LockedItem = { title: string; isPublic: boolean };

/** What the schedule has to know of a kind of item. */
export type ScheduledKind = {
  kind: ScheduledKindName;
  versions: VersionedKind;
  /** Until the transaction ends nobody else changes them. Without those that are not there, or lie in the trash. */
  lock(tx: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, LockedItem>>;
  /** What is to be published later has to be as ready as what is published at once. Throws `conflict`. */
  requireReady?(tx: Queryable, id: string): Promise<void>;
  /**
   * Publishes what is locked, or takes it back, with everything that follows from it; `at` is the planned instant.
   * Nobody did it by hand. Throws where one of them cannot be changed.
   */
  setPublic(tx: Queryable, items: readonly { id: string; at: Date }[], isPublic: boolean): Promise<void>;
  /** The cache tags of everything that shows it, or would. */
  tags(id: string): string[];
  /** Those of these that are there, by id. */
  listTitles(db: Queryable, ids: string[]): Promise<{ id: string; title: string }[]>;
};

/** For a kind of which few are planned at one instant: each by itself, as `lockOne` does it. */
export async function lockEach(
  ids: readonly string[],
  lockOne: (id: string) => Promise<LockedItem | undefined>,
): Promise<ReadonlyMap<string, LockedItem>> {
  const locked = new Map<string, LockedItem>();
  // In one order, so that nobody who locks several waits for somebody who waits for them.
  for (const id of [...ids].sort()) {
    const item = await lockOne(id);
    if (item) locked.set(id, item);
  }
  return locked;
}
