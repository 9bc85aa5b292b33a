import { type SQL, sql } from 'drizzle-orm';
import { mostCounted } from '#contract/count-limits.ts';
import { teamMembers } from '#features/about/server/about.table.ts';
import { favouriteDestinations, favouriteStories } from '#features/favourites/server/favourite.table.ts';
import { newsletterSubscribers } from '#features/newsletter/server/newsletter.table.ts';
import { reviews } from '#features/reviews/server/review.table.ts';
import { countLists } from '#server/lists/list-count.repository.ts';
import { boundedRows } from '#server/lists/list-page.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import type { SectionCounts } from '../../section.contract.ts';

/** What each section holds, drafts left out. What no list keeps the length of is counted up to {@link mostCounted}. */
export async function countSections(db: Queryable): Promise<SectionCounts> {
  const [highlights, shown, held, [counted]] = await Promise.all([
    countLists(db, 'highlights published'),
    countLists(db, 'feedback shown'),
    countLists(db, 'feedback held'),
    db
      .select({
        reviews: counting(boundedRows(reviews, sql`true`)),
        newsletter: counting(boundedRows(newsletterSubscribers, sql`${newsletterSubscribers.state} = 'confirmed'`)),
        favourites: counting(savers),
        team: counting(boundedRows(teamMembers, sql`true`)),
      })
      .from(sql`(select) as one`),
  ]);
  return {
    highlights,
    testimonials: shown,
    feedback: shown + held,
    ...(counted ?? { reviews: 0, newsletter: 0, favourites: 0, team: 0 }),
  };
}

const counting = (rows: SQL): SQL<number> => sql<number>`(select count(*)::int from ${rows})`;

/** Accounts that have saved something. */
const savers = sql`(
  select account_id from (select account_id from ${favouriteDestinations} limit ${sql.raw(String(mostCounted))}) as places
  union select account_id from (select account_id from ${favouriteStories} limit ${sql.raw(String(mostCounted))}) as stories
  limit ${sql.raw(String(mostCounted))}) as savers`;
