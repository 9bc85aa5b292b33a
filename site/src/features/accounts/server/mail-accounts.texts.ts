import { texts } from '@trekker/texts/texts.ts';

// Mails about an account, to its owner.
export const t = texts('mail-accounts', {
  confirmSubject: 'Confirm your email address',
  confirm:
    'Someone used this address for an account with us. To confirm that it’s yours, press the button within a day.',
  confirmButton: 'Confirm email address',
  ignoreThis: 'Wasn’t it you? You can ignore this email.',
  signInSubject: 'Your link to log in',
  signIn: 'Someone asked for a link to log in to your account without a password. The link works once, for 10 minutes.',
  logIn: 'Log in',
  shareNothing: 'Wasn’t it you? You can ignore this email, but don’t share the link with anyone.',
  changingSubject: 'Your email address is being changed',
  changing: 'Someone gave your account a new email address. The change takes effect once the new address is confirmed.',
  undo: 'Wasn’t it you? This link undoes the change for the next 7 days. It logs out every device and removes the password; you can then set a new one.',
  undoButton: 'Undo the change',
  nothingToDo: 'If it was you, there’s nothing to do.',
  changedSubject: 'Your email address has changed',
  changed: 'Your account now has a different, confirmed email address. You can no longer log in with this one.',
  inUseSubject: 'You already have an account with this address',
  inUse:
    'Someone tried to use this email address for another account. It already belongs to an account, so nothing has changed.',
  inUseOtherwise:
    'To use it for the other account, log in to the one that has it now and change its address, or delete that account.',
  notYou: 'If it wasn’t you, there’s nothing to do.',
  restoredSubject: 'Your account has its old email address back',
  restored:
    'Every device is logged out, and the old password no longer works. Set a new one now: the link works once, for 30 minutes.',
  restoredOtherwise: 'If the link expires, get another one with “Forgot your password?” on the login page.',
  setPassword: 'Set a new password',
  roleSubject: 'Your role has changed',
  // {role} is ADMIN, AUTHOR or USER.
  role: 'Your account now has the role {role}. Log in again to continue.',
  waysEnded:
    'For your safety, the passkeys and the login with Google of your account were removed. Log in with your password and add a new passkey. No password yet? Choose “Forgot your password?” on the login page.',
});
