import type { Region } from '@trekker/place-names/regions.ts';
import { sameNamed } from '#contract/same-named.ts';
import { described, presentImage, presentSecureImage } from '../../media/server/media.presenter.ts';
import type { Review } from '../../reviews/review.contract.ts';
import type { RichTextBody } from '../../rich-text/rich-text.contract.ts';
import { blocksOf, bothTexts } from '../../rich-text/server/rich-text.rules.ts';
import {
  type DestinationDetail,
  type DestinationSummary,
  destinationDetail,
  destinationSummary,
  type RegionCounts,
} from '../destination.contract.ts';
import type { StoredDestination } from '../staff-destination.contract.ts';
import type { DestinationDetailRow, DestinationSummaryRow } from './destination.repository.ts';
import { presentMonths, presentRatings } from './months/months.rules.ts';

const summaryFields = sameNamed(destinationSummary);
const detailFields = sameNamed(
  destinationDetail.omit({ months: true, itinerary: true, images: true, longDescription: true }),
);

/** An image of which nobody said what it shows shows the place, whatever that is called by now. */
export function presentDestinationSummary(row: DestinationSummaryRow): DestinationSummary {
  return presentWith(described(row.thumbnail, row.name), row);
}

/** Its thumbnail with no words but those that staff wrote. */
export function presentStaffSummary(row: DestinationSummaryRow): DestinationSummary {
  return presentWith(row.thumbnail, row);
}

function presentWith(thumbnail: DestinationSummaryRow['thumbnail'], row: DestinationSummaryRow): DestinationSummary {
  return {
    ...summaryFields(row),
    _id: row.id,
    SuggestedDuration: row.suggestedDuration,
    weatherInfo: { avgTemp: row.averageTemperatureCelsius, climateType: row.climateType, bestMonth: row.bestMonth },
    monthRatings: presentRatings(row),
    location: {
      country: row.country,
      region: row.regionText,
      coordinates: { latitude: row.latitude, longitude: row.longitude },
    },
    thumbnail: thumbnail && presentImage(thumbnail),
    rating: { value: row.ratingValue ?? 0, count: row.ratingCount },
    isPublished: row.published,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** All but the reviews; its images with no words but those that staff wrote. */
export function presentStaffDestination(row: DestinationDetailRow): StoredDestination {
  return presentWhole(row, blocksOf(textOf(row)));
}

const textOf = (row: DestinationDetailRow) => ({ plain: row.longDescription, markdown: row.longDescriptionMarkdown });

function presentWhole(row: DestinationDetailRow, blocks: RichTextBody['blocks']): StoredDestination {
  const { markdown, text } = bothTexts(textOf(row), blocks);
  return {
    ...detailFields(row),
    ...presentStaffSummary(row),
    longDescription: markdown,
    contentText: text,
    months: presentMonths(row),
    itinerary: row.itinerary.map(({ id, day, title, activities }) => ({ _id: id, day, title, activities })),
    images: row.images.map(presentSecureImage),
  };
}

export function presentDestinationDetail(
  row: DestinationDetailRow,
  body: RichTextBody,
  reviews: { newest: Review[]; counts: number[] },
): DestinationDetail {
  const shown = {
    ...row,
    thumbnail: described(row.thumbnail, row.name),
    images: row.images.map((image) => described(image, row.name)),
  };
  return {
    ...presentWhole(shown, body.blocks),
    body,
    reviews: reviews.newest,
    reviewCount: row.ratingCount,
    ratingCounts: reviews.counts,
  };
}

export function presentNearbyDestination(row: DestinationSummaryRow & { distanceKm: number }) {
  return { ...presentDestinationSummary(row), distanceKm: Math.round(row.distanceKm * 10) / 10 };
}

/** Regions without any count nothing. */
export function presentRegionCounts(rows: readonly { region: Region; count: number }[]): RegionCounts {
  const counts: RegionCounts = { all: 0, europe: 0, asia: 0, africa: 0, americas: 0, oceania: 0, other: 0 };
  for (const { region, count } of rows) {
    counts[region] = count;
    counts.all += count;
  }
  return counts;
}
