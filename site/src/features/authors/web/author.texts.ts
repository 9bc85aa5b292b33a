import { texts } from '@trekker/texts/texts.ts';

export const t = texts('author', {
  notFound: 'Author not found',
  gone: 'The author you’re looking for doesn’t exist, or has no published stories.',
  // {shown} is the number as it is printed, since very many are not counted to the end.
  stories: '{count, plural, one {{shown} story} other {{shown} stories}}',
  description: '{count, plural, one {{shown} story} other {{shown} stories}} by {name}.',
});
