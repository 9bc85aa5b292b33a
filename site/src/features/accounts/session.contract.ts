import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import { itemId } from '../../contract/rules/item-id.ts';

/** One of one's own logins that has not ended. */
export const ownSession = z.object({
  _id: z.string(),
  /** Such as "Chrome on Windows". */
  device: z.string(),
  createdAt: z.string(),
  /** To a few minutes. */
  lastSeenAt: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

export const listSessions = endpoint({
  name: 'listSessions',
  summary: 'The caller’s logins that have not ended, newest first',
  method: 'GET',
  paths: ['/api/v3/auth/sessions'],
  access: 'session',
  output: dataOf(z.array(ownSession)),
  errors: ['not_logged_in'],
});

export const endSession = endpoint({
  name: 'endSession',
  summary: 'Ends one of the caller’s logins',
  method: 'DELETE',
  paths: ['/api/v3/auth/sessions/:id'],
  access: 'session',
  limit: 'profile',
  params: z.object({ id: itemId }),
  output: messageAnswer,
  errors: ['not_logged_in', 'not_found', 'too_many'],
});

export const endOtherSessions = endpoint({
  name: 'endOtherSessions',
  summary: 'Ends all of the caller’s logins but the one that asks',
  method: 'DELETE',
  paths: ['/api/v3/auth/sessions'],
  access: 'session',
  limit: 'profile',
  output: messageAnswer,
  errors: ['not_logged_in', 'too_many'],
});
