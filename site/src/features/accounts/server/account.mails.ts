import { type RenderedMail, renderMail } from '../../mail/server/mail-template.ts';

type MailLink = { siteUrl: string; token: string };

const page = ({ siteUrl, token }: MailLink, path: string) => `${siteUrl}${path}?token=${token}`;

/** For a new account, or a new address of an old one. Nothing that was typed is in it. */
export function confirmEmailMail(link: MailLink): RenderedMail {
  return renderMail({
    subject: 'Confirm your email address',
    paragraphs: [
      'Someone used this address for an account with us. To confirm that it’s yours, press the button within a day.',
    ],
    button: { label: 'Confirm email address', url: page(link, '/auth/confirm-email') },
    notes: ['Wasn’t it you? You can ignore this email.'],
  });
}

export function signInMail(link: MailLink): RenderedMail {
  return renderMail({
    subject: 'Your link to log in',
    paragraphs: [
      'Someone asked for a link to log in to your account without a password. The link works once, for 10 minutes.',
    ],
    button: { label: 'Log in', url: page(link, '/auth/check-login') },
    notes: ['Wasn’t it you? You can ignore this email, but don’t share the link with anyone.'],
  });
}

/** For the address that an account had until now. The new one is not named: nobody confirmed it yet. */
export function addressChangingMail(link: MailLink): RenderedMail {
  return renderMail({
    subject: 'Your email address is being changed',
    paragraphs: [
      'Someone gave your account a new email address. The change takes effect once the new address is confirmed.',
      'Wasn’t it you? This link undoes the change for the next 7 days. It logs out every device and removes the password; you can then set a new one.',
    ],
    button: { label: 'Undo the change', url: page(link, '/auth/undo-email') },
    notes: ['If it was you, there’s nothing to do.'],
  });
}

/** For the address that an account had, when the new one counts. */
export function addressChangedMail(link: MailLink): RenderedMail {
  return renderMail({
    subject: 'Your email address has changed',
    paragraphs: [
      'Your account now has a different, confirmed email address. You can no longer log in with this one.',
      'Wasn’t it you? This link undoes the change for the next 7 days. It logs out every device and removes the password; you can then set a new one.',
    ],
    button: { label: 'Undo the change', url: page(link, '/auth/undo-email') },
    notes: ['If it was you, there’s nothing to do.'],
  });
}

/** For an address that somebody wanted for another account. Nothing that was typed is in it. */
export function addressInUseMail(siteUrl: string): RenderedMail {
  return renderMail({
    subject: 'You already have an account with this address',
    paragraphs: [
      'Someone tried to use this email address for another account. It already belongs to an account, so nothing has changed.',
      'To use it for the other account, log in to the one that has it now and change its address, or delete that account.',
    ],
    button: { label: 'Log in', url: `${siteUrl}/login` },
    notes: ['If it wasn’t you, there’s nothing to do.'],
  });
}

/** After a change of address was taken back. */
export function restoredMail(link: MailLink): RenderedMail {
  return renderMail({
    subject: 'Your account has its old email address back',
    paragraphs: [
      'Every device is logged out, and the old password no longer works. Set a new one now: the link works once, for 30 minutes.',
      'If the link expires, get another one with “Forgot your password?” on the login page.',
    ],
    button: { label: 'Set a new password', url: page(link, '/reset-password') },
  });
}

/** For somebody whose rights on the site have changed. */
export function roleMail(
  siteUrl: string,
  { role, hasEndedWays }: { role: string; hasEndedWays: boolean },
): RenderedMail {
  return renderMail({
    subject: 'Your role has changed',
    paragraphs: [
      `Your account now has the role ${role}. Log in again to continue.`,
      ...(hasEndedWays
        ? [
            'For your safety, the passkeys and the login with Google of your account were removed. Log in with your password and add a new passkey. No password yet? Choose “Forgot your password?” on the login page.',
          ]
        : []),
    ],
    button: { label: 'Log in', url: `${siteUrl}/login` },
  });
}
