import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-checklists', {
  describe: 'Describe the picture',
  describeEverywhere: 'Every page that shows this picture uses these words.',
  cancel: 'Cancel',
  save: 'Save',
  close: 'Close',
  failed: 'Something went wrong',
  stillMissing: '{count, plural, one {# field is still missing} other {# fields are still missing}}',
  // Links to the fields follow.
  stoppedGoTo: 'It can’t go out like this. Go to:',
  stopped: 'It can’t go out like this.',
  problem: 'Problem.',
  suggestion: 'Suggestion.',
  problems: '{count, plural, one {# problem} other {# problems}}',
  suggestions: '{count, plural, one {# suggestion} other {# suggestions}}',
  // Below the first of them.
  more: '{count, plural, one {# more, shown once one of these is mended} other {# more, shown once these are mended}}',
  // 2 problems, 1 suggestion.
  both: '{problems}, {suggestions}',
  nothing: 'Nothing to mend',
  title: 'Before it goes out',
  // {found}: 2 problems, 1 suggestion. Heard, not seen.
  checklist: 'Checklist: {found}',
  checking: 'Checking...',
  inOrder: 'Pictures, headings, links and texts are in order.',
  // The same of what has no pictures, of fields without headings and links, and of such without pictures too.
  textInOrder: 'Headings, links and texts are in order.',
  imagesInOrder: 'Pictures and texts are in order.',
  fieldsInOrder: 'Texts are in order.',
  notReady: 'Not ready to publish',
  publishThis: 'Publish this?',
  publishAnyway: 'Publish anyway',
  checklistFound: 'The checklist found {found}.',
  levelsFixed: 'Heading levels fixed',
  undo: 'Undo',
});
