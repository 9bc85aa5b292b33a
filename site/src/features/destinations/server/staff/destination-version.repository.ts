import { markdownOfPlainText } from '@trekker/rich-text/normal-markdown.ts';
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import { keptMedia } from '#features/media/server/media.columns.ts';
import type { VersionedKind } from '#features/versions/server/versioned-kind.ts';
import type { Queryable } from '#server/queryable.ts';
import { destinationVersionFields } from '../../destination-versions.ts';
import { destinations } from '../destination.table.ts';
import { presentMonths } from '../months/months.rules.ts';

export type DestinationImage = { media: string; alt: string };

const columns = getTableColumns(destinations);
type SameNamed = Pick<typeof columns, keyof typeof columns & keyof typeof destinationVersionFields>;
/** What versions call as the table does: a new column of a field is in them by its name. */
const sameNamed = Object.fromEntries(
  Object.entries(columns).filter(([name]) => name in destinationVersionFields),
) as SameNamed;
const { goodMonths, fairMonths, poorMonths, monthTemperatures, monthRain } = destinations;

async function readDestinationContents(tx: Queryable, ids: readonly string[]) {
  const rows = await tx
    .select({
      id: destinations.id,
      fields: {
        ...sameNamed,
        SuggestedDuration: destinations.suggestedDuration,
        region: destinations.regionText,
        avgTemp: destinations.averageTemperatureCelsius,
        isPublished: destinations.published,
      },
      markdown: destinations.longDescriptionMarkdown,
      months: { goodMonths, fairMonths, poorMonths, monthTemperatures, monthRain },
      thumbnail: keptMedia(destinations.thumbnailId),
      images: sql<DestinationImage[]>`coalesce((
        select json_agg(json_build_object('media', shown.id, 'alt', shown.alt) order by place.position)
        from destination_images place join media_items shown on shown.id = place.media_id
        where place.destination_id = destinations.id), '[]')`,
      updatedAt: destinations.updatedAt,
    })
    .from(destinations)
    .where(inArray(destinations.id, [...ids]));
  return new Map(
    rows.map(({ id, fields, markdown, thumbnail, images, updatedAt, ...row }) => {
      const longDescription = markdown ?? markdownOfPlainText(fields.longDescription);
      const months = presentMonths(row.months);
      const itinerary = fields.itinerary.map(({ id: _id, day, title, activities }) => ({
        _id,
        day,
        title,
        activities,
      }));
      return [id, { content: { ...fields, longDescription, months, itinerary, thumbnail, images }, updatedAt }];
    }),
  );
}

type MapValue<Of> = Of extends Map<string, infer Value> ? Value : never;
export type DestinationContent = MapValue<Awaited<ReturnType<typeof readDestinationContents>>>['content'];

export const destinationVersions = {
  kind: 'destination',
  fields: destinationVersionFields,
  read: async (tx: Queryable, id: string) => (await readDestinationContents(tx, [id])).get(id),
  readAll: readDestinationContents,
} satisfies VersionedKind;
