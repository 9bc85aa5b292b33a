import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Page, PageRequest } from '../../../contract/pagination.ts';
import { preparedOnce, type Queryable } from '../../../server/queryable.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { publicDestinations, type Region } from '../../destinations/server/destination.table.ts';
import { pictureColumns } from '../../media/server/media.columns.ts';
import type { PictureRow } from '../../media/server/media.presenter.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import type { StoryCategory } from '../story.contract.ts';
import { formerStorySlugs, publicStories, type stories, storyAuthors, storyImages } from './story.table.ts';

/** The author's picture; join it by the account. */
export const portraits = alias(mediaItems, 'portraits');

type Source = typeof stories | typeof publicStories;

/** What lists show; join cover, account, portrait and author. */
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
    cover: pictureColumns,
    authorName: accounts.name,
    authorBio: storyAuthors.bio,
    portrait: { file: portraits.file, sizes: portraits.sizes },
    createdAt: source.createdAt,
    publishedAt: source.publishedAt,
    updatedAt: source.updatedAt,
  };
}

function selectSummaries(db: Queryable) {
  return db
    .select(summaryColumns(publicStories))
    .from(publicStories)
    .leftJoin(mediaItems, eq(mediaItems.id, publicStories.coverId))
    .leftJoin(accounts, eq(accounts.id, publicStories.authorId))
    .leftJoin(portraits, eq(portraits.id, accounts.avatarId))
    .leftJoin(storyAuthors, eq(storyAuthors.accountId, publicStories.authorId));
}

const newest = sql`${publicStories.publishedAt} desc, ${publicStories.id} desc`;

export type StoryFilter = {
  q?: string;
  category?: StoryCategory | undefined;
  /** Stories whose tags name it or one of its countries. */
  region?: Region | undefined;
  /** In any case. */
  tag?: string;
  featuredOnly?: boolean;
};

// Each combination of filters is a statement of its own, so that each gets the plan that fits it.
function conditions(filter: StoryFilter): SQL {
  const parts: SQL[] = [sql`true`];
  if (filter.featuredOnly) parts.push(sql`${publicStories.featured}`);
  if (filter.category) parts.push(sql`${publicStories.category} = ${sql.placeholder('category')}`);
  if (filter.region) parts.push(sql`${publicStories.regions} @> array[${sql.placeholder('region')}::text]`);
  if (filter.tag) parts.push(sql`lower_all(${publicStories.tags}) @> array[lower(${sql.placeholder('tag')})]`);
  if (filter.q) parts.push(sql`${publicStories.search} @@ prefix_query(${sql.placeholder('q')})`);
  return sql.join(parts, sql` and `);
}

function shapeOf(filter: StoryFilter): string {
  const names = ['featuredOnly', 'category', 'region', 'tag', 'q'] as const;
  return names.filter((name) => filter[name]).join('_');
}

const listStatements = new Map<string, ReturnType<typeof listStatement>>();

function listStatement(shape: string, filter: StoryFilter) {
  const where = conditions(filter);
  return {
    rows: preparedOnce((db) =>
      selectSummaries(db)
        .where(where)
        .orderBy(newest)
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset'))
        .prepare(`stories_${shape}`),
    ),
    count: preparedOnce((db) =>
      db
        .select({ count: sql<number>`count(*)::int` })
        .from(publicStories)
        .where(where)
        .prepare(`stories_count_${shape}`),
    ),
  };
}

/** Published stories, newest first. */
export async function listPublicStories(db: Queryable, filter: StoryFilter, { page, limit }: PageRequest) {
  const shape = shapeOf(filter);
  let statement = listStatements.get(shape);
  if (!statement) {
    statement = listStatement(shape, filter);
    listStatements.set(shape, statement);
  }
  const { category, region, tag, q } = filter;
  const values = { category, region, tag, q };
  const [rows, counted] = await Promise.all([
    statement.rows(db).execute({ ...values, limit, offset: (page - 1) * limit }),
    statement.count(db).execute(values),
  ]);
  return { rows, totalCount: counted[0]?.count ?? 0 } satisfies Page<unknown>;
}

export type StorySummaryRow = Awaited<ReturnType<typeof listPublicStories>>['rows'][number];

const byIdsStatement = preparedOnce((db) =>
  selectSummaries(db)
    .where(sql`${publicStories.id} = any (${sql.placeholder('ids')}::uuid[])`)
    .prepare('stories_by_ids'),
);

/** Those of `ids` that are published, in no order. */
export function listPublicStoriesByIds(db: Queryable, ids: readonly string[]) {
  return byIdsStatement(db).execute({ ids: [...ids] });
}

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export type StoryImageRow = PictureRow & { id: string; caption: string };

/** All of a story; join the published place as well. */
export function detailColumns(source: Source) {
  return {
    ...summaryColumns(source),
    content: source.content,
    place: {
      id: publicDestinations.id,
      slug: publicDestinations.slug,
      name: publicDestinations.name,
      country: publicDestinations.country,
      regionText: publicDestinations.regionText,
      latitude: publicDestinations.latitude,
      longitude: publicDestinations.longitude,
    },
    images: sql<StoryImageRow[]>`coalesce((
    select json_agg(json_build_object('id', image.id, 'caption', ${storyImages.caption}, 'file', image.file, 'sizes', image.sizes,
      'width', image.width, 'height', image.height, 'tone', image.tone, 'thumbhash', image.thumbhash, 'alt', image.alt)
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
      .leftJoin(accounts, eq(accounts.id, publicStories.authorId))
      .leftJoin(portraits, eq(portraits.id, accounts.avatarId))
      .leftJoin(storyAuthors, eq(storyAuthors.accountId, publicStories.authorId))
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

// Only among the newest: comparing the tags of all stories would cost more the longer the magazine lives.
const nextStatement = preparedOnce((db) =>
  selectSummaries(db)
    .where(
      sql`${publicStories.id} in (
        select id from public_stories where id <> ${sql.placeholder('id')} order by published_at desc, id desc limit 200)`,
    )
    .orderBy(
      sql`(select count(*) from unnest(lower_all(${publicStories.tags})) as tag
        where tag = any (lower_all(${sql.placeholder('tags')}::text[]))) desc, ${newest}`,
    )
    .limit(3)
    .prepare('stories_next'),
);

/** Up to three other stories: those that share most tags, the newest first. */
export function listNextStories(db: Queryable, story: { id: string; tags: string[] }) {
  return nextStatement(db).execute({ id: story.id, tags: story.tags });
}

// Staff name a story's place by its tags; both ways have an index.
const placeStatement = preparedOnce((db) =>
  selectSummaries(db)
    .where(
      sql`${publicStories.id} in (
        with place as (select id, name from public_destinations where slug = ${sql.placeholder('slug')})
        select story.id from place join stories story on story.place_id = place.id
        union
        select story.id from place join stories story on story.published and lower_all(story.tags) @> array[lower(place.name)])`,
    )
    .orderBy(newest)
    .limit(3)
    .prepare('stories_of_place'),
);

/** Up to three stories of a published destination, the newest first. */
export function listPlaceStories(db: Queryable, slug: string) {
  return placeStatement(db).execute({ slug: slug.toLowerCase() });
}
