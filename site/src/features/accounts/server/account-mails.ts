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
