import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-layout', {
  skipToContent: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  // The title above every page of the back office.
  adminDashboard: 'Admin Dashboard',
  // The name of the back office.
  travelAdmin: 'Travel Admin',
  viewSite: 'View site',
  lightOrDark: 'Light or dark',
  profileOf: 'Profile of {name}',
  logOut: 'Logout',
  // After a number, heard and not seen: how many messages wait for somebody.
  waiting: 'waiting',
  // Places of the back office.
  dashboard: 'Dashboard',
  about: 'About',
  teamMembers: 'Team Members',
  banner: 'Banner',
  destinations: 'Destinations',
  highlights: 'Highlights',
  stories: 'Stories',
  authors: 'Authors',
  pages: 'Pages',
  media: 'Media',
  users: 'Users',
  // Messages that visitors have sent.
  contacts: 'Contacts',
  feedback: 'Feedback',
  settings: 'Settings',
  trash: 'Trash',
  pageNotFound: 'Page not found',
  noPage: 'There is no page at this address',
  noPageWhy: 'It may have moved, or the address is mistyped. You can reach every page from the menu.',
});
