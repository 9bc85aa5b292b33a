import { texts } from '@trekker/texts/texts.ts';

export const t = texts('reviews', {
  title: 'Traveler Reviews',
  // What a review is about.
  experience: 'Overall Experience',
  accommodation: 'Accommodation',
  food: 'Food & Dining',
  transportation: 'Transportation',
  value: 'Value for Money',
  newest: 'Newest',
  oldest: 'Oldest',
  highest: 'Highest',
  lowest: 'Lowest',
  mostHelpful: 'Most helpful',
  reviews: '{count, plural, one {# review} other {# reviews}}',
  filterByRating: 'Filter by rating',
  stars: '{count}<srOnly> {count, plural, one {star} other {stars}}</srOnly>',
  // How many of the reviews gave so many stars.
  share: '{share}%',
  category: 'Category',
  allCategories: 'All categories',
  sort: 'Sort',
  // A button that shows what was chosen.
  show: 'Show',
  // Buttons under a review, with how many pressed them.
  helpful: 'Helpful {count}',
  unhelpful: 'Unhelpful {count}',
  logInToVote: 'Log in to vote',
  pleaseLogInToVote: 'Please log in to vote',
  beFirst: 'Be the first to review it.',
  failed: 'We couldn’t load these reviews',
  logInToWrite: 'Have you been there? Log in to write a review and vote on others.',
  logIn: 'Log In',
  ownFailed: 'We couldn’t load your review and votes.',
  beenThere: 'Have you been there?',
  write: 'Write a Review',
  noMatch: 'No reviews match your filters',
  clearFilters: 'Clear filters',
});
