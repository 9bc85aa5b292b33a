import { texts } from '@trekker/texts/texts.ts';

// Mails about the password of an account, to its owner.
export const t = texts('mail-password', {
  resetSubject: 'Set a new password',
  reset: 'Someone asked to set a new password for your account. The link works once, for 30 minutes.',
  resetEnds: 'Setting a new password logs you out on all devices.',
  resetIgnore: 'Wasn’t it you? You can ignore this email: your password stays the same.',
  changedSubject: 'Your password was changed',
  changed: 'Your account has a new password. The old one no longer works.',
  otherPasskeys:
    '{count, plural, one {You can also still log in with a passkey.} other {You can also still log in with # passkeys.}}',
  otherPasskeysAndGoogle:
    '{count, plural, one {You can also still log in with a passkey and Google.} other {You can also still log in with # passkeys and Google.}}',
  otherGoogle: 'You can also still log in with Google.',
  notYou: 'Wasn’t it you? Then do this right away.',
  askForLink: 'Ask for a link by email, and on its page choose to remove the other ways to log in too.',
  askForLinkAlone: 'Ask for a link by email. Using it logs out all your devices.',
  lookThrough: 'Look through your passkeys',
  underSecurity: 'You find them under Security on your profile page.',
  nothingToDo: 'If it was you, there’s nothing to do.',
});
