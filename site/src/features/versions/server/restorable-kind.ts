import type { Viewer } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import type { Content } from '../versioned-field.ts';
import type { VersionedKind } from './versioned-kind.ts';

/** A version that is to be the newest again, all of it or in part. */
export type Restore = {
  version: number;
  /** `updatedAt` as whoever restores has seen it. */
  startedFrom: string | undefined;
  /** What is wanted by somebody who sees `from`. */
  wanted<Of extends Content>(from: Of): Of;
};

export type Restored = { data: Record<string, unknown>; merged: string[] };

/** A kind whose versions staff can look at and restore: what the calls need of its feature. */
export type RestorableKind = VersionedKind & {
  /** Saves it as its form does. Throws `not_found` and `conflict`. */
  restore(db: Transactor, viewer: Viewer, id: string, restore: Restore): Promise<Restored>;
  /** Names of what `reference` fields point at, by their ids. */
  namesOf?(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
};
