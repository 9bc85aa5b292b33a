import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../server/queryable.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { banners } from '../../banners/server/banner.table.ts';
import { contactMessages } from '../../contact/server/contact.table.ts';
import { destinations } from '../../destinations/server/destination.table.ts';
import { feedback } from '../../feedback/server/feedback.table.ts';
import { highlights } from '../../highlights/server/highlight.table.ts';
import { stories } from '../../stories/server/story.table.ts';

export type Counts = {
  users: number;
  activeBanners: number;
  destinations: number;
  publishedDestinations: number;
  stories: number;
  publishedStories: number;
  highlights: number;
  draftHighlights: number;
  unreadMessages: number;
  oldestUnreadAt: string | null;
  heldFeedback: number;
};

// Published ones are counted in their partial indexes, and drafts are the rest: rows themselves are never read.
const counts = sql`select
  (select count(*)::int from ${accounts}) as users,
  (select count(*)::int from ${banners} where active) as "activeBanners",
  (select count(*)::int from ${destinations}) as destinations,
  (select count(*)::int from ${destinations} where published) as "publishedDestinations",
  (select count(*)::int from ${stories}) as stories,
  (select count(*)::int from ${stories} where published) as "publishedStories",
  (select count(*)::int from ${highlights}) as highlights,
  (select count(*)::int from ${highlights} where not published) as "draftHighlights",
  (select count(*)::int from ${contactMessages} where not read) as "unreadMessages",
  (select created_at from ${contactMessages} where not read order by created_at, id limit 1) as "oldestUnreadAt",
  (select count(*)::int from ${feedback} where held) as "heldFeedback"`;

/** How many there are of everything. */
export async function countEverything(db: Queryable): Promise<Counts> {
  const { rows } = await db.execute<Counts>(counts);
  return rows[0] as Counts;
}
