import type { Queryable } from '#server/queryable.ts';
import type { CoverSubject } from './picture.ts';

/** A kind of thing that has a cover: what it needs of its feature to be given one. */
export type CoverOwner = {
  /** In the payload of jobs: it must stay as it is. */
  kind: string;
  /** The newest that are public and have no picture. */
  findBare(db: Queryable, most: number): Promise<string[]>;
  /** Undefined for what is gone, or has a picture by now. */
  findSubject(db: Queryable, id: string): Promise<CoverSubject | undefined>;
  /** Does nothing where there is a picture by now. */
  giveCover(tx: Queryable, id: string, mediaId: string): Promise<void>;
  /** Of all public answers that show it. */
  cacheTags(id: string): string[];
};
