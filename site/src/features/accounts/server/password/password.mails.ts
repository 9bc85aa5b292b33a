import { type RenderedMail, renderMail } from '#features/mail/server/mail-template.ts';
import { pageUrl } from '#server/languages/page-url.ts';
import { t } from './mail-password.texts.ts';

/** With the link to the form for a new password. */
export function resetMail({ siteUrl, token }: { siteUrl: string; token: string }): RenderedMail {
  return renderMail({
    subject: t.resetSubject,
    paragraphs: [t.reset, t.resetEnds],
    button: { label: t.resetSubject, url: pageUrl(siteUrl, `/reset-password?token=${token}`) },
    notes: [t.resetIgnore],
  });
}

/** What logs in to an account besides its password. */
export type OtherWays = { passkeys: number; google: boolean };

/** The owner is told, whoever set the new password; and what it leaves open, as a thief may have added it. */
export function passwordChangedMail(siteUrl: string, { passkeys, google }: OtherWays): RenderedMail {
  const ways = otherWays({ passkeys, google });
  return renderMail({
    subject: t.changedSubject,
    paragraphs: [t.changed, ...(ways ? [ways] : []), t.notYou],
    items: [
      {
        title: t.resetSubject,
        text: ways ? t.askForLink : t.askForLinkAlone,
        url: pageUrl(siteUrl, '/email/reset-password'),
      },
      ...(passkeys > 0
        ? [
            {
              title: t.lookThrough,
              text: t.underSecurity,
              url: pageUrl(siteUrl, '/profile#security'),
            },
          ]
        : []),
    ],
    notes: [t.nothingToDo],
  });
}

function otherWays({ passkeys, google }: OtherWays): string | undefined {
  if (passkeys > 0)
    return google ? t.otherPasskeysAndGoogle({ count: passkeys }) : t.otherPasskeys({ count: passkeys });
  return google ? t.otherGoogle : undefined;
}
