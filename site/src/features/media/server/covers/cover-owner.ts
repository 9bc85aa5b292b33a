import type { Queryable } from '#server/queryable.ts';
import type { CoverSubject } from '../images/image.ts';

/** A kind of thing that has a cover: what it needs of its feature to be given one. */
export type CoverOwner = {
  /** In the payload of jobs: it must stay as it is. */
  kind: string;
  /** The newest that are public and have no image. */
  findBare(db: Queryable, most: number): Promise<string[]>;
  /** Undefined for what is gone, or has an image by now. */
  findSubject(db: Queryable, id: string): Promise<CoverSubject | undefined>;
  /** Does nothing where there is an image by now. */
  giveCover(tx: Queryable, id: string, mediaId: string): Promise<void>;
  /** Of all public answers that show it. */
  cacheTags(id: string): string[];
};
