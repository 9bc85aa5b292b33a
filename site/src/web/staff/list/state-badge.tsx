import { Badge, type BadgeTone } from '@trekker/design-system/content/badge.tsx';
import { t } from './staff-list.texts.ts';

const badges = {
  Published: { tone: 'ok', words: () => t.published },
  Draft: { tone: 'warn', words: () => t.draft },
  Scheduled: { tone: 'second', words: () => t.scheduled },
  Ended: { tone: 'plain', words: () => t.ended },
  Featured: { tone: 'accent', words: () => t.featured },
  Regular: { tone: 'plain', words: () => t.regular },
  Active: { tone: 'ok', words: () => t.active },
  Inactive: { tone: 'plain', words: () => t.inactive },
  Held: { tone: 'warn', words: () => t.held },
  USER: { tone: 'plain', words: () => t.roleUser },
  AUTHOR: { tone: 'accent', words: () => t.roleAuthor },
  ADMIN: { tone: 'second', words: () => t.roleAdmin },
  add: { tone: 'ok', words: () => t.logAdd },
  update: { tone: 'second', words: () => t.logUpdate },
  reply: { tone: 'plain', words: () => t.logReply },
  Delete: { tone: 'bad', words: () => t.logDelete },
} as const satisfies Record<string, { tone: BadgeTone; words: () => string }>;

/** A state that the back office knows. */
export type BadgeState = keyof typeof badges;

/** That of what can be published at an instant. */
export const publicationBadge = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  ended: 'Ended',
} as const satisfies Record<string, BadgeState>;

/** The state of a thing, in the colour that it has on every staff page. */
export function StateBadge({ state }: { state: BadgeState }) {
  const { tone, words } = badges[state];
  return <Badge tone={tone}>{words()}</Badge>;
}
