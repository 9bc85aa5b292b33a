import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { uuidShape } from '#contract/rules/item-id.ts';
import { preparedOnce, type Queryable } from '#server/queryable.ts';
import { imageColumns } from '../../media/server/media.columns.ts';
import type { ImageRow } from '../../media/server/media.presenter.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import {
  destinationImages,
  destinations,
  formerDestinationSlugs,
  publicDestinations,
  publicLatitude,
  publicLongitude,
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
    shortLine: source.shortLine,
    goodMonths: source.goodMonths,
    fairMonths: source.fairMonths,
    poorMonths: source.poorMonths,
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
    thumbnail: imageColumns,
  };
}

export const publicSummary = summaryColumns(publicDestinations);

export type DestinationSummaryRow = Awaited<ReturnType<typeof listPublicDestinationsByIds>>[number];

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

const temperaturesStatement = preparedOnce((db) =>
  db
    .select({
      id: publicDestinations.id,
      temperature: sql<number | null>`${publicDestinations.monthTemperatures}[${sql.placeholder('month')}::int]`,
    })
    .from(publicDestinations)
    .where(sql`${publicDestinations.id} = any (${sql.placeholder('ids')}::uuid[])`)
    .prepare('destination_month_temperatures'),
);

/** How warm a month is, 1 to 12, at each of these places, in °C; in no order. */
export function findMonthTemperatures(db: Queryable, ids: readonly string[], month: number) {
  return temperaturesStatement(db).execute({ ids: [...ids], month });
}

// What only searches read stays in the database.
const { search: _search, staffSearch: _staffSearch, ...ownColumns } = getTableColumns(destinations);
type OwnColumns = typeof ownColumns;

function columnsOf(source: Source): OwnColumns {
  const names = Object.keys(ownColumns) as (keyof OwnColumns)[];
  return Object.fromEntries(names.map((name) => [name, source[name]])) as OwnColumns;
}

/** All of a destination but its reviews; join the thumbnail. */
export function detailColumns(source: Source) {
  return {
    ...columnsOf(source),
    ...summaryColumns(source),
    images: sql<ImageRow[]>`coalesce((
    select json_agg(json_build_object('file', ${mediaItems.file}, 'sizes', ${mediaItems.sizes}, 'width', ${mediaItems.width},
      'height', ${mediaItems.height}, 'tone', ${mediaItems.tone}, 'thumbhash', ${mediaItems.thumbhash}, 'alt', ${mediaItems.alt},
      'decorative', ${mediaItems.decorative}, 'focalX', ${mediaItems.focalX}, 'focalY', ${mediaItems.focalY})
      order by ${destinationImages.position})
    from ${destinationImages} join ${mediaItems} on ${mediaItems.id} = ${destinationImages.mediaId}
    where ${destinationImages.destinationId} = ${source.id}), '[]')`.as('images'),
  };
}

const publicDetail = detailColumns(publicDestinations);

const detailStatement = preparedOnce((db) =>
  db
    .select(publicDetail)
    .from(publicDestinations)
    .leftJoin(mediaItems, eq(mediaItems.id, publicDestinations.thumbnailId))
    .where(eq(publicDestinations.id, sql.placeholder('id')))
    .prepare('destination_by_id'),
);

export type DestinationDetailRow = DestinationSummaryRow &
  Pick<typeof destinations.$inferSelect, keyof OwnColumns> & { images: ImageRow[] };

/** Published ones only. */
export async function findPublicDestination(db: Queryable, id: string): Promise<DestinationDetailRow | undefined> {
  const [row] = await detailStatement(db).execute({ id });
  return row;
}

function placeStatement(name: string, where: SQL) {
  return preparedOnce((db) =>
    db
      .select({
        id: publicDestinations.id,
        name: publicDestinations.name,
        latitude: publicLatitude,
        longitude: publicLongitude,
      })
      .from(publicDestinations)
      .where(where)
      .limit(1)
      .prepare(name),
  );
}

const placeById = placeStatement('place_by_id', eq(publicDestinations.id, sql.placeholder('key')));
// A current slug wins over a former one: staff may give a free old name to another place.
const placeBySlug = placeStatement(
  'place_by_slug',
  sql`${publicDestinations.id} = coalesce(
    (select id from public_destinations where slug = ${sql.placeholder('key')}),
    (select ${formerDestinationSlugs.destinationId} from ${formerDestinationSlugs} where ${formerDestinationSlugs.slug} = ${sql.placeholder('key')}))`,
);

/** What an address of a destination stands for, and where that lies in degrees. */
export type Place = { id: string; name: string; latitude: number; longitude: number };

/** By slug, former slug or id; published ones only. */
export async function findPlace(db: Queryable, slugOrId: string): Promise<Place | undefined> {
  const statement = uuidShape.test(slugOrId) ? placeById : placeBySlug;
  const [place] = await statement(db).execute({ key: slugOrId.toLowerCase() });
  return place;
}

// The chord through the globe is what the index sorts by; the arc on its surface follows from it.
/** The six that lie nearest to a place, its own `id` aside. @param also what else they must be */
export function nearbyStatement(name: string, also = sql``) {
  return preparedOnce((db) => nearbyQuery(db, also).prepare(name));
}

function nearbyQuery(db: Queryable, also: SQL) {
  const here = sql`globe_point(${sql.placeholder('latitude')}::float8, ${sql.placeholder('longitude')}::float8)`;
  const there = sql`globe_point(${publicDestinations.latitude}, ${publicDestinations.longitude})`;
  return db
    .select({
      ...publicSummary,
      latitude: publicLatitude,
      longitude: publicLongitude,
      distanceKm: sql<number>`2 * 6371.0088 * asin(least(1, (${there} <-> ${here}) / 2))`,
    })
    .from(publicDestinations)
    .leftJoin(mediaItems, eq(mediaItems.id, publicDestinations.thumbnailId))
    .where(sql`${publicDestinations.id} <> ${sql.placeholder('id')} ${also}`)
    .orderBy(sql`${there} <-> ${here}`)
    .limit(6);
}

const nearbyOfAll = nearbyStatement('destinations_nearby');

/** Whether somebody has said already where it lies. */
export function isPlaced<Row extends { latitude: number | null; longitude: number | null }>(
  row: Row,
): row is Row & { latitude: number; longitude: number } {
  return row.latitude !== null && row.longitude !== null;
}

export function listNearbyDestinations(db: Queryable, { id, latitude, longitude }: Place) {
  return nearbyOfAll(db).execute({ id, latitude, longitude });
}
