import { inArray } from 'drizzle-orm';
import type { MediaOwner } from '../../media/server/library/media-owner.ts';
import { authorTag, storiesTag } from '../../stories/story.contract.ts';
import { authors } from './author.table.ts';

/** An author has a portrait, beside each of their stories. */
export const authorMedia: MediaOwner = {
  kind: 'author',
  async find(db, ids) {
    const { id, name, slug } = authors;
    const rows = await db
      .select({ id, title: name, slug })
      .from(authors)
      .where(inArray(id, [...ids]));
    return rows.map((row) => ({
      id: row.id,
      title: row.title,
      isPublished: true,
      adminUrl: '/admin/authors',
      cacheTags: [storiesTag, authorTag(row.slug)],
    }));
  },
};
