import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { dataOf, listOf, pageQuery } from '../../contract/pagination.ts';
import { choice, slugOrId } from '../../contract/text.ts';

export const reviewCategories = ['experience', 'accommodation', 'food', 'transportation', 'value'] as const;
export const reviewSorts = ['newest', 'oldest', 'highest', 'lowest', 'most-helpful'] as const;

const reviewCategory = choice('category', reviewCategories);
const reviewSort = choice('sort', reviewSorts);

/** Which reviews of a place a screen shows; "" stands for all. Lives in the address. */
export type ReviewFilter = { category: string; rating: string; sort: string; page: number };

export const review = z.object({
  _id: z.string(),
  userName: z.string(),
  /** Address of a small picture, or "". */
  userAvatar: z.string(),
  rating: z.int(),
  category: reviewCategory,
  text: z.string(),
  createdAt: z.string(),
  date: z.string(),
  updatedAt: z.string(),
  helpfulCount: z.int(),
  unhelpfulCount: z.int(),
});
export type Review = z.output<typeof review>;

export const reviewsTag = (destinationId: string) => `reviews:${destinationId}`;

export const listReviews = endpoint({
  name: 'listReviews',
  summary: 'The reviews of a published destination',
  method: 'GET',
  paths: ['/api/v3/destination/:slug/reviews'],
  access: 'public',
  params: z.object({ slug: slugOrId }),
  query: z.object({
    ...pageQuery(10),
    category: reviewCategory.optional(),
    rating: z
      .string({ error: 'rating must be a whole number from 1 to 5' })
      .regex(/^[1-5]$/, 'rating must be a whole number from 1 to 5')
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
  summary: "One's own review of a destination and one's votes on the others'",
  method: 'GET',
  paths: ['/api/v3/destination/:slug/mine'],
  access: 'session',
  params: z.object({ slug: slugOrId }),
  output: dataOf(
    z.object({ review: review.nullable(), votes: z.record(z.string(), z.enum(['helpful', 'unhelpful'])) }),
  ),
  errors: ['not_logged_in', 'not_found'],
});
