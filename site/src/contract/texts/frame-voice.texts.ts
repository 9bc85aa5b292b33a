import { texts } from '@trekker/texts/texts.ts';

/** Around every page. */
export const frameTexts = texts('frame-voice', {
  'footer.about': 'Places, stories and people worth the detour. Written by those who went, read by those who will.',
});
