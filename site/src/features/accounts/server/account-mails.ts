import { type RenderedMail, renderMail } from '../../mail/server/mail-template.ts';

type MailLink = { siteUrl: string; token: string };

const page = ({ siteUrl, token }: MailLink, path: string) => `${siteUrl}${path}?token=${token}`;

/** For a new account, or a new address of an old one. Nothing that was typed is in it. */
export function confirmEmailMail(link: MailLink): RenderedMail {
  return renderMail({
    subject: 'Please confirm your email address',
    paragraphs: ['This address was given for an account with us. The link shows that it is yours; it works for a day.'],
    button: { label: 'Confirm email address', url: page(link, '/auth/confirm-email') },
    notes: ['Was it not you? Then do nothing.'],
  });
}

export function resetMail(link: MailLink): RenderedMail {
  return renderMail({
    subject: 'Set a new password',
    paragraphs: [
      'Somebody, hopefully you, asked for a new password. The link works once, for 30 minutes.',
      'When the new password is set, every device is logged out.',
    ],
    button: { label: 'Set a new password', url: page(link, '/reset-password') },
    notes: ['Was it not you? Then do nothing: your password stays as it is.'],
  });
}

export function signInMail(link: MailLink): RenderedMail {
  return renderMail({
    subject: 'Your link to log in',
    paragraphs: ['Somebody, hopefully you, asked to log in without a password. The link works once, for 10 minutes.'],
    button: { label: 'Log in', url: page(link, '/auth/check-login') },
    notes: ['Was it not you? Then do nothing, and pass the link on to nobody.'],
  });
}

/** For the address that an account had until now. The new one is not named: nobody confirmed it yet. */
export function addressChangedMail(link: MailLink): RenderedMail {
  return renderMail({
    subject: 'The email address of your account is being changed',
    paragraphs: [
      'Somebody, hopefully you, gave your account a new email address. It counts once it is confirmed there.',
      'Was it not you? The link takes the change back, for 7 days from now. It logs every device out and ends the password; you can then set a new one.',
    ],
    button: { label: 'Take the change back', url: page(link, '/auth/undo-email') },
    notes: ['Was it you? Then do nothing.'],
  });
}

/** After a change of address was taken back. */
export function restoredMail(link: MailLink): RenderedMail {
  return renderMail({
    subject: 'Your account has its email address back',
    paragraphs: [
      'Every device is logged out, and the old password works no more. Please set a new one now: the link works once, for 30 minutes.',
      'Later you get another one by "Forgot your password?" on the login page.',
    ],
    button: { label: 'Set a new password', url: page(link, '/reset-password') },
  });
}

/** For somebody whose rights on the site have changed. */
export function roleMail(siteUrl: string, role: string): RenderedMail {
  return renderMail({
    subject: 'Your role has changed',
    paragraphs: [`Your account has the role ${role} now. Please log in again.`],
    button: { label: 'Log in', url: `${siteUrl}/login` },
  });
}
