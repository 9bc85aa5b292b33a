import { t } from './login-errors.texts.ts';

/**
 * What brings somebody to the login page, a login at Google that ended without one among it: the word in its address,
 * and what it says.
 */
export const loginErrors = {
  session_ended: () => t.sessionEnded,
  google_off: () => t.googleOff,
  google_cancelled: () => t.googleCancelled,
  google_failed: () => t.googleFailed,
  google_unavailable: () => t.googleUnavailable,
  google_password: () => t.googlePassword,
  google_unconfirmed: () => t.googleUnconfirmed,
  google_unverified: () => t.googleUnverified,
} as const;

export type LoginError = keyof typeof loginErrors;

/** Null for no word, and for one that is none of ours. */
export function loginErrorOf(address: string): LoginError | null {
  const word = new URL(address).searchParams.get('error') ?? '';
  return Object.hasOwn(loginErrors, word) ? (word as LoginError) : null;
}
