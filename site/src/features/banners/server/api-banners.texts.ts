import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-banners', {
  added: 'Banner added',
  saved: 'Banner saved',
  deleted: 'Banner deleted',
  activated: 'Banner activated',
  deactivated: 'Banner deactivated',
  notFound: 'Banner not found',
  noSuchPlace: 'This place doesn’t exist',
});
