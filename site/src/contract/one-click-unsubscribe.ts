import { z } from 'zod';
import { messageAnswer } from './message.ts';

/** A token that came by mail, as people and mail programs send it back. */
export const mailedToken = z
  .string({ error: 'token is required' })
  .min(1, 'token is required')
  .max(200, 'At most 200 characters');

/** What all calls have that end a kind of mail: mail apps post to them with one click (RFC 8058). */
export const oneClickCall = {
  method: 'POST',
  access: 'public',
  acceptsForms: true,
  query: z.object({ token: mailedToken.optional() }),
  body: z.object({ token: mailedToken.optional() }).nullish(),
  output: messageAnswer,
  errors: ['invalid_input'],
} as const;

/** The same address opened in a browser: it sends on to the page that asks first, and changes nothing. */
export const oneClickPage = {
  method: 'GET',
  access: 'public',
  ignoresLogin: true,
  // Whatever else comes, or comes twice, is as good as absent: the page says what is wrong.
  query: z.object({ token: mailedToken.optional().catch(undefined) }),
  output: z.object({ location: z.string() }),
  status: 302,
  errors: ['too_many'],
} as const;
