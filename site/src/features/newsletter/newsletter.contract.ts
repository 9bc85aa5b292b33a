import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { honeypot } from '../../contract/honeypot.ts';
import { messageAnswer } from '../../contract/message.ts';

const typedEmail = z.string().max(400).optional();

export const subscribe = endpoint({
  name: 'subscribeToNewsletter',
  summary:
    'Asks for the newsletter; the address is mailed a link to confirm it. The answer never tells whether it is known',
  method: 'PUT',
  paths: ['/api/v3/auth/subscribe-email'],
  access: 'public',
  limit: 'newsletter',
  // The spec puts the address into the query; our own client sends it in the body, where no log sees it.
  query: z.object({ email: typedEmail }),
  body: z.object({ email: typedEmail, ...honeypot }).nullish(),
  output: messageAnswer,
  errors: ['invalid_input', 'too_many'],
});

const token = z.string().min(1, 'token is required').max(200);

export const confirmSubscription = endpoint({
  name: 'confirmSubscription',
  summary: 'Confirms a subscription with the token of the mail, once',
  method: 'POST',
  paths: ['/api/v3/auth/subscribe-email/confirm'],
  access: 'public',
  body: z.object({ token }),
  output: messageAnswer,
  errors: ['invalid_input'],
});

export const unsubscribe = endpoint({
  name: 'unsubscribeFromNewsletter',
  summary: 'Ends a subscription with the token of any of its mails; mail programs post here with one click (RFC 8058)',
  method: 'POST',
  paths: ['/api/v3/auth/subscribe-email/unsubscribe'],
  access: 'public',
  acceptsForms: true,
  query: z.object({ token: token.optional() }),
  body: z.object({ token: token.optional() }).nullish(),
  output: messageAnswer,
  errors: ['invalid_input'],
});
