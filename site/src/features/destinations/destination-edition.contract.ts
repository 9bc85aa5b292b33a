import { z } from 'zod';
import { formList, formText, requiredText } from '../../contract/staff-form.ts';
import { editionEndpoints } from '../translations/edition.contract.ts';
import { dayTitleRule, destinationRules as rules } from './staff-destination.contract.ts';

/** The other texts are as long as those of the destination itself. */
const dayRules = {
  activities: { items: 50, characters: 500 },
  dayId: { most: 60 },
} as const;

const day = z.object({ title: z.string(), activities: z.array(z.string()) });

const texts = z.object({
  name: z.string(),
  category: z.string(),
  description: z.string(),
  shortLine: z.string(),
  longDescription: z.string(),
  bestTimeToVisit: z.string(),
  SuggestedDuration: z.string(),
  climateType: z.string(),
  bestMonth: z.string(),
  region: z.string(),
  popularFor: z.array(z.string()),
  travelTips: z.array(z.string()),
  /** Of its days, by their ids. */
  itinerary: z.record(z.string(), day),
});

const notDays = 'itinerary must be { title, activities } by the ids of days';

const sentDay = z.object(
  {
    title: formText(dayTitleRule.most),
    activities: formList(dayRules.activities).default([]),
  },
  notDays,
);

const sent = z.object({
  name: requiredText(rules.name).optional(),
  category: formText(rules.category.most).optional(),
  description: formText(rules.description.most).optional(),
  shortLine: formText(rules.shortLine.most).optional(),
  longDescription: formText(rules.longDescription.most).optional(),
  bestTimeToVisit: formText(rules.bestTimeToVisit.most).optional(),
  SuggestedDuration: formText(rules.SuggestedDuration.most).optional(),
  climateType: formText(rules.climateType.most).optional(),
  bestMonth: formText(rules.bestMonth.most).optional(),
  region: formText(rules.region.most).optional(),
  popularFor: formList(rules.popularFor).optional(),
  travelTips: formList(rules.travelTips).optional(),
  itinerary: z
    .record(z.string().max(dayRules.dayId.most, notDays), sentDay, notDays)
    .refine((days) => Object.keys(days).length <= rules.itinerary.items, `At most ${rules.itinerary.items} days`)
    .optional(),
});
export type SentDestinationTexts = z.output<typeof sent>;

export const {
  readEditions: readDestinationEditions,
  readEdition: readDestinationEdition,
  suggestEdition: suggestDestinationEdition,
  updateEdition: updateDestinationEdition,
  deleteEdition: deleteDestinationEdition,
} = editionEndpoints({ kind: 'destination', name: 'Destination', item: 'a destination' }, texts, sent);
export type DestinationTexts = z.output<typeof texts>;
export type DestinationEdition = NonNullable<z.output<typeof readDestinationEdition.output>['data']['edition']>;
