import { addressOf } from '../../../contract/endpoint.ts';
import { type RenderedMail, renderMail } from '../../mail/server/mail-template.ts';
import { unsubscribe } from '../newsletter.contract.ts';

export type SubscriptionMail = RenderedMail & { headers: Record<string, string> };

export type MailLinks = { siteUrl: string; confirmToken: string; unsubscribeToken: string };

const page = (siteUrl: string, name: string, token: string) => `${siteUrl}/newsletter/${name}?token=${token}`;

/** Asks whether the address belongs to whoever gave it. Nothing that was typed is in it. */
export function confirmationMail({ siteUrl, confirmToken, unsubscribeToken }: MailLinks): SubscriptionMail {
  return {
    ...renderMail({
      subject: 'Please confirm your subscription',
      paragraphs: [
        'Somebody, hopefully you, asked for our letter to this address: one a month, from somewhere else.',
        'It comes once you confirm it. The link works for 7 days.',
      ],
      button: { label: 'Confirm subscription', url: page(siteUrl, 'confirm', confirmToken) },
      notes: [
        'Was it not you? Then do nothing, and no letter comes.',
        `No mail from us at all: ${page(siteUrl, 'unsubscribe', unsubscribeToken)}`,
      ],
    }),
    headers: unsubscribeHeaders(siteUrl, unsubscribeToken),
  };
}

/** For those who ask again: without it they would wait for a mail that never comes. */
export function alreadySubscribedMail({
  siteUrl,
  unsubscribeToken,
}: Omit<MailLinks, 'confirmToken'>): SubscriptionMail {
  return {
    ...renderMail({
      subject: 'You are subscribed already',
      paragraphs: [
        'Somebody, hopefully you, asked for our letter to this address. It is on its list already: all is well.',
      ],
      notes: [`No more letters: ${page(siteUrl, 'unsubscribe', unsubscribeToken)}`],
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
