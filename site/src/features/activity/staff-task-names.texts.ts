import { texts } from '@trekker/texts/texts.ts';

// Kinds of tasks that the site does by itself, for staff to whom one has failed, and for the log of what they did then.
export const t = texts('staff-task-names', {
  mail: 'Email',
  notifications: 'Travel Notifications',
  image: 'Resizing a picture',
  cover: 'Drawing a cover',
  media: 'Cleaning up pictures and videos',
  sample: 'Sample library',
  bulk: 'Change of several items',
  import: 'Import',
  cleanup: 'Regular cleanup',
});
