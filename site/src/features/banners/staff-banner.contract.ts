import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf, listOf, pageQuery } from '../../contract/pagination.ts';
import type { FieldRule } from '../../contract/rules/form-rules.ts';
import { itemId, uuid } from '../../contract/rules/item-id.ts';
import { choice, searchWords } from '../../contract/rules/text.ts';
import { createKey, mergedFields, optionalFlag, requiredText, startedFrom } from '../../contract/staff-form.ts';
import { t as refusals } from '../../contract/texts/refusals/api-refusals.texts.ts';
import { alternativeTexts, libraryIds } from '../media/gallery.contract.ts';
import { publicationStates, scheduleShape } from '../schedules/item-schedule.contract.ts';
import { editionStanding } from '../translations/edition-standing.contract.ts';
import { banner } from './banner.contract.ts';

// Literal words (docs/specification.md, 7).
export const textsMissing = 'Title, description, and small description are required!';

/** What the fields of the form may hold; its controls and checks follow. */
export const bannerRules = {
  title: { most: 150, missing: textsMissing },
  description: { most: 1000, missing: textsMissing },
  smallDescription: { most: 300, missing: textsMissing },
  image: {
    least: { count: 1, message: 'At least one image is required!' },
    most: { count: 3, message: 'Maximum 3 images allowed per banner.' },
  },
} as const satisfies Record<string, FieldRule>;
const { least: leastImages, most: mostImages } = bannerRules.image;

const texts = {
  title: requiredText(bannerRules.title),
  description: requiredText(bannerRules.description),
  smallDescription: requiredText(bannerRules.smallDescription),
};

const address = z
  .string()
  .max(500)
  .regex(/^(new:\d+|\/.*|https?:.*)$/, 'existingImages must be a list of addresses as JSON');

/**
 * The images that are to be, in their order: addresses of those that stay (or the objects that an answer gave), and
 * `new:0`, `new:1` for the files in the order of their sending and then for `imageIds`. New ones that it leaves out
 * come last; what is not this banner's is ignored. Left out itself, all stay.
 */
const existingImages = z
  .array(z.union([address, z.object({ secure_url: address }).transform((image) => image.secure_url)]), {
    error: 'existingImages must be a list of addresses as JSON',
  })
  .max(100)
  .optional();

const noIds = { error: () => refusals.listOf({ field: 'placeIds', what: 'ids' }) };

/**
 * The destination that each image shows, by its id, "" for none: of all images in their order or, when there are fewer,
 * of the new ones. Left out, those of images that stay are kept.
 */
const placeIds = z
  .array(z.union([uuid, z.literal('')], noIds), noIds)
  .max(mostImages.count, noIds)
  .default([]);

const params = z.object({ id: itemId });
const staffBanner = banner.omit({ language: true, fallbacks: true, fallbackLanguage: true }).extend({
  images: z.array(banner.shape.images.element.extend({ _id: z.string() })),
  /** How it stands in the site's other languages; left out where there are none. */
  editions: z.array(editionStanding).optional(),
  ...scheduleShape,
});
export type StaffBanner = z.output<typeof staffBanner>;

const saved = messageAnswer.extend({ data: staffBanner, merged: mergedFields });
const image = { kind: 'image', most: mostImages.count, tooMany: mostImages.message, orId: 'imageIds' } as const;
const fileErrors = ['too_large', 'wrong_type', 'too_many'] as const;

export const listBanners = endpoint({
  name: 'listBanners',
  summary: 'All banners, newest first; `q` searches title and description, `state` tells the active one from others',
  method: 'GET',
  paths: ['/api/v5/admin/banner'],
  access: 'staff',
  query: z.object({
    q: searchWords,
    /** `published` is the active one, `scheduled` those that are to be, `ended` those that were. */
    state: choice('state', publicationStates).optional(),
    ...pageQuery(15),
  }),
  output: listOf(staffBanner),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input'],
});

export const readBannerForStaff = endpoint({
  name: 'readBannerForStaff',
  summary: 'A banner for its forms',
  method: 'GET',
  paths: ['/api/v5/admin/banner/:id'],
  access: 'staff',
  params,
  output: dataOf(staffBanner),
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});

export const createBanner = endpoint({
  name: 'createBanner',
  summary: 'Adds a banner with one to three images; an active one replaces the current one',
  method: 'POST',
  paths: ['/api/v5/admin/banner/new'],
  access: 'staff',
  body: z.object({
    ...texts,
    alt: alternativeTexts,
    imageIds: libraryIds,
    placeIds,
    active: z.boolean().default(false),
    createKey,
  }),
  files: { image: { ...image, least: leastImages } },
  status: 201,
  output: saved,
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'conflict', ...fileErrors],
});

export const updateBanner = endpoint({
  name: 'updateBanner',
  summary: 'Changes only the given fields of a banner',
  method: 'PUT',
  paths: ['/api/v5/admin/banner/:id'],
  access: 'staff',
  params,
  body: z
    .object(texts)
    .partial()
    .extend({
      active: z.boolean().optional(),
      existingImages,
      /** In the order of `existingImages`, where it is given. */
      alt: alternativeTexts,
      imageIds: libraryIds,
      placeIds,
      // A small change leaves translations as they are.
      smallChange: optionalFlag('smallChange'),
      updatedAt: startedFrom,
    }),
  files: { image },
  output: saved,
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'not_found', 'conflict', ...fileErrors],
});

export const deleteBanner = endpoint({
  name: 'deleteBanner',
  summary: 'Deletes a banner',
  method: 'DELETE',
  paths: ['/api/v5/admin/banner/:id'],
  access: 'staff',
  params,
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});

export const activateBanner = endpoint({
  name: 'activateBanner',
  summary: 'Makes a banner the only active one, or deactivates it; without a body it is toggled',
  method: 'PUT',
  paths: ['/api/v5/admin/banner-active/:id'],
  access: 'staff',
  params,
  body: z.object({ active: z.boolean().optional() }).nullish(),
  output: saved,
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'not_found', 'conflict'],
});
