import { inArray } from 'drizzle-orm';
import type { MediaOwner } from '../../media/server/library/media-owner.ts';
import { bannerTag } from '../banner.contract.ts';
import { banners } from './banner.table.ts';

/** The public sees the images of the active one. */
export const bannerMedia: MediaOwner = {
  kind: 'banner',
  async find(db, ids) {
    const { id, title, active } = banners;
    const rows = await db
      .select({ id, title, isPublished: active })
      .from(banners)
      .where(inArray(id, [...ids]));
    return rows.map((row) => ({ ...row, adminUrl: '/admin/banners', cacheTags: row.isPublished ? [bannerTag] : [] }));
  },
};
