import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-media-picker', {
  chooseImage: 'Choose a picture',
  chooseImages: 'Choose pictures',
  chooseVideo: 'Choose a video',
  chooseVideos: 'Choose videos',
  chooseAny: 'Choose from the library',
  useImage: 'Use this picture',
  useVideo: 'Use this video',
  useFile: 'Use this',
  useImages: '{count, plural, =0 {Use pictures} one {Use this picture} other {Use {count} pictures}}',
  useVideos: '{count, plural, =0 {Use videos} one {Use this video} other {Use {count} videos}}',
  useFiles: '{count, plural, =0 {Use files} one {Use this} other {Use {count} files}}',
  // What the keys do, which stand in the tags as they are called on a keyboard.
  keysOfSeveral: '<space>Space</space> choose, <enter>Enter</enter> use, <escape>Esc</escape> close',
  keysOfOne: '<arrows>← → ↑ ↓</arrows> choose, <enter>Enter</enter> use, <escape>Esc</escape> close',
  cancel: 'Cancel',
  search: 'Search media',
  searchBy: 'Search names, captions, credits',
  whereFrom: 'Where from',
  library: 'Library',
  upload: 'Upload',
  chosen: 'Chosen',
  usedIn: '{count, plural, =0 {not used yet} one {used in # place} other {used in # places}}',
  // {size}: 1600 × 1067. {use}: used in 3 places.
  sizeAndUse: '{size}, {use}',
  alt: 'Alternative text',
  altHint: 'It belongs to the picture: other places that show it follow.',
  decorative: 'Marked as decorative: it needs no alternative text.',
  nothingFound: 'Nothing found',
  nothingYet: 'Nothing here yet',
  tryAnotherWord: 'Try another word, or upload a new file.',
  uploadFirst: 'Upload the first file.',
  media: 'Media',
  loadMore: 'Load more',
  shown: '{count} of {all}',
  found: '{count} found',
  // {hint}: sentences on which files fit.
  addedToLibrary: '{hint} It’s added to the library too.',
  // {what}: a picture of a form.
  replaceFromLibrary: 'Replace {what} from library',
  // {field}: the label of a field.
  chooseFor: 'Choose from library: {field}',
  choose: 'Choose from library',
  forField: 'For “{field}”',
});
