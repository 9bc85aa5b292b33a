/** Why a login at Google ended without one, by the word in the address of the login page, and what that page says. */
export const loginErrors = {
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
