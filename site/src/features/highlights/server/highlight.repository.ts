import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PageRequest } from '#contract/pagination.ts';
import { uuidShape } from '#contract/rules/item-id.ts';
import { language, typedTerms } from '#server/languages/typed-terms.repository.ts';
import type { KeptList } from '#server/lists/kept-list-names.ts';
import { countLists } from '#server/lists/list-count.repository.ts';
import { boundedRows, pageIds } from '#server/lists/list-page.repository.ts';
import { type Method, readPage } from '#server/lists/list-page.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { imageColumns, imageColumnsOf, videoColumnsOf } from '../../media/server/media.columns.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import type { HighlightRegion } from '../highlight.contract.ts';
import { publicHighlightTexts } from './editions/highlight-text.table.ts';
import { publicHighlights } from './highlight.table.ts';

const videos = alias(mediaItems, 'videos');
const captions = alias(mediaItems, 'captions');
const avatars = alias(mediaItems, 'avatars');

const columns = {
  id: publicHighlights.id,
  name: publicHighlights.name,
  description: publicHighlights.description,
  descriptionMarkdown: publicHighlights.descriptionMarkdown,
  location: publicHighlights.location,
  region: publicHighlights.region,
  rating: publicHighlights.rating,
  date: publicHighlights.date,
  featured: publicHighlights.featured,
  published: publicHighlights.published,
  createdAt: publicHighlights.createdAt,
  updatedAt: publicHighlights.updatedAt,
  image: imageColumns,
  video: videoColumnsOf(videos),
  captions: captions.file,
  avatar: imageColumnsOf(avatars),
};

function selectHighlights(db: Queryable) {
  return db
    .select(columns)
    .from(publicHighlights)
    .leftJoin(mediaItems, eq(mediaItems.id, publicHighlights.imageId))
    .leftJoin(videos, eq(videos.id, publicHighlights.videoId))
    .leftJoin(captions, eq(captions.id, publicHighlights.captionsId))
    .leftJoin(avatars, eq(avatars.id, publicHighlights.avatarId));
}

const newest = sql`${publicHighlights.createdAt} desc, ${publicHighlights.id} desc`;
const recent = sql`${publicHighlights.date} desc, ${newest}`;

export type HighlightQuery = {
  q?: string;
  /** What `q` is in the site's own language, where it names a country or a part of the world. */
  original?: string;
  regions?: readonly HighlightRegion[];
  /** Rated 4 or higher. */
  topRated?: boolean;
  featuredOnly?: boolean;
  /** Sorted by the day they tell of, and not by when they came. */
  byDate?: boolean;
  /** A language: those alone that everybody can read in it. */
  only?: string;
  /** Ids of those that hold the words in the language that they are shown in. */
  translated?: readonly string[];
};

const isTranslated = sql`${publicHighlights.id} in (
  select ${publicHighlightTexts.highlightId} from ${publicHighlightTexts} where language = ${language})`;

const asTyped = sql`prefix_query(${sql.placeholder('original')})`;

/** The words, where each highlight is shown in the site's own language or in one that has been looked at already. */
const holds = (translated: boolean) =>
  translated
    ? sql`(${publicHighlights.search} @@ ${asTyped} or ${publicHighlights.id} = any (${sql.placeholder('translated')}::uuid[]))`
    : sql`${publicHighlights.search} @@ ${asTyped}`;

/** The words, in a language or, as names and regions, in the site's own: regions are in no text. */
const holdsThere = sql`(${publicHighlights.id} in (
    select ${publicHighlightTexts.highlightId} from ${publicHighlightTexts}, ${typedTerms}
    where language = ${language} and search @@ (('''@' || ${language} || '''')::tsquery && query))
  or ${isTranslated} and ts_filter(${publicHighlights.search}, '{a,b}') @@ ${asTyped})`;

const isTranslatedToo = ({ translated = [] }: HighlightQuery) => translated.length > 0;

function conditions(query: HighlightQuery): SQL {
  const parts: SQL[] = [sql`true`];
  if (query.featuredOnly) parts.push(sql`${publicHighlights.featured}`);
  if (query.topRated) parts.push(sql`${publicHighlights.rating} >= 4`);
  if (query.regions) parts.push(sql`${publicHighlights.region} = any (${sql.placeholder('regions')}::text[])`);
  if (query.only) parts.push(query.q ? holdsThere : isTranslated);
  else if (query.q) parts.push(holds(isTranslatedToo(query)));
  return sql.join(parts, sql` and `);
}

function shapeOf(query: HighlightQuery): string {
  const names = ['byDate', 'featuredOnly', 'topRated', 'regions', 'only', 'q'] as const;
  return [...names.filter((name) => query[name]), ...(isTranslatedToo(query) ? ['translated'] : [])].join('_');
}

/** The lists whose lengths are kept and add up to this one, if there are any. */
function keptLists({ q, featuredOnly, topRated, regions, only }: HighlightQuery): KeptList[] {
  if (only) return [];
  const used = [q, featuredOnly, topRated, regions].filter(Boolean).length;
  if (used === 0) return ['highlights published'];
  if (used > 1 || q) return [];
  if (regions) return regions.map((region) => `highlights published in ${region}` as const);
  return [topRated ? 'highlights top-rated' : 'highlights featured'];
}

// Each combination of filters is a statement of its own, so that each gets the plan that fits it.
const listStatements = new Map<string, ReturnType<typeof listStatement>>();

function listStatement(shape: string, query: HighlightQuery) {
  const where = conditions(query);
  const order = query.byDate ? recent : newest;
  const rows = (method: Method) =>
    preparedOnce((db) =>
      selectHighlights(db)
        .where(sql`${publicHighlights.id} = any (${pageIds(publicHighlights, where, order, method)})`)
        .orderBy(order)
        .prepare(`highlights_${shape}_${method}`),
    );
  return {
    scan: rows('scan'),
    sort: rows('sort'),
    count: preparedOnce((db) =>
      db
        .select({ count: sql<number>`count(*)::int` })
        .from(boundedRows(publicHighlights, where))
        .prepare(`highlights_${shape}_count`),
    ),
  };
}

/** Published highlights, newest first unless `byDate` says otherwise. */
export function listPublicHighlights(db: Queryable, query: HighlightQuery, page: PageRequest) {
  const shape = shapeOf(query);
  const statement = listStatements.get(shape) ?? listStatement(shape, query);
  listStatements.set(shape, statement);
  const { regions, q, original = q, only, translated } = query;
  const values = {
    regions: regions && [...regions],
    typed: q,
    original,
    language: only,
    translated: translated && [...translated],
  };
  const kept = keptLists(query);
  return readPage(
    {
      isFiltered: Boolean(query.q || query.only || query.topRated || (query.regions?.length ?? 0) > 1),
      count: async () =>
        kept.length > 0 ? countLists(db, ...kept) : ((await statement.count(db).execute(values))[0]?.count ?? 0),
      rows: (method, { limit, offset }) => statement[method](db).execute({ ...values, limit, offset }),
    },
    page,
  );
}

export type HighlightRow = Awaited<ReturnType<typeof listPublicHighlights>>['rows'][number];

const byIdsStatement = preparedOnce((db) =>
  selectHighlights(db)
    .where(sql`${publicHighlights.id} = any (${sql.placeholder('ids')}::uuid[])`)
    .prepare('highlights_by_ids'),
);

/** Those of `ids` that are published, in no order. */
export function listPublicHighlightsByIds(db: Queryable, ids: readonly string[]) {
  return byIdsStatement(db).execute({ ids: [...ids] });
}

const byId = preparedOnce((db) =>
  selectHighlights(db)
    .where(eq(publicHighlights.id, sql.placeholder('id')))
    .limit(1)
    .prepare('highlight_by_id'),
);

/** A published one; what is no id is nobody's. */
export async function findPublicHighlight(db: Queryable, id: string): Promise<HighlightRow | undefined> {
  if (!uuidShape.test(id)) return undefined;
  const [row] = await byId(db).execute({ id });
  return row;
}
