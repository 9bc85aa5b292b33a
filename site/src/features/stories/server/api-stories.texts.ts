import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-stories', {
  notFound: 'Story not found',
  added: 'Story added',
  saved: 'Story saved',
  deleted: 'Story deleted',
  featured: 'Story featured',
  unfeatured: 'Story no longer featured',
  published: 'Story published',
  unpublished: 'Story is now a draft',
  noSuchPlace: 'This place doesn’t exist',
  slugTaken: 'Another story has this address',
  categoriesSaved: 'Categories saved',
  nameTaken: 'Another category has this name',
  filterTaken: 'The Stories page has a filter of this name already',
  categorySlugTaken: 'Another category has this slug',
  chooseListed: 'Choose a category of the list',
});
