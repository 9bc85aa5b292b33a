import type { ActivityKind } from '../activity-log.contract.ts';

const labels: Record<ActivityKind, string> = {
  story: 'Stories',
  destination: 'Destinations',
  highlight: 'Highlights',
  banner: 'Banners',
  about: 'About page',
  page: 'Pages',
  'team-member': 'Team members',
  author: 'Authors',
  media: 'Media',
  review: 'Reviews',
  message: 'Messages',
  feedback: 'Feedback',
  other: 'Accounts and settings',
};

export const kindOptions = [
  { value: '', label: 'Everything' },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
