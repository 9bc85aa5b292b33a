import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { itemId } from '../../contract/rules/item-id.ts';
import { optionalFlag } from '../../contract/staff-form.ts';
import { testimonial } from './feedback.contract.ts';

/** Feedback as only staff see it. */
export const staffFeedback = testimonial.extend({ email: z.string(), held: z.boolean() });
export type StaffFeedback = z.output<typeof staffFeedback>;

export const showFeedback = endpoint({
  name: 'showFeedback',
  summary: 'Shows held feedback, or hides it again; without a body it is shown. Repeating it changes nothing',
  method: 'PUT',
  paths: ['/api/v3/auth/feedback/:id'],
  access: 'staff',
  params: z.object({ id: itemId }),
  body: z.object({ shown: optionalFlag('shown') }, { error: 'Nothing, or shown' }).nullish(),
  output: messageAnswer.extend({ data: staffFeedback }),
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'not_found'],
});

export const deleteFeedback = endpoint({
  name: 'deleteFeedback',
  summary: 'Deletes feedback, shown or held',
  method: 'DELETE',
  paths: ['/api/v3/auth/feedback/:id'],
  access: 'staff',
  params: z.object({ id: itemId }),
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
});
