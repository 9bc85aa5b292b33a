import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CoverOwner } from '../../media/server/covers/cover-owner.ts';
import { highlightsTag, highlightTag } from '../highlight.contract.ts';
import { highlights } from './highlight.table.ts';

/** A highlight may be made without an image: it is given a drawn one. */
export const highlightCovers: CoverOwner = {
  kind: 'highlight',
  async findBare(db, most) {
    const rows = await db
      .select({ id: highlights.id })
      .from(highlights)
      // Written as the partial index has it.
      .where(sql`${highlights.published} and ${highlights.imageId} is null`)
      .orderBy(sql`${highlights.createdAt} desc`)
      .limit(most);
    return rows.map(({ id }) => id);
  },
  async findSubject(db, id) {
    const { location, region, description } = highlights;
    const [row] = await db
      .select({ location, region, description })
      .from(highlights)
      .where(and(eq(highlights.id, id), isNull(highlights.imageId)));
    return row && { name: row.location, region: row.region, tags: [row.description] };
  },
  async giveCover(tx, id, mediaId) {
    await tx
      .update(highlights)
      .set({ imageId: mediaId })
      .where(and(eq(highlights.id, id), isNull(highlights.imageId)));
  },
  cacheTags: (id) => [highlightTag(id), highlightsTag],
};
