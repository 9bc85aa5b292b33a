import { texts } from '@trekker/texts/texts.ts';

export const t = texts('staff-activity', {
  title: 'Activity',
  description: 'What staff have changed.',
  everybody: 'Everybody',
  person: 'Person',
  kind: 'Kind',
  day: 'Day',
  exportCsv: 'Export CSV',
  none: 'No activity found',
  from: 'What staff add, change, publish and delete is listed here.',
  // Who did it, and what they were; the role alone once their account is gone.
  actor: '{actor}, {role, select, USER {USER} ADMIN {ADMIN} other {AUTHOR}}',
  role: '{role, select, USER {USER} ADMIN {ADMIN} other {AUTHOR}}',
  // Heard after the names of fields.
  showChanges: ': show what changed',
  // Kinds.
  everything: 'Everything',
  stories: 'Stories',
  destinations: 'Destinations',
  highlights: 'Highlights',
  banners: 'Banners',
  aboutPage: 'About page',
  pages: 'Pages',
  teamMembers: 'Team members',
  authors: 'Authors',
  media: 'Media',
  reviews: 'Reviews',
  messages: 'Messages',
  feedback: 'Feedback',
  others: 'Accounts and settings',
});
