import { type RenderedMail, renderMail } from '#features/mail/server/mail-template.ts';

/** What has happened to the ways into an account: its owner is told, whoever did it. */
const words = {
  'totp-on': {
    subject: 'An authenticator app was added to your account',
    text: 'From now on, logging in takes a code from your authenticator app as well as your password.',
  },
  'totp-off': {
    subject: 'The authenticator app was removed from your account',
    text: 'Logging in no longer asks for a code from an authenticator app, and the recovery codes no longer work.',
  },
  'passkey-on': {
    subject: 'A passkey was added to your account',
    text: 'From now on, whoever holds this passkey and can unlock it logs in to your account.',
  },
  'passkey-off': {
    subject: 'A passkey was removed from your account',
    text: 'One of your passkeys no longer logs in to your account.',
  },
  'codes-new': {
    subject: 'Your account has new recovery codes',
    text: 'New recovery codes were made for your account. The old ones no longer work.',
  },
  'code-used': {
    subject: 'A recovery code was used to log in',
    text: 'Someone logged in to your account with your password and one of your recovery codes, without your authenticator app. That code no longer works.',
  },
  reset: {
    subject: 'Your second factor was reset',
    text: 'Someone who runs the site took the second factor off your account and logged you out. If you asked for that, log in with your password and set up a new one.',
  },
} as const;

export type FactorChange = keyof typeof words;

/** What has to be taken away where somebody else added it. */
const added: Partial<Record<FactorChange, string>> = { 'totp-on': 'authenticator app', 'passkey-on': 'passkey' };

export function factorMail(siteUrl: string, change: FactorChange): RenderedMail {
  const { subject, text } = words[change];
  const profile = `${siteUrl}/profile`;
  const stranger = added[change];
  const remove = stranger && {
    title: `Remove the ${stranger}`,
    text: 'You find it under Security on your profile page.',
    url: `${profile}#security`,
  };
  const newPassword = {
    title: `${remove ? 'Then set' : 'Set'} a new password`,
    text: 'It logs out all your other devices.',
    url: `${profile}#password`,
  };
  return renderMail({
    subject,
    paragraphs: [text, 'Wasn’t it you? Then do this right away.'],
    items: remove ? [remove, newPassword] : [newPassword],
    notes: ['Can’t log in any more, or not sure? Tell the owner of the site.'],
  });
}
