import { described, presentPicture, presentSecurePicture } from '../../media/server/media.presenter.ts';
import type { Review } from '../../reviews/review.contract.ts';
import type { DestinationDetail, DestinationSummary } from '../destination.contract.ts';
import type { StaffDestination } from '../staff-destination.contract.ts';
import type { DestinationDetailRow, DestinationSummaryRow } from './destination.repository.ts';

/** A picture of which nobody said what it shows shows the place, whatever that is called by now. */
export function presentDestinationSummary(row: DestinationSummaryRow): DestinationSummary {
  return presentWith(described(row.thumbnail, row.name), row);
}

/** Its thumbnail with no words but those that staff wrote. */
export function presentStaffSummary(row: DestinationSummaryRow): DestinationSummary {
  return presentWith(row.thumbnail, row);
}

function presentWith(thumbnail: DestinationSummaryRow['thumbnail'], row: DestinationSummaryRow): DestinationSummary {
  return {
    _id: row.id,
    slug: row.slug,
    name: row.name,
    category: row.category,
    description: row.description,
    bestTimeToVisit: row.bestTimeToVisit,
    SuggestedDuration: row.suggestedDuration,
    tags: row.tags,
    popularFor: row.popularFor,
    weatherInfo: { avgTemp: row.averageTemperatureCelsius, climateType: row.climateType, bestMonth: row.bestMonth },
    location: {
      country: row.country,
      region: row.regionText,
      coordinates: { latitude: row.latitude, longitude: row.longitude },
    },
    thumbnail: thumbnail && presentPicture(thumbnail),
    rating: { value: row.ratingValue ?? 0, count: row.ratingCount },
    featured: row.featured,
    published: row.published,
    isPublished: row.published,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** All but the reviews; its pictures with no words but those that staff wrote. */
export function presentStaffDestination(row: DestinationDetailRow): StaffDestination {
  return {
    ...presentStaffSummary(row),
    longDescription: row.longDescription,
    travelTips: row.travelTips,
    itinerary: row.itinerary.map(({ id, day, title, activities }) => ({ _id: id, day, title, activities })),
    images: row.images.map(presentSecurePicture),
  };
}

export function presentDestinationDetail(
  row: DestinationDetailRow,
  reviews: { newest: Review[]; counts: number[] },
): DestinationDetail {
  const shown = {
    ...row,
    thumbnail: described(row.thumbnail, row.name),
    images: row.images.map((image) => described(image, row.name)),
  };
  return {
    ...presentStaffDestination(shown),
    reviews: reviews.newest,
    reviewCount: row.ratingCount,
    ratingCounts: reviews.counts,
  };
}

export function presentNearbyDestination(row: DestinationSummaryRow & { distanceKm: number }) {
  return { ...presentDestinationSummary(row), distanceKm: Math.round(row.distanceKm * 10) / 10 };
}
