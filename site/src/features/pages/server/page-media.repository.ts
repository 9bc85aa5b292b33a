import { inArray } from 'drizzle-orm';
import type { MediaOwner } from '../../media/server/library/media-owner.ts';
import { pageTag } from '../page.contract.ts';
import { pages } from './page.table.ts';

/** A page shows media in its text. */
export const pageMedia: MediaOwner = {
  kind: 'page',
  async find(db, ids) {
    const { id, title, published } = pages;
    const rows = await db
      .select({ id, title, isPublished: published })
      .from(pages)
      .where(inArray(id, [...ids]));
    return rows.map((row) => ({ ...row, adminUrl: `/admin/pages/edit/${row.id}`, cacheTags: [pageTag(row.id)] }));
  },
};
