import { texts } from '@trekker/texts/texts.ts';

// What is answered to whoever asks for a link by mail, whether the address has an account or not.
export const t = texts('link-answers', {
  reset: 'If this address has an account, a link to set a new password is on its way.',
  signIn: 'If this address has an account, a link to log in is on its way.',
});
