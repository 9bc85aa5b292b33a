import { addressOf } from '#contract/endpoint.ts';
import { mailTexts } from '#contract/texts/mail-voice.texts.ts';
import { type TextSite, textIn } from '#contract/texts/text-in.ts';
import { pageUrl } from '#server/languages/page-url.ts';
import { type RenderedMail, renderMail } from '../../mail/server/mail-template.ts';
import { unsubscribe } from '../newsletter.contract.ts';
import { t } from './mail-newsletter.texts.ts';

export type SubscriptionMail = RenderedMail & { headers: Record<string, string> };

export type MailLinks = { siteUrl: string; site: TextSite; confirmToken: string; unsubscribeToken: string };

const page = (siteUrl: string, name: string, token: string) =>
  pageUrl(siteUrl, `/newsletter/${name}?token=${encodeURIComponent(token)}`);

/** Where a link in a letter leads that ends the subscription. */
export const unsubscribePage = (siteUrl: string, token: string) => page(siteUrl, 'unsubscribe', token);

/** Asks whether the address belongs to whoever gave it. Nothing that was typed is in it. */
export function confirmationMail({ siteUrl, site, confirmToken, unsubscribeToken }: MailLinks): SubscriptionMail {
  return {
    ...renderMail({
      subject: t.confirmSubject,
      paragraphs: [textIn(mailTexts, 'mail.newsletter', site), t.confirm],
      button: { label: t.confirmButton, url: page(siteUrl, 'confirm', confirmToken) },
      notes: [t.notYou, { label: t.never, url: unsubscribePage(siteUrl, unsubscribeToken) }],
    }),
    headers: unsubscribeHeaders(siteUrl, unsubscribeToken),
  };
}

/** For those who ask again: without it they would wait for a mail that never comes. */
export function alreadySubscribedMail({
  siteUrl,
  site,
  unsubscribeToken,
}: Omit<MailLinks, 'confirmToken'>): SubscriptionMail {
  return {
    ...renderMail({
      subject: t.alreadySubject,
      paragraphs: [textIn(mailTexts, 'mail.newsletter-again', site)],
      notes: [{ label: t.unsubscribe, url: unsubscribePage(siteUrl, unsubscribeToken) }],
    }),
    headers: unsubscribeHeaders(siteUrl, unsubscribeToken),
  };
}

/** Lets mail programs show a button that ends the subscription (RFC 2369, RFC 8058). */
function unsubscribeHeaders(siteUrl: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${siteUrl}${addressOf(unsubscribe, { query: { token } })}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
