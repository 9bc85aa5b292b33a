import type { DestinationEdition } from '#features/destinations/destination-edition.contract.ts';
import { destinationRules as rules } from '#features/destinations/staff-destination.contract.ts';
import type { TextsOf } from '#features/translations/edition.contract.ts';
import { addressField } from '#features/translations/web/components/edition-words.ts';
import {
  type FormValues,
  formField,
  linesField,
  linesOf,
  storedValues,
  textField,
} from '#web/staff/fields/form-field.ts';
import { saysMissing } from '#web/staff/fields/rule-words.ts';
import { t } from '../../editions/staff-destination-editions.texts.ts';
import { t as words } from '../../staff-destinations.texts.ts';

/** A day as it is typed: one activity per line. */
type DayWords = { title: string; activities: string };
export const noWords: DayWords = { title: '', activities: '' };

const oneADay = (days: Readonly<Record<string, DayWords>>) =>
  Object.values(days).some(({ title }) => title.trim() !== '')
    ? undefined
    : saysMissing(() => words.itinerary, rules.itinerary.missing);

/** The form of a destination in another language, in its order. */
export const editionFields = {
  name: textField(() => words.name, rules.name),
  slug: addressField(() => t.addressHint),
  category: textField(() => words.category, rules.category),
  description: textField(() => words.descriptionField, rules.description, { rows: 2 }),
  shortLine: textField(() => words.shortLine, rules.shortLine, { hint: () => words.shortLineHint }),
  longDescription: textField(() => words.longDescription, rules.longDescription, { rows: 7 }),
  bestTimeToVisit: textField(() => words.bestTime, rules.bestTimeToVisit),
  SuggestedDuration: textField(() => words.duration, rules.SuggestedDuration),
  region: textField(() => words.region, rules.region),
  climateType: textField(() => words.climate, rules.climateType),
  bestMonth: textField(() => words.bestMonth, rules.bestMonth),
  popularFor: linesField(() => words.popularFor, rules.popularFor, { rows: 2, hint: () => t.onePerLine }),
  travelTips: linesField(() => words.travelTips, rules.travelTips, { rows: 4, hint: () => t.onePerLine }),
  /** By the ids of days. */
  itinerary: formField({
    label: () => words.itinerary,
    blank: {} as Record<string, DayWords>,
    validate: oneADay,
    print: (days) => Object.values(days).map(printDay).filter(Boolean).join('\n\n'),
    toRequest: (days) => mapValues(days, (day) => ({ ...day, activities: linesOf(day.activities) })),
  }),
};

export type EditionValues = FormValues<typeof editionFields>;

const printDay = ({ title, activities }: DayWords) => [title, ...linesOf(activities)].filter(Boolean).join('\n- ');

const mapValues = <From, To>(record: Readonly<Record<string, From>>, change: (from: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** What the form begins with. */
export function editionValuesOf(edition: TextsOf<DestinationEdition> | null): EditionValues {
  if (!edition) return storedValues(editionFields, {});
  const { popularFor, travelTips, itinerary, ...texts } = edition;
  return {
    ...storedValues(editionFields, texts),
    popularFor: popularFor.join('\n'),
    travelTips: travelTips.join('\n'),
    itinerary: mapValues(itinerary, (day) => ({ ...day, activities: day.activities.join('\n') })),
  };
}
