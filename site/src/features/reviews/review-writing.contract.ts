import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { itemId } from '../../contract/rules/item-id.ts';
import { isStorable, slugOrId } from '../../contract/rules/text.ts';
import { t as checks } from '../../contract/texts/api-checks.texts.ts';
import { t } from './api-reviews.texts.ts';
import { review, reviewCategory } from './review.contract.ts';

/** How long the text of a review may be, in UTF-16 code units as browsers count them. */
export const reviewLength = { least: 20, most: 500 } as const;

/** From 1 to 5, as a number or, from a form, as its digit. */
const stars = z.union([z.literal([1, 2, 3, 4, 5]), z.enum(['1', '2', '3', '4', '5']).transform(Number)], {
  error: () => t.ratingMissing,
});

/** Measured as it is stored: trimmed, with line ends of one character. */
const reviewText = z
  .string({ error: () => t.tooShort })
  .refine(isStorable, { error: () => checks.unsupportedCharacters })
  .transform((typed) => typed.replace(/\r\n?/g, '\n').trim())
  .refine((typed) => typed.length >= reviewLength.least, { error: () => t.tooShort })
  .refine((typed) => typed.length <= reviewLength.most, { error: () => t.tooLong });

const reviewAnswer = messageAnswer.extend({ data: review });

export const addReview = endpoint({
  name: 'addReview',
  summary: 'Reviews a published destination; one review per person and place',
  method: 'POST',
  paths: ['/api/v3/destination/add-review/:slug'],
  access: 'session',
  section: 'reviews',
  limit: 'reviews',
  idempotent: true,
  params: z.object({ slug: slugOrId }),
  body: z.object({ rating: stars, category: reviewCategory.default('experience'), text: reviewText }),
  output: reviewAnswer,
  status: 201,
  errors: ['invalid_input', 'not_logged_in', 'not_found', 'conflict', 'key_reused', 'too_many'],
});

export const updateReview = endpoint({
  name: 'updateReview',
  summary: 'Changes the caller’s own review; nobody, including staff, can change another person’s',
  method: 'PUT',
  paths: ['/api/v3/destination/update-review/:slug/:reviewId'],
  access: 'owner',
  section: 'reviews',
  limit: 'reviews',
  params: z.object({ slug: slugOrId, reviewId: itemId }),
  // A category that is not given stays as it is.
  body: z.object({ rating: stars, category: reviewCategory.optional(), text: reviewText }),
  output: reviewAnswer,
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'not_found', 'too_many'],
});

export const deleteReview = endpoint({
  name: 'deleteReview',
  summary: 'Deletes the caller’s own review; staff can delete any',
  method: 'DELETE',
  paths: ['/api/v3/destination/review/:reviewId'],
  access: 'owner-or-staff',
  params: z.object({ reviewId: itemId }),
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});
