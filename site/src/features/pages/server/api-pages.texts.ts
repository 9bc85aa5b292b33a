import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-pages', {
  notFound: 'Page not found',
  added: 'Page added',
  saved: 'Page saved',
  deleted: 'Page deleted',
  published: 'Page published',
  unpublished: 'Page is now a draft',
  needed: 'The site needs this page. It can’t be deleted.',
  alwaysPublic: 'The site needs this page. It is always published.',
  slugStays: 'The address of this page can’t change',
});
