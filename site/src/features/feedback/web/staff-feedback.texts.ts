import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-feedback', {
  readMore: 'Read more<srOnly> from {name}</srOnly>',
  showLess: 'Show less<srOnly> from {name}</srOnly>',
  feedback: 'Feedback',
  description: 'What travelers say, shown on the home page or held.',
  previous: 'Previous',
  // Of a filter.
  show: 'Show',
  all: 'All Feedback',
  shown: 'Shown',
  held: 'Held',
  // Heads of columns. The first is of whoever wrote it.
  user: 'User',
  text: 'Feedback',
  search: 'Search feedback',
  searchBy: 'Search by text, name or location',
  failed: 'Failed to fetch feedback',
  noneFound: 'No feedback found',
  from: 'Feedback from the home page will appear here.',
  // On buttons: it is shown on the home page, or no longer.
  showIt: 'Show',
  hideIt: 'Hide',
  showFrom: 'Show feedback from {name}',
  hideFrom: 'Hide feedback from {name}',
  // After "Delete".
  feedbackFrom: 'feedback from {name}',
  quoted: '{name}: “{text}”',
  deleteTitle: 'Delete This Feedback',
  deleteQuestion: 'Are you sure you want to delete this feedback? You can bring it back from the trash.',
});
