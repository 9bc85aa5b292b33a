import type { Queryable } from '#server/queryable.ts';
import type { MediaUse } from '../../staff-media.contract.ts';

/** One thing that shows media, as the library tells of it. */
export type UsingItem = Pick<MediaUse, 'title' | 'isPublished' | 'adminUrl'> & {
  /** As media_uses names it. */
  id: string;
  /** Of all public answers that show its media. */
  cacheTags: readonly string[];
};

/** A kind of thing that shows media: what the library needs of its feature, which it does not know. */
export type MediaOwner = {
  kind: MediaUse['kind'];
  find(db: Queryable, ids: readonly string[]): Promise<UsingItem[]>;
};
