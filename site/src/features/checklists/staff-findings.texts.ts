import { texts } from '@trekker/texts/texts.ts';

// What the checklist finds, and the buttons that lead to it or mend it. {image} begins sentences: "The cover image",
// "Picture 2".
export const t = texts('staff-findings', {
  goToIt: 'Go to it',
  // {words}: what a template leaves to be filled in.
  gapLeft: '“{words}” is still to be filled in',
  fillIn: 'Fill it in',
  // A box in the text, by its title.
  boxLeft: 'The box “{title}” is still there',
  // The only one of the text.
  imageInText: 'A picture in the text',
  // {caption}: what stands below it.
  captioned: 'The picture “{caption}”',
  // Of several in the text.
  imageAt: 'Picture {number} of {count} in the text',
  noAlt: '{image} has no alternative text',
  write: 'Write it',
  // {field}: such as "The excerpt". Both are numbers.
  tooLong: '{field} has {length} characters; search engines show {most}',
  shorten: 'Shorten it',
  skipsLevel: 'The heading “{heading}” skips a level',
  fixLevels: 'Fix levels',
  // {words}: such as "here".
  linkSaysNothing: 'A link is called “{words}”, which doesn’t say where it leads',
  reword: 'Reword it',
  linkNotPublic: '“{words}” leads to something that isn’t published',
  goToLink: 'Go to the link',
  mediaGone: 'A picture or video in the text no longer exists',
  goToText: 'Go to the text',
  noPlace: 'No place is set',
  choosePlace: 'Choose a place',
  noTags: 'There are no tags',
  addTag: 'Add a tag',
  longSentence: 'A sentence has {length} characters: “{sentence}”',
  goToSentence: 'Go to the sentence',
  shortText:
    '{count, plural, one {The text has 1 word; search engines skip pages of less than {least}} other {The text has # words; search engines skip pages of less than {least}}}',
  writeMore: 'Write more',
  // Both are numbers of pixels.
  smallImage: '{image} is {width} pixels wide; {least} look sharp on every screen',
  // {findings}: sentences such as those above, with a full stop between.
  fixFirst: 'Fix this before publishing: {findings}',
});
