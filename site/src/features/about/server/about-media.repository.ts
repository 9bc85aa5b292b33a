import { inArray } from 'drizzle-orm';
import type { MediaOwner } from '../../media/server/library/media-owner.ts';
import { aboutTag } from '../about.contract.ts';
import { about, teamMembers } from './about.table.ts';

/** There is one, or none; in media_uses its key stands as it is. */
export const aboutMedia: MediaOwner = {
  kind: 'about',
  async find(db) {
    const rows = await db.select({ title: about.title }).from(about);
    return rows.map(({ title }) => ({
      id: 'true',
      title,
      isPublished: true,
      adminUrl: '/admin/about',
      cacheTags: [aboutTag],
    }));
  },
};

export const teamMedia: MediaOwner = {
  kind: 'team-member',
  async find(db, ids) {
    const { id, name } = teamMembers;
    const rows = await db
      .select({ id, title: name })
      .from(teamMembers)
      .where(inArray(id, [...ids]));
    return rows.map((row) => ({ ...row, isPublished: true, adminUrl: '/admin/about/team', cacheTags: [aboutTag] }));
  },
};
