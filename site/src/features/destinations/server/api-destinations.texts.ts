import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-destinations', {
  notFound: 'Destination not found',
  added: 'Destination added',
  saved: 'Destination saved',
  deleted: 'Destination deleted',
  featured: 'Destination featured',
  unfeatured: 'Destination no longer featured',
  published: 'Destination published',
  unpublished: 'Destination is now a draft',
  noDraft: 'This is published, so it can’t be saved as a draft',
  categoryTooLong: 'A category may have {most} characters',
  slugTaken: 'Another destination has this address',
});
