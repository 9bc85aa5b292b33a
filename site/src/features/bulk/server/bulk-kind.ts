import type { Problem } from '#contract/problem.ts';
import type { Viewer } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import type { PublicationState } from '../../schedules/item-schedule.contract.ts';
import type { BulkAction, BulkKindName } from '../bulk.contract.ts';

/** What staff chose to see of a list. */
export type BulkFilter = {
  q: string;
  state?: PublicationState | undefined;
  translation?: string | undefined;
};

/** What came of one item: whether it is another now, or what kept it from that. */
export type Came = { isChanged: boolean } | Problem;

/** By id, of all that were to be changed. */
export type CameOfAll = ReadonlyMap<string, Came>;

/** By what an item is found in its list. */
export type Sorted = { tags: readonly string[]; category: string };

/** Undefined: it stays as it is. */
export type Sorting = (stored: Sorted & { id: string }) => { tags?: string[]; category?: string } | Problem | undefined;

/**
 * What a run has to know of a kind of item; its feature does the work, for several items at once. Everything may throw:
 * then each is tried by itself.
 */
export type BulkKind = {
  kind: BulkKindName;
  publish(tx: Queryable, viewer: Viewer, ids: readonly string[], published: boolean): Promise<CameOfAll>;
  /** Left out where nothing of it is featured. */
  feature?(tx: Queryable, viewer: Viewer, ids: readonly string[], featured: boolean): Promise<CameOfAll>;
  /** Part of a transaction that holds the trash (`trashing`). */
  delete(tx: Transactor, viewer: Viewer, ids: readonly string[]): Promise<CameOfAll>;
  /** How it stands in another language. */
  translation: {
    /** Why this can be no language of it; undefined where it can. */
    refuseLanguage(db: Queryable, language: string): Promise<string | undefined>;
    change(
      db: Transactor,
      viewer: Viewer,
      of: { id: string; language: string },
      to: { isPublished?: boolean; reviewed?: boolean },
    ): Promise<{ isChanged: boolean }>;
  };
  /** Left out where it has neither tags nor a category. */
  sorting?: {
    mostTags: number;
    /** Why this can be no category of it; undefined where it can. */
    refuseCategory(db: Queryable, category: string): Promise<string | undefined>;
    change(tx: Queryable, viewer: Viewer, ids: readonly string[], sorting: Sorting): Promise<CameOfAll>;
  };
  /** Those that the list finds, the newest first, `most` at the most. */
  listIds(db: Queryable, filter: BulkFilter, most: number): Promise<string[]>;
  listTitles(db: Queryable, ids: string[]): Promise<{ id: string; title: string }[]>;
};

export type WantedStep = { itemId: string; action: BulkAction; value: string | null };

/** What takes a step back; null where nothing was changed. */
export type Undo = { action: BulkAction; value: string | null } | null;

export type StepOutcome = { ok: true; undo: Undo } | { ok: false; message: string };
