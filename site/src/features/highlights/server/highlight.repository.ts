import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Page, PageRequest } from '../../../contract/pagination.ts';
import { preparedOnce, type Queryable } from '../../../server/queryable.ts';
import { filmColumnsOf, pictureColumns, pictureColumnsOf } from '../../media/server/media.columns.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import type { HighlightRegion } from '../highlight.contract.ts';
import { publicHighlights } from './highlight.table.ts';

const films = alias(mediaItems, 'films');
const avatars = alias(mediaItems, 'avatars');

const columns = {
  id: publicHighlights.id,
  name: publicHighlights.name,
  description: publicHighlights.description,
  location: publicHighlights.location,
  region: publicHighlights.region,
  rating: publicHighlights.rating,
  date: publicHighlights.date,
  featured: publicHighlights.featured,
  published: publicHighlights.published,
  createdAt: publicHighlights.createdAt,
  updatedAt: publicHighlights.updatedAt,
  image: pictureColumns,
  video: filmColumnsOf(films),
  avatar: pictureColumnsOf(avatars),
};

function selectHighlights(db: Queryable) {
  return db
    .select(columns)
    .from(publicHighlights)
    .leftJoin(mediaItems, eq(mediaItems.id, publicHighlights.imageId))
    .leftJoin(films, eq(films.id, publicHighlights.videoId))
    .leftJoin(avatars, eq(avatars.id, publicHighlights.avatarId));
}

const newest = sql`${publicHighlights.createdAt} desc, ${publicHighlights.id} desc`;
const recent = sql`${publicHighlights.date} desc, ${newest}`;

export type HighlightQuery = {
  q?: string;
  regions?: readonly HighlightRegion[];
  /** Rated 4 or higher. */
  topRated?: boolean;
  featuredOnly?: boolean;
  /** Sorted by the day they tell of, and not by when they came. */
  byDate?: boolean;
};

// Each combination of filters is a statement of its own, so that each gets the plan that fits it.
function conditions(query: HighlightQuery): SQL {
  const parts: SQL[] = [sql`true`];
  if (query.featuredOnly) parts.push(sql`${publicHighlights.featured}`);
  if (query.topRated) parts.push(sql`${publicHighlights.rating} >= 4`);
  if (query.regions) parts.push(sql`${publicHighlights.region} = any (${sql.placeholder('regions')}::text[])`);
  if (query.q) parts.push(sql`${publicHighlights.search} @@ prefix_query(${sql.placeholder('q')})`);
  return sql.join(parts, sql` and `);
}

function shapeOf(query: HighlightQuery): string {
  const names = ['byDate', 'featuredOnly', 'topRated', 'regions', 'q'] as const;
  return names.filter((name) => query[name]).join('_');
}

const listStatements = new Map<string, ReturnType<typeof listStatement>>();

function listStatement(shape: string, query: HighlightQuery) {
  const where = conditions(query);
  return {
    rows: preparedOnce((db) =>
      selectHighlights(db)
        .where(where)
        .orderBy(query.byDate ? recent : newest)
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset'))
        .prepare(`highlights_${shape}`),
    ),
    count: preparedOnce((db) =>
      db
        .select({ count: sql<number>`count(*)::int` })
        .from(publicHighlights)
        .where(where)
        .prepare(`highlights_count_${shape}`),
    ),
  };
}

/** Published highlights, newest first unless `byDate` says otherwise. */
export async function listPublicHighlights(db: Queryable, query: HighlightQuery, { page, limit }: PageRequest) {
  const shape = shapeOf(query);
  let statement = listStatements.get(shape);
  if (!statement) {
    statement = listStatement(shape, query);
    listStatements.set(shape, statement);
  }
  const values = { regions: query.regions && [...query.regions], q: query.q };
  const [rows, counted] = await Promise.all([
    statement.rows(db).execute({ ...values, limit, offset: (page - 1) * limit }),
    statement.count(db).execute(values),
  ]);
  return { rows, totalCount: counted[0]?.count ?? 0 } satisfies Page<unknown>;
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

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

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
