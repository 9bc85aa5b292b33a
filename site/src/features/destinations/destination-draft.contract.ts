import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import {
  createKey,
  draftNumber,
  formList,
  formText,
  optionalFlag,
  requiredText,
  startedFrom,
} from '../../contract/staff-form.ts';
import { t as refusals } from '../../contract/texts/refusals/api-refusals.texts.ts';
import {
  createDestination,
  imageFields,
  itineraryDay,
  noDays,
  optionalFields,
  destinationRules as rules,
  smallChange,
  updateDestination,
} from './staff-destination.contract.ts';

/** A draft: its name alone has to be there. */
const draftFields = {
  name: requiredText(rules.name),
  description: formText(rules.description.most).optional(),
  longDescription: formText(rules.longDescription.most).optional(),
  category: formText(rules.category.most).optional(),
  country: formText(rules.country.most).optional(),
  region: formText(rules.region.most).optional(),
  bestTimeToVisit: formText(rules.bestTimeToVisit.most).optional(),
  tags: formList(rules.tags).optional(),
  popularFor: formList(rules.popularFor).optional(),
  latitude: draftNumber(rules.latitude).optional(),
  longitude: draftNumber(rules.longitude).optional(),
  travelTips: formList(rules.travelTips).optional(),
  avgTemp: draftNumber(rules.avgTemp).optional(),
  climateType: formText(rules.climateType.most).optional(),
  bestMonth: formText(rules.bestMonth.most).optional(),
  SuggestedDuration: formText(rules.SuggestedDuration.most).optional(),
  itinerary: z
    .array(itineraryDay, { error: noDays })
    .max(rules.itinerary.items, `At most ${rules.itinerary.items} days`)
    .optional(),
};

const unpublished = (field: string) =>
  optionalFlag(field).refine((on) => on !== true, { error: () => refusals.draftPublished });
const draftFlags = {
  featured: optionalFlag('featured'),
  isPublished: unpublished('isPublished'),
  published: unpublished('published'),
};

const newDraft = z.object({ ...draftFields, ...optionalFields, ...draftFlags, ...imageFields, createKey });
const changedDraft = z
  .object(draftFields)
  .partial()
  .extend({ ...optionalFields, ...draftFlags, ...imageFields, smallChange, updatedAt: startedFrom });
export type NewDraft = z.output<typeof newDraft>;
export type ChangedDraft = z.output<typeof changedDraft>;

export const createDraft = endpoint({
  ...createDestination,
  name: 'createDestinationDraft',
  summary: 'Adds a destination as a draft, of which the name alone has to be there',
  paths: ['/api/v5/admin/destination/draft'],
  body: newDraft,
  files: updateDestination.files,
});

export const updateDraft = endpoint({
  ...updateDestination,
  name: 'updateDestinationDraft',
  summary: 'Changes only the given fields of a destination that is not published; all but its name may be blank',
  paths: ['/api/v5/admin/destination/draft/:id'],
  body: changedDraft,
});
