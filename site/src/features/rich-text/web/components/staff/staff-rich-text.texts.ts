import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-rich-text', {
  choosePlace: 'Choose a place',
  cancel: 'Cancel',
  place: 'Place',
  searchDestinations: 'Search destinations',
  removePlace: 'Remove place',
  uploadFailed: 'The pictures could not be uploaded.',
  // Stand for one that has no name.
  image: 'Picture',
  video: 'Video',
  places: 'Places',
  stories: 'Stories',
  pages: 'Pages',
  // {note}: what is said of it besides.
  draftOf: '{note} · Draft',
  charactersOf: '{count} of {most} characters, counting the marks of headings, links and pictures',
  shortenBy:
    '{over, plural, one {Shorten this by # character to save it.} other {Shorten this by # characters to save it.}}',
});
