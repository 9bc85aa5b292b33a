import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-versions', {
  history: 'History',
  // In the title of the browser's tab.
  historyOf: 'History, {title}',
  // Above the page.
  historyHeading: 'History of {title}',
  backToStory: 'Back to the story',
  backToDestination: 'Back to the destination',
  backToHighlight: 'Back to the highlight',
  backToBanners: 'Back to Banners',
  backToPage: 'Back to the page',
  backToBrand: 'Back to Brand',
  backToTexts: 'Back to Texts',
  backToTeam: 'Back to the team',
  backToAbout: 'Back to About',
  backToTranslation: 'Back to the translation',
  count: '{count, plural, one {1 version} other {{count} versions}}',
  none: 'No versions yet',
  noneWhy: 'From the next save on, every change is kept here.',
  versions: 'Versions',
  pages: 'Pages of versions',
  kept: 'At least 100 versions are kept, and all of the last 90 days.',
  changes: 'Changes',
  oldest: 'This is the oldest version: there is nothing before it to compare it with.',
  // The older and the newer of two versions.
  oldVersion: 'Old, version {number}',
  newVersion: 'New, version {number}',
  // {who}: a name, or "Restored from 12 by Marta".
  asItStands: '{who}, as it stands',
  same: 'Nothing is different.',
  fieldsChanged: '{count, plural, one {{count} field changed} other {{count} fields changed}}',
  wordsAdded: '{count, plural, one {{count} word added} other {{count} words added}}',
  wordsRemoved: '{count, plural, one {{count} word removed} other {{count} words removed}}',
  // 2 fields changed, then 3 words added.
  tally: '{first}, {more}',
  // {field}: the name of a field, small in English.
  restoreOld: 'Restore the old {field}',
  restoringAdds: 'Restoring adds a new version. Nothing is lost.',
  restoreAll: 'Restore all of version {number}',
  everythingSince: 'Everything since',
  changeAlone: 'This change alone',
  whatIsCompared: 'What is compared',
  oldCompared: 'Old, compared',
  newCompared: 'New, compared',
  // Heard before a number, not seen.
  version: 'Version',
  restoredBy: 'Restored from {number} by {name}',
  restoredBySomebody: 'Restored from {number} by somebody',
  // The site itself made the version.
  nobody: 'Nobody by hand',
  image: 'Image',
  empty: '(empty)',
  yes: 'Yes',
  no: 'No',
});
