import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { fileAnswer } from '../../contract/file-answer.ts';
import { dataOf, listOf, pageQuery } from '../../contract/pagination.ts';
import { instant } from '../../contract/rules/instant.ts';
import { uuid } from '../../contract/rules/item-id.ts';
import { choice } from '../../contract/rules/text.ts';
import { t as refusals } from '../../contract/texts/refusals/api-refusals.texts.ts';
import { activity } from '../activity/activity.contract.ts';
import { fieldChange } from '../versions/version.contract.ts';

/** What entries tell of, by the nouns of their actions. `other`: logins, settings, accounts. */
export const activityKinds = [
  'story',
  'destination',
  'highlight',
  'banner',
  'page',
  'about',
  'team-member',
  'author',
  'media',
  'review',
  'message',
  'feedback',
  'other',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

const instantOrNone = (field: string) => z.union([z.literal('').transform(() => undefined), instant(field)]);

const filter = {
  actor: z.union([z.literal(''), uuid], { error: () => refusals.id({ field: 'actor' }) }).optional(),
  kind: choice('kind', [...activityKinds, '']).optional(),
  /** From this instant on. */
  from: instantOrNone('from').optional(),
  /** Up to this one, and not it. */
  to: instantOrNone('to').optional(),
};

const loggedActivity = activity.extend({
  /** What was changed by it, before and after; of what has no versions, and of what is new, nothing. */
  changes: z.array(fieldChange),
});
export type LoggedActivity = z.output<typeof loggedActivity>;

export const listActivityLog = endpoint({
  name: 'listActivityLog',
  summary: 'What staff have changed, newest first, with what each field was and is',
  method: 'GET',
  paths: ['/api/v5/admin/activity'],
  access: 'staff',
  query: z.object({ ...filter, ...pageQuery(20) }),
  output: listOf(loggedActivity),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input'],
});

export const listActors = endpoint({
  name: 'listActors',
  summary: 'The staff of today, by whom the activity can be narrowed',
  method: 'GET',
  paths: ['/api/v5/admin/activity/people'],
  access: 'staff',
  output: dataOf(z.array(z.object({ _id: z.string(), name: z.string() }))),
  errors: ['not_logged_in', 'not_allowed'],
});

export const exportActivityLog = endpoint({
  name: 'exportActivityLog',
  summary: 'The same as a table (CSV, UTF-8), all of it',
  method: 'GET',
  paths: ['/api/v5/admin/activity.csv'],
  access: 'staff',
  query: z.object(filter),
  download: true,
  output: fileAnswer,
  errors: ['not_logged_in', 'not_allowed', 'invalid_input'],
});
