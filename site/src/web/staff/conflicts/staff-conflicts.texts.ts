import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-conflicts', {
  byOtherTab: 'You saved a newer version in your other tab',
  byOtherDevice: 'You saved a newer version on another device',
  typedInOtherTab: 'You have other unsaved changes in another tab',
  typedInClosedTab: 'You have other unsaved changes from a closed tab',
  typedOnOtherDevice: 'You have other unsaved changes on another device',
  bySomeone: 'Someone saved a newer version',
  // {time}: 10:42, or a day such as 12 Mar 2025 or Wed.
  youSavedThere:
    'You saved it there {day, select, today {at {time}} yesterday {yesterday} other {on {time}}}, after you opened it here.',
  youTypedThere: 'You typed them there {day, select, today {at {time}} yesterday {yesterday} other {on {time}}}.',
  youTypedIn: 'You typed them in {device} {day, select, today {at {time}} yesterday {yesterday} other {on {time}}}.',
  personSaved:
    '{name} saved it {day, select, today {at {time}} yesterday {yesterday} other {on {time}}}, after you opened it.',
  someoneSaved:
    'Someone saved it {day, select, today {at {time}} yesterday {yesterday} other {on {time}}}, after you opened it.',
  thisTab: 'This tab’s version',
  // For all fields.
  thisTabForAll: 'Select this tab’s version for all',
  otherTab: 'Your other tab’s version',
  otherTabForAll: 'Select your other tab’s version for all',
  closedTab: 'The closed tab’s version',
  closedTabForAll: 'Select the closed tab’s version for all',
  thisDevice: 'This device’s version',
  thisDeviceForAll: 'Select this device’s version for all',
  otherDevice: 'Your other device’s version',
  otherDeviceForAll: 'Select your other device’s version for all',
  yours: 'Your version',
  yoursForAll: 'Select your version for all',
  newer: 'Newer version',
  newerForAll: 'Select newer version for all',
  versionOf: '{name}’s version',
  versionOfForAll: 'Select {name}’s version for all',
  nothingLost: 'Nothing is lost: choose which version to keep, then save.',
  updatedHere: 'Already updated here, since you hadn’t changed it: {fields}.',
  legend: '<added>Underlined</added> words were added, <removed>struck-through</removed> words were removed.',
  useSelected: 'Use selected versions',
  chooseEach: 'Choose a version of each field.',
  beforeBoth: 'Before both',
  keepBoth: 'Both: the newer version, then the pictures you added',
  imageNumber: 'Picture {number}',
  empty: '(empty)',
  // Heard before words that were added.
  added: 'added:',
  // Heard before words that were removed.
  removed: 'removed:',
  // Heard after them.
  end: ', end',
  updatedFromOther: 'Updated from your other changes: {fields}',
  imagesLost: '{count} of your pictures were removed in the newer version and are no longer available',
});
