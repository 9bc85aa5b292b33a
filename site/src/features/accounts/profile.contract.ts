import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import { emailAddress } from '../../contract/rules/email-schema.ts';
import { typedPassword } from '../../contract/rules/password-schema.ts';
import {
  badPhoneNumber,
  isPhoneNumber,
  leastNameCharacters,
  mostNameCharacters,
  nameTooShort,
} from '../../contract/rules/profile-rule.ts';
import { text } from '../../contract/rules/text.ts';
import { t } from './api-accounts.texts.ts';
import { user } from './auth.contract.ts';

const fullName = text(mostNameCharacters)
  .transform((name) => name.replace(/\s+/g, ' '))
  .refine((name) => name.length >= leastNameCharacters, { error: nameTooShort });

/** Characters; the form's inputs stop there. One by one: the browser's build puts numbers where they are used. */
export const mostPhoneCharacters = 40;
export const mostGenderCharacters = 40;
export const mostPlaceCharacters = 80;

const phoneNumber = text(mostPhoneCharacters).refine((value) => value === '' || isPhoneNumber(value), {
  error: badPhoneNumber,
});

const dayShape = /^\d{4}-\d{2}-\d{2}$/;

/** A day that there was, or "" for none. */
const dateOfBirth = text(40).refine((value) => value === '' || isPastDay(value), { error: () => t.birthDateInvalid });

function isPastDay(value: string): boolean {
  const time = dayShape.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  // The engine takes 30 February for a day in March.
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
  return isReal && value >= '1900-01-01' && time <= Date.now();
}

/** Only the fields that are given change. */
const profile = z
  .object({
    name: fullName,
    email: emailAddress,
    phoneNumber,
    isSubscribed: z.boolean({ error: () => t.trueOrFalse({ field: 'isSubscribed' }) }),
    gender: text(mostGenderCharacters),
    dob: dateOfBirth,
    country: text(mostPlaceCharacters),
    city: text(mostPlaceCharacters),
    state: text(mostPlaceCharacters),
    /** For another email address, when the login is older than ten minutes. */
    currentPassword: typedPassword(() => t.yourPassword),
    /** "" takes the image away; a new one comes as a file. Anything else changes nothing. */
    avatar: z.unknown(),
  })
  .partial();
export type ProfileChange = z.output<typeof profile>;

export const updateProfile = endpoint({
  name: 'updateProfile',
  summary:
    'Changes only the given fields of the profile; a new email address counts once it is confirmed with the emailed link',
  method: 'PUT',
  paths: ['/api/v3/auth/UpdateProfile'],
  access: 'session',
  limit: 'profile',
  body: z.preprocess(inOneSpelling, profile),
  files: { avatar: { kind: 'avatar', most: 1 } },
  output: messageAnswer.extend({ user }),
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'too_large', 'wrong_type', 'too_many'],
});

/**
 * A name may come under the names that the user object has for it, an address as an object, its JSON, or
 * `address[city]`.
 */
function inOneSpelling(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const fields = body as Record<string, unknown>;
  const place = placeOf(fields.address);
  const part = (name: string) => fields[name] ?? fields[`address[${name}]`] ?? place[name];
  const name = fields.name ?? fields.fullName ?? fields.userName;
  const spelt = { ...fields, name, country: part('country'), city: part('city'), state: part('state') };
  return Object.fromEntries(Object.entries(spelt).filter(([, value]) => value !== undefined));
}

function placeOf(address: unknown): Record<string, unknown> {
  if (typeof address !== 'string') return (address ?? {}) as Record<string, unknown>;
  try {
    return placeOf(JSON.parse(address) ?? {});
  } catch {
    return {};
  }
}

const tokenMissing = () => t.required({ field: 'token' });
const mailedToken = z.object({ token: z.string({ error: tokenMissing }).min(1, { error: tokenMissing }) });

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  summary: 'Confirms an email address with the token from an email, once; a new address counts from then on',
  method: 'POST',
  paths: ['/api/v3/auth/confirm-email'],
  access: 'public',
  duringSetup: true,
  limit: 'login',
  body: mailedToken,
  /**
   * `passwordNeeded` where the link was opened without a login of the account: its password, if it had one, has ended.
   */
  output: messageAnswer.extend({ passwordNeeded: z.literal(true).optional() }),
  errors: ['invalid_input', 'not_allowed', 'conflict', 'too_many'],
});

export const resendEmailChange = endpoint({
  name: 'resendEmailChange',
  summary: 'Emails the link to a new address that waits for it once more; the links of before stop working',
  method: 'POST',
  paths: ['/api/v3/auth/pending-email'],
  access: 'session',
  limit: 'login',
  output: messageAnswer,
  errors: ['not_logged_in', 'not_found', 'too_many'],
});

export const withdrawEmailChange = endpoint({
  name: 'withdrawEmailChange',
  summary: 'Withdraws a new address that waits to be confirmed',
  method: 'DELETE',
  paths: ['/api/v3/auth/pending-email'],
  access: 'session',
  limit: 'login',
  output: messageAnswer.extend({ user }),
  errors: ['not_logged_in', 'not_found', 'too_many'],
});

export const undoEmail = endpoint({
  name: 'undoEmail',
  summary: 'Undoes a change of address with the token from the notice, and logs out whoever made it',
  method: 'POST',
  paths: ['/api/v3/auth/undo-email'],
  access: 'public',
  limit: 'login',
  ignoresLogin: true,
  body: mailedToken,
  output: messageAnswer,
  errors: ['invalid_input', 'conflict', 'too_many'],
});

export const exportAccount = endpoint({
  name: 'exportAccount',
  summary: 'Everything the site stores about the caller',
  method: 'GET',
  paths: ['/api/v3/auth/export'],
  access: 'session',
  limit: 'copies',
  output: dataOf(z.record(z.string(), z.unknown())),
  errors: ['not_logged_in', 'too_many'],
});

export const deleteOwnAccount = endpoint({
  name: 'deleteOwnAccount',
  summary: 'Deletes the caller’s account and everything it wrote; without a password only soon after logging in',
  method: 'DELETE',
  paths: ['/api/v3/auth/account'],
  access: 'session',
  limit: 'login',
  body: z.object({ password: typedPassword(() => t.yourPassword).optional() }).nullish(),
  output: messageAnswer,
  errors: ['not_logged_in', 'not_allowed', 'invalid_input', 'conflict', 'too_many', 'unavailable'],
});
