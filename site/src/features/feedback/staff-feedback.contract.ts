import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { itemId } from '../../contract/item-id.ts';
import { messageAnswer } from '../../contract/message.ts';
import { testimonial } from './feedback.contract.ts';

/** Feedback as only staff see it. */
export const staffFeedback = testimonial.extend({ email: z.string(), held: z.boolean() });
export type StaffFeedback = z.output<typeof staffFeedback>;

export const showFeedback = endpoint({
  name: 'showFeedback',
  summary: 'Shows feedback that was held; shown already, it stays so',
  method: 'PUT',
  paths: ['/api/v3/auth/feedback/:id'],
  access: 'staff',
  params: z.object({ id: itemId }),
  output: messageAnswer.extend({ data: staffFeedback }),
  errors: ['not_logged_in', 'not_allowed', 'not_found'],
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
