import { type RenderedMail, renderMail } from '#features/mail/server/mail-template.ts';

/** With the link to the form for a new password. */
export function resetMail({ siteUrl, token }: { siteUrl: string; token: string }): RenderedMail {
  return renderMail({
    subject: 'Set a new password',
    paragraphs: [
      'Someone asked to set a new password for your account. The link works once, for 30 minutes.',
      'Setting a new password logs you out on all devices.',
    ],
    button: { label: 'Set a new password', url: `${siteUrl}/reset-password?token=${token}` },
    notes: ['Wasn’t it you? You can ignore this email: your password stays the same.'],
  });
}

/** What logs in to an account besides its password. */
export type OtherWays = { passkeys: number; google: boolean };

/** The owner is told, whoever set the new password; and what it leaves open, as a thief may have added it. */
export function passwordChangedMail(siteUrl: string, { passkeys, google }: OtherWays): RenderedMail {
  const ways = [
    ...(passkeys > 0 ? [passkeys === 1 ? 'a passkey' : `${passkeys} passkeys`] : []),
    ...(google ? ['Google'] : []),
  ].join(' and ');
  return renderMail({
    subject: 'Your password was changed',
    paragraphs: [
      'Your account has a new password. The old one no longer works.',
      ...(ways ? [`You can also still log in with ${ways}.`] : []),
      'Wasn’t it you? Then do this right away.',
    ],
    items: [
      {
        title: 'Set a new password',
        text: ways
          ? 'Ask for a link by email, and on its page choose to remove the other ways to log in too.'
          : 'Ask for a link by email. Using it logs out all your devices.',
        url: `${siteUrl}/email/reset-password`,
      },
      ...(passkeys > 0
        ? [
            {
              title: 'Look through your passkeys',
              text: 'You find them under Security on your profile page.',
              url: `${siteUrl}/profile#security`,
            },
          ]
        : []),
    ],
    notes: ['If it was you, there’s nothing to do.'],
  });
}
