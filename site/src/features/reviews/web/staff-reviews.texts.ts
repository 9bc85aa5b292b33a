import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-reviews', {
  deleteOf: 'Delete the review by {name}',
  delete: 'Delete',
  deleting: 'Deleting...',
  deleteTitle: 'Delete Review',
  deleteQuestion: 'Are you sure you want to delete this review? You can bring it back from the trash.',
});
