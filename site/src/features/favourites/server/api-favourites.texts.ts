import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-favourites', {
  placesFull: 'You’ve saved {most, number} destinations, which is as many as fit. Remove one first.',
  storiesFull: 'You’ve saved {most, number} stories, which is as many as fit. Remove one first.',
  placeNotFound: 'Destination not found',
  storyNotFound: 'Story not found',
});
