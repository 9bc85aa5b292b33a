import { and, asc, eq, exists, getTableColumns, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { about, teamMembers } from '#features/about/server/about.table.ts';
import { authors, authorTexts, formerAuthorSlugs } from '#features/authors/server/author.table.ts';
import { bannerImages, banners } from '#features/banners/server/banner.table.ts';
import { contactInfo } from '#features/contact/server/contact.table.ts';
import {
  destinationImages,
  destinations,
  formerDestinationSlugs,
} from '#features/destinations/server/destination.table.ts';
import { highlights } from '#features/highlights/server/highlight.table.ts';
import { languages } from '#features/languages/server/language.table.ts';
import type { MediaTexts } from '#features/media/media.contract.ts';
import { type MediaRow, mediaItems, mediaTexts } from '#features/media/server/media.table.ts';
import { formerPageSlugs, pages } from '#features/pages/server/page.table.ts';
import { schedules } from '#features/schedules/server/schedule.table.ts';
import { settings } from '#features/settings/server/settings.table.ts';
import { formerStorySlugs, stories, storyImages } from '#features/stories/server/story.table.ts';
import type { Queryable } from '#server/queryable.ts';

const pageSize = 100;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Rows in the order of their ids, a hundred at a time: what is in memory does not grow with the site. */
export async function* inPages<Row extends { id: string }>(
  read: (after: string, most: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = beforeAll;
  for (;;) {
    const rows = await read(after, pageSize);
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/** What readers see at this instant: what is to be taken back by now is not, though nobody has asked since. */
const isShown = (kind: string, id: PgColumn, shown: PgColumn): SQL =>
  sql`${shown} and not exists (select from schedules due where due.kind = ${kind} and due.item_id = ${id} and due.unpublish_at <= now())`;

const shownStories = isShown('story', stories.id, stories.published);
const shownPages = isShown('page', pages.id, pages.published);
const shownPlaces = isShown('destination', destinations.id, destinations.published);
const shownHighlights = isShown('highlight', highlights.id, highlights.published);
const shownBanners = isShown('banner', banners.id, banners.active);

const { search: _ofStories, staffSearch: _ofStaff, ...storyColumns } = getTableColumns(stories);
const { search: _ofPlaces, staffSearch: _alsoOfStaff, ...placeColumns } = getTableColumns(destinations);
const { search: _ofHighlights, ...highlightColumns } = getTableColumns(highlights);
const { searched: _ofPages, ...pageColumns } = getTableColumns(pages);
const { searched: _ofBanners, ...bannerColumns } = getTableColumns(banners);

export const storiesOf = (db: Queryable, published: boolean) =>
  inPages((after, most) =>
    db
      .select({ ...storyColumns, author: authors.name })
      .from(stories)
      .leftJoin(authors, eq(authors.id, stories.authorId))
      .where(and(gt(stories.id, after), published ? shownStories : undefined))
      .orderBy(asc(stories.id))
      .limit(most),
  );

/**
 * Those who wrote something in the export; in a whole one those without an account, too; with `people` all, and whose
 * profiles they are.
 */
export const authorsOf = (db: Queryable, { published, people }: { published: boolean; people: boolean }) =>
  inPages((after, most) => {
    const { id, slug, name, bio, avatarId, accountId, createdAt, updatedAt } = getTableColumns(authors);
    const formerSlugs = sql<string[]>`array(select former.slug from ${formerAuthorSlugs} former
      where former.author_id = ${authors.id} order by former.slug)`;
    // Of what is published, in languages that readers can choose.
    const bios = sql<Record<string, string> | null>`(select jsonb_object_agg(language, said.bio)
      from ${authorTexts} said join ${languages} on code = language
      where said.author_id = ${authors.id} and (state = 'public' or not ${published}::boolean))`;
    const wrote = exists(
      db
        .select({ id: stories.id })
        .from(stories)
        .where(and(eq(stories.authorId, authors.id), published ? shownStories : undefined)),
    );
    const inWhole = people ? undefined : or(wrote, isNull(authors.accountId));
    return db
      .select({ id, slug, formerSlugs, name, bio, bios, avatarId, createdAt, updatedAt, ...(people && { accountId }) })
      .from(authors)
      .where(and(gt(authors.id, after), published ? wrote : inWhole))
      .orderBy(asc(authors.id))
      .limit(most);
  });

export const pagesOf = (db: Queryable, published: boolean) =>
  inPages((after, most) =>
    db
      .select(pageColumns)
      .from(pages)
      .where(and(gt(pages.id, after), published ? shownPages : undefined))
      .orderBy(asc(pages.id))
      .limit(most),
  );

export const placesOf = (db: Queryable, published: boolean) =>
  inPages((after, most) =>
    db
      .select(placeColumns)
      .from(destinations)
      .where(and(gt(destinations.id, after), published ? shownPlaces : undefined))
      .orderBy(asc(destinations.id))
      .limit(most),
  );

export const highlightsOf = (db: Queryable, published: boolean) =>
  inPages((after, most) =>
    db
      .select(highlightColumns)
      .from(highlights)
      .where(and(gt(highlights.id, after), published ? shownHighlights : undefined))
      .orderBy(asc(highlights.id))
      .limit(most),
  );

export const bannersOf = (db: Queryable, published: boolean) =>
  inPages((after, most) =>
    db
      .select(bannerColumns)
      .from(banners)
      .where(and(gt(banners.id, after), published ? shownBanners : undefined))
      .orderBy(asc(banners.id))
      .limit(most),
  );

/** What is said of an item by language, and the file of its captions there. */
export type ExportedTexts = Record<string, MediaTexts[string] & { captionsFile: string | null }>;

/** `published`: those of `named` alone. Images that people have of themselves, and the trash, only where named. */
export const mediaOf = (db: Queryable, published: boolean, named: readonly string[]) => {
  const isNamed = sql`${mediaItems.id} = any (${sql.param([...named])}::uuid[])`;
  const inLibrary = and(eq(mediaItems.personal, false), isNull(mediaItems.deletedAt));
  // Of what is published, in languages that readers can choose.
  const texts = sql<ExportedTexts | null>`(
    select jsonb_object_agg(said.language, jsonb_build_object('alt', said.alt, 'caption', said.caption, 'captionsFile', said.captions_file))
    from ${mediaTexts} said where said.media_id = ${mediaItems.id} and (not ${published}::boolean
      or exists (select from ${languages} where code = said.language and state = 'public')))`;
  return inPages<MediaRow & { texts: ExportedTexts | null }>((after, most) =>
    db
      .select({ ...getTableColumns(mediaItems), texts })
      .from(mediaItems)
      .where(and(gt(mediaItems.id, after), published ? isNamed : or(isNamed, inLibrary)))
      .orderBy(asc(mediaItems.id))
      .limit(most),
  );
};

export const listFiles = (db: Queryable, ids: readonly string[]) =>
  db
    .select({ id: mediaItems.id, key: mediaItems.key, file: mediaItems.file, alt: mediaItems.alt })
    .from(mediaItems)
    .where(inArray(mediaItems.id, [...ids]));

export type FileRow = Awaited<ReturnType<typeof listFiles>>[number];

export const listStoryImages = (db: Queryable, ids: readonly string[]) =>
  db
    .select({ id: storyImages.storyId, mediaId: storyImages.mediaId, caption: storyImages.caption })
    .from(storyImages)
    .where(inArray(storyImages.storyId, [...ids]))
    .orderBy(storyImages.storyId, storyImages.position);

export const listPlaceImages = (db: Queryable, ids: readonly string[]) =>
  db
    .select({ id: destinationImages.destinationId, mediaId: destinationImages.mediaId })
    .from(destinationImages)
    .where(inArray(destinationImages.destinationId, [...ids]))
    .orderBy(destinationImages.destinationId, destinationImages.position);

export const listBannerImages = (db: Queryable, ids: readonly string[]) =>
  db
    .select({ id: bannerImages.bannerId, mediaId: bannerImages.mediaId, placeId: bannerImages.placeId })
    .from(bannerImages)
    .where(inArray(bannerImages.bannerId, [...ids]))
    .orderBy(bannerImages.bannerId, bannerImages.position);

const formerTables = {
  story: { slug: formerStorySlugs.slug, id: formerStorySlugs.storyId, table: formerStorySlugs },
  page: { slug: formerPageSlugs.slug, id: formerPageSlugs.pageId, table: formerPageSlugs },
  destination: {
    slug: formerDestinationSlugs.slug,
    id: formerDestinationSlugs.destinationId,
    table: formerDestinationSlugs,
  },
};

export function listFormerSlugs(db: Queryable, kind: keyof typeof formerTables, ids: readonly string[]) {
  const { slug, id, table } = formerTables[kind];
  return db
    .select({ id, slug })
    .from(table)
    .where(inArray(id, [...ids]))
    .orderBy(slug);
}

/** The paths of items that texts name, by kind and id; `published`: only of those that readers see. */
export async function listPaths(
  db: Queryable,
  published: boolean,
  named: { story: string[]; page: string[]; destination: string[]; highlight: string[] },
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ name: string; path: string }>(sql`
    select 'story/' || id as name, '/stories/' || slug as path from ${stories}
      where id = any (${sql.param(named.story)}::uuid[]) and ${published ? shownStories : sql`true`}
    union all select 'page/' || id, '/' || slug from ${pages}
      where id = any (${sql.param(named.page)}::uuid[]) and ${published ? shownPages : sql`true`}
    union all select 'destination/' || id, '/destinations/' || slug from ${destinations}
      where id = any (${sql.param(named.destination)}::uuid[]) and ${published ? shownPlaces : sql`true`}
    union all select 'highlight/' || id, '/highlight#' || id from ${highlights}
      where id = any (${sql.param(named.highlight)}::uuid[]) and ${published ? shownHighlights : sql`true`}`);
  return new Map(rows.map(({ name, path }) => [name, path]));
}

/** What is planned for what does not lie in the trash, and what ended as planned. */
export async function listPlanned(db: Queryable) {
  const { nextAt: _, hasItem: _has, ...columns } = getTableColumns(schedules);
  return db
    .select(columns)
    .from(schedules)
    .where(sql`not exists (select from trash_items gone where gone.item_id = ${schedules.itemId})`)
    .orderBy(schedules.kind, schedules.itemId);
}

export type Redirect = { from: string; to: string };

/** Addresses that lead on, those of old sites too; `published`: none that leads to what readers do not see. */
export async function listRedirects(db: Queryable, published: boolean): Promise<Redirect[]> {
  const { rows } = await db.execute<Redirect>(sql`
    with hidden as (
      select '/stories/' || slug as path from stories where not (${shownStories})
      union all select '/destinations/' || slug from destinations where not (${shownPlaces})
      union all select '/' || slug from pages where not (${shownPages})
      union all select '/stories/' || former_story_slugs.slug from former_story_slugs
        join stories on stories.id = story_id where not (${shownStories})
      union all select '/destinations/' || former_destination_slugs.slug from former_destination_slugs
        join destinations on destinations.id = destination_id where not (${shownPlaces})
      union all select '/' || former_page_slugs.slug from former_page_slugs
        join pages on pages.id = leads_to where not (${shownPages})
      union all select case when source like '%stor%' then '/stories/' when source like '%destination%' then '/destinations/'
        else '/' end || (content ->> 'slug') from trashed_rows where content ? 'slug'
    ), leads as (
      select path as "from", target as "to" from address_redirects
      union all select imported.path, coalesce('/stories/' || stories.slug, '/' || pages.slug, imported.target)
        from imported_addresses imported
        left join stories on stories.id = imported.story_id
        left join pages on pages.id = imported.own_page_id
    )
    select "from", "to" from leads
    where ${published ? sql`not exists (select from hidden where hidden.path = lower(rtrim(split_part(split_part("to", '#', 1), '?', 1), '/')))` : sql`true`}
    order by "from"`);
  return rows;
}

export const readSingles = async (db: Queryable) => ({
  about: (await db.select().from(about))[0],
  team: await db.select().from(teamMembers).orderBy(teamMembers.position, teamMembers.createdAt, teamMembers.id),
  contact: (await db.select().from(contactInfo))[0],
  settings: (await db.select().from(settings))[0],
});
