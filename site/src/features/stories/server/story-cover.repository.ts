import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CoverOwner } from '../../media/server/covers/cover-owner.ts';
import { storiesTag, storyTag } from '../story.contract.ts';
import { stories } from './story.table.ts';

/** A story that came without a cover, by an import, is given a drawn one. */
export const storyCovers: CoverOwner = {
  kind: 'story',
  async findBare(db, most) {
    const rows = await db
      .select({ id: stories.id })
      .from(stories)
      // Written as the partial index has it.
      .where(sql`${stories.published} and ${stories.coverId} is null`)
      .orderBy(sql`${stories.publishedAt} desc`)
      .limit(most);
    return rows.map(({ id }) => id);
  },
  async findSubject(db, id) {
    const { title, tags, category, excerpt } = stories;
    const [row] = await db
      .select({ title, tags, category, excerpt })
      .from(stories)
      .where(and(eq(stories.id, id), isNull(stories.coverId)));
    return row && { name: row.title, region: row.tags.join(' '), tags: [...row.tags, row.category, row.excerpt] };
  },
  async giveCover(tx, id, mediaId) {
    await tx
      .update(stories)
      .set({ coverId: mediaId })
      .where(and(eq(stories.id, id), isNull(stories.coverId)));
  },
  cacheTags: (id) => [storyTag(id), storiesTag],
};
