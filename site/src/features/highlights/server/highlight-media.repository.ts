import { inArray } from 'drizzle-orm';
import type { MediaOwner } from '../../media/server/library/media-owner.ts';
import { highlightsTag, highlightTag } from '../highlight.contract.ts';
import { highlights } from './highlight.table.ts';

/** A highlight shows an image, a video and who tells it. */
export const highlightMedia: MediaOwner = {
  kind: 'highlight',
  async find(db, ids) {
    const { id, name, location, published } = highlights;
    const rows = await db
      .select({ id, name, location, isPublished: published })
      .from(highlights)
      .where(inArray(id, [...ids]));
    return rows.map((row) => ({
      id: row.id,
      title: `${row.name}, ${row.location}`,
      isPublished: row.isPublished,
      adminUrl: `/admin/highlights/edit/${row.id}`,
      cacheTags: [highlightTag(row.id), highlightsTag],
    }));
  },
};
