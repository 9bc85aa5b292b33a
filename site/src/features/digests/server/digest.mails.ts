import { addressOf } from '#contract/endpoint.ts';
import { pageUrl } from '#server/languages/page-url.ts';
import { type RenderedMail, renderMail } from '../../mail/server/mail-template.ts';
import { stopTravelNotifications } from '../digest.contract.ts';
import type { WaitingStory } from './digest.repository.ts';
import { t } from './mail-digest.texts.ts';

export type DigestMail = RenderedMail & { headers: Record<string, string> };

/** Told in one mail by name; of what is beyond, only how many there are. */
const mostTold = 10;

const onOneLine = (words: string) => words.replace(/\s+/g, ' ');

const textOf = (place: string, excerpt: string) => `${onOneLine(place)}: ${onOneLine(excerpt)}`;

/** Where a link in a mail leads that stops them. */
export const stopPage = (siteUrl: string, token: string) =>
  pageUrl(siteUrl, `/travel-notifications/unsubscribe?token=${encodeURIComponent(token)}`);

/** Tells somebody of new stories about places that they saved. */
export function digestMail(siteUrl: string, token: string, stories: readonly WaitingStory[]): DigestMail {
  const [first] = stories;
  const isOne = stories.length === 1 && first;
  const beyond = stories.length - mostTold;
  return {
    ...renderMail({
      subject: onOneLine(
        isOne ? t.oneSubject({ place: first.place }) : t.subject({ count: stories.length, shown: stories.length }),
      ),
      paragraphs: [t.lead],
      items: stories.slice(0, mostTold).map(({ slug, title, excerpt, place, isTranslated }) => ({
        title: onOneLine(title),
        text: isTranslated ? textOf(place, excerpt) : t.notTranslated({ text: textOf(place, excerpt) }),
        url: pageUrl(siteUrl, `/stories/${encodeURIComponent(slug)}`),
      })),
      ...(beyond > 0 && { button: { label: t.seeMore({ more: beyond }), url: pageUrl(siteUrl, '/stories') } }),
      notes: [t.why, { label: t.stop, url: stopPage(siteUrl, token) }],
    }),
    headers: {
      'List-Unsubscribe': `<${siteUrl}${addressOf(stopTravelNotifications, { query: { token } })}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
