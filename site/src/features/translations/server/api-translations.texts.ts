import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-translations', {
  missing: 'There is no translation into this language',
  deletedMeanwhile: 'Someone has deleted this translation. Nothing was saved.',
  saved: 'Translation saved',
  published: 'Translation published',
  unpublished: 'Translation unpublished',
  deleted: 'Translation deleted',
});
