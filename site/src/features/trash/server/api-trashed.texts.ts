import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-trashed', {
  // How an item in the trash stood before.
  published: 'Published',
  draft: 'Draft',
  active: 'Active',
  inactive: 'Inactive',
  // {parts}: 3 pictures, 2 reviews and 1 vote
  comesBackWith: 'Comes back with {parts}',
  images: '{count, plural, one {# picture} other {# pictures}}',
  reviews: '{count, plural, one {# review} other {# reviews}}',
  votes: '{count, plural, one {# vote} other {# votes}}',
  // How often readers have saved it.
  saves: '{count, plural, one {# save} other {# saves}}',
});
