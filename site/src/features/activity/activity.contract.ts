import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { listOf, pageQuery } from '../../contract/pagination.ts';
import { roles } from '../accounts/auth.contract.ts';

/** Something that staff have changed. The words of `type` are literal, the capital one too. */
export const activity = z.object({
  _id: z.string(),
  /** What was done, in a few words: "Story published". */
  action: z.string(),
  /** To what. Never a message, an address or a secret. */
  detail: z.string(),
  type: z.enum(['update', 'add', 'reply', 'Delete']),
  time: z.string(),
  /** That the actor had at that time. */
  role: z.enum(roles),
  /** Name of who did it; "" once their account is deleted. */
  actor: z.string(),
});
export type ActivityEntry = z.output<typeof activity>;

export const listActivity = endpoint({
  name: 'listActivity',
  summary: 'What staff have changed, newest first',
  method: 'GET',
  paths: ['/api/v5/admin'],
  access: 'staff',
  query: z.object(pageQuery(7)),
  output: listOf(activity),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input'],
});
