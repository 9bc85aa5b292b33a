import type { Queryable } from '#server/queryable.ts';
import type { Content, VersionedFields } from '../versioned-field.ts';

/** A kind of thing that has versions: what they need of its feature, which they do not know. */
export type VersionedKind<Of extends Content = Content> = {
  /** As the API and media_uses call it. */
  kind: string;
  fields: VersionedFields;
  /** What its form holds now, in the order of `fields`; undefined where there is none. */
  read(tx: Queryable, id: string): Promise<VersionedItem<Of> | undefined>;
  /** The same of several, by their ids; left out where there are never many. */
  readAll?(tx: Queryable, ids: readonly string[]): Promise<Map<string, VersionedItem<Of>>>;
};

export type VersionedItem<Of extends Content = Content> = { content: Of; updatedAt: Date };
