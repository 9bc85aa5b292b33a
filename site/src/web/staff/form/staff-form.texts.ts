import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-forms', {
  // {kind}: Story, Destination.
  notFound: '{kind} not found',
  notFoundWhy: 'It may have been deleted, or the address is mistyped.',
  loading: 'Loading',
  history: 'History',
  chooseVersions: 'Choose versions',
  saveDraft: 'Save Draft',
  saving: 'Saving...',
  uploading: 'Uploading pictures: {percent}%',
  twoVersions: 'Not saved: there are two versions',
  // {why}: a sentence.
  notSaved: 'Not saved: {why}',
  // A field by its name, and what is wrong with it: a sentence.
  wrongField: '{field}: {wrong}',
  saved: 'Saved',
  problems: '{count, plural, one {Fix 1 problem to save} other {Fix {count} problems to save}}',
  takenOver: 'Updated from the newer version: {fields}',
  failed: 'Something went wrong',
  leaveTitle: 'Leave without saving?',
  leave: 'Leave',
  stay: 'Stay',
  leaveWhy: 'Your text is kept as a draft, ready when you come back. You’ll need to add new pictures again.',
  preview: 'Preview',
  previewUnsaved: 'Includes your unsaved text. New pictures appear once you save.',
  previewPublic: 'As visitors see it.',
  previewStored: 'As last saved. Only staff can see it.',
  edit: 'Edit',
  publish: 'Publish',
  unpublish: 'Unpublish',
  publishing: 'Publishing...',
  unpublishing: 'Unpublishing...',
  connectionLost: 'Connection lost. Your work is safe; try again.',
  // What is shown of the form, on a phone.
  write: 'Write',
  details: 'Details',
  whatIsShown: 'What is shown',
  lightOrDark: 'Light or dark',
});
