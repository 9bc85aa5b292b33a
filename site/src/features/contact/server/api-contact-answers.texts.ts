import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-contact-answers', {
  read: 'Message marked as read',
  replyNoted: 'Reply noted',
  deleted: 'Message deleted',
  notFound: 'Message not found',
  detailsSaved: 'Contact details saved',
});
