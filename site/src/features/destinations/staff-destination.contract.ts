import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import type { FieldRule } from '../../contract/rules/form-rules.ts';
import { itemId } from '../../contract/rules/item-id.ts';
import {
  createKey,
  formText,
  mergedFields,
  optionalFlag,
  requiredList,
  requiredNumber,
  requiredText,
  startedFrom,
} from '../../contract/staff-form.ts';
import { t as refusals } from '../../contract/texts/refusals/api-refusals.texts.ts';
import { alternativeText, galleryChange, libraryId } from '../media/gallery.contract.ts';
import { scheduleShape } from '../schedules/item-schedule.contract.ts';
import { editionStanding } from '../translations/edition-standing.contract.ts';
import { destinationDetail, nearbyDestination } from './destination.contract.ts';
import { writtenMonths } from './months.contract.ts';

/** What a destination's form holds. */
const storedDestination = destinationDetail.omit({
  body: true,
  reviews: true,
  reviewCount: true,
  ratingCounts: true,
});
export type StoredDestination = z.output<typeof storedDestination>;

const staffDestination = storedDestination.extend({
  ...scheduleShape,
  /** How it stands in the site's other languages, where it has any. */
  editions: z.array(editionStanding).optional(),
});
export type StaffDestination = z.output<typeof staffDestination>;

/**
 * What the fields of the form may hold, in its order; its controls and checks follow
 * (web/components/staff/destination.fields.ts), and so does what versions and exports hold.
 */
export const destinationRules = {
  name: { most: 120, missing: 'Destination name is required' },
  category: { most: 60, missing: 'category is required' },
  description: { most: 600, missing: 'description is required' },
  /** May stay blank: cards then show the beginning of the description. */
  shortLine: { most: 90 },
  longDescription: { most: 20_000, missing: 'longDescription is required' },
  bestTimeToVisit: { most: 150, missing: 'bestTimeToVisit is required' },
  SuggestedDuration: { most: 60, missing: 'SuggestedDuration is required' },
  country: { most: 100, missing: 'country is required' },
  region: { most: 200, missing: 'region is required' },
  latitude: { name: 'latitude', least: -90, most: 90 },
  longitude: { name: 'longitude', least: -180, most: 180 },
  /** Degrees Celsius. */
  avgTemp: { name: 'avgTemp', least: -100, most: 100 },
  climateType: { most: 100, missing: 'climateType is required' },
  bestMonth: { most: 100, missing: 'bestMonth is required' },
  /** Their limits: months.contract.ts. */
  months: {},
  tags: { items: 30, characters: 60, missing: 'tags is required' },
  popularFor: { items: 30, characters: 60, missing: 'popularFor is required' },
  travelTips: { items: 50, characters: 600, missing: 'travelTips is required' },
  itinerary: { items: 100, missing: 'itinerary is required' },
  thumbnail: { missing: 'Thumbnail is required' },
  images: {
    least: { count: 2, message: 'AtLest 2 is required' },
    most: { count: 40, message: 'At most 40 images' },
  },
} as const satisfies Record<string, FieldRule>;
const rules = destinationRules;

export const dayTitleRule = { most: 200, missing: 'Each day needs a title' };

export const noDays = 'itinerary must be a list of days as JSON';
const dayNumber = 'day must be a whole number from 1 to 366';

export const itineraryDay = z.object(
  {
    /** Of a day that was there before. */
    _id: formText(60).optional(),
    /** Left out, it is the day's place in the list. */
    day: z.int({ error: dayNumber }).min(1, dayNumber).max(366, dayNumber).optional(),
    title: requiredText(dayTitleRule),
    activities: z
      .array(formText(500), { error: () => refusals.listOf({ field: 'activities', what: 'texts' }) })
      .max(50, 'At most 50 activities')
      .default([])
      .transform((list) => list.filter(Boolean)),
  },
  { error: noDays },
);

const fields = {
  name: requiredText(rules.name),
  description: requiredText(rules.description),
  longDescription: requiredText(rules.longDescription),
  category: requiredText(rules.category),
  country: requiredText(rules.country),
  region: requiredText(rules.region),
  bestTimeToVisit: requiredText(rules.bestTimeToVisit),
  tags: requiredList(rules.tags),
  popularFor: requiredList(rules.popularFor),
  latitude: requiredNumber(rules.latitude),
  longitude: requiredNumber(rules.longitude),
  travelTips: requiredList(rules.travelTips),
  avgTemp: requiredNumber(rules.avgTemp),
  climateType: requiredText(rules.climateType),
  bestMonth: requiredText(rules.bestMonth),
  SuggestedDuration: requiredText(rules.SuggestedDuration),
  itinerary: z
    .array(itineraryDay, {
      error: ({ input }) => (input ? noDays : rules.itinerary.missing),
    })
    .min(1, rules.itinerary.missing)
    .max(rules.itinerary.items, `At most ${rules.itinerary.items} days`),
};

/** Absent: as it was, or unknown. */
export const optionalFields = {
  shortLine: formText(rules.shortLine.most).optional(),
  months: writtenMonths.optional(),
};

/**
 * Absent: as it was; a new destination is a draft and not featured. `published` is the other spelling of `isPublished`.
 */
const flags = {
  featured: optionalFlag('featured'),
  isPublished: optionalFlag('isPublished'),
  published: optionalFlag('published'),
};

export const imageFields = { ...galleryChange, thumbnailAlt: alternativeText, thumbnailId: libraryId('thumbnailId') };

/** Its translations stay good, whatever its texts say now. */
export const smallChange = optionalFlag('smallChange');

const newDestination = z.object({ ...fields, ...optionalFields, ...flags, ...imageFields, createKey });
const changedDestination = z
  .object(fields)
  .partial()
  .extend({ ...optionalFields, ...flags, ...imageFields, smallChange, updatedAt: startedFrom });
export type NewDestination = z.output<typeof newDestination>;
export type ChangedDestination = z.output<typeof changedDestination>;

const thumbnailFile = { kind: 'image', most: 1, orId: 'thumbnailId' } as const;
const galleryFiles = {
  kind: 'image',
  most: 20,
  tooMany: 'At most 20 images at a time',
  orId: 'imageIds',
} as const;

const savedDestination = z.object({
  success: z.literal(true),
  message: z.string(),
  data: staffDestination,
  merged: mergedFields,
});
const params = z.object({ id: itemId });

export const readDestinationForStaff = endpoint({
  name: 'readDestinationForStaff',
  summary: 'A destination for its form, including drafts',
  method: 'GET',
  paths: ['/api/v5/admin/destination/:id'],
  access: 'staff',
  params,
  output: dataOf(staffDestination),
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});

/** All of a page that only staff can see, with what the public calls of a draft would refuse to tell. */
export const destinationPreview = z.object({
  destination: destinationDetail,
  nearby: z.array(nearbyDestination),
});
export type DestinationPreview = z.output<typeof destinationPreview>;

export const previewDestination = endpoint({
  name: 'previewDestination',
  summary: 'What the destination’s page would show if it were published',
  method: 'GET',
  paths: ['/api/v5/admin/destination/:id/preview'],
  access: 'staff',
  params,
  output: dataOf(destinationPreview),
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});

export const previewDestinationMap = endpoint({
  name: 'previewDestinationMap',
  summary: 'The map of a destination, including drafts, as SVG',
  method: 'GET',
  paths: ['/api/v5/admin/destination/:id/map.svg'],
  access: 'staff',
  params,
  output: z.string(),
  contentType: 'image/svg+xml; charset=utf-8',
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});

export const createDestination = endpoint({
  name: 'createDestination',
  summary: 'Adds a destination with its pictures, as a draft by default',
  method: 'POST',
  paths: ['/api/v5/admin/destination'],
  access: 'staff',
  body: newDestination,
  files: {
    thumbnail: { ...thumbnailFile, least: { count: 1, message: rules.thumbnail.missing } },
    images: { ...galleryFiles, least: rules.images.least },
  },
  status: 201,
  output: savedDestination,
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'too_large', 'wrong_type', 'too_many', 'conflict'],
});

export const updateDestination = endpoint({
  name: 'updateDestination',
  summary: 'Changes only the given fields of a destination',
  method: 'PUT',
  paths: ['/api/v5/admin/destination/:id'],
  access: 'staff',
  params,
  body: changedDestination,
  files: {
    thumbnail: thumbnailFile,
    images: galleryFiles,
  },
  output: savedDestination,
  errors: [
    'invalid_input',
    'not_logged_in',
    'not_allowed',
    'not_found',
    'conflict',
    'too_large',
    'wrong_type',
    'too_many',
  ],
});

export const deleteDestination = endpoint({
  name: 'deleteDestination',
  summary: 'Deletes a destination with its reviews',
  method: 'DELETE',
  paths: ['/api/v5/admin/destination/:id'],
  access: 'staff',
  params,
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});

export const featureDestination = endpoint({
  name: 'featureDestination',
  summary: 'Features or unfeatures a destination; without a body it is toggled',
  method: 'PUT',
  paths: ['/api/v5/admin/destination/featured/:id'],
  access: 'staff',
  params,
  body: z.object({ featured: optionalFlag('featured') }, { error: 'Nothing, or featured' }).nullish(),
  output: savedDestination,
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'not_found'],
});

export const publishDestination = endpoint({
  name: 'publishDestination',
  summary: 'Publishes or unpublishes a destination; without a body it is toggled',
  method: 'PUT',
  paths: ['/api/v5/admin/destination/published/:id'],
  access: 'staff',
  params,
  body: z.object({ isPublished: optionalFlag('isPublished') }, { error: 'Nothing, or isPublished' }).nullish(),
  output: savedDestination,
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'not_found', 'conflict'],
});
