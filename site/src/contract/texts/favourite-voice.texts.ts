import { texts } from '@trekker/texts/texts.ts';

/** Of the list of what one saved. */
export const favouriteTexts = texts('favorites-voice', {
  'favorites.login': 'Please log in to see what you saved',
  'favorites.login-lead': 'Your list goes with you, on every device.',
});
