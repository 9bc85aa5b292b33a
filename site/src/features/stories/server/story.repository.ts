import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PageRequest } from '#contract/pagination.ts';
import { uuidShape } from '#contract/rules/item-id.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { authors } from '../../authors/server/author.table.ts';
import { publicDestinations, publicLatitude, publicLongitude } from '../../destinations/server/destination.table.ts';
import { imageColumns } from '../../media/server/media.columns.ts';
import type { ImageRow } from '../../media/server/media.presenter.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import { settings } from '../../settings/server/settings.table.ts';
import { defaultSiteName } from '../../settings/site.contract.ts';
import { storyTextLists } from './editions/story-text.table.ts';
import { formerStorySlugs, publicStories, stories, storyImages } from './story.table.ts';

/** The author's image; join it by the author. */
export const portraits = alias(mediaItems, 'portraits');

/** What nobody is named over was written for the site. */
const authorName = sql<string>`coalesce(${authors.name}, (select ${settings.siteName} from ${settings}), ${sql.raw(`'${defaultSiteName}'`)})`;

type Source = typeof stories | typeof publicStories;

/** What lists show; join cover, author and portrait. */
export function summaryColumns(source: Source) {
  return {
    id: source.id,
    slug: source.slug,
    title: source.title,
    excerpt: source.excerpt,
    category: source.category,
    tags: source.tags,
    readTime: source.readTime,
    featured: source.featured,
    published: source.published,
    cover: imageColumns,
    authorName,
    authorSlug: authors.slug,
    authorBio: authors.bio,
    portrait: { file: portraits.file, sizes: portraits.sizes },
    createdAt: source.createdAt,
    publishedAt: source.publishedAt,
    updatedAt: source.updatedAt,
  };
}

/** Published stories as lists show them. */
export function selectSummaries(db: Queryable) {
  return db
    .select(summaryColumns(publicStories))
    .from(publicStories)
    .leftJoin(mediaItems, eq(mediaItems.id, publicStories.coverId))
    .leftJoin(authors, eq(authors.id, publicStories.authorId))
    .leftJoin(portraits, eq(portraits.id, authors.avatarId));
}

export type StorySummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

/** Newest first; the same order each time. */
export const newest = sql`${publicStories.publishedAt} desc, ${publicStories.id} desc`;

const byIdsStatement = preparedOnce((db) =>
  selectSummaries(db)
    .where(sql`${publicStories.id} = any (${sql.placeholder('ids')}::uuid[])`)
    .prepare('stories_by_ids'),
);

/** Those of `ids` that are published, in no order. */
export function listPublicStoriesByIds(db: Queryable, ids: readonly string[]) {
  return byIdsStatement(db).execute({ ids: [...ids] });
}

export type StoryImageRow = ImageRow & { id: string; caption: string };

/** All of a story; join the published place as well. */
export function detailColumns(source: Source) {
  return {
    ...summaryColumns(source),
    content: source.content,
    contentMarkdown: source.contentMarkdown,
    place: {
      id: publicDestinations.id,
      slug: publicDestinations.slug,
      name: publicDestinations.name,
      country: publicDestinations.country,
      regionText: publicDestinations.regionText,
      latitude: publicLatitude,
      longitude: publicLongitude,
    },
    images: sql<StoryImageRow[]>`coalesce((
    select json_agg(json_build_object('id', image.id, 'caption', ${storyImages.caption}, 'file', image.file, 'sizes', image.sizes,
      'width', image.width, 'height', image.height, 'tone', image.tone, 'thumbhash', image.thumbhash, 'alt', image.alt,
      'decorative', image.decorative, 'focalX', image.focal_x, 'focalY', image.focal_y)
      order by ${storyImages.position})
    from ${storyImages} join ${mediaItems} image on image.id = ${storyImages.mediaId}
    where ${storyImages.storyId} = ${source.id}), '[]')`.as('images'),
  };
}

function detailStatement(name: string, where: SQL) {
  return preparedOnce((db) =>
    db
      .select(detailColumns(publicStories))
      .from(publicStories)
      .leftJoin(mediaItems, eq(mediaItems.id, publicStories.coverId))
      .leftJoin(authors, eq(authors.id, publicStories.authorId))
      .leftJoin(portraits, eq(portraits.id, authors.avatarId))
      .leftJoin(publicDestinations, eq(publicDestinations.id, publicStories.placeId))
      .where(where)
      .limit(1)
      .prepare(name),
  );
}

const byId = detailStatement('story_by_id', eq(publicStories.id, sql.placeholder('key')));
// A current slug wins over a former one: staff may give a free old name to another story.
const bySlug = detailStatement(
  'story_by_slug',
  sql`${publicStories.id} = coalesce(
    (select id from public_stories where slug = ${sql.placeholder('key')}),
    (select ${formerStorySlugs.storyId} from ${formerStorySlugs} where ${formerStorySlugs.slug} = ${sql.placeholder('key')}))`,
);

/** By slug, former slug or id; published ones only. */
export async function findPublicStory(db: Queryable, slugOrId: string) {
  const statement = uuidShape.test(slugOrId) ? byId : bySlug;
  const [row] = await statement(db).execute({ key: slugOrId.toLowerCase() });
  return row;
}

export type StoryDetailRow = NonNullable<Awaited<ReturnType<typeof findPublicStory>>>;

/**
 * A statement of all stories, and one of those alone that everybody can read in a language.
 * @param also whether a row of public_stories is one of them, behind a condition
 */
function ofAllOrTranslated<Statement>(prepare: (suffix: string, also: SQL) => Statement) {
  const isTranslated = sql`and exists (select from ${storyTextLists} as kept
    where kept.id = ${publicStories.id} and kept.language = ${sql.placeholder('only')} and kept.list_name = 'all')`;
  const [all, translated] = [prepare('', sql``), prepare('_translated', isTranslated)];
  return (only: string) => (only === '' ? all : translated);
}

// Only among the newest: comparing the tags of all stories would cost more the longer the magazine lives.
const nextStatement = ofAllOrTranslated((suffix) => {
  const newestIds = suffix
    ? sql`select id from ${storyTextLists} where language = ${sql.placeholder('only')} and list_name = 'all'`
    : sql`select id from public_stories where true`;
  return preparedOnce((db) =>
    selectSummaries(db)
      .where(
        sql`${publicStories.id} in (
          ${newestIds} and id <> ${sql.placeholder('id')} order by published_at desc, id desc limit 200)`,
      )
      .orderBy(
        sql`(select count(*) from unnest(lower_all(${publicStories.tags})) as tag
          where tag = any (lower_all(${sql.placeholder('tags')}::text[]))) desc, ${newest}`,
      )
      .limit(3)
      .prepare(`stories_next${suffix}`),
  );
});

/** Up to three other stories: those that share most tags, the newest first. @param only the language of all, or '' */
export function listNextStories(db: Queryable, story: { id: string; tags: string[] }, only: string) {
  return nextStatement(only)(db).execute({ id: story.id, tags: story.tags, ...(only && { only }) });
}

// Staff name a story's place by its tags; both ways have an index.
const placeStatement = ofAllOrTranslated((suffix, also) =>
  preparedOnce((db) =>
    selectSummaries(db)
      .where(
        sql`${publicStories.id} in (
          select id from stories where place_id = ${sql.placeholder('id')}
          union
          select id from stories where published and lower_all(tags) @> array[lower(${sql.placeholder('name')})]) ${also}`,
      )
      .orderBy(newest)
      .limit(3)
      .prepare(`stories_of_place${suffix}`),
  ),
);

/** Up to three stories of a published destination, the newest first. @param only the language of all, or '' */
export function listPlaceStories(db: Queryable, { id, name }: { id: string; name: string }, only: string) {
  return placeStatement(only)(db).execute({ id, name, ...(only && { only }) });
}

const byAuthor = ofAllOrTranslated((suffix, also) =>
  preparedOnce((db) =>
    selectSummaries(db)
      .where(
        sql`${publicStories.id} = any (array(select id from public_stories where author_id = ${sql.placeholder('authorId')} ${also}
          order by published_at desc, id desc limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')}))`,
      )
      .orderBy(newest)
      .prepare(`stories_by_author${suffix}`),
  ),
);

const countByAuthor = ofAllOrTranslated((suffix, also) =>
  preparedOnce((db) =>
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(publicStories)
      .where(sql`${publicStories.authorId} = ${sql.placeholder('authorId')} ${also}`)
      .prepare(`stories_by_author_count${suffix}`),
  ),
);

/** The published stories of an author, newest first. @param only the language of all, or '' */
export async function listPublicStoriesBy(db: Queryable, authorId: string, { page, limit }: PageRequest, only: string) {
  const language = only === '' ? {} : { only };
  const [rows, counted] = await Promise.all([
    byAuthor(only)(db).execute({ authorId, limit, offset: (page - 1) * limit, ...language }),
    countByAuthor(only)(db).execute({ authorId, ...language }),
  ]);
  return { rows, totalCount: counted[0]?.count ?? 0 };
}

/** Up to `most` stories of one author become those of another, or nobody's; gives how many did. */
export async function moveStoriesOf(tx: Queryable, from: string, to: string | null, most: number): Promise<number> {
  const some = sql`${stories.id} in (select id from ${stories} where author_id = ${from} limit ${most})`;
  return (await tx.update(stories).set({ authorId: to }).where(some)).rowCount ?? 0;
}

/** Those of these tags, in lower case and at least one, that published stories carry; at most `most`. */
export async function listTagsAmong(db: Queryable, tags: readonly string[], most: number): Promise<string[]> {
  const wanted = sql.join(
    tags.map((tag, place) => sql`(${tag}::text, ${place}::int)`),
    sql`, `,
  );
  const { rows } = await db.execute<{ tag: string }>(sql`
    select tag from (values ${wanted}) as wanted (tag, place)
    where exists (select 1 from ${publicStories} where lower_all(${publicStories.tags}) @> array[tag])
    order by place limit ${most}`);
  return rows.map(({ tag }) => tag);
}
