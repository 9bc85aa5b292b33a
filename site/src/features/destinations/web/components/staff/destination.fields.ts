import { destinationRules as rules } from '#features/destinations/staff-destination.contract.ts';
import {
  type FormValues,
  fileField,
  flagField,
  formField,
  galleryField,
  linesOf,
  numberField,
  textField,
  wordsField,
} from '#web/staff/fields/form-field.ts';
import { saysMissing } from '#web/staff/fields/rule-words.ts';
import { t } from '../../staff-destinations.texts.ts';
import { formatMonthValues, noMonths, toMonthsRequest, wrongMonth } from './month-values.ts';

/** A day as it is typed: one activity per line. */
export type DayValues = { _id?: string; title: string; activities: string };

const wrongDays = (days: readonly DayValues[]): string | undefined =>
  days.length === 0 ? saysMissing(() => t.itinerary, rules.itinerary.missing) : untitledDay(days);

function untitledDay(days: readonly DayValues[]): string | undefined {
  return days.some(({ title }) => title.trim() === '') ? t.dayUntitled : undefined;
}

/** The form of a destination, in its order. */
export const destinationFields = {
  name: textField(() => t.name, rules.name),
  category: textField(() => t.category, rules.category, { placeholder: () => t.categoryExample }),
  description: textField(() => t.descriptionField, rules.description, {
    rows: 2,
    hint: () => t.descriptionHint,
  }),
  shortLine: textField(() => t.shortLine, rules.shortLine, {
    hint: () => t.shortLineHint,
  }),
  longDescription: textField(() => t.longDescription, rules.longDescription, {
    rows: 7,
    hint: () => t.longDescriptionHint,
  }),
  bestTimeToVisit: textField(() => t.bestTime, rules.bestTimeToVisit, { placeholder: () => t.bestTimeExample }),
  SuggestedDuration: textField(() => t.duration, rules.SuggestedDuration, { placeholder: () => t.durationExample }),
  country: textField(() => t.country, rules.country),
  region: textField(() => t.region, rules.region, { placeholder: () => t.regionExample }),
  latitude: numberField(() => t.latitude, rules.latitude, { hint: () => t.latitudeHint }),
  longitude: numberField(() => t.longitude, rules.longitude, { hint: () => t.longitudeHint }),
  avgTemp: numberField(() => t.temperature, rules.avgTemp, { hint: () => t.temperatureHint }),
  climateType: textField(() => t.climate, rules.climateType, { placeholder: () => t.climateExample }),
  bestMonth: textField(() => t.bestMonth, rules.bestMonth, { placeholder: () => t.bestMonthExample }),
  months: formField({
    label: () => t.whenToGo,
    blank: noMonths,
    validate: wrongMonth,
    validateDraft: wrongMonth,
    print: formatMonthValues,
    toRequest: toMonthsRequest,
  }),
  tags: wordsField(() => t.tags, rules.tags),
  popularFor: wordsField(() => t.popularFor, rules.popularFor),
  travelTips: wordsField(() => t.travelTips, rules.travelTips),
  itinerary: formField({
    label: () => t.itinerary,
    blank: [] as DayValues[],
    validate: wrongDays,
    validateDraft: untitledDay,
    print: (days) => days.map(({ title, activities }) => [title, ...linesOf(activities)].join('\n- ')).join('\n\n'),
    toRequest: (days) => days.map((day) => ({ ...day, activities: linesOf(day.activities) })),
  }),
  thumbnail: fileField(() => t.thumbnail, rules.thumbnail),
  images: galleryField(() => t.images, rules.images),
  featured: flagField(() => t.featured, {
    check: () => t.feature,
    hint: () => t.featureHint,
  }),
};

export type DestinationFormValues = FormValues<typeof destinationFields>;
