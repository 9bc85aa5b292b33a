import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-media', {
  // What an image of a person shows, where nobody has described it.
  portraitOf: 'Portrait of {name}',
});
