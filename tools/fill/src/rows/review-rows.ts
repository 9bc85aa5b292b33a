import type { Value } from '../copy.ts';
import { type Amounts, reviewCountOf } from './amounts.ts';
import { chance, idOf, kinds, oneOf, timeOf } from './chance.ts';
import { sentences } from './wording.ts';

const categories = ['experience', 'accommodation', 'food', 'transportation', 'value'];
const stars = [1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5];
// Prime, so that its multiples meet everybody before they meet somebody twice.
const step = 7919;

/** One number for each review of all. */
const numberOf = (destination: number, index: number) => chance(destination, 91) + index;
const ratingOf = (review: number) => oneOf(stars, review, 92);
const votesOf = (review: number) => Math.max(0, (chance(review, 93) % 40) - 36);
const writerOf = (destination: number, index: number, accounts: number) =>
  (chance(destination, 94) + index * step) % accounts;

/** Sum and number of a destination's ratings, as its row holds them. */
export function ratingsOf(destination: number, amounts: Amounts): [sum: number, count: number] {
  const count = reviewCountOf(destination, amounts);
  let sum = 0;
  for (let index = 0; index < count; index += 1) sum += ratingOf(numberOf(destination, index));
  return [sum, count];
}

export const reviewColumns = [
  ...[
    'id',
    'destination_id',
    'account_id',
    'rating',
    'category',
    'text',
    'helpful_count',
    'unhelpful_count',
    'created_at',
    'updated_at',
  ],
];

/** A few hundred texts, as if many wrote much the same: a review is found by its place and never by its words. */
const texts = Array.from({ length: 500 }, (_, number) => sentences(number, 800, 1 + (number % 3)));

export function* reviewRows(amounts: Amounts, accountIds: readonly string[]): Generator<Value[]> {
  for (let destination = 0; destination < amounts.destinations; destination += 1) {
    const count = reviewCountOf(destination, amounts);
    const destinationId = idOf(kinds.destination, destination);
    for (let index = 0; index < count; index += 1) {
      const review = numberOf(destination, index);
      const votes = votesOf(review);
      const helpful = votes - (review % 3 === 0 && votes > 0 ? 1 : 0);
      const at = timeOf(review, 95);
      yield [
        ...[
          reviewId(destination, index),
          destinationId,
          accountIds[writerOf(destination, index, amounts.accounts)] ?? '',
        ],
        ...[
          ratingOf(review),
          oneOf(categories, review, 96),
          oneOf(texts, review, 97),
          helpful,
          votes - helpful,
          at,
          at,
        ],
      ];
    }
  }
}

/** Two reviews of different places may share a number, but not a place and an index. */
function reviewId(destination: number, index: number): string {
  return idOf(kinds.review + index * 4, destination);
}

export const voteColumns = ['review_id', 'account_id', 'vote', 'created_at'];

/** As many of each review as its row says, by those who come after its writer. */
export function* voteRows(amounts: Amounts, accountIds: readonly string[]): Generator<Value[]> {
  for (let destination = 0; destination < amounts.destinations; destination += 1) {
    const count = reviewCountOf(destination, amounts);
    for (let index = 0; index < count; index += 1) {
      const review = numberOf(destination, index);
      const votes = votesOf(review);
      for (let vote = 0; vote < votes; vote += 1) {
        const voter = accountIds[(writerOf(destination, index, amounts.accounts) + 1 + vote) % accountIds.length] ?? '';
        const isUnhelpful = vote === 0 && review % 3 === 0;
        yield [reviewId(destination, index), voter, isUnhelpful ? 'unhelpful' : 'helpful', timeOf(review, 98)];
      }
    }
  }
}
