import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';

const token = z.string({ error: 'token is required' }).min(1, 'token is required').max(200, 'At most 200 characters');

export const stopTravelNotifications = endpoint({
  name: 'stopTravelNotifications',
  summary:
    'Turns off Travel Notifications with the token from any of their emails; mail apps post here with one click (RFC 8058)',
  method: 'POST',
  paths: ['/api/v3/auth/travel-notifications/unsubscribe'],
  access: 'public',
  acceptsForms: true,
  query: z.object({ token: token.optional() }),
  body: z.object({ token: token.optional() }).nullish(),
  output: messageAnswer,
  errors: ['invalid_input'],
});

export const showTravelNotificationsPage = endpoint({
  name: 'showTravelNotificationsPage',
  summary:
    'Sends a browser that opens the address of the one-click call to the page that turns them off; nothing changes',
  method: 'GET',
  paths: ['/api/v3/auth/travel-notifications/unsubscribe'],
  access: 'public',
  ignoresLogin: true,
  // Whatever else comes, or comes twice, is as good as absent: the page says what is wrong.
  query: z.object({ token: token.optional().catch(undefined) }),
  output: z.object({ location: z.string() }),
  status: 302,
  errors: ['too_many'],
});
