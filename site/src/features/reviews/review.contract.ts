import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { dataOf, listOf, pageQuery } from '../../contract/pagination.ts';
import { itemId } from '../../contract/rules/item-id.ts';
import { choice, slugOrId } from '../../contract/rules/text.ts';
import { t } from '../../contract/texts/api-checks.texts.ts';

export const reviewCategories = ['experience', 'accommodation', 'food', 'transportation', 'value'] as const;
export const reviewSorts = ['newest', 'oldest', 'highest', 'lowest', 'most-helpful'] as const;

export const reviewCategory = choice('category', reviewCategories);
const reviewSort = choice('sort', reviewSorts);

export const votes = ['helpful', 'unhelpful'] as const;
export type Vote = (typeof votes)[number];

/** Which reviews of a place a screen shows; "" stands for all. Lives in the address. */
export type ReviewFilter = { category: string; rating: string; sort: string; page: number };

export const review = z.object({
  _id: z.string(),
  userName: z.string(),
  /** Address of a small image, or "". */
  userAvatar: z.string(),
  rating: z.int(),
  category: reviewCategory,
  text: z.string(),
  /** That it is written in, where that is not the site's own. */
  language: z.string().optional(),
  createdAt: z.string(),
  date: z.string(),
  updatedAt: z.string(),
  helpfulCount: z.int(),
  unhelpfulCount: z.int(),
});
export type Review = z.output<typeof review>;

export const reviewsTag = (destinationId: string) => `reviews:${destinationId}`;

const notARating = () => t.wholeNumber({ field: 'rating', least: 1, most: 5 });

export const listReviews = endpoint({
  name: 'listReviews',
  summary: 'The reviews of a published destination',
  method: 'GET',
  paths: ['/api/v3/destination/:slug/reviews'],
  access: 'public',
  section: 'reviews',
  params: z.object({ slug: slugOrId }),
  query: z.object({
    ...pageQuery(10),
    category: reviewCategory.optional(),
    rating: z
      .string({ error: notARating })
      .regex(/^[1-5]$/, { error: notARating })
      .transform(Number)
      .optional(),
    sort: reviewSort.default('newest'),
  }),
  // `destinationId` names what the answer is made of; it is also how a screen ties a page of reviews to its place.
  output: listOf(review).extend({ destinationId: z.string() }),
  errors: ['invalid_input', 'not_found'],
  cacheTags: (answer) => [`destination:${answer.destinationId}`, reviewsTag(answer.destinationId)],
});

export const readOwnReview = endpoint({
  name: 'readOwnReview',
  summary: 'The caller’s own review of a destination and votes on other reviews',
  method: 'GET',
  paths: ['/api/v3/destination/:slug/mine'],
  access: 'session',
  section: 'reviews',
  params: z.object({ slug: slugOrId }),
  output: dataOf(z.object({ review: review.nullable(), votes: z.record(z.string(), z.enum(votes)) })),
  errors: ['not_logged_in', 'not_found'],
});

const voteAnswer = z.object({
  success: z.literal(true),
  helpfulCount: z.int(),
  unhelpfulCount: z.int(),
  myVote: z.enum(votes).nullable(),
});

/** The last part of the path is what the client believes its vote to be; it changes nothing. */
export const voteHelpful = endpoint({
  name: 'voteHelpful',
  summary: 'Votes a review helpful; the same vote again removes it, and the opposite vote is replaced',
  method: 'PUT',
  paths: ['/api/v3/destination/review-Help/:slug/:reviewId/:isUnHelp'],
  access: 'session',
  section: 'reviews',
  limit: 'votes',
  params: z.object({ slug: slugOrId, reviewId: itemId, isUnHelp: z.string() }),
  output: voteAnswer,
  errors: ['not_logged_in', 'not_found', 'too_many'],
});

export const voteUnhelpful = endpoint({
  name: 'voteUnhelpful',
  summary: 'Votes a review unhelpful; the same vote again removes it, and the opposite vote is replaced',
  method: 'PUT',
  paths: ['/api/v3/destination/review-unHelp/:slug/:reviewId/:isHelp'],
  access: 'session',
  section: 'reviews',
  limit: 'votes',
  params: z.object({ slug: slugOrId, reviewId: itemId, isHelp: z.string() }),
  output: voteAnswer,
  errors: ['not_logged_in', 'not_found', 'too_many'],
});
