import { texts } from '@trekker/texts/texts.ts';

export const t = texts('ui-content', {
  failed: 'Something went wrong',
  tryAgain: 'Try again',
  pages: 'Pages',
  pageOf: 'Page {page, number} of {pages, number}',
  previous: 'Prev',
  next: 'Next',
  table: 'Table',
  linkTo: 'Link to “{heading}”',
  // Heard: before a number with a star, and behind it.
  rated: 'Rated ',
  fromReviews: ' from {count, plural, one {# review} other {# reviews}}',
  stars: '{value} out of 5',
});
