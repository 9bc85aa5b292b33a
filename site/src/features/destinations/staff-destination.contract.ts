import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import { itemId } from '../../contract/rules/item-id.ts';
import {
  createKey,
  optionalFlag,
  plainText,
  requiredList,
  requiredNumber,
  requiredText,
  startedFrom,
} from '../../contract/staff-form.ts';
import { alternativeText, galleryChange } from '../media/gallery.contract.ts';
import { destinationDetail, nearbyDestination } from './destination.contract.ts';
import { writtenMonths } from './months.contract.ts';

/** All of a destination that its form holds, and all of a row of the list. */
export const staffDestination = destinationDetail.omit({ reviews: true, reviewCount: true, ratingCounts: true });
export type StaffDestination = z.output<typeof staffDestination>;

const required = (field: string, most: number) => requiredText(most, `${field} is required`);
const words = { items: 30, characters: 60 };

const noDays = 'itinerary must be a list of days as JSON';
const dayNumber = 'day must be a whole number from 1 to 366';

const itineraryDay = z.object(
  {
    /** Of a day that was there before. */
    _id: plainText(60).optional(),
    /** Left out, it is the day's place in the list. */
    day: z.int({ error: dayNumber }).min(1, dayNumber).max(366, dayNumber).optional(),
    title: requiredText(200, 'Each day needs a title'),
    activities: z
      .array(plainText(500), { error: 'activities must be a list of texts' })
      .max(50, 'At most 50 activities')
      .default([])
      .transform((list) => list.filter(Boolean)),
  },
  { error: noDays },
);

const fields = {
  name: requiredText(120, 'Destination name is required'),
  description: required('description', 600),
  longDescription: required('longDescription', 20_000),
  category: required('category', 60),
  country: required('country', 100),
  region: required('region', 200),
  bestTimeToVisit: required('bestTimeToVisit', 150),
  tags: requiredList('tags is required', words),
  popularFor: requiredList('popularFor is required', words),
  latitude: requiredNumber('latitude', -90, 90),
  longitude: requiredNumber('longitude', -180, 180),
  travelTips: requiredList('travelTips is required', { items: 50, characters: 600 }),
  /** Degrees Celsius. */
  avgTemp: requiredNumber('avgTemp', -100, 100),
  climateType: required('climateType', 100),
  bestMonth: required('bestMonth', 100),
  SuggestedDuration: required('SuggestedDuration', 60),
  itinerary: z
    .array(itineraryDay, {
      error: ({ input }) => (input ? noDays : 'itinerary is required'),
    })
    .min(1, 'itinerary is required')
    .max(100, 'At most 100 days'),
};

/** Absent: as it was, or unknown. */
const optional = {
  shortLine: plainText(90).optional(),
  months: writtenMonths.optional(),
};

/** Absent: as it was; a new destination is a draft and not featured. `published` is the other spelling of `isPublished`. */
const flags = {
  featured: optionalFlag('featured'),
  isPublished: optionalFlag('isPublished'),
  published: optionalFlag('published'),
};

const images = { ...galleryChange, thumbnailAlt: alternativeText };

const newDestination = z.object({ ...fields, ...optional, ...flags, ...images, createKey });
const changedDestination = z
  .object(fields)
  .partial()
  .extend({ ...optional, ...flags, ...images, updatedAt: startedFrom });
export type NewDestination = z.output<typeof newDestination>;
export type ChangedDestination = z.output<typeof changedDestination>;

const tooManyImages = 'At most 20 images at a time';

const saved = z.object({ success: z.literal(true), message: z.string(), data: staffDestination });
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
    thumbnail: { kind: 'image', most: 1, least: { count: 1, message: 'Thumbnail is required' } },
    images: { kind: 'image', most: 20, tooMany: tooManyImages, least: { count: 2, message: 'AtLest 2 is required' } },
  },
  status: 201,
  output: saved,
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'too_large', 'wrong_type', 'too_many'],
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
    thumbnail: { kind: 'image', most: 1 },
    images: { kind: 'image', most: 20, tooMany: tooManyImages },
  },
  output: saved,
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
  output: saved,
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
  output: saved,
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'not_found'],
});
