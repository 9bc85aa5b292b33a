import type { Viewer } from '#server/dependencies.ts';
import type { Queryable, Transactor } from '#server/queryable.ts';
import type { BulkAction, BulkKindName } from '../bulk.contract.ts';

/** What staff chose to see of a list. */
export type BulkFilter = {
  q: string;
  state?: 'published' | 'draft' | 'scheduled' | undefined;
  translation?: string | undefined;
};

/** What a run has to know of a kind of item; its feature does the work. Everything may throw a `Problem`. */
export type BulkKind = {
  kind: BulkKindName;
  publish(tx: Queryable, viewer: Viewer, id: string, published: boolean): Promise<{ isChanged: boolean }>;
  /** Left out where nothing of it is featured. */
  feature?(tx: Queryable, viewer: Viewer, id: string, featured: boolean): Promise<{ isChanged: boolean }>;
  delete(db: Transactor, viewer: Viewer, id: string): Promise<unknown>;
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
    /** Of what is locked by it. Undefined where there is none. */
    read(tx: Queryable, id: string): Promise<{ tags: readonly string[]; category: string } | undefined>;
    change(db: Transactor, viewer: Viewer, id: string, to: { tags?: string[]; category?: string }): Promise<unknown>;
  };
  /** Those that the list finds, the newest first, `most` at the most. */
  listIds(db: Queryable, filter: BulkFilter, most: number): Promise<string[]>;
  listTitles(db: Queryable, ids: string[]): Promise<{ id: string; title: string }[]>;
};

export type WantedStep = { itemId: string; action: BulkAction; value: string | null };

/** What takes a step back; null where nothing was changed. */
export type Undo = { action: BulkAction; value: string | null } | null;

export type StepOutcome = { ok: true; undo: Undo } | { ok: false; message: string };
