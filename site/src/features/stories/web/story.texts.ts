import { texts } from '@trekker/texts/texts.ts';

export const t = texts('story', {
  notFound: 'Story not found',
  gone: 'The story you’re looking for doesn’t exist or has been removed.',
  failed: 'We couldn’t load this story',
  goBack: 'Go Back',
  // Above other stories, below the end of one.
  readOn: 'Read on',
  allStories: 'All stories',
  from: 'Stories from {place}',
  gallery: 'Photo gallery',
  place: 'The place',
  seePlace: 'See the place',
});
