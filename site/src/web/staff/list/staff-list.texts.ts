import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-lists', {
  // Who can see something.
  state: 'State',
  allStates: 'All states',
  published: 'Published',
  draft: 'Draft',
  scheduled: 'Scheduled',
  // Heads of columns.
  category: 'Category',
  rating: 'Rating',
  location: 'Location',
  date: 'Date',
  added: 'Added',
  changed: 'Changed',
  featured: 'Featured',
  account: 'Account',
  actions: 'Actions',
  edit: 'Edit',
  view: 'View',
  preview: 'Preview',
  delete: 'Delete',
  deleting: 'Deleting...',
  saveChanges: 'Save Changes',
  typeAndEnter: 'Type and press Enter',
});
