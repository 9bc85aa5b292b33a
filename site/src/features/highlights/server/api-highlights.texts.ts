import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-highlights', {
  notFound: 'Highlight not found',
  added: 'Highlight added',
  saved: 'Highlight saved',
  deleted: 'Highlight deleted',
  featured: 'Highlight featured',
  unfeatured: 'Highlight no longer featured',
  published: 'Highlight published',
  unpublished: 'Highlight is now a draft',
});
