import { markdownOfPlainText } from '@trekker/rich-text/normal-markdown.ts';
import { eq, sql } from 'drizzle-orm';
import { keptMedia } from '#features/media/server/media.columns.ts';
import type { VersionedKind } from '#features/versions/server/versioned-kind.ts';
import type { Queryable } from '#server/queryable.ts';
import { destinationVersionFields } from '../../destination-versions.ts';
import { destinations } from '../destination.table.ts';
import { presentMonths } from '../months/months.rules.ts';

export type DestinationImage = { media: string; alt: string };

const { name, category, description, shortLine, bestTimeToVisit, country, latitude, longitude } = destinations;
const { climateType, bestMonth, tags, popularFor, travelTips, featured } = destinations;
const { goodMonths, fairMonths, poorMonths, monthTemperatures, monthRain } = destinations;

async function readDestinationContent(tx: Queryable, id: string) {
  const [row] = await tx
    .select({
      fields: {
        name,
        category,
        description,
        shortLine,
        bestTimeToVisit,
        SuggestedDuration: destinations.suggestedDuration,
        country,
        region: destinations.regionText,
        latitude,
        longitude,
        avgTemp: destinations.averageTemperatureCelsius,
        climateType,
        bestMonth,
        tags,
        popularFor,
        travelTips,
        featured,
        isPublished: destinations.published,
      },
      plain: destinations.longDescription,
      markdown: destinations.longDescriptionMarkdown,
      months: { goodMonths, fairMonths, poorMonths, monthTemperatures, monthRain },
      itinerary: destinations.itinerary,
      thumbnail: keptMedia(destinations.thumbnailId),
      images: sql<DestinationImage[]>`coalesce((
        select json_agg(json_build_object('media', shown.id, 'alt', shown.alt) order by place.position)
        from destination_images place join media_items shown on shown.id = place.media_id
        where place.destination_id = destinations.id), '[]')`,
      updatedAt: destinations.updatedAt,
    })
    .from(destinations)
    .where(eq(destinations.id, id));
  if (!row) return undefined;
  const { fields, plain, markdown, thumbnail, images, updatedAt } = row;
  const longDescription = markdown ?? markdownOfPlainText(plain);
  const months = presentMonths(row.months);
  const itinerary = row.itinerary.map(({ id: _id, day, title, activities }) => ({ _id, day, title, activities }));
  return { content: { ...fields, longDescription, months, itinerary, thumbnail, images }, updatedAt };
}

export type DestinationContent = NonNullable<Awaited<ReturnType<typeof readDestinationContent>>>['content'];

export const destinationVersions = {
  kind: 'destination',
  fields: destinationVersionFields,
  read: readDestinationContent,
} satisfies VersionedKind;
