import { type SQL, sql } from 'drizzle-orm';
import type { KeptList } from '#server/lists/kept-list-names.ts';
import { countLists } from '#server/lists/list-count.repository.ts';
import { listCounts } from '#server/lists/list-count.table.ts';
import type { Queryable } from '#server/queryable.ts';
import { banners } from '../../banners/server/banner.table.ts';
import { contactMessages } from '../../contact/server/contact.table.ts';

export type Counts = {
  users: number;
  activeBanners: number;
  publishedDestinations: number;
  draftDestinations: number;
  publishedStories: number;
  draftStories: number;
  publishedHighlights: number;
  draftHighlights: number;
  unreadMessages: number;
  oldestUnreadAt: string | null;
  heldFeedback: number;
};

/** Together. Their names stand in the statement, which is always the same. */
function lengthOf(...lists: readonly KeptList[]): SQL {
  const names = sql.raw(lists.map((list) => `'${list}'`).join(', '));
  return sql`(select coalesce(sum(change), 0)::int from ${listCounts} where list in (${names}))`;
}

/** Of what is not published, without what is planned or has ended: as the list of staff tells it. */
const draftsOf = (drafts: KeptList, kind: 'destination' | 'story' | 'highlight') =>
  sql`${lengthOf(drafts)} - ${lengthOf(`schedules of ${kind} to come`, `schedules of ${kind} ended`)}`;

// No list is counted here: their lengths are kept.
const counts = sql`select
  ${lengthOf('accounts of USER', 'accounts of ADMIN', 'accounts of AUTHOR')} as users,
  (select count(*)::int from ${banners} where active) as "activeBanners",
  ${lengthOf('destinations published')} as "publishedDestinations",
  ${draftsOf('destinations draft', 'destination')} as "draftDestinations",
  ${lengthOf('stories published')} as "publishedStories",
  ${draftsOf('stories draft', 'story')} as "draftStories",
  ${lengthOf('highlights published')} as "publishedHighlights",
  ${draftsOf('highlights draft', 'highlight')} as "draftHighlights",
  ${lengthOf('contact_messages unread')} as "unreadMessages",
  (select created_at from ${contactMessages} where not read order by created_at, id limit 1) as "oldestUnreadAt",
  ${lengthOf('feedback held')} as "heldFeedback"`;

/** How many there are of everything. */
export async function countEverything(db: Queryable): Promise<Counts> {
  const { rows } = await db.execute<Counts>(counts);
  return rows[0] as Counts;
}

export type WaitingCounts = { unreadMessages: number; heldFeedback: number };

/** What waits for somebody, from kept lengths: every page of the back office asks. */
export async function countWaiting(db: Queryable): Promise<WaitingCounts> {
  const [unreadMessages, heldFeedback] = await Promise.all([
    countLists(db, 'contact_messages unread'),
    countLists(db, 'feedback held'),
  ]);
  return { unreadMessages, heldFeedback };
}
