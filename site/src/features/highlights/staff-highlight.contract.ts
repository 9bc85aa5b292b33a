import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { sortQuery } from '../../contract/list-sort.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf, pageQuery } from '../../contract/pagination.ts';
import type { FieldRule } from '../../contract/rules/form-rules.ts';
import { itemId } from '../../contract/rules/item-id.ts';
import { choice, searchWords } from '../../contract/rules/text.ts';
import { translationFilter } from '../../contract/rules/translations/translation-filter.ts';
import {
  createKey,
  mergedFields,
  optionalFlag,
  requiredNumber,
  requiredText,
  startedFrom,
} from '../../contract/staff-form.ts';
import { t as checks } from '../../contract/texts/api-checks.texts.ts';
import { t as refusals } from '../../contract/texts/refusals/api-refusals.texts.ts';
import { alternativeText, libraryId } from '../media/gallery.contract.ts';
import { publicationStates, scheduleShape } from '../schedules/item-schedule.contract.ts';
import { editionStanding, listedLanguages } from '../translations/edition-standing.contract.ts';
import { highlight, highlightList, highlightRegion } from './highlight.contract.ts';

const regions = highlightRegion.options;

/**
 * What the fields of the form may hold; its controls and checks follow. The first two texts are literal, the others
 * follow them.
 */
export const highlightRules = {
  name: { most: 120, missing: 'Highlight name is required' },
  description: { most: 5000, missing: 'Description is required' },
  location: { most: 200, missing: 'Location is required' },
  region: { missing: 'Region is required' },
  rating: { name: 'Rating', least: 0, most: 5 },
} as const satisfies Record<string, FieldRule>;
const rules = highlightRules;

const fields = {
  name: requiredText(rules.name),
  description: requiredText(rules.description),
  location: requiredText(rules.location),
  region: z.enum(regions, {
    error: ({ input }) => (input ? checks.oneOf({ field: 'Region', words: regions.join(', ') }) : rules.region.missing),
  }),
  rating: requiredNumber(rules.rating).refine(isTenths, {
    error: () => refusals.stepsOf({ field: 'Rating', step: '0.1' }),
  }),
};

/** 4.3 is no multiple of 0.1 to a computer. */
function isTenths(rating: number): boolean {
  return Math.abs(rating * 10 - Math.round(rating * 10)) < 1e-9;
}

/** Absent: as it was; a new highlight is published and featured. `published` is the other spelling of `isPublished`. */
const flags = {
  featured: z.boolean().optional(),
  isPublished: z.boolean().optional(),
  published: z.boolean().optional(),
};

/** The day it tells of, as YYYY-MM-DD or a whole time; today without it. */
const date = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: 'Date must be a day, as 2026-05-01' })
  .transform((day) => day.slice(0, 10))
  .optional();

const images = {
  imageAlt: alternativeText,
  imageId: libraryId('imageId'),
  videoId: libraryId('videoId'),
  avatarId: libraryId('avatarId'),
};

const newHighlight = z.object({ ...fields, ...flags, date, ...images, createKey });
const changedHighlight = z
  .object(fields)
  .partial()
  .extend({
    ...flags,
    date,
    ...images,
    /** Takes the video, the portrait or the captions away, unless another comes with the call. */
    removeVideo: z.boolean().default(false),
    removeAvatar: z.boolean().default(false),
    removeCaptions: z.boolean().default(false),
    // A small change leaves translations as they are.
    smallChange: optionalFlag('smallChange'),
    updatedAt: startedFrom,
  });
export type NewHighlight = z.output<typeof newHighlight>;
export type ChangedHighlight = z.output<typeof changedHighlight>;

const files = {
  image: { kind: 'image', most: 1, orId: 'imageId' },
  video: { kind: 'video', most: 1, orId: 'videoId' },
  avatar: { kind: 'image', most: 1, orId: 'avatarId' },
  /** WebVTT, of the video. */
  captions: { kind: 'captions', most: 1 },
} as const;

const params = z.object({ id: itemId });
const storedHighlight = highlight.omit({ language: true, fallbacks: true, fallbackLanguage: true }).extend({
  /** Markdown: paragraphs with bold, italic, links and line breaks. */
  description: z.string(),
  /** Its words alone. */
  descriptionText: z.string(),
});
export type StoredHighlight = z.output<typeof storedHighlight>;
const staffHighlight = storedHighlight.extend({
  /** How it stands in the site's other languages; left out where there are none. */
  editions: z.array(editionStanding).optional(),
  ...scheduleShape,
});
export type StaffHighlight = z.output<typeof staffHighlight>;

const saved = messageAnswer.extend({ data: staffHighlight, merged: mergedFields });
const fileErrors = ['too_large', 'wrong_type', 'too_many'] as const;

export const listHighlightsForStaff = endpoint({
  name: 'listHighlightsForStaff',
  summary: 'All highlights, including drafts, newest first',
  method: 'GET',
  paths: ['/api/v5/admin/highlight'],
  access: 'staff',
  query: z.object({
    q: searchWords,
    state: choice('state', [...publicationStates, '']).optional(),
    translation: translationFilter,
    ...sortQuery('name', 'rating', 'date'),
    ...pageQuery(15),
  }),
  output: highlightList.extend({ data: z.array(staffHighlight), ...listedLanguages }),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input'],
});

export const readHighlightForStaff = endpoint({
  name: 'readHighlightForStaff',
  summary: 'A highlight for its form, including drafts',
  method: 'GET',
  paths: ['/api/v5/admin/highlight/:id'],
  access: 'staff',
  params,
  output: dataOf(staffHighlight),
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});

export const createHighlight = endpoint({
  name: 'createHighlight',
  summary: 'Adds a highlight with its picture, video and portrait, published and featured by default',
  method: 'POST',
  paths: ['/api/v5/admin/highlight'],
  access: 'staff',
  body: newHighlight,
  files,
  status: 201,
  output: saved,
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', ...fileErrors, 'conflict'],
});

export const updateHighlight = endpoint({
  name: 'updateHighlight',
  summary: 'Changes only the given fields of a highlight',
  method: 'PUT',
  paths: ['/api/v5/admin/highlight/:id'],
  access: 'staff',
  params,
  body: changedHighlight,
  files,
  output: saved,
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'not_found', 'conflict', ...fileErrors],
});

export const deleteHighlight = endpoint({
  name: 'deleteHighlight',
  summary: 'Deletes a highlight',
  method: 'DELETE',
  paths: ['/api/v5/admin/highlight/:id'],
  access: 'staff',
  params,
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});

export const publishHighlight = endpoint({
  name: 'publishHighlight',
  summary: 'Publishes or unpublishes a highlight; without a body it is toggled',
  method: 'PUT',
  paths: ['/api/v5/admin/highlight/published/:id'],
  access: 'staff',
  params,
  body: z.object({ isPublished: z.boolean().optional() }).nullish(),
  output: saved,
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'not_found', 'conflict'],
});

export const featureHighlight = endpoint({
  name: 'featureHighlight',
  summary: 'Features or unfeatures a highlight; without a body it is toggled',
  method: 'PUT',
  paths: ['/api/v5/admin/highlight/featured/:id'],
  access: 'staff',
  params,
  body: z.object({ featured: z.boolean().optional() }).nullish(),
  output: saved,
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'not_found'],
});
