import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CoverOwner } from '../../media/server/covers/cover-owner.ts';
import { destinationsTag, destinationTag } from '../destination.contract.ts';
import { destinations } from './destination.table.ts';

/** A destination that came without a thumbnail, by an import, is given a drawn one. */
export const destinationCovers: CoverOwner = {
  kind: 'destination',
  async findBare(db, most) {
    const rows = await db
      .select({ id: destinations.id })
      .from(destinations)
      // Written as the partial index has it.
      .where(sql`${destinations.published} and ${destinations.thumbnailId} is null`)
      .orderBy(sql`${destinations.createdAt} desc`)
      .limit(most);
    return rows.map(({ id }) => id);
  },
  async findSubject(db, id) {
    const { name, country, regionText, tags, category, popularFor, latitude, climateType } = destinations;
    const [row] = await db
      .select({ name, country, region: regionText, tags, category, popularFor, latitude, climateType })
      .from(destinations)
      .where(and(eq(destinations.id, id), isNull(destinations.thumbnailId)));
    if (!row) return undefined;
    const { category: kind, popularFor: known, latitude: found, ...subject } = row;
    return { ...subject, ...(found !== null && { latitude: found }), tags: [...subject.tags, kind, ...known] };
  },
  async giveCover(tx, id, mediaId) {
    await tx
      .update(destinations)
      .set({ thumbnailId: mediaId })
      .where(and(eq(destinations.id, id), isNull(destinations.thumbnailId)));
  },
  cacheTags: (id) => [destinationTag(id), destinationsTag],
};
