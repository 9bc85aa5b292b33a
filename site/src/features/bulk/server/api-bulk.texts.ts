import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-bulk', {
  notChanged: 'This couldn’t be changed',
  undoneAlready: 'This was undone already',
  unfinished: 'This isn’t finished yet',
  nothingToUndo: 'There is nothing to undo',
  unknown: 'This isn’t known any more',
  nothingFound: 'The list finds nothing',
  tooMany: 'At most {most} can be changed at once: narrow the list down',
  notFeatured:
    '{kind, select, story {A story can’t be featured} destination {A destination can’t be featured} highlight {A highlight can’t be featured} other {A page can’t be featured}}',
  notSorted:
    '{kind, select, story {A story has no tags and no category} destination {A destination has no tags and no category} highlight {A highlight has no tags and no category} other {A page has no tags and no category}}',
  gone: '{kind, select, story {This story no longer exists} destination {This destination no longer exists} highlight {This highlight no longer exists} other {This page no longer exists}}',
  tagsFull:
    '{kind, select, story {A story has {most} tags at the most} destination {A destination has {most} tags at the most} highlight {A highlight has {most} tags at the most} other {A page has {most} tags at the most}}',
  lastTag:
    '{kind, select, story {This is the last tag; a story needs one} destination {This is the last tag; a destination needs one} highlight {This is the last tag; a highlight needs one} other {This is the last tag; a page needs one}}',
});
