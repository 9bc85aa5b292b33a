import { texts } from '@trekker/texts/texts.ts';

export const t = texts('highlight', {
  all: 'All highlights',
  playVideo: 'Play the video of {name}',
  videoOf: 'Video of {name}',
  noVideo: 'This video can’t be played here.',
  readMore: 'Read more<srOnly> of what {name} says</srOnly>',
  showLess: 'Show less<srOnly> of what {name} says</srOnly>',
});
