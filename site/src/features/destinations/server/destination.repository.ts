import { eq, type SQL, sql } from 'drizzle-orm';
import type { PageRequest } from '../../../contract/pagination.ts';
import { countLists } from '../../../server/list-count.repository.ts';
import { boundedRows, pageIds } from '../../../server/list-page.repository.ts';
import { readPage, type Way } from '../../../server/list-page.ts';
import { preparedOnce, type Queryable } from '../../../server/queryable.ts';
import { pictureColumns } from '../../media/server/media.columns.ts';
import type { PictureRow } from '../../media/server/media.presenter.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import {
  destinationImages,
  type destinations,
  formerDestinationSlugs,
  publicDestinations,
  type Region,
} from './destination.table.ts';

type Source = typeof destinations | typeof publicDestinations;

/** What lists show; join the thumbnail. */
export function summaryColumns(source: Source) {
  return {
    id: source.id,
    slug: source.slug,
    name: source.name,
    category: source.category,
    description: source.description,
    bestTimeToVisit: source.bestTimeToVisit,
    suggestedDuration: source.suggestedDuration,
    tags: source.tags,
    popularFor: source.popularFor,
    averageTemperatureCelsius: source.averageTemperatureCelsius,
    climateType: source.climateType,
    bestMonth: source.bestMonth,
    country: source.country,
    regionText: source.regionText,
    latitude: source.latitude,
    longitude: source.longitude,
    ratingValue: source.ratingValue,
    ratingCount: source.ratingCount,
    featured: source.featured,
    published: source.published,
    createdAt: source.createdAt,
    updatedAt: source.updatedAt,
    thumbnail: pictureColumns,
  };
}

const publicSummary = summaryColumns(publicDestinations);

export type PublicFilter = {
  q: string;
  region?: Region | undefined;
  tags: readonly string[];
  sort: 'newest' | 'rating' | 'name';
  featuredOnly?: boolean;
};

const orders = {
  newest: sql`${publicDestinations.createdAt} desc, ${publicDestinations.id} desc`,
  rating: sql`${publicDestinations.ratingValue} desc, ${publicDestinations.ratingCount} desc, ${publicDestinations.id} desc`,
  // Without accents and case, so that Évora stands before Faro on every machine.
  name: sql`search_form(${publicDestinations.name}), ${publicDestinations.id}`,
};

// On a walk as functions, which no index answers: PostgreSQL would rather gather all that match than believe how many they are.
function conditions(filter: PublicFilter, way: Way): SQL {
  const isWalk = way === 'walk';
  const parts: SQL[] = [sql`true`];
  if (filter.featuredOnly) parts.push(sql`${publicDestinations.featured}`);
  if (filter.region) parts.push(sql`${publicDestinations.region} = ${sql.placeholder('region')}`);
  if (filter.tags.length > 0)
    parts.push(
      isWalk
        ? sql`arrayoverlap(lower_all(${publicDestinations.tags}), ${sql.placeholder('tags')}::text[])`
        : sql`lower_all(${publicDestinations.tags}) && ${sql.placeholder('tags')}::text[]`,
    );
  if (filter.q)
    parts.push(
      isWalk
        ? sql`ts_match_vq(${publicDestinations.search}, prefix_query(${sql.placeholder('q')}))`
        : sql`${publicDestinations.search} @@ prefix_query(${sql.placeholder('q')})`,
    );
  return sql.join(parts, sql` and `);
}

/** The list whose length is kept, if this is one. */
function keptList({ q, featuredOnly, region, tags }: PublicFilter): string | undefined {
  if (q || tags.length > 1 || (featuredOnly && (region || tags.length > 0))) return undefined;
  if (featuredOnly) return 'destinations featured';
  const [tag] = tags;
  if (tag !== undefined) return `destinations${region ? ` in ${region}` : ''} tagged ${tag}`;
  return region ? `destinations published in ${region}` : 'destinations published';
}

function shapeOf(filter: PublicFilter): string {
  const used = [
    filter.featuredOnly && 'featured',
    filter.region && 'region',
    filter.tags.length > 0 && 'tags',
    filter.q && 'q',
  ];
  return [filter.sort, ...used.filter(Boolean)].join('_');
}

// Each combination of filters is a statement of its own, so that each gets the plan that fits it.
const listStatements = new Map<string, ReturnType<typeof listStatement>>();

function listStatement(shape: string, filter: PublicFilter) {
  const order = orders[filter.sort];
  const rows = (way: Way) =>
    preparedOnce((db) =>
      db
        .select(publicSummary)
        .from(publicDestinations)
        .leftJoin(mediaItems, eq(mediaItems.id, publicDestinations.thumbnailId))
        .where(
          sql`${publicDestinations.id} = any (${pageIds(publicDestinations, conditions(filter, way), order, way)})`,
        )
        .orderBy(order)
        .prepare(`destinations_${shape}_${way}`),
    );
  return {
    walk: rows('walk'),
    gather: rows('gather'),
    count: preparedOnce((db) =>
      db
        .select({ count: sql<number>`count(*)::int` })
        .from(boundedRows(publicDestinations, conditions(filter, 'gather')))
        .prepare(`destinations_${shape}_count`),
    ),
  };
}

export function listPublicDestinations(db: Queryable, filter: PublicFilter, page: PageRequest) {
  const shape = shapeOf(filter);
  const statement = listStatements.get(shape) ?? listStatement(shape, filter);
  listStatements.set(shape, statement);
  const { region, tags, q, sort, featuredOnly } = filter;
  const values = { region, tags: [...tags], q };
  const kept = keptList(filter);
  return readPage(
    {
      isFiltered: q !== '' || tags.length > 0 || (featuredOnly === true && (region !== undefined || sort !== 'newest')),
      count: async () => (kept ? countLists(db, kept) : ((await statement.count(db).execute(values))[0]?.count ?? 0)),
      rows: (way, { limit, offset }) => statement[way](db).execute({ ...values, limit, offset }),
    },
    page,
  );
}

export type DestinationSummaryRow = Awaited<ReturnType<typeof listPublicDestinations>>['rows'][number];

const byIdsStatement = preparedOnce((db) =>
  db
    .select(publicSummary)
    .from(publicDestinations)
    .leftJoin(mediaItems, eq(mediaItems.id, publicDestinations.thumbnailId))
    .where(sql`${publicDestinations.id} = any (${sql.placeholder('ids')}::uuid[])`)
    .prepare('destinations_by_ids'),
);

/** Those of `ids` that are published, in no order. */
export function listPublicDestinationsByIds(db: Queryable, ids: readonly string[]) {
  return byIdsStatement(db).execute({ ids: [...ids] });
}

const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** All of a destination but its reviews; join the thumbnail. */
export function detailColumns(source: Source) {
  return {
    ...summaryColumns(source),
    longDescription: source.longDescription,
    travelTips: source.travelTips,
    itinerary: source.itinerary,
    images: sql<PictureRow[]>`coalesce((
    select json_agg(json_build_object('file', ${mediaItems.file}, 'sizes', ${mediaItems.sizes}, 'width', ${mediaItems.width},
      'height', ${mediaItems.height}, 'tone', ${mediaItems.tone}, 'thumbhash', ${mediaItems.thumbhash}, 'alt', ${mediaItems.alt})
      order by ${destinationImages.position})
    from ${destinationImages} join ${mediaItems} on ${mediaItems.id} = ${destinationImages.mediaId}
    where ${destinationImages.destinationId} = ${source.id}), '[]')`.as('images'),
  };
}

const publicDetail = detailColumns(publicDestinations);

function detailStatement(name: string, where: SQL) {
  return preparedOnce((db) =>
    db
      .select(publicDetail)
      .from(publicDestinations)
      .leftJoin(mediaItems, eq(mediaItems.id, publicDestinations.thumbnailId))
      .where(where)
      .limit(1)
      .prepare(name),
  );
}

const byId = detailStatement('destination_by_id', eq(publicDestinations.id, sql.placeholder('key')));
// A current slug wins over a former one: staff may give a free old name to another place.
const bySlug = detailStatement(
  'destination_by_slug',
  sql`${publicDestinations.id} = coalesce(
    (select id from public_destinations where slug = ${sql.placeholder('key')}),
    (select ${formerDestinationSlugs.destinationId} from ${formerDestinationSlugs} where ${formerDestinationSlugs.slug} = ${sql.placeholder('key')}))`,
);

export type DestinationDetailRow = DestinationSummaryRow &
  Pick<typeof destinations.$inferSelect, 'longDescription' | 'travelTips' | 'itinerary'> & { images: PictureRow[] };

/** By slug, former slug or id; published ones only. */
export async function findPublicDestination(
  db: Queryable,
  slugOrId: string,
): Promise<DestinationDetailRow | undefined> {
  const statement = uuidShape.test(slugOrId) ? byId : bySlug;
  const [row] = await statement(db).execute({ key: slugOrId.toLowerCase() });
  return row;
}

// The chord through the globe is what the index sorts by; the arc on its surface follows from it.
const nearbyStatement = preparedOnce((db) => {
  const here = sql`globe_point(${sql.placeholder('latitude')}::float8, ${sql.placeholder('longitude')}::float8)`;
  const there = sql`globe_point(${publicDestinations.latitude}, ${publicDestinations.longitude})`;
  return db
    .select({ ...publicSummary, distanceKm: sql<number>`2 * 6371.0088 * asin(least(1, (${there} <-> ${here}) / 2))` })
    .from(publicDestinations)
    .leftJoin(mediaItems, eq(mediaItems.id, publicDestinations.thumbnailId))
    .where(sql`${publicDestinations.id} <> ${sql.placeholder('id')}`)
    .orderBy(sql`${there} <-> ${here}`)
    .limit(6)
    .prepare('destinations_nearby');
});

export function listNearbyDestinations(db: Queryable, place: { id: string; latitude: number; longitude: number }) {
  return nearbyStatement(db).execute(place);
}
