import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { sortQuery } from '../../contract/list-sort.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf, listOf, pageQuery } from '../../contract/pagination.ts';
import type { FieldRule } from '../../contract/rules/form-rules.ts';
import { itemId, uuid } from '../../contract/rules/item-id.ts';
import { choice, searchWords } from '../../contract/rules/text.ts';
import { translationFilter } from '../../contract/rules/translations/translation-filter.ts';
import {
  createKey,
  mergedFields,
  optionalFlag,
  requiredList,
  requiredText,
  startedFrom,
} from '../../contract/staff-form.ts';
import { t as refusals } from '../../contract/texts/refusals/api-refusals.texts.ts';
import { alternativeText, galleryChange, libraryId, wordsOfImages } from '../media/gallery.contract.ts';
import { publicationStates, scheduleShape } from '../schedules/item-schedule.contract.ts';
import { editionStanding, listedEditions, listedLanguages } from '../translations/edition-standing.contract.ts';
import { categoryField, type KnownCategories, knownAtFirst, storyDetail, storySummary } from './story.contract.ts';

/** What a story's form holds. */
const storedStory = storyDetail.omit({ place: true, body: true }).extend({
  /** "" where nobody is named. */
  authorId: z.string(),
  /** What it is about, published or not. */
  place: z.object({ _id: z.string(), name: z.string(), country: z.string() }).nullable(),
});
export type StoredStory = z.output<typeof storedStory>;

const staffStory = storedStory.extend({
  ...scheduleShape,
  /** How it stands in the site's other languages, where it has any. */
  editions: z.array(editionStanding).optional(),
});
const staffStorySummary = storySummary.extend({ ...scheduleShape, ...listedEditions });
/** A row of the list. */
export type StaffStorySummary = z.output<typeof staffStorySummary>;
export type StaffStory = z.output<typeof staffStory>;

/**
 * What the fields of the form may hold; its controls and checks follow. The texts are literal, their leading blanks
 * too.
 */
export const storyRules = {
  title: { most: 200, missing: 'Story title is required' },
  excerpt: { most: 600, missing: 'Excerpt is required' },
  content: { most: 100_000, missing: 'Content is required' },
  category: { missing: 'Category is required' },
  tags: { items: 30, characters: 60, missing: ' tags is required' },
  /** Only the form insists on it: left out of a new story, it follows from the text. */
  readTime: { most: 40, missing: ' readTime is required' },
  coverImage: { missing: 'Cover image is required' },
  image: {
    least: { count: 1, message: ' image is required' },
    most: { count: 40, message: 'At most 40 images' },
  },
} as const satisfies Record<string, FieldRule>;
const rules = storyRules;

const fieldsAmong = (known: KnownCategories) => ({
  title: requiredText(rules.title),
  excerpt: requiredText(rules.excerpt),
  content: requiredText(rules.content),
  category: categoryField(known, rules.category.missing),
  tags: requiredList(rules.tags),
  readTime: requiredText(rules.readTime).optional(),
});

/** An id, or "" for none. Left out, it stays as it is; of a new story, the author is whoever makes it. */
const chosen = (field: string) =>
  z
    .union([uuid, z.literal('')], { error: () => refusals.id({ field }) })
    .transform((id) => id || null)
    .optional();

const others = {
  featured: optionalFlag('featured'),
  authorId: chosen('authorId'),
  placeId: chosen('placeId'),
  /** As `alt`. */
  caption: wordsOfImages('caption'),
  /** Of `imageIds`, in their order. */
  captions: wordsOfImages('captions'),
  coverAlt: alternativeText,
  coverImageId: libraryId('coverImageId'),
  ...galleryChange,
};

const newStory = (known: KnownCategories) => z.object({ ...fieldsAmong(known), ...others, createKey });
const changedStory = (known: KnownCategories) =>
  z
    .object(fieldsAmong(known))
    .partial()
    .extend({ ...others, smallChange: optionalFlag('smallChange'), updatedAt: startedFrom });
export type NewStory = z.output<ReturnType<typeof newStory>>;
export type ChangedStory = z.output<ReturnType<typeof changedStory>>;

const cover = { kind: 'image', most: 1, orId: 'coverImageId' } as const;
const gallery = { kind: 'image', most: 20, tooMany: 'At most 20 images at a time', orId: 'imageIds' } as const;

const saved = z.object({ success: z.literal(true), message: z.string(), data: staffStory, merged: mergedFields });
const params = z.object({ id: itemId });

export const listStoriesForStaff = endpoint({
  name: 'listStoriesForStaff',
  summary: 'All stories, including drafts, newest first; `q` searches title, author, category and tags',
  method: 'GET',
  paths: ['/api/v5/admin/stories'],
  access: 'staff',
  query: z.object({
    q: searchWords,
    state: choice('state', publicationStates).optional(),
    translation: translationFilter,
    ...sortQuery('title', 'category'),
    ...pageQuery(15),
  }),
  output: listOf(staffStorySummary).extend(listedLanguages),
  errors: ['invalid_input', 'not_logged_in', 'not_allowed'],
});

export const readStoryForStaff = endpoint({
  name: 'readStoryForStaff',
  summary: 'A story for its form, including drafts',
  method: 'GET',
  paths: ['/api/v5/admin/stories/:id'],
  access: 'staff',
  params,
  output: dataOf(staffStory),
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});

export const previewStory = endpoint({
  name: 'previewStory',
  summary: 'What readStory would return if the story were published',
  method: 'GET',
  paths: ['/api/v5/admin/stories/:id/preview'],
  access: 'staff',
  params,
  output: dataOf(storyDetail),
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});

export const createStory = endpoint({
  name: 'createStory',
  summary: 'Adds a story with its pictures, as a draft by the caller',
  method: 'POST',
  paths: ['/api/v5/admin/stories'],
  access: 'staff',
  body: newStory(knownAtFirst),
  files: {
    coverImage: { ...cover, least: { count: 1, message: rules.coverImage.missing } },
    image: { ...gallery, least: rules.image.least },
  },
  status: 201,
  output: saved,
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'too_large', 'wrong_type', 'too_many'],
});

export const updateStory = endpoint({
  name: 'updateStory',
  summary: 'Changes only the given fields of a story',
  method: 'PUT',
  paths: ['/api/v5/admin/stories/:id'],
  access: 'staff',
  params,
  body: changedStory(knownAtFirst),
  files: {
    coverImage: cover,
    image: gallery,
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

/** The same on a site with these categories. */
export const createStoryAmong = (known: KnownCategories) => ({ ...createStory, body: newStory(known) });
export const updateStoryAmong = (known: KnownCategories) => ({ ...updateStory, body: changedStory(known) });

export const deleteStory = endpoint({
  name: 'deleteStory',
  summary: 'Deletes a story',
  method: 'DELETE',
  paths: ['/api/v5/admin/stories/:id'],
  access: 'staff',
  params,
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});

export const featureStory = endpoint({
  name: 'featureStory',
  summary: 'Features or unfeatures a story; without a body it is toggled',
  method: 'PUT',
  paths: ['/api/v5/admin/stories/featured/:id'],
  access: 'staff',
  params,
  body: z.object({ featured: optionalFlag('featured') }, { error: 'Nothing, or featured' }).nullish(),
  output: saved,
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'not_found'],
});

export const publishStory = endpoint({
  name: 'publishStory',
  summary: 'Publishes or unpublishes a story; without a body it is toggled',
  method: 'PUT',
  paths: ['/api/v5/admin/stories/published/:id'],
  access: 'staff',
  params,
  body: z.object({ isPublished: optionalFlag('isPublished') }, { error: 'Nothing, or isPublished' }).nullish(),
  output: saved,
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'not_found', 'conflict'],
});
