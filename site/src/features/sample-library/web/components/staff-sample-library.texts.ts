import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-sample-library', {
  title: 'Sample library',
  load: 'Load the sample library',
  removeAll: 'Remove the sample library',
  remove: 'Remove',
  onlyAuthors: 'Only someone with the role Author can remove it.',
  removeWhat:
    'Everything that came with it and that nobody has changed goes for good. Accounts you can log in with stay.',
  none: 'Places, stories and highlights to look around with. They can be removed again.',
  loaded: '{done} of {total} places, stories and highlights came with the site.',
  loadedChanged:
    '{done} of {total} places, stories and highlights came with the site; {changed} of what came was changed since.',
  otherLanguages:
    'Some of its places, stories and banners have been written in other languages, too. Where a language is public, readers see them at once.',
  // {name}: of a language, as it calls itself.
  addLanguage: 'Add {name}',
  inOtherLanguages:
    'Some of it is there in other languages, too. Readers see it once the language is public: <link>Languages</link>.',
  loading:
    'Loading the sample library: {done} of {total} places, stories and highlights are here. You can go on meanwhile.',
  removing:
    'Removing the sample library: {done} of {total} places, stories and highlights are here. You can go on meanwhile.',
  changedSince: 'Changed since, so it stays:',
  removeChanged: 'Remove these too',
});
