import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { honeypot } from '../../contract/honeypot.ts';
import { messageAnswer } from '../../contract/message.ts';
import { mailedToken, oneClickCall, oneClickPage } from '../../contract/one-click-unsubscribe.ts';

const typedEmail = z.string().max(400).optional();

export const subscribe = endpoint({
  name: 'subscribeToNewsletter',
  summary:
    'Signs up for the newsletter; a confirmation link is emailed to the address. The answer never reveals whether it is known',
  method: 'PUT',
  paths: ['/api/v3/auth/subscribe-email'],
  access: 'public',
  section: 'newsletter',
  limit: 'newsletter',
  // Existing clients put the address into the query; our own client sends it in the body, where no log sees it.
  query: z.object({ email: typedEmail }),
  body: z.object({ email: typedEmail, ...honeypot }).nullish(),
  output: messageAnswer,
  errors: ['invalid_input', 'too_many'],
});

export const confirmSubscription = endpoint({
  name: 'confirmSubscription',
  summary: 'Confirms a subscription with the token from the email, once',
  method: 'POST',
  paths: ['/api/v3/auth/subscribe-email/confirm'],
  access: 'public',
  section: 'newsletter',
  body: z.object({ token: mailedToken }),
  output: messageAnswer,
  errors: ['invalid_input'],
});

const unsubscribePaths = ['/api/v3/auth/subscribe-email/unsubscribe'] as const;

export const unsubscribe = endpoint({
  ...oneClickCall,
  name: 'unsubscribeFromNewsletter',
  summary: 'Ends a subscription with the token from any of its emails; mail apps post here with one click (RFC 8058)',
  paths: unsubscribePaths,
});

export const showUnsubscribePage = endpoint({
  ...oneClickPage,
  name: 'showUnsubscribePage',
  summary:
    'Sends a browser that opens the address of the one-click call to the page that ends the subscription; nothing changes',
  paths: unsubscribePaths,
});
