import { inArray } from 'drizzle-orm';
import type { MediaOwner } from '../../media/server/library/media-owner.ts';
import { storiesTag, storyTag } from '../story.contract.ts';
import { stories } from './story.table.ts';

/** A story shows media as its cover, in its gallery and in its text. */
export const storyMedia: MediaOwner = {
  kind: 'story',
  async find(db, ids) {
    const { id, title, published } = stories;
    const rows = await db
      .select({ id, title, isPublished: published })
      .from(stories)
      .where(inArray(id, [...ids]));
    return rows.map((row) => ({
      ...row,
      adminUrl: `/admin/stories/edit/${row.id}`,
      cacheTags: [storyTag(row.id), storiesTag],
    }));
  },
};
