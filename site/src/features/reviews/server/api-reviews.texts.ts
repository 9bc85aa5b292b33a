import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-reviews-answers', {
  // A literal of the first version, odd spelling and all.
  added: 'SuccessFully add , review...',
  updated: 'Review updated',
  deleted: 'Review deleted',
  reviewedAlready: 'You’ve already reviewed this destination',
  notYours: 'You can’t change someone else’s review',
  notFound: 'Review not found',
  destinationNotFound: 'Destination not found',
  // Why one does not come back from the trash.
  reviewedAgain: 'Whoever wrote it has reviewed the place again',
  placeGone: 'The place that it is about is gone. If it’s in the trash, restore that first.',
});
