import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-sample-library', {
  loading: 'The sample library is being loaded',
  removing: 'The sample library is being removed',
  notEmpty: 'The sample library can only be loaded into an empty site',
  nothing: 'There is nothing of the sample library here',
  busy: 'The sample library is still being loaded or removed',
  notHere: 'The sample library is not here',
  // In another language.
  translated: 'The texts are here. Readers see them where the language is public',
  nothingLeft: 'Nothing of the sample library is left to be brought in this language',
});
