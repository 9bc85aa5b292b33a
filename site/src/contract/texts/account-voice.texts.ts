import { texts } from '@trekker/texts/texts.ts';

/** Above the forms that let people in. */
export const loginTexts = texts('login-voice', { 'login.title': 'Welcome back' });
export const signupTexts = texts('signup-voice', {
  'signup.title': 'Start your list',
  'signup.description': 'Keep a list of places and stories, and tell others what you found.',
});
