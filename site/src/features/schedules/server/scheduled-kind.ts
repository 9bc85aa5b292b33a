import type { VersionedKind } from '#features/versions/server/versioned-kind.ts';
import type { Queryable } from '#server/queryable.ts';
import type { ScheduledKindName } from '../schedule.contract.ts';

/** What the schedule has to know of a kind of item. */
export type ScheduledKind = {
  kind: ScheduledKindName;
  versions: VersionedKind;
  /** Until the transaction ends nobody else changes it. Undefined where there is none, or it lies in the trash. */
  lock(tx: Queryable, id: string): Promise<{ title: string; isPublic: boolean } | undefined>;
  /** What is to be published later has to be as ready as what is published at once. Throws `conflict`. */
  requireReady?(tx: Queryable, id: string): Promise<void>;
  /**
   * Publishes what is locked, or takes it back, with everything that follows from it; `at` is the planned instant.
   * Nobody did it by hand.
   */
  setPublic(tx: Queryable, id: string, isPublic: boolean, at: Date): Promise<void>;
  /** The cache tags of everything that shows it, or would. */
  tags(id: string): string[];
  /** Those of these that are there, by id. */
  listTitles(db: Queryable, ids: string[]): Promise<{ id: string; title: string }[]>;
};
