import { and, between, desc, eq, inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { countLists } from '#server/lists/list-count.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { about } from '../../about/server/about.table.ts';
import { publicAboutTexts } from '../../about/server/editions/about-text.table.ts';
import { authors } from '../../authors/server/author.table.ts';
import { publicDestinations } from '../../destinations/server/destination.table.ts';
import { publicDestinationTexts } from '../../destinations/server/editions/destination-text.table.ts';
import { publicHighlightTexts } from '../../highlights/server/editions/highlight-text.table.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import { publicPageTexts } from '../../pages/server/editions/page-text.table.ts';
import { publicPages } from '../../pages/server/page.table.ts';
import { publicStoryTexts } from '../../stories/server/editions/story-text.table.ts';
import { publicStories } from '../../stories/server/story.table.ts';
import type { IdRange } from './id-ranges.rules.ts';
import type { ItemAddress } from './sitemap-languages.rules.ts';

/** How many items are public, and when the newest of each kind came; null where there is none. */
export async function countPublicItems(db: Queryable) {
  const [destinations, newestDestination, stories, newestStory, highlights] = await Promise.all([
    countLists(db, 'destinations published'),
    newestOf(db, publicDestinations, publicDestinations.createdAt),
    countLists(db, 'stories published'),
    newestOf(db, publicStories, publicStories.publishedAt),
    countLists(db, 'highlights published'),
  ]);
  return {
    destinations: { count: destinations, newestAt: newestDestination },
    stories: { count: stories, newestAt: newestStory },
    highlights: { count: highlights },
  };
}

async function newestOf(
  db: Queryable,
  source: typeof publicDestinations | typeof publicStories,
  came: AnyPgColumn,
): Promise<Date | null> {
  const [row] = await db.select({ at: came }).from(source).orderBy(sql`${came} desc, id desc`).limit(1);
  return (row?.at as Date | undefined) ?? null;
}

/** A list that has a page of its own, by that page's address. */
export type ListName = 'destinations' | 'stories' | 'highlight';

/** The lists that hold something that is translated, in each of some languages. */
export async function findListsHeld(db: Queryable, languages: readonly string[]) {
  const { rows } = await db.execute<{ list: ListName; language: string }>(sql`
    select list, language from unnest(${sql.param([...languages])}::text[]) as language,
      lateral (
        select 'destinations' as list where exists (
          select from ${publicDestinationTexts} as texts where texts.language = language.language)
        union all select 'stories' where exists (
          select from ${publicStoryTexts} as texts where texts.language = language.language)
        union all select 'highlight' where exists (
          select from ${publicHighlightTexts} as texts where texts.language = language.language)
      ) as held`);
  return rows;
}

function listAddresses(source: typeof publicDestinations | typeof publicStories) {
  return (db: Queryable, { first, last }: IdRange) =>
    db
      .select({ id: source.id, slug: source.slug, updatedAt: source.updatedAt })
      .from(source)
      .where(sql`${source.id} between ${first} and ${last}`)
      .orderBy(source.id)
      // More than a sitemap may hold, and far more than a range does.
      .limit(50_000);
}

export const listDestinationAddresses = listAddresses(publicDestinations);
export const listStoryAddresses = listAddresses(publicStories);

/** What readers find of the items of a range in other languages, by item. */
function listAddressesIn(
  source: typeof publicDestinationTexts | typeof publicPageTexts | typeof publicStoryTexts,
  item: AnyPgColumn<{ data: string }>,
) {
  return async (db: Queryable, { first, last }: IdRange, languages: readonly string[]) => {
    const { language, slug, updatedAt } = source;
    const rows = await db
      .select({ item: sql<string>`${item}`, language, slug, updatedAt })
      .from(source)
      .where(and(between(item, first, last), inArray(language, [...languages])))
      .orderBy(item, language);
    return Map.groupBy(rows, (row) => row.item);
  };
}

export const listDestinationAddressesIn = listAddressesIn(publicDestinationTexts, publicDestinationTexts.destinationId);
export const listPageAddressesIn = listAddressesIn(publicPageTexts, publicPageTexts.pageId);
export const listStoryAddressesIn = listAddressesIn(publicStoryTexts, publicStoryTexts.storyId);

/** Tags of the newest 100,000 stories, in lower case, each with the last change of a story that carries it. */
export async function listStoryTags(db: Queryable): Promise<{ tag: string; updatedAt: Date }[]> {
  const { rows } = await db.execute<{ tag: string; updated_at: string }>(sql`
    select lower(tag) as tag, max(updated_at) as updated_at
    from (select tags, updated_at from public_stories order by published_at desc, id desc limit 100000) as newest,
      unnest(tags) as tag
    group by 1 order by 1 limit 19000`);
  return rows.map((row) => ({ tag: row.tag, updatedAt: new Date(row.updated_at) }));
}

/** The authors of published stories, each with their last change. */
export async function listAuthorAddresses(db: Queryable): Promise<{ slug: string; updatedAt: Date }[]> {
  return db
    .select({ slug: authors.slug, updatedAt: authors.updatedAt })
    .from(authors)
    .where(sql`exists (select from public_stories where author_id = ${authors.id})`)
    .orderBy(authors.slug)
    .limit(19_000);
}

/** Of staff's own pages, with their last change. */
export function listPageAddresses(db: Queryable) {
  const { id, slug, standard, createdAt, updatedAt } = publicPages;
  return db
    .select({ id, slug, standard, createdAt, updatedAt })
    .from(publicPages)
    .orderBy(publicPages.slug)
    .limit(10_000);
}

/** Of the about page: its last change, and the languages that it is there in; undefined where nobody has written it. */
export async function findAboutAddress(db: Queryable, languages: readonly string[]): Promise<ItemAddress | undefined> {
  const slug = 'about';
  const [page] = await db.select({ updatedAt: about.updatedAt }).from(about);
  if (!page) return undefined;
  const { language, updatedAt } = publicAboutTexts;
  const editions = await db
    .select({ language, updatedAt })
    .from(publicAboutTexts)
    .where(inArray(language, [...languages]))
    .orderBy(language);
  return { slug, ...page, editions: editions.map((one) => ({ ...one, slug })) };
}

/** What stories in all languages share. */
const feedColumns = {
  id: publicStories.id,
  category: publicStories.category,
  tags: publicStories.tags,
  author: authors.name,
  cover: { file: mediaItems.file, alt: mediaItems.alt, contentType: mediaItems.contentType },
};

const feedTexts = (source: typeof publicStories | typeof publicStoryTexts) => ({
  slug: source.slug,
  title: source.title,
  excerpt: source.excerpt,
  content: source.content,
  contentMarkdown: source.contentMarkdown,
  publishedAt: source.publishedAt,
  updatedAt: source.updatedAt,
});

/** The newest stories with their whole text. */
export function listFeedStories(db: Queryable, most: number) {
  return db
    .select({ ...feedTexts(publicStories), ...feedColumns })
    .from(publicStories)
    .leftJoin(authors, eq(authors.id, publicStories.authorId))
    .leftJoin(mediaItems, eq(mediaItems.id, publicStories.coverId))
    .orderBy(desc(publicStories.publishedAt), desc(publicStories.id))
    .limit(most);
}

export type FeedStoryRow = Awaited<ReturnType<typeof listFeedStories>>[number];

/** The same of stories in another language, those that were published in it last. */
export function listFeedEditions(db: Queryable, language: string, most: number): Promise<FeedStoryRow[]> {
  return db
    .select({ ...feedTexts(publicStoryTexts), ...feedColumns })
    .from(publicStoryTexts)
    .innerJoin(publicStories, eq(publicStories.id, publicStoryTexts.storyId))
    .leftJoin(authors, eq(authors.id, publicStories.authorId))
    .leftJoin(mediaItems, eq(mediaItems.id, publicStories.coverId))
    .where(eq(publicStoryTexts.language, language))
    .orderBy(desc(publicStoryTexts.publishedAt), desc(publicStoryTexts.storyId))
    .limit(most);
}
