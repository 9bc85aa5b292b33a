import { z } from 'zod';
import { messageAnswer } from './message.ts';
import { t } from './texts/api-checks.texts.ts';

const tokenMissing = () => t.required({ field: 'token' });

/** A token that came by mail, as people and mail programs send it back. */
export const mailedToken = z
  .string({ error: tokenMissing })
  .min(1, { error: tokenMissing })
  .max(200, { error: () => t.atMostCharacters({ most: 200 }) });

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
