/** What the login page says of a login at the provider that came to nothing, by the word in its address (`/login?error=`). */
export const loginErrors = {
  google_off: 'Logging in with Google is not set up here. Please use email and password.',
  google_failed: 'The login with Google did not work. Please try again.',
  google_cancelled: 'The login with Google was cancelled.',
  google_unverified:
    'Google has not verified this email address, and an account with it exists. Log in with your password first.',
} as const;
