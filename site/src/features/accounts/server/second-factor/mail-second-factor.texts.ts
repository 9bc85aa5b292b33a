import { texts } from '@trekker/texts/texts.ts';

// Mails that tell the owner of an account what has happened to the ways into it.
export const t = texts('mail-second-factor', {
  totpOnSubject: 'An authenticator app was added to your account',
  totpOn: 'From now on, logging in takes a code from your authenticator app as well as your password.',
  totpOffSubject: 'The authenticator app was removed from your account',
  totpOff: 'Logging in no longer asks for a code from an authenticator app, and the recovery codes no longer work.',
  passkeyOnSubject: 'A passkey was added to your account',
  passkeyOn: 'From now on, whoever holds this passkey and can unlock it logs in to your account.',
  passkeyOffSubject: 'A passkey was removed from your account',
  passkeyOff: 'One of your passkeys no longer logs in to your account.',
  codesNewSubject: 'Your account has new recovery codes',
  codesNew: 'New recovery codes were made for your account. The old ones no longer work.',
  codeUsedSubject: 'A recovery code was used to log in',
  codeUsed:
    'Someone logged in to your account with your password and one of your recovery codes, without your authenticator app. That code no longer works.',
  resetSubject: 'Your second factor was reset',
  reset:
    'Someone who runs the site took the second factor off your account and logged you out. If you asked for that, log in with your password and set up a new one.',
  removeApp: 'Remove the authenticator app',
  removePasskey: 'Remove the passkey',
  underSecurity: 'You find it under Security on your profile page.',
  thenSetPassword: 'Then set a new password',
  setPassword: 'Set a new password',
  logsOutOthers: 'It logs out all your other devices.',
  notYou: 'Wasn’t it you? Then do this right away.',
  notSure: 'Can’t log in any more, or not sure? Tell the owner of the site.',
});
