import { texts } from '@trekker/texts/texts.ts';

// Why somebody stands before the login page.
export const t = texts('login-errors', {
  sessionEnded: 'Your session has ended. Log in to continue.',
  googleOff: 'Google login isn’t available here. Log in with your email and password.',
  googleCancelled: 'Google login was canceled.',
  googleFailed: 'Google login failed. Try again.',
  googleUnavailable: 'We can’t reach Google right now. Try again in a moment.',
  googlePassword:
    'An account with this email already exists. Log in with your password to connect Google to it. No password yet? Choose “Forgot your password?” first.',
  googleUnconfirmed:
    'An account with this email is waiting to be confirmed. Get a login link by email to show it’s yours, then continue with Google.',
  googleUnverified: 'Google hasn’t verified your email address. Log in with your email and password.',
});
