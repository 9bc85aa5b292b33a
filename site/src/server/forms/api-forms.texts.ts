import { texts } from '@trekker/texts/texts.ts';

// Of forms that a browser sends by itself, and of those with files.
export const t = texts('api-forms', {
  waitTitle: 'Wait until the page is ready',
  wait: 'The page was still loading when you pressed the button, so nothing was sent or changed. Go back with your browser’s Back button: what you typed is usually still there. Wait a moment, then press it again.',
  tooManyTitle: 'Too many requests',
  busyTitle: 'The site is busy',
  refusedTitle: 'This form wasn’t sent',
  // {sentence} says why, and is whole.
  refused: '{sentence} Go back with your browser’s Back button: what you typed is usually still there.',
  openAgain: 'Open the page again',
  fromElsewhere: 'This form wasn’t sent from a page on this site.',
  partWithoutName: 'A part of this form has no name',
  tooMuchText: 'This form has too much text',
  textTooLong: 'This text is too long',
  unreadable: 'We couldn’t read this form',
  tooManyParts: 'This form has too many parts',
  noFilesHere: 'This field doesn’t accept files',
  atMost: 'At most {most}',
  fileOrId: 'Send a file or an id, not both',
});
