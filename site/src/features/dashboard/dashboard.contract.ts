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
  /** Mails that somebody asked for, and that a budget does not let go yet. */
  waitingMails: z.int(),
});

/** What a new site needs first, and whether it has it. */
const firstSteps = z.object({
  name: z.boolean(),
  logo: z.boolean(),
  place: z.boolean(),
  story: z.boolean(),
  imprint: z.boolean(),
  /** Staff have sent themselves a test email. */
  mail: z.boolean(),
  backup: z.boolean(),
});
export type FirstSteps = z.output<typeof firstSteps>;

/** Days of UTC, the oldest first. */
const days = z.array(z.object({ day: z.string(), count: z.int() }));

/** Looks at pages, of those who allow counting, within the last 30 days. */
const visits = z.object({
  days,
  /** Those looked at most. */
  pages: z.array(z.object({ path: z.string(), count: z.int() })),
});

/**
 * How many there were at the end of each of the last twelve weeks, the oldest first; the last is how many there are.
 */
const weeks = z.array(z.int());

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
  /** Null for a site that has long begun. */
  firstSteps: firstSteps.nullable(),
  visits,
  /** New accounts on each of the last 30 days. */
  registrations: days,
  /** Of what is still there: rows that were deleted are not counted for the weeks in which they were there. */
  growth: z.object({ users: weeks, destinations: weeks, stories: weeks, highlights: weeks }),
  /** Reviews written on each of the last 30 days. */
  reviews: days,
});
export type Dashboard = z.output<typeof dashboard>;

export const readDashboard = endpoint({
  name: 'readDashboard',
  summary: 'Counts of all content, what needs attention, and page visits',
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
