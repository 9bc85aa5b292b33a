import { texts } from '@trekker/texts/texts.ts';

/** Of the list of stories and of the feed. */
export const storyTexts = texts('stories-voice', {
  'stories.lead': 'Long reads for short evenings, and a few practical ones for the train.',
  'stories.empty': 'The first stories are still being written. Check back soon.',
});
