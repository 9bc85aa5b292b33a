import { type PickedFile, storedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import type { DestinationSummary } from '#features/destinations/destination.contract.ts';
import type { StaffDestination } from '#features/destinations/staff-destination.contract.ts';
import { type GalleryChange, galleryChangeOf } from '#web/staff/form/gallery-change.ts';
import type { FieldErrors, TextField } from '#web/staff/form/use-edit-form.ts';
import {
  type MonthValues,
  monthValuesOf,
  noMonths,
  printMonthValues,
  toMonthsRequest,
  wrongMonth,
} from './month-values.ts';
import { numberOf, wrongNumber } from './typed-number.ts';

/** A day as it is typed: one activity per line. */
export type DayValues = { _id?: string; title: string; activities: string };

/** The fields of the form by their names in the contract; numbers as they are typed. */
export type DestinationValues = {
  name: string;
  category: string;
  description: string;
  /** May stay blank: cards then show the beginning of the description. */
  shortLine: string;
  longDescription: string;
  bestTimeToVisit: string;
  SuggestedDuration: string;
  country: string;
  region: string;
  latitude: string;
  longitude: string;
  avgTemp: string;
  climateType: string;
  bestMonth: string;
  months: MonthValues[];
  tags: string[];
  popularFor: string[];
  travelTips: string[];
  itinerary: DayValues[];
  thumbnail: PickedFile | null;
  images: PickedFile[];
  featured: boolean;
};

/** In the order of the form. */
export const destinationLabels: Record<keyof DestinationValues, string> = {
  name: 'Name',
  category: 'Category',
  description: 'Description',
  shortLine: 'Short line',
  longDescription: 'Long description',
  bestTimeToVisit: 'Best time to visit',
  SuggestedDuration: 'Suggested duration',
  country: 'Country',
  region: 'Region',
  latitude: 'Latitude',
  longitude: 'Longitude',
  avgTemp: 'Average temperature',
  climateType: 'Climate type',
  bestMonth: 'Best month',
  months: 'When to go',
  tags: 'Tags',
  popularFor: 'Popular for',
  travelTips: 'Travel tips',
  itinerary: 'Itinerary',
  thumbnail: 'Thumbnail',
  images: 'Pictures',
  featured: 'Featured',
};

/** What a new destination begins with: not featured, and one day to be told. */
const newValues: DestinationValues = {
  ...{ name: '', category: '', description: '', longDescription: '', bestTimeToVisit: '', SuggestedDuration: '' },
  ...{ country: '', region: '', latitude: '', longitude: '', avgTemp: '', climateType: '', bestMonth: '' },
  ...{ shortLine: '', months: noMonths },
  ...{ tags: [], popularFor: [], travelTips: [], itinerary: [], thumbnail: null, images: [] },
  featured: false,
};

/** The form's fields of a destination; what a list knows of it fills those that it can. */
export function destinationValuesOf(item: StaffDestination | DestinationSummary | null): DestinationValues {
  if (!item) return newValues;
  const { coordinates, country, region } = item.location;
  const { avgTemp, climateType, bestMonth } = item.weatherInfo;
  const { name, category, description, bestTimeToVisit, SuggestedDuration, tags, popularFor } = item;
  const { shortLine, featured, thumbnail } = item;
  return {
    ...{ name, category, description, bestTimeToVisit, SuggestedDuration, country, region, climateType, bestMonth },
    ...{ shortLine, tags, popularFor, featured },
    latitude: String(coordinates.latitude),
    longitude: String(coordinates.longitude),
    avgTemp: String(avgTemp),
    thumbnail: thumbnail && storedFile(thumbnail.url, { alt: thumbnail.alt }),
    ...('images' in item ? wholeValuesOf(item) : unknownOf),
  };
}

const unknownOf = { longDescription: '', months: noMonths, travelTips: [], itinerary: [], images: [] };

function wholeValuesOf({ longDescription, months, travelTips, itinerary, images }: StaffDestination) {
  return {
    longDescription,
    months: monthValuesOf(months),
    travelTips,
    itinerary: itinerary.map(({ _id, title, activities }) => ({ _id, title, activities: activities.join('\n') })),
    images: images.map(({ secure_url, alt }) => storedFile(secure_url, { alt })),
  };
}

const bounds = { latitude: [-90, 90], longitude: [-180, 180], avgTemp: [-100, 100] } as const;

/** All that is missing or wrong, before anything goes up; in the literal words of the form, as the server says it of what reaches it. */
export function faultsOf(values: DestinationValues): FieldErrors {
  const missing: Record<string, string> = {};
  for (const [field, value] of Object.entries(values)) {
    if (field === 'shortLine') continue;
    const isMissing = typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
    if (isMissing) missing[field] = `${field} is required`;
  }
  if (missing.name) missing.name = 'Destination name is required';
  if (!values.thumbnail) missing.thumbnail = 'Thumbnail is required';
  if (values.images.length < 2) missing.images = 'AtLest 2 is required';
  if (!missing.itinerary && values.itinerary.some(({ title }) => title.trim() === ''))
    missing.itinerary = 'Each day needs a title';
  for (const [field, [least, most]] of Object.entries(bounds)) {
    const wrong = wrongNumber(field, values[field as keyof typeof bounds], least, most);
    if (wrong) missing[field] = wrong;
  }
  const month = wrongMonth(values.months);
  if (month) missing.months = month;
  return missing;
}

type DestinationRequest = { body: DestinationBody; files: { thumbnail: File | undefined; images: File[] } };
type DestinationBody = Omit<
  DestinationValues,
  'latitude' | 'longitude' | 'avgTemp' | 'months' | 'itinerary' | 'thumbnail' | 'images'
> &
  Omit<GalleryChange, 'files'> & {
    thumbnailAlt?: string;
    latitude: number;
    longitude: number;
    avgTemp: number;
    months: ReturnType<typeof toMonthsRequest>;
    itinerary: { _id?: string; title: string; activities: string[] }[];
  };

/**
 * The form as the API takes it.
 * @param stored addresses of the images that the form began with
 */
export function toDestinationRequest(values: DestinationValues, stored: readonly string[]): DestinationRequest {
  const { thumbnail, images, latitude, longitude, avgTemp, months, itinerary, ...rest } = values;
  const { files, ...gallery } = galleryChangeOf(images, stored);
  return {
    body: {
      ...rest,
      ...gallery,
      ...(thumbnail && { thumbnailAlt: thumbnail.alt ?? '' }),
      latitude: numberOf(latitude),
      longitude: numberOf(longitude),
      avgTemp: numberOf(avgTemp),
      months: toMonthsRequest(months),
      itinerary: itinerary.map((day) => ({ ...day, activities: linesOf(day.activities) })),
    },
    files: { thumbnail: thumbnail?.file, images: files },
  };
}

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A field as text, one item a line. */
export function printDestinationField(field: TextField<DestinationValues>, values: DestinationValues): string {
  const value = values[field];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field === 'months') return printMonthValues(values.months);
  if (field === 'itinerary')
    return values.itinerary.map(({ title, activities }) => [title, ...linesOf(activities)].join('\n- ')).join('\n\n');
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}
