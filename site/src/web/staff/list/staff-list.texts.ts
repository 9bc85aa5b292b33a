import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-lists', {
  // Who can see something.
  state: 'State',
  allStates: 'All',
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
  actions: 'Actions',
  edit: 'Edit',
  view: 'View',
  preview: 'Preview',
  delete: 'Delete',
  deleting: 'Deleting...',
  typeAndEnter: 'Type and press Enter',
  tryFewer: 'Try fewer filters or a different search.',
  showAll: 'Show all',
  // The label of a switch.
  publishedOf: 'Published: {name}',
  // Before the name of what is featured or not.
  toggleFeatured: 'Toggle featured:',
  refresh: 'Refresh',
  // Of a long list: {list} is its title.
  pagesOf: 'Pages of {list}',
  undo: 'Undo',
  restored: '{count, plural, one {# restored} other {# restored}}',
  viewOnSite: 'View on site',
  discard: 'Discard',
  discarding: 'Discarding...',
  // How long ago.
  justNow: 'Just now',
  yesterday: 'Yesterday',
  // Of pictures.
  fileHint: 'JPEG, PNG, WebP, AVIF or GIF, up to 10 MB',
  wrongType: 'This file type isn’t supported',
  tooLarge: 'Too large, at most 10 MB',
  ended: 'Ended',
  // Not featured.
  regular: 'Regular',
  active: 'Active',
  inactive: 'Inactive',
  // Not shown until somebody has looked at it.
  held: 'Held',
  // Roles.
  roleUser: 'USER',
  roleAuthor: 'AUTHOR',
  roleAdmin: 'ADMIN',
  // What was done, in the log.
  logAdd: 'add',
  logUpdate: 'update',
  logReply: 'reply',
  logDelete: 'Delete',
});
