import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { dataOf } from '../../contract/pagination.ts';
import { teamMember } from '../about/about.contract.ts';
import { activity } from '../activity/activity.contract.ts';

/** What waits for somebody. */
const attention = z.object({
  unreadMessages: z.int(),
  /** When the oldest unread message came, or "". */
  oldestUnreadAt: z.string(),
  heldFeedback: z.int(),
  /** Not published. */
  drafts: z.object({ destinations: z.int(), stories: z.int(), highlights: z.int() }),
  /** Mails that could not be sent, however often it was tried. */
  failedMails: z.int(),
});

/** Days of UTC, the oldest first. */
const days = z.array(z.object({ day: z.string(), count: z.int() }));

/** Looks at pages, of those who allow counting, within the last 30 days. */
const visits = z.object({
  days,
  /** Those looked at most. */
  pages: z.array(z.object({ path: z.string(), count: z.int() })),
});

export const dashboard = z.object({
  userCount: z.int(),
  teamMember: z.array(teamMember),
  /** How many banners are active: one or none. */
  activeBanner: z.int(),
  unReadMessage: z.int(),
  /** Null while nothing was ever changed. */
  lastActivity: activity.nullable(),
  /** Drafts too, as with stories and highlights. */
  destinationCount: z.int(),
  storiesCount: z.int(),
  highlightCount: z.int(),
  attention,
  visits,
  /** New accounts on each of the last 30 days. */
  registrations: days,
  /** Reviews written on each of the last 30 days. */
  reviews: days,
});
export type Dashboard = z.output<typeof dashboard>;

export const readDashboard = endpoint({
  name: 'readDashboard',
  summary: 'How much there is of everything, what waits for staff, and how often pages were looked at',
  method: 'GET',
  paths: ['/api/v5/admin/dashboard'],
  access: 'staff',
  output: dataOf(dashboard),
  errors: ['not_logged_in', 'not_allowed'],
});

/** What the sidebar says on every page: a part of `attention`, without the rest. */
export const countWaiting = endpoint({
  name: 'countWaiting',
  summary: 'How many messages are unread and how much feedback is held',
  method: 'GET',
  paths: ['/api/v5/admin/dashboard/waiting'],
  access: 'staff',
  output: dataOf(attention.pick({ unreadMessages: true, heldFeedback: true })),
  errors: ['not_logged_in', 'not_allowed'],
});
