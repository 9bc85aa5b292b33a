import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-feedback-answers', {
  // A literal of the first version, odd spelling and all.
  sent: 'SuccessFully Submit Feedback...',
  shown: 'Feedback shown',
  hidden: 'Feedback hidden',
  deleted: 'Feedback deleted',
  notFound: 'Feedback not found',
});
