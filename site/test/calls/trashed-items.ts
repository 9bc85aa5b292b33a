import { sql } from 'drizzle-orm';
import { teamMembers } from '../../src/features/about/server/about.table.ts';
import { anAccount } from '../../src/features/accounts/server/account.fixture.ts';
import { aBanner } from '../../src/features/banners/server/banner.fixture.ts';
import { bannerImages } from '../../src/features/banners/server/banner.table.ts';
import { aContactMessage } from '../../src/features/contact/server/contact-message.fixture.ts';
import { aDestination, type Destination } from '../../src/features/destinations/server/destination.fixture.ts';
import { storyAlerts } from '../../src/features/digests/server/digest.table.ts';
import { favouriteDestinations, favouriteStories } from '../../src/features/favourites/server/favourite.table.ts';
import { aFeedback } from '../../src/features/feedback/server/feedback.fixture.ts';
import { aHighlight } from '../../src/features/highlights/server/highlight.fixture.ts';
import { anImage } from '../../src/features/media/server/media.fixture.ts';
import { notifications } from '../../src/features/notifications/server/notification.table.ts';
import { aPage } from '../../src/features/pages/server/page.fixture.ts';
import { aReview } from '../../src/features/reviews/server/review.fixture.ts';
import { reviewVotes } from '../../src/features/reviews/server/review.table.ts';
import { anAuthor, aStory } from '../../src/features/stories/server/story.fixture.ts';
import type { TrashedKind } from '../../src/features/trash/trash.contract.ts';
import type { Queryable } from '../../src/server/queryable.ts';

let count = 0;

/** A place with all that can belong to one: images, reviews with votes and news of them, saves, names, a story. */
export async function aFullDestination(db: Queryable, name?: string) {
  count += 1;
  const image = await anImage(db);
  const place = await aDestination(db, {
    name: name ?? `Petra ${count}`,
    formerSlugs: [`rose-city-${count}`],
    longDescriptionMarkdown: `Words.\n\n::figure{media=${image.id}}`,
  });
  const [reviewer, voter] = [await anAccount(db), await anAccount(db)];
  const review = await aReview(db, place, { accountId: reviewer.id, rating: 5, helpfulCount: 1 });
  await aReview(db, place, { rating: 2 });
  await db.insert(reviewVotes).values({ reviewId: review.id, accountId: voter.id, vote: 'helpful' });
  await db.insert(notifications).values({ accountId: reviewer.id, kind: 'vote', reviewId: review.id });
  await db.insert(favouriteDestinations).values({ accountId: voter.id, itemId: place.id });
  const story = await aFullStory(db, place);
  const banner = await aBanner(db, {}, 0);
  await db.insert(bannerImages).values({ bannerId: banner.id, mediaId: image.id, position: 0, placeId: place.id });
  return { place, reviewer, voter, review, story, image };
}

export async function aFullStory(db: Queryable, place: Destination | null = null) {
  count += 1;
  const authorId = await anAuthor(db, { name: `Writer ${count}` });
  const reader = await anAccount(db);
  const story = await aStory(db, {
    title: `Ten things ${count}`,
    captions: ['One', 'Two'],
    formerSlugs: [`nine-things-${count}`],
    authorId,
    placeId: place?.id ?? null,
  });
  await db.insert(favouriteStories).values({ accountId: reader.id, itemId: story.id });
  await db.insert(storyAlerts).values({ accountId: reader.id, storyId: story.id });
  return story;
}

export type Deletable = { kind: TrashedKind; id: string; path: string };

/** One of each kind, with the call that deletes it. */
export async function oneOfEach(db: Queryable): Promise<Deletable[]> {
  const { place } = await aFullDestination(db);
  const story = await aFullStory(db);
  const highlight = await aHighlight(db, { imageId: (await anImage(db)).id });
  const banner = await aBanner(db, { active: true });
  const [member] = await db
    .insert(teamMembers)
    .values({ name: 'Aria', role: 'Editor', description: 'Writes.', imageId: (await anImage(db)).id, position: 3 })
    .returning();
  const reviewed = await aFullDestination(db);
  const page = await aPage(db, { formerSlugs: [`former-page-${count}`] });
  const message = await aContactMessage(db);
  const feedback = await aFeedback(db);
  const media = await anImage(db, { kept: true, fileName: 'Lantern stall.jpg' });
  return [
    { kind: 'destination', id: place.id, path: `/api/v5/admin/destination/${place.id}` },
    { kind: 'story', id: story.id, path: `/api/v5/admin/stories/${story.id}` },
    { kind: 'highlight', id: highlight.id, path: `/api/v5/admin/highlight/${highlight.id}` },
    { kind: 'banner', id: banner.id, path: `/api/v5/admin/banner/${banner.id}` },
    { kind: 'page', id: page.id, path: `/api/v5/admin/pages/${page.id}` },
    { kind: 'team-member', id: member?.id ?? '', path: `/api/v5/admin/about/team/delete/${member?.id}` },
    { kind: 'review', id: reviewed.review.id, path: `/api/v3/destination/review/${reviewed.review.id}` },
    { kind: 'message', id: message.id, path: `/api/v5/admin/contact/${message.id}` },
    { kind: 'feedback', id: feedback.id, path: `/api/v3/auth/feedback/${feedback.id}` },
    { kind: 'media', id: media.id, path: `/api/v5/admin/media/${media.id}` },
  ];
}

/** What staff calls and jobs write beside what they change. */
const notes = [
  'activity_entries',
  'list_counts',
  'rate_limits',
  'rate_limit_secrets',
  'sessions',
  'known_browsers',
  'versions',
];

/** Every row of every table, and the length of every list. */
export async function everything(db: Queryable): Promise<string[]> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`);
  const found: string[] = [];
  for (const { name } of tables) {
    if (notes.includes(name)) continue;
    const { rows } = await db.execute<{ row: string }>(sql`
      select row::text from (select to_jsonb(one) as row from ${sql.identifier(name)} one) as rows order by 1`);
    found.push(
      ...rows.map(({ row }) => `${name} ${row}`).filter((row) => !/^media_uses.*"field": "versions"/.test(row)),
    );
  }
  const { rows: lists } = await db.execute<{ list: string }>(sql`
    select list || ' ' || sum(change) as list from list_counts where list <> 'activity_entries' group by list having sum(change) <> 0 order by list`);
  return [...found, ...lists.map(({ list }) => list)];
}
