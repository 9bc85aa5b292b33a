import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-home', {
  // On the home page of a site that has no places or stories yet, for staff alone.
  title: 'For staff',
  note: '<strong>Only staff see these frames.</strong> Readers see the page without them.',
  firstSteps: 'First steps',
  cover: 'The cover',
  coverText: 'A headline and three pictures: one wide, two tall.',
  makeCover: 'Make the cover',
  upToSix: 'Up to six, as posters',
  places: 'The places you lead with',
  placesText: 'The ones you feature stand here. Begin with one that you know well.',
  addPlace: 'Add a place',
  newest: 'The newest appears here on its own',
  story: 'The first story',
  storyText: 'Start with one sentence. It stays a draft until you say so.',
  writeStory: 'Write a story',
});
