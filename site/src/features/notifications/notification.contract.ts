import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import { roles } from '../accounts/auth.contract.ts';

const event = { _id: z.string(), createdAt: z.string(), read: z.boolean() };

/** Something that happened to a person; the screen makes a sentence of it. */
const notification = z.discriminatedUnion('kind', [
  z.object({ ...event, kind: z.literal('role'), role: z.enum(roles) }),
  /** One for each review, with its counts as they are now. */
  z.object({
    ...event,
    kind: z.literal('vote'),
    place: z.object({ slug: z.string(), name: z.string() }),
    helpfulCount: z.int(),
    unhelpfulCount: z.int(),
  }),
  /** `subject` is that of the message which was answered. */
  z.object({ ...event, kind: z.literal('reply'), subject: z.string() }),
]);
export type Notification = z.output<typeof notification>;

export const listNotifications = endpoint({
  name: 'listNotifications',
  summary: 'The caller’s newest 20 events, and how many are unread',
  method: 'GET',
  paths: ['/api/v3/auth/notifications'],
  access: 'session',
  output: dataOf(z.array(notification)).extend({ unreadCount: z.int() }),
  errors: ['not_logged_in'],
});

export const readNotifications = endpoint({
  name: 'readNotifications',
  summary: 'Marks all the caller’s events as read',
  method: 'POST',
  paths: ['/api/v3/auth/notifications/read'],
  access: 'session',
  output: messageAnswer,
  errors: ['not_logged_in'],
});
