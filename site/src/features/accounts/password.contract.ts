import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { emailAddress } from '../../contract/rules/email-schema.ts';
import { newPassword, typedPassword } from '../../contract/rules/password-schema.ts';
import { t } from './api-accounts.texts.ts';
import { firstStepAnswer } from './auth.contract.ts';

// What existing clients put into the query may stand there; our own client sends it in the body, where no log sees it.
const typed = z.string().max(2000).optional();

export const emailRequest = z.object({ email: emailAddress });

export const requestReset = endpoint({
  name: 'requestReset',
  summary: 'Emails a link to set a new password; the answer is the same for every address',
  method: 'POST',
  paths: ['/api/v3/auth/reset-Password'],
  access: 'public',
  limit: 'login',
  query: z.object({ email: typed }),
  body: z.object({ email: typed }).nullish(),
  output: messageAnswer,
  errors: ['invalid_input', 'too_many'],
});

export const requestSignInLink = endpoint({
  name: 'requestSignInLink',
  summary: 'Emails a login link; the answer is the same for every address',
  method: 'POST',
  paths: ['/api/v3/auth/otp'],
  access: 'public',
  limit: 'login',
  query: z.object({ email: typed }),
  body: z.object({ email: typed }).nullish(),
  output: messageAnswer,
  errors: ['invalid_input', 'too_many'],
});

const resetTokenMissing = () => t.required({ field: 'resetToken' });

export const passwordChange = z.object({
  resetToken: z.string({ error: resetTokenMissing }).min(1, { error: resetTokenMissing }),
  newPassword,
});

export const changePassword = endpoint({
  name: 'changePassword',
  summary: 'Sets a new password with the token from an emailed link, once; every session ends',
  method: 'POST',
  paths: ['/api/v3/auth/change-password'],
  access: 'public',
  limit: 'login',
  query: z.object({ resetToken: typed, newPassword: typed }),
  body: z
    .object({
      resetToken: typed,
      newPassword: typed,
      /** As a checkbox is sent: passkeys and logins elsewhere end too. */
      removeOtherWays: z.literal('on').optional(),
    })
    .nullish(),
  output: messageAnswer,
  errors: ['invalid_input', 'too_many', 'unavailable'],
});

export const tradeToken = endpoint({
  name: 'tradeToken',
  summary:
    'Exchanges a one-time token, from an emailed link or from Google, for a session, or for a ticket where a second factor is set',
  method: 'POST',
  paths: ['/api/v3/auth/set-cookie/:token'],
  access: 'public',
  limit: 'login',
  // A client that keeps the token where it keeps its bearer sends it along.
  ignoresLogin: true,
  params: z.object({ token: z.string() }),
  /**
   * `confirmed`: whoever opened an emailed link elsewhere than it was asked for has seen whom it logs in, and wants
   * that.
   */
  body: z.object({ confirmed: z.boolean({ error: () => t.trueOrFalse({ field: 'confirmed' }) }).optional() }).nullish(),
  output: firstStepAnswer,
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'conflict', 'too_many'],
});

export const updatePassword = endpoint({
  name: 'updatePassword',
  summary: 'Replaces the password; all other sessions end',
  method: 'PUT',
  paths: ['/api/v3/auth/updatePassword'],
  access: 'session',
  limit: 'login',
  body: z.object({ oldPassword: typedPassword(() => t.currentPassword), newPassword }),
  output: messageAnswer,
  errors: ['not_logged_in', 'invalid_input', 'too_many', 'unavailable'],
});
