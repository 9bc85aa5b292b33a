/**
 * What brings somebody to the login page, a login at Google that ended without one among it: the word in its address,
 * and what it says.
 */
export const loginErrors = {
  session_ended: 'Your session has ended. Log in to continue.',
  google_off: 'Google login isn’t available here. Log in with your email and password.',
  google_cancelled: 'Google login was canceled.',
  google_failed: 'Google login failed. Try again.',
  google_unavailable: 'We can’t reach Google right now. Try again in a moment.',
  google_password:
    'An account with this email already exists. Log in with your password to connect Google to it. No password yet? Choose “Forgot your password?” first.',
  google_unconfirmed:
    'An account with this email is waiting to be confirmed. Get a login link by email to show it’s yours, then continue with Google.',
  google_unverified: 'Google hasn’t verified your email address. Log in with your email and password.',
} as const;

export type LoginError = keyof typeof loginErrors;

/** Null for no word, and for one that is none of ours. */
export function loginErrorOf(address: string): LoginError | null {
  const word = new URL(address).searchParams.get('error') ?? '';
  return Object.hasOwn(loginErrors, word) ? (word as LoginError) : null;
}
