/** Above the forms that let people in. */
export const loginTexts = { 'login.title': 'Welcome back' } as const;
export const signupTexts = {
  'signup.title': 'Start your list',
  'signup.description': 'Keep a list of places and stories, and tell others what you found.',
} as const;
