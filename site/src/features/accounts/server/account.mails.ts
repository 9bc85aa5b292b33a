import { pageUrl } from '#server/languages/page-url.ts';
import { type RenderedMail, renderMail } from '../../mail/server/mail-template.ts';
import { t } from './mail-accounts.texts.ts';

type MailLink = { siteUrl: string; token: string };

const page = ({ siteUrl, token }: MailLink, path: string) => pageUrl(siteUrl, `${path}?token=${token}`);

/** For a new account, or a new address of an old one. Nothing that was typed is in it. */
export function confirmEmailMail(link: MailLink): RenderedMail {
  return renderMail({
    subject: t.confirmSubject,
    paragraphs: [t.confirm],
    button: { label: t.confirmButton, url: page(link, '/auth/confirm-email') },
    notes: [t.ignoreThis],
  });
}

export function signInMail(link: MailLink): RenderedMail {
  return renderMail({
    subject: t.signInSubject,
    paragraphs: [t.signIn],
    button: { label: t.logIn, url: page(link, '/auth/check-login') },
    notes: [t.shareNothing],
  });
}

/** For the address that an account had until now. The new one is not named: nobody confirmed it yet. */
export function addressChangingMail(link: MailLink): RenderedMail {
  return renderMail({
    subject: t.changingSubject,
    paragraphs: [t.changing, t.undo],
    button: { label: t.undoButton, url: page(link, '/auth/undo-email') },
    notes: [t.nothingToDo],
  });
}

/** For the address that an account had, when the new one counts. */
export function addressChangedMail(link: MailLink): RenderedMail {
  return renderMail({
    subject: t.changedSubject,
    paragraphs: [t.changed, t.undo],
    button: { label: t.undoButton, url: page(link, '/auth/undo-email') },
    notes: [t.nothingToDo],
  });
}

/** For an address that somebody wanted for another account. Nothing that was typed is in it. */
export function addressInUseMail(siteUrl: string): RenderedMail {
  return renderMail({
    subject: t.inUseSubject,
    paragraphs: [t.inUse, t.inUseOtherwise],
    button: { label: t.logIn, url: pageUrl(siteUrl, '/login') },
    notes: [t.notYou],
  });
}

/** After a change of address was taken back. */
export function restoredMail(link: MailLink): RenderedMail {
  return renderMail({
    subject: t.restoredSubject,
    paragraphs: [t.restored, t.restoredOtherwise],
    button: { label: t.setPassword, url: page(link, '/reset-password') },
  });
}

/** For somebody whose rights on the site have changed. */
export function roleMail(
  siteUrl: string,
  { role, hasEndedWays }: { role: string; hasEndedWays: boolean },
): RenderedMail {
  return renderMail({
    subject: t.roleSubject,
    paragraphs: [t.role({ role }), ...(hasEndedWays ? [t.waysEnded] : [])],
    button: { label: t.logIn, url: pageUrl(siteUrl, '/login') },
  });
}
