import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-translations', {
  missing: 'There is no translation into this language',
  deletedMeanwhile: 'Someone has deleted this translation. Nothing was saved.',
  saved: 'Translation saved',
  published: 'Translation published',
  unpublished: 'Translation unpublished',
  deleted: 'Translation deleted',
  // Of a translation whose words a machine has suggested.
  notReviewed: 'A machine made this translation. Mark it as reviewed before you publish it.',
  // What the service did that translates by machine.
  translatorAway: 'The translation service can’t be reached. Please try again later.',
  translatorSlow: 'The translation service took too long. Please try again later.',
  // With the number of its answer, such as 403.
  translatorRefused: 'The translation service refused the texts ({status}).',
  translatorUnclear: 'The translation service answered something that can’t be used.',
  translatorBusy: 'The translation service is busy. Please try again in a moment.',
  noLanguages: 'The site has no other languages',
});
