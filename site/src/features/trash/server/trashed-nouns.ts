import type { TrashedKind } from '../trash.contract.ts';

/** As sentences call them. */
export const nouns = {
  story: 'story',
  destination: 'destination',
  highlight: 'highlight',
  banner: 'banner',
  page: 'page',
  'team-member': 'team member',
  review: 'review',
  message: 'message',
  feedback: 'feedback',
  media: 'media',
} as const satisfies Record<TrashedKind, string>;
