import { texts } from '@trekker/texts/texts.ts';

/** Of the page of highlights. The claim is literal (docs/specification.md, 3). */
export const highlightTexts = texts('highlights-voice', {
  'highlights.lead': 'Short videos and reviews by travelers, from 120+ destinations.',
  'highlights.empty': 'The first highlights are still being filmed. Check back soon.',
});
