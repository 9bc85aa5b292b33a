import { inArray } from 'drizzle-orm';
import type { MediaOwner } from '../../media/server/library/media-owner.ts';
import { destinationsTag, destinationTag } from '../destination.contract.ts';
import { destinations } from './destination.table.ts';

/** A place shows media as its thumbnail, in its gallery and in its text. */
export const destinationMedia: MediaOwner = {
  kind: 'destination',
  async find(db, ids) {
    const { id, name, published } = destinations;
    const rows = await db
      .select({ id, title: name, isPublished: published })
      .from(destinations)
      .where(inArray(id, [...ids]));
    return rows.map((row) => ({
      ...row,
      adminUrl: `/admin/destinations/edit/${row.id}`,
      cacheTags: [destinationTag(row.id), destinationsTag],
    }));
  },
};
