import { storedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import type { DestinationSummary } from '#features/destinations/destination.contract.ts';
import type { StaffDestination } from '#features/destinations/staff-destination.contract.ts';
import { blankValues, storedValues, toRequest } from '#web/staff/fields/form-field.ts';
import { galleryChangeOf } from '#web/staff/fields/gallery-change.ts';
import { type DestinationFormValues, destinationFields } from './destination.fields.ts';
import { monthValuesOf } from './month-values.ts';

/** The form's fields of a destination; what a list knows of it fills those that it can. */
export function destinationValuesOf(
  item: StaffDestination | DestinationSummary | null,
  isFeatured = false,
): DestinationFormValues {
  if (!item) return { ...blankValues(destinationFields), featured: isFeatured };
  const { location, weatherInfo, thumbnail } = item;
  return {
    ...storedValues(destinationFields, item),
    country: location.country,
    region: location.region,
    latitude: numberText(location.coordinates.latitude),
    longitude: numberText(location.coordinates.longitude),
    avgTemp: numberText(weatherInfo.avgTemp),
    climateType: weatherInfo.climateType,
    bestMonth: weatherInfo.bestMonth,
    thumbnail: thumbnail && storedFile(thumbnail.url, { alt: thumbnail.alt }),
    ...('images' in item && valuesBesideList(item)),
  };
}

const numberText = (value: number | null): string => (value === null ? '' : String(value));

function valuesBesideList({ months, itinerary, images }: StaffDestination) {
  return {
    months: monthValuesOf(months),
    itinerary: itinerary.map(({ _id, title, activities }) => ({ _id, title, activities: activities.join('\n') })),
    images: images.map(({ secure_url, alt }) => storedFile(secure_url, { alt })),
  };
}

/**
 * The form as the API takes it.
 * @param stored addresses of the images that the form began with
 */
export function toDestinationRequest(
  { thumbnail, images, ...values }: DestinationFormValues,
  stored: readonly string[],
) {
  const { files, ...gallery } = galleryChangeOf(images, stored);
  const body = { ...toRequest(destinationFields, values), ...gallery };
  return {
    body: thumbnail ? { ...body, thumbnailAlt: thumbnail.alt ?? '' } : body,
    files: { thumbnail, images: files },
  };
}
