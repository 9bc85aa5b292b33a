import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-page-texts', {
  // In a menu.
  editPage: 'Edit this page’s texts',
  edit: 'Edit this text',
  // {where}: where the text stands: Home, heading over the places
  editAt: 'Edit this text: {where}',
  // {page}: the page that a text belongs to. {where}: where on it.
  place: '{page}, {where}',
  bar: 'Texts of this page',
  looking: 'Looking for texts…',
  none: 'This page has no texts to edit. Go to another, or press Done.',
  found:
    '{count, plural, one {# text on this page. Press one to edit it.} other {# texts on this page. Press one to edit it.}}',
  notLoaded: 'The texts couldn’t be loaded.',
  tryAgain: 'Try again',
  done: 'Done',
  saved: 'Text saved',
  takeBack: 'Take the default back',
  cancel: 'Cancel',
  save: 'Save',
  // {sign}: what stands for the name in a text.
  hint: 'On every page that shows it. {sign} stands for the site’s name. Default: “{text}”',
});
