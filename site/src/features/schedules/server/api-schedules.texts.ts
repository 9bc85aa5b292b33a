import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-schedules', {
  saved: 'Schedule saved',
  nothing: 'Nothing is scheduled',
  storyNotFound: 'Story not found',
  destinationNotFound: 'Destination not found',
  highlightNotFound: 'Highlight not found',
  bannerNotFound: 'Banner not found',
  pageNotFound: 'Page not found',
  publishedAlready: 'This is published already',
  inFuture: 'Choose a time in the future',
  afterPublishing: 'Choose a time after it’s published',
  // Why something that was planned did not happen.
  failed: 'This couldn’t be done as planned',
});
