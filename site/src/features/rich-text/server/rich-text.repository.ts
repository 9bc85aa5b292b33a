import { eq, sql } from 'drizzle-orm';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { publicDestinations, publicLatitude, publicLongitude } from '../../destinations/server/destination.table.ts';
import { publicHighlights } from '../../highlights/server/highlight.table.ts';
import { imageColumns, videoColumnsOf } from '../../media/server/media.columns.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import { publicPages } from '../../pages/server/page.table.ts';
import { publicStories } from '../../stories/server/story.table.ts';

const placesStatement = preparedOnce((db) =>
  db
    .select({
      id: publicDestinations.id,
      slug: publicDestinations.slug,
      name: publicDestinations.name,
      country: publicDestinations.country,
      latitude: publicLatitude,
      longitude: publicLongitude,
      shortLine: publicDestinations.shortLine,
      description: publicDestinations.description,
      ratingValue: publicDestinations.ratingValue,
      ratingCount: publicDestinations.ratingCount,
      thumbnail: imageColumns,
    })
    .from(publicDestinations)
    .leftJoin(mediaItems, eq(mediaItems.id, publicDestinations.thumbnailId))
    .where(sql`${publicDestinations.id} = any (${sql.placeholder('ids')}::uuid[])`)
    .prepare('places_in_text'),
);

/** Those of `ids` that are published, in no order. */
export function listNamedPlaces(db: Queryable, ids: readonly string[]) {
  return placesStatement(db).execute({ ids: [...ids] });
}

export type NamedPlaceRow = Awaited<ReturnType<typeof listNamedPlaces>>[number];

const storiesStatement = preparedOnce((db) =>
  db
    .select({ id: publicStories.id, slug: publicStories.slug, title: publicStories.title })
    .from(publicStories)
    .where(sql`${publicStories.id} = any (${sql.placeholder('ids')}::uuid[])`)
    .prepare('stories_in_text'),
);

/** Those of `ids` that are published, in no order. */
export function listNamedStories(db: Queryable, ids: readonly string[]) {
  return storiesStatement(db).execute({ ids: [...ids] });
}

const highlightsStatement = preparedOnce((db) =>
  db
    .select({ id: publicHighlights.id, name: publicHighlights.name, location: publicHighlights.location })
    .from(publicHighlights)
    .where(sql`${publicHighlights.id} = any (${sql.placeholder('ids')}::uuid[])`)
    .prepare('highlights_in_text'),
);

/** Those of `ids` that are published, in no order. */
export function listNamedHighlights(db: Queryable, ids: readonly string[]) {
  return highlightsStatement(db).execute({ ids: [...ids] });
}

const pagesStatement = preparedOnce((db) =>
  db
    .select({ id: publicPages.id, slug: publicPages.slug, title: publicPages.title })
    .from(publicPages)
    .where(sql`${publicPages.id} = any (${sql.placeholder('ids')}::uuid[])`)
    .prepare('pages_in_text'),
);

/** Those of `ids` that are published, in no order. */
export function listNamedPages(db: Queryable, ids: readonly string[]) {
  return pagesStatement(db).execute({ ids: [...ids] });
}

const mediaStatement = preparedOnce((db) =>
  db
    .select({
      id: mediaItems.id,
      kind: mediaItems.kind,
      credit: mediaItems.credit,
      image: imageColumns,
      video: videoColumnsOf(mediaItems),
    })
    .from(mediaItems)
    .where(sql`${mediaItems.id} = any (${sql.placeholder('ids')}::uuid[])`)
    .prepare('media_in_text'),
);

/** Images and videos, in no order. */
export function listNamedMedia(db: Queryable, ids: readonly string[]) {
  return mediaStatement(db).execute({ ids: [...ids] });
}
