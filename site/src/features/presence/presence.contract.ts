import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import { optionalFlag } from '../../contract/staff-form.ts';
import { t as checks } from '../../contract/texts/api-checks.texts.ts';
import { editedItem } from '../unsaved-edits/unsaved-edit.contract.ts';

const presence = z.object({
  /** Who else has it open, whoever came first first. */
  others: z.array(z.object({ _id: z.string(), name: z.string() })),
  /** Whether the caller has it open in another window, on whatever device. */
  isElsewhere: z.boolean(),
});
export type Presence = z.output<typeof presence>;

/** How often, in seconds, a form that can be seen says that it is there; and one in a tab behind others. */
export const beatSeconds = { shown: 10, hidden: 60 };

const params = editedItem.extend({
  /** Names the open form: one for each tab. */
  form: z.uuid({ error: () => checks.uuid({ field: 'form' }) }).transform((id) => id.toLowerCase()),
});

export const keepPresence = endpoint({
  name: 'keepPresence',
  summary: 'Says that the caller has the form of an item open, to be repeated; answers who else has',
  method: 'PUT',
  paths: ['/api/v5/admin/presence/:kind/:item/:form'],
  access: 'staff',
  isUnattended: true,
  params,
  body: z.object({ isHidden: optionalFlag('isHidden') }, { error: 'Must be { isHidden }' }),
  output: dataOf(presence),
  errors: ['invalid_input', 'not_logged_in', 'not_allowed'],
});

export const endPresence = endpoint({
  name: 'endPresence',
  summary: 'Says that a form was closed',
  method: 'DELETE',
  paths: ['/api/v5/admin/presence/:kind/:item/:form'],
  access: 'staff',
  isUnattended: true,
  params,
  output: messageAnswer,
  errors: ['invalid_input', 'not_logged_in', 'not_allowed'],
});
