import type { MediaOwner } from '#features/media/server/library/media-owner.ts';
import { siteTag } from '../../site.contract.ts';
import { settings } from '../settings.table.ts';

/** There is one, or none; in media_uses its key stands as it is. */
export const brandMedia: MediaOwner = {
  kind: 'brand',
  async find(db) {
    const rows = await db.select({ title: settings.siteName }).from(settings);
    return rows.map(({ title }) => ({
      id: 'true',
      title,
      isPublished: true,
      adminUrl: '/admin/settings/brand',
      cacheTags: [siteTag],
    }));
  },
};
