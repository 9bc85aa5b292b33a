import { texts } from '@trekker/texts/texts.ts';

export const t = texts('own-review', {
  title: 'Your review',
  logInToSend: 'Please log in to send your review. Nothing is lost.',
  votes: '{helpful} found it helpful, {unhelpful} did not',
  edit: 'Edit',
  delete: 'Delete',
  deleteTitle: 'Delete Review',
  deleteQuestion: 'Are you sure you want to delete this review? This action cannot be undone.',
  change: 'Change your review',
  write: 'Write a review',
  category: 'Category',
  length: '{length}/{most} characters (minimum {least})',
  sending: 'Submitting...',
  save: 'Save Changes',
  send: 'Submit Review',
  failed: 'Failed to submit review. Please try again.',
});
