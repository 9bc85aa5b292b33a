import { texts } from '@trekker/texts/texts.ts';

export const t = texts('rich-text', {
  places: 'Places in this story',
  contents: 'In this story',
});
