import { texts } from '@trekker/texts/texts.ts';

export const t = texts('api-versions', {
  noVersions: 'This kind of item has no versions',
  noItem: 'This item doesn’t exist',
  noVersion: 'This version doesn’t exist',
  restored: 'Version {number} restored',
  // What changed with a version, in the list of them. The first of an item that is new.
  added: 'Added',
  before: 'As it was before versions were kept',
  // By the site itself, or by others than staff.
  elsewhere: 'Changed elsewhere',
  restoredFrom: 'Restored from version {number}',
  fromTrash: 'Restored from the trash',
  imported: 'Imported',
  importedAgain: 'Imported again',
  toPublish: 'Scheduled to publish on {time} UTC',
  toEnd: 'Scheduled to unpublish on {time} UTC',
  toPublishAndEnd: 'Scheduled to publish on {start} UTC and unpublish on {end} UTC',
  scheduleTakenBack: 'Took back the schedule',
  // A translation was compared with its original. {language}: as its reader calls it.
  reviewed: 'Reviewed {language}',
  // {changes}: fields that the same save changed, as one sentence.
  reviewedWith: 'Reviewed {language}. Changed: {changes}',
  // {words}: what stood in the field before.
  was: '{field}, was “{words}”',
  published: 'Published',
  unpublished: 'Unpublished',
  activated: 'Activated',
  deactivated: 'Deactivated',
  featured: 'Featured',
  notFeatured: 'No longer featured',
  isOn: '{field}: yes',
  isOff: '{field}: no',
  // One of several things that changed: "Title and 2 paragraphs of the content". {field} is small, but in German.
  paragraphs: '{count, plural, one {{count} paragraph} other {{count} paragraphs}} of the {field}',
  moreFields: '{count, plural, one {{count} more field} other {{count} more fields}}',
});
