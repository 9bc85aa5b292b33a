import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import { text } from '../../contract/rules/text.ts';
import { t } from './api-accounts.texts.ts';
import { loginAnswer } from './auth.contract.ts';
import { ownerProof } from './second-factor.contract.ts';

/** One of one's own passkeys. */
export const ownPasskey = z.object({
  _id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** "" until it was used. */
  lastUsedAt: z.string(),
});
export type OwnPasskey = z.output<typeof ownPasskey>;

const bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+$/, { error: () => t.notBase64url });
const credential = { id: bytes, rawId: bytes, type: z.literal('public-key') };
const extensions = { clientExtensionResults: z.record(z.string(), z.unknown()).default({}) };

/** What the browser made, as `PublicKeyCredential.toJSON()` writes it. */
export const newCredential = z.object({
  ...credential,
  ...extensions,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
});
export type NewCredential = z.output<typeof newCredential>;

export const usedCredential = z.object({
  ...credential,
  ...extensions,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish(),
  }),
});
export type UsedCredential = z.output<typeof usedCredential>;

/** For `navigator.credentials`, in the form of its `parse…FromJSON`. */
const ceremony = z.record(z.string(), z.unknown());

export const listPasskeys = endpoint({
  name: 'listPasskeys',
  summary: 'The caller’s passkeys, newest first',
  method: 'GET',
  paths: ['/api/v3/auth/passkeys'],
  access: 'session',
  duringSetup: true,
  output: dataOf(z.array(ownPasskey)),
  errors: ['not_logged_in'],
});

export const beginPasskey = endpoint({
  name: 'beginPasskey',
  summary: 'What the browser needs to make a passkey, once, for five minutes',
  method: 'POST',
  paths: ['/api/v3/auth/passkeys/options'],
  access: 'session',
  duringSetup: true,
  limit: 'login',
  body: ownerProof,
  output: dataOf(ceremony),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'conflict', 'too_many'],
});

export const addPasskey = endpoint({
  name: 'addPasskey',
  summary: 'Adds the passkey that the browser made',
  method: 'POST',
  paths: ['/api/v3/auth/passkeys'],
  access: 'session',
  duringSetup: true,
  limit: 'login',
  body: z.object({ name: text(60).optional(), credential: newCredential }),
  output: messageAnswer,
  status: 201,
  errors: ['not_logged_in', 'invalid_input', 'conflict', 'too_many'],
});

export const removePasskey = endpoint({
  name: 'removePasskey',
  summary: 'Removes one of the caller’s passkeys',
  method: 'DELETE',
  paths: ['/api/v3/auth/passkeys/:id'],
  access: 'session',
  limit: 'login',
  params: z.object({ id: z.string().max(2000) }),
  body: ownerProof,
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'not_found', 'conflict', 'too_many'],
});

export const beginPasskeyLogin = endpoint({
  name: 'beginPasskeyLogin',
  summary: 'What a passkey has to sign to log in, once, for five minutes, in the browser that asks',
  method: 'POST',
  paths: ['/api/v3/auth/passkeys/login-options'],
  access: 'public',
  ignoresLogin: true,
  limit: 'login',
  output: dataOf(ceremony),
  errors: ['not_allowed', 'conflict', 'too_many'],
});

export const logInByPasskey = endpoint({
  name: 'logInByPasskey',
  summary: 'Exchanges what a passkey has signed for a session',
  method: 'POST',
  paths: ['/api/v3/auth/passkeys/login'],
  access: 'public',
  ignoresLogin: true,
  limit: 'login',
  body: z.object({ credential: usedCredential }),
  output: loginAnswer,
  errors: ['invalid_input', 'not_logged_in', 'not_allowed', 'conflict', 'too_many'],
});
