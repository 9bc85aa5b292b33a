import { z } from 'zod';
import { endpoint } from '../../contract/endpoint.ts';
import { messageAnswer } from '../../contract/message.ts';
import { dataOf } from '../../contract/pagination.ts';
import { emailAddress } from '../../contract/rules/email-schema.ts';
import { newPassword, typedPassword } from '../../contract/rules/password-schema.ts';
import { mostNameCharacters } from '../../contract/rules/profile-rule.ts';
import { text } from '../../contract/rules/text.ts';
import { secureImage } from '../media/media.contract.ts';
import { t } from './api-accounts.texts.ts';

export const roles = ['USER', 'AUTHOR', 'ADMIN'] as const;

/** The person who is logged in, as only they see it. */
export const user = z.object({
  _id: z.string(),
  role: z.enum(roles),
  userName: z.string(),
  fullName: z.string(),
  name: z.string(),
  email: z.string(),
  /** Whether a mail has shown that the address is theirs. */
  emailVerified: z.boolean(),
  /** A new address that waits for the link which was mailed to it; "" for none. */
  pendingEmail: z.string(),
  /** False for an account that only ever came through a provider. */
  hasPassword: z.boolean(),
  phoneNumber: z.string(),
  avatar: secureImage.nullable(),
  isSubscribed: z.boolean(),
  address: z.object({ country: z.string(), city: z.string(), state: z.string() }),
  gender: z.string(),
  dob: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  travelAchievements: z.array(
    z.object({
      key: z.string(),
      icon: z.string(),
      title: z.string(),
      description: z.string(),
      achievedAt: z.string(),
    }),
  ),
  favoriteStories: z.array(z.string()),
  favoriteDestinations: z.array(z.string()),
});
export type User = z.output<typeof user>;

/** Of staff who have to set up a second factor before anything else; left out of everybody else's answers. */
const setupNeeded = z.literal(true).optional();

/** Decided by the server, which pages never are: without scripts they cannot tell a member from a guest. */
export const openAccount = endpoint({
  name: 'openAccount',
  summary: 'Sends the browser of a member to the profile, and that of a guest to the login',
  method: 'GET',
  paths: ['/account'],
  access: 'public',
  duringSetup: true,
  output: z.object({ location: z.string() }),
  status: 302,
  errors: [],
});

/** What every way of logging in answers. `exp`: when it ends, in seconds since the epoch. */
export const loginAnswer = messageAnswer.extend({ user, exp: z.int(), AuthenticatorToken: z.string(), setupNeeded });
export type LoginAnswer = z.output<typeof loginAnswer>;

/** What is asked for besides a password. */
export const secondFactors = ['totp', 'passkey'] as const;
export type SecondFactor = (typeof secondFactors)[number];

/** Of a login that is not done yet: one of these has to be shown as well, within ten minutes, in the same browser. */
const secondStepAnswer = messageAnswer.extend({ twoFactor: z.array(z.enum(secondFactors)), ticket: z.string() });
export type SecondStepAnswer = z.output<typeof secondStepAnswer>;

/** Of a login by one thing alone. */
export const firstStepAnswer = z.union([loginAnswer, secondStepAnswer]);

/** A name is one line. */
export const personName = text(mostNameCharacters)
  .transform((name) => name.replace(/\s+/g, ' '))
  .refine((name) => name !== '', { error: () => t.nameMissing });

const acceptsTerms = z.literal([true, 'true'], { error: () => t.acceptTerms });

export const register = endpoint({
  name: 'register',
  summary: 'Creates an account, always with the role USER, and logs in',
  method: 'POST',
  paths: ['/api/v3/auth/register'],
  access: 'public',
  ignoresLogin: true,
  limit: 'login',
  body: z
    .object({
      name: z.string({ error: () => t.nameMissing }).pipe(personName),
      email: emailAddress,
      password: newPassword,
      confirmPassword: typedPassword(() => t.confirmPassword),
      acceptTerms: acceptsTerms,
    })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      error: () => t.passwordsDiffer,
      // Beside what else is wrong: all errors are told at once.
      when: ({ value }) => areTexts(value, 'password', 'confirmPassword'),
    }),
  output: loginAnswer,
  status: 201,
  errors: ['invalid_input', 'conflict', 'too_many', 'unavailable'],
});

function areTexts(value: unknown, ...names: string[]): boolean {
  const fields = value as Record<string, unknown> | null;
  return names.every((name) => typeof fields?.[name] === 'string' && fields[name] !== '');
}

export const logIn = endpoint({
  name: 'logIn',
  summary:
    'Exchanges an email and password for a session, or for a ticket where a second factor is set; either one being wrong gives the same answer, in the same time',
  method: 'POST',
  paths: ['/api/v3/auth/login'],
  access: 'public',
  ignoresLogin: true,
  limit: 'login',
  body: z.object({ email: emailAddress, password: typedPassword(() => t.passwordMissing) }),
  output: firstStepAnswer,
  errors: ['invalid_input', 'not_logged_in', 'too_many', 'unavailable'],
});

export const logOut = endpoint({
  name: 'logOut',
  summary: 'Ends this session and clears its cookie; never fails',
  method: 'POST',
  paths: ['/api/v3/auth/logout'],
  access: 'public',
  ignoresLogin: true,
  output: messageAnswer,
  errors: [],
});

export const readMe = endpoint({
  name: 'readMe',
  summary: 'Who is logged in, and until when',
  method: 'GET',
  paths: ['/api/v3/auth/me'],
  access: 'session',
  duringSetup: true,
  output: messageAnswer.extend({ user, exp: z.int(), setupNeeded }),
  errors: ['not_logged_in'],
});

export const readProfile = endpoint({
  name: 'readProfile',
  summary: 'Who is logged in',
  method: 'GET',
  paths: ['/api/v3/auth/getProfile'],
  access: 'session',
  output: dataOf(user),
  errors: ['not_logged_in'],
});
