import { eq, sql } from 'drizzle-orm';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import {
  destinations,
  publicDestinations,
  publicLatitude,
  publicLongitude,
} from '../../destinations/server/destination.table.ts';
import { publicDestinationTexts } from '../../destinations/server/editions/destination-text.table.ts';
import { highlights, publicHighlights } from '../../highlights/server/highlight.table.ts';
import { imageColumns, videoColumnsOf } from '../../media/server/media.columns.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import { publicPageTexts } from '../../pages/server/editions/page-text.table.ts';
import { pages, publicPages } from '../../pages/server/page.table.ts';
import { publicStoryTexts } from '../../stories/server/editions/story-text.table.ts';
import { publicStories, stories } from '../../stories/server/story.table.ts';

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

const textsStatement = preparedOnce((db) => {
  const ids = sql`any (${sql.placeholder('ids')}::uuid[])`;
  const language = sql.placeholder('language');
  return db
    .select({
      /** `destination/id`, as links name it. */
      item: sql<string>`item`,
      slug: sql<string>`slug`,
      name: sql<string>`name`,
      shortLine: sql<string>`short_line`,
      description: sql<string>`description`,
    })
    .from(
      sql`(
        select 'destination/' || destination_id as item, slug, name, short_line, description
          from ${publicDestinationTexts} where language = ${language} and destination_id = ${ids}
        union all
        select 'story/' || story_id, slug, title, '', '' from ${publicStoryTexts}
          where language = ${language} and story_id = ${ids}
        union all
        select 'page/' || page_id, slug, title, '', '' from ${publicPageTexts}
          where language = ${language} and page_id = ${ids}
      ) as texts`,
    )
    .prepare('texts_named_in_text');
});

/** What readers find of items in a language, as far as they are translated into it. */
export function listNamedTexts(db: Queryable, ids: readonly string[], language: string) {
  return textsStatement(db).execute({ ids: [...ids], language });
}

export type NamedTextRow = Awaited<ReturnType<typeof listNamedTexts>>[number];

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

const namesStatement = preparedOnce((db) => {
  const ids = sql`any (${sql.placeholder('ids')}::uuid[])`;
  return db
    .select({
      /** `story/id`, as links name it. */
      item: sql<string>`item`,
      name: sql<string>`name`,
    })
    .from(
      sql`(
        select 'destination/' || id as item, name from ${destinations} where id = ${ids}
        union all
        select 'story/' || id, title from ${stories} where id = ${ids}
        union all
        select 'highlight/' || id, name from ${highlights} where id = ${ids}
        union all
        select 'page/' || id, title from ${pages} where id = ${ids}
      ) as names`,
    )
    .prepare('names_in_text');
});

/** What staff call items, public or not. */
export function listNames(db: Queryable, ids: readonly string[]) {
  return namesStatement(db).execute({ ids: [...ids] });
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
