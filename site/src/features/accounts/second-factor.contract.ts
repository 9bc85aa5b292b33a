import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import { itemId } from '../../contract/rules/item-id.ts';
import { typedPassword } from '../../contract/rules/password-schema.ts';
import { t } from './api-accounts.texts.ts';
import { loginAnswer } from './auth.contract.ts';

/** Of a code of an app, or a recovery code. */
export const mostCodeCharacters = 60;

const typedCode = z
  .string({ error: () => t.codeMissing })
  .trim()
  .min(1, { error: () => t.codeMissing })
  .max(mostCodeCharacters, { error: () => t.codeTooLong });

export const finishLogin = endpoint({
  name: 'finishLogin',
  summary:
    'The second step of a login: a code of the authenticator app or a recovery code. A browser may leave the ticket out; its cookie knows it',
  method: 'POST',
  paths: ['/api/v3/auth/login/second'],
  access: 'public',
  ignoresLogin: true,
  limit: 'login',
  body: z.object({ ticket: z.string().max(200).optional(), code: typedCode }),
  output: loginAnswer,
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'too_many'],
});

const proof = {
  currentPassword: typedPassword(() => t.yourPassword).optional(),
  /** Of the authenticator app, where one is set up; or a recovery code. */
  code: typedCode.optional(),
};

/** Not needed within ten minutes of logging in; the code in any case where the app could be done without afterwards. */
export const ownerProof = z.object(proof).nullish();

/** The caller's own second factor. No secret is in it. */
export const twoFactor = z.object({
  /** Whether an authenticator app is set up. */
  totp: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** Whether the caller may set one up: staff alone. */
  available: z.boolean(),
});
export type TwoFactor = z.output<typeof twoFactor>;

export const readTwoFactor = endpoint({
  name: 'readTwoFactor',
  summary: 'The caller’s second factor',
  method: 'GET',
  paths: ['/api/v3/auth/two-factor'],
  access: 'session',
  duringSetup: true,
  output: dataOf(twoFactor),
  errors: ['not_logged_in'],
});

/** Told this once. */
export const totpSetup = z.object({
  secret: z.string(),
  /** What the image says. */
  address: z.string(),
  /** The image as an SVG path, in a square of `size` units. */
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type TotpSetup = z.output<typeof totpSetup>;

export const beginTotp = endpoint({
  name: 'beginTotp',
  summary: 'Begins to set up an authenticator app; it counts once a first code has come',
  method: 'POST',
  paths: ['/api/v3/auth/two-factor/totp'],
  access: 'session',
  duringSetup: true,
  limit: 'login',
  body: ownerProof,
  output: dataOf(totpSetup),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'conflict', 'too_many'],
});

const newCodes = messageAnswer.extend({ data: z.object({ recoveryCodes: z.array(z.string()) }) });

export const confirmTotp = endpoint({
  name: 'confirmTotp',
  summary: 'Turns the authenticator app on with a first code; answers the recovery codes, once. Other logins end',
  method: 'POST',
  paths: ['/api/v3/auth/two-factor/totp/confirm'],
  access: 'session',
  duringSetup: true,
  limit: 'login',
  body: z.object({ code: typedCode }),
  output: newCodes,
  errors: ['not_logged_in', 'invalid_input', 'conflict', 'too_many'],
});

export const removeTotp = endpoint({
  name: 'removeTotp',
  summary: 'Turns the authenticator app off, by a code of it or a recovery code; the recovery codes end',
  method: 'DELETE',
  paths: ['/api/v3/auth/two-factor/totp'],
  access: 'session',
  limit: 'login',
  body: ownerProof,
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'not_found', 'conflict', 'too_many'],
});

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  summary: 'Makes new recovery codes by a code of the app or one of the old ones, which end; told once',
  method: 'POST',
  paths: ['/api/v3/auth/two-factor/recovery-codes'],
  access: 'session',
  limit: 'login',
  body: ownerProof,
  output: newCodes,
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'not_found', 'too_many'],
});

export const secondFactorRule = z.object({
  required: z.boolean(),
  /** How many of the staff have none yet. */
  without: z.int(),
  /** Whether the caller has one. */
  own: z.boolean(),
});
export type SecondFactorRule = z.output<typeof secondFactorRule>;

export const readSecondFactorRule = endpoint({
  name: 'readSecondFactorRule',
  summary: 'Whether staff must use a second factor, and how many have none yet',
  method: 'GET',
  paths: ['/api/v5/admin/second-factor-rule'],
  access: 'staff',
  output: dataOf(secondFactorRule),
  errors: ['not_logged_in', 'not_allowed'],
});

export const changeSecondFactorRule = endpoint({
  name: 'changeSecondFactorRule',
  summary:
    'Requires a second factor of staff, or no longer. Whoever is logged in without one sets one up before anything else',
  method: 'PUT',
  paths: ['/api/v5/admin/second-factor-rule'],
  access: 'author',
  limit: 'login',
  body: z.object({
    required: z.boolean({ error: () => t.trueOrFalse({ field: 'required' }) }),
    ...proof,
  }),
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'conflict', 'too_many'],
});

export const resetSecondFactor = endpoint({
  name: 'resetSecondFactor',
  summary: 'Takes somebody’s lost second factor away and logs them out: never the caller’s own',
  method: 'DELETE',
  paths: ['/api/v5/Admin/users/:id/second-factor'],
  access: 'author',
  limit: 'login',
  params: z.object({ id: itemId }),
  body: ownerProof,
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'not_found', 'too_many'],
});
