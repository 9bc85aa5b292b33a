import { texts } from '@trekker/texts/texts.ts';

export const t = texts('ui-images', {
  failed: 'Failed to load image',
  loadAgain: 'Try again: load image',
  tryAgain: 'Try again',
});
