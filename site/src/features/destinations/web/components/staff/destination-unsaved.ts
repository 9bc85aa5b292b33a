import type { DestinationDetail } from '#features/destinations/destination.contract.ts';
import type { RichTextBody } from '#features/rich-text/rich-text.contract.ts';
import { linesOf } from '#web/staff/fields/form-field.ts';
import type { DestinationFormValues } from './destination.fields.ts';
import { type MonthValues, toMonthsRequest, wrongMonth } from './month-values.ts';

/**
 * A destination as it would be with what was typed; of its images, those that are stored, in the order that they are to
 * have.
 */
export function withUnsaved(
  stored: DestinationDetail,
  typed: DestinationFormValues,
  body: RichTextBody,
): DestinationDetail {
  const { thumbnail: _thumbnail, latitude, longitude, avgTemp, climateType, bestMonth, months, ...rest } = typed;
  const number = (text: string, otherwise: number | null) => (text.trim() === '' ? otherwise : Number(text) || 0);
  const { coordinates } = stored.location;
  return {
    ...stored,
    ...rest,
    body,
    ...unsavedMonths(months),
    weatherInfo: { avgTemp: number(avgTemp, null), climateType, bestMonth },
    location: {
      country: typed.country,
      region: typed.region,
      coordinates: {
        latitude: number(latitude, coordinates.latitude),
        longitude: number(longitude, coordinates.longitude),
      },
    },
    itinerary: typed.itinerary.map(({ _id, title, activities }, place) => ({
      _id: _id ?? `new ${place}`,
      day: place + 1,
      title,
      activities: linesOf(activities),
    })),
    images: typed.images.flatMap(({ url, alt }) =>
      stored.images
        .filter(({ secure_url }) => secure_url === url)
        .map((image) => ({ ...image, alt: alt || image.alt })),
    ),
  };
}

/** Months that cannot be read are left as they are stored. */
function unsavedMonths(typed: readonly MonthValues[]): Partial<Pick<DestinationDetail, 'months' | 'monthRatings'>> {
  if (wrongMonth(typed)) return {};
  const months = toMonthsRequest(typed).map((month, at) => ({ month: at + 1, ...month }));
  return { months, monthRatings: months.map(({ rating }) => rating?.charAt(0) ?? '-').join('') };
}
