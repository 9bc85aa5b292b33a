import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-drafts', {
  restoreTitle: 'Restore unsaved changes?',
  keptHere: 'Saved on this device on {time}. You’ll need to add new pictures again.',
  // {device}: Firefox on Android.
  typedElsewhere: 'Typed in {device} on {time}. You’ll need to add new pictures again.',
  outdated: 'A newer version was saved since then; you can compare the two when you save.',
  discard: 'Discard',
  restore: 'Restore',
  offlineKept: 'Offline. Saved on this device',
  offlineNoRoom: 'Offline. Not saved, no room on this device',
  // A field is longer than can be saved; the draft is on the server.
  tooLongToSave: 'Too long to save. Kept as a draft',
  tooLongKept: 'Too long for a draft on the server. Saved on this device',
  tooLong: 'Too long to keep as a draft',
  keptOnDevice: 'Saved on this device',
  noRoom: 'Not saved, no room on this device',
  saving: 'Saving…',
  // {time}: 09:41, Wed, 12 Mar.
  savedAt: 'Saved {time}',
});
