import { destinationRules as rules } from '#features/destinations/staff-destination.contract.ts';
import {
  type FormValues,
  fileField,
  flagField,
  formField,
  galleryField,
  numberField,
  textField,
  wordsField,
} from '#web/staff/fields/form-field.ts';
import { formatMonthValues, noMonths, toMonthsRequest, wrongMonth } from './month-values.ts';

/** A day as it is typed: one activity per line. */
export type DayValues = { _id?: string; title: string; activities: string };

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function wrongDay(days: readonly DayValues[]): string | undefined {
  if (days.length === 0) return rules.itinerary.missing;
  return days.some(({ title }) => title.trim() === '') ? rules.dayTitle.missing : undefined;
}

/** The form of a destination, in its order. */
export const destinationFields = {
  name: textField('Name', rules.name),
  category: textField('Category', rules.category, { placeholder: 'City break, island, trail' }),
  description: textField('Description', rules.description, {
    rows: 2,
    hint: 'Shown at the top of the destination’s page.',
  }),
  shortLine: textField('Short line', rules.shortLine, {
    hint: 'Shown on cards. If empty, they show the start of the description.',
  }),
  longDescription: textField('Long description', rules.longDescription, {
    rows: 7,
    hint: 'Press / in an empty line to add a picture, a place or a table.',
  }),
  bestTimeToVisit: textField('Best time to visit', rules.bestTimeToVisit, { placeholder: 'March to June, September' }),
  SuggestedDuration: textField('Suggested duration', rules.SuggestedDuration, { placeholder: '4 days' }),
  country: textField('Country', rules.country),
  region: textField('Region', rules.region, { placeholder: 'Southern Europe' }),
  latitude: numberField('Latitude', rules.latitude, { hint: 'In degrees, south is negative: 38.7223' }),
  longitude: numberField('Longitude', rules.longitude, { hint: 'In degrees, west is negative: -9.1393' }),
  avgTemp: numberField('Average temperature', rules.avgTemp, { hint: 'In °C' }),
  climateType: textField('Climate type', rules.climateType, { placeholder: 'Mild, oceanic' }),
  bestMonth: textField('Best month', rules.bestMonth, { placeholder: 'May' }),
  months: formField({
    label: 'When to go',
    blank: noMonths,
    validate: wrongMonth,
    print: formatMonthValues,
    toRequest: toMonthsRequest,
  }),
  tags: wordsField('Tags', rules.tags),
  popularFor: wordsField('Popular for', rules.popularFor),
  travelTips: wordsField('Travel tips', rules.travelTips),
  itinerary: formField({
    label: 'Itinerary',
    blank: [] as DayValues[],
    validate: wrongDay,
    print: (days) => days.map(({ title, activities }) => [title, ...linesOf(activities)].join('\n- ')).join('\n\n'),
    toRequest: (days) => days.map((day) => ({ ...day, activities: linesOf(day.activities) })),
  }),
  thumbnail: fileField('Thumbnail', rules.thumbnail),
  images: galleryField('Pictures', rules.images),
  featured: flagField('Featured', {
    check: 'Feature this destination',
    hint: 'Shown among Top Destinations on the home page',
  }),
};

export type DestinationFormValues = FormValues<typeof destinationFields>;
