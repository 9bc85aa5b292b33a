import type { ActivityKind } from '../activity-log.contract.ts';
import { t } from './staff-activity.texts.ts';

const labels = (): Record<ActivityKind, string> => ({
  story: t.stories,
  destination: t.destinations,
  highlight: t.highlights,
  banner: t.banners,
  about: t.aboutPage,
  page: t.pages,
  'team-member': t.teamMembers,
  author: t.authors,
  media: t.media,
  review: t.reviews,
  message: t.messages,
  feedback: t.feedback,
  other: t.others,
});

export const kindOptions = () => [
  { value: '', label: t.everything },
  ...Object.entries(labels()).map(([value, label]) => ({ value, label })),
];
