import { texts } from '@trekker/texts/texts.ts';

export const t = texts('tag', {
  notFound: 'Tag not found',
  unused: 'No stories have this tag.',
  title: 'Stories tagged {tag}',
  // {shown} is the number as it is printed, since very many are not counted to the end.
  description: '{count, plural, one {{shown} story} other {{shown} stories}} tagged {tag}.',
  stories: '{count, plural, one {{shown} story} other {{shown} stories}}',
});
