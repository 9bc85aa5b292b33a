import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { dataOf } from '../../contract/pagination.ts';
import { instant } from '../../contract/rules/instant.ts';
import { itemId } from '../../contract/rules/item-id.ts';
import { t as checks } from '../../contract/texts/api-checks.texts.ts';
import { itemSchedule } from './item-schedule.contract.ts';

/** What can be published, and taken back, at an instant. */
export const scheduledKinds = ['story', 'destination', 'highlight', 'banner', 'page'] as const;
const scheduledKind = z.enum(scheduledKinds, {
  error: () => checks.oneOf({ field: 'kind', words: scheduledKinds.join(', ') }),
});
export type ScheduledKindName = (typeof scheduledKinds)[number];

const scheduledAction = z.enum(['publish', 'unpublish']);

const dueChange = z.object({
  kind: scheduledKind,
  _id: z.string(),
  title: z.string(),
  action: scheduledAction,
  at: z.string(),
  /** Why it did not happen at its instant, where it could not; until somebody plans it anew. */
  failure: z.string().nullable(),
});
export type DueChange = z.output<typeof dueChange>;

export const setSchedule = endpoint({
  name: 'setSchedule',
  summary: 'Plans when something is published and taken back; null takes an instant back, what is left out stays',
  method: 'PUT',
  paths: ['/api/v5/admin/schedule/:kind/:id'],
  access: 'staff',
  params: z.object({ kind: scheduledKind, id: itemId }),
  body: z.object({
    publishAt: instant('publishAt').nullable().optional(),
    unpublishAt: instant('unpublishAt').nullable().optional(),
  }),
  output: z.object({
    success: z.literal(true),
    message: z.string(),
    data: itemSchedule.extend({ kind: scheduledKind, _id: z.string() }),
  }),
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'not_found', 'conflict'],
});

export const listDueChanges = endpoint({
  name: 'listDueChanges',
  summary: 'What is planned from one instant to another, in order; 500 at the most',
  method: 'GET',
  paths: ['/api/v5/admin/schedule'],
  access: 'staff',
  query: z.object({ from: instant('from').optional(), to: instant('to').optional() }),
  output: dataOf(z.array(dueChange)),
  errors: ['invalid_input', 'not_logged_in', 'not_allowed'],
});
