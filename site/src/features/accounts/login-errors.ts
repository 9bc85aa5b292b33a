/** Why a login at Google ended without one, by the word in the address of the login page, and what that page says. */
export const loginErrors = {
  google_off: 'Logging in with Google is not available here. Please log in with your email and password.',
  google_cancelled: 'Logging in with Google was cancelled.',
  google_failed: 'Logging in with Google failed. Please try again.',
  google_unavailable: 'Google cannot be reached right now. Please try again in a moment.',
  google_unverified: 'Google has not verified your email address. Please log in with your email and password.',
} as const;

export type LoginError = keyof typeof loginErrors;
