import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';

const redirect = z.object({ location: z.string() });

export const beginGoogleLogin = endpoint({
  name: 'beginGoogleLogin',
  summary: 'Sends the browser to Google to log in',
  method: 'GET',
  paths: ['/api/v3/auth/google'],
  access: 'public',
  ignoresLogin: true,
  limit: 'login',
  output: redirect,
  status: 302,
  errors: ['too_many'],
});

/** Whatever else comes, or comes twice, is as good as absent: the browser is sent on in any case. */
const parameter = z.string().max(4000).optional().catch(undefined);

export const finishGoogleLogin = endpoint({
  name: 'finishGoogleLogin',
  summary: 'Where Google sends the browser back; it continues to /auth/check-login or /login',
  method: 'GET',
  paths: ['/api/v3/auth/google/callback'],
  access: 'public',
  ignoresLogin: true,
  limit: 'login',
  query: z.object({ code: parameter, state: parameter, iss: parameter, error: parameter }),
  output: redirect,
  status: 302,
  errors: ['too_many'],
});
