/** What is answered to whoever asks for a link by mail, whether the address has an account or not. */
export const linkAnswers = {
  reset: 'If this address has an account, a link to set a new password is on its way.',
  'sign-in': 'If this address has an account, a link to log in is on its way.',
} as const;
