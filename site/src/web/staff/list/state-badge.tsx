import { Badge, type BadgeTone } from '@trekker/design-system/content/badge.tsx';

const tones = {
  Published: 'ok',
  Draft: 'warn',
  Scheduled: 'second',
  Ended: 'plain',
  isPublished: 'ok',
  Private: 'warn',
  Featured: 'accent',
  Regular: 'plain',
  Active: 'ok',
  Inactive: 'plain',
  Read: 'plain',
  Unread: 'accent',
  Held: 'warn',
  Shown: 'ok',
  Subscribed: 'second',
  'Not Subscribed': 'plain',
  USER: 'plain',
  AUTHOR: 'accent',
  ADMIN: 'second',
  add: 'ok',
  update: 'second',
  reply: 'plain',
  Delete: 'bad',
} as const satisfies Record<string, BadgeTone>;

/** A state as the back office words it. */
export type BadgeState = keyof typeof tones;

/** That of what can be published at an instant. */
export const publicationBadge = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  ended: 'Ended',
} as const satisfies Record<string, BadgeState>;

/** The state of a thing, in the colour that it has on every staff page. */
export function StateBadge({ state }: { state: BadgeState }) {
  return <Badge tone={tones[state]}>{state}</Badge>;
}
