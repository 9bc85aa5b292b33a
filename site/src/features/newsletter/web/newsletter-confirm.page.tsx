import { newsletterTexts } from '#contract/texts/newsletter-voice.texts.ts';
import { textIn } from '#contract/texts/text-in.ts';
import { useTexts } from '#web/frame-data.ts';
import type { PageMeta, PageSite } from '#web/page.ts';
import { MailLinkAction } from '#web/session/mail-link-action.tsx';
import { confirmSubscription } from '../newsletter.contract.ts';
import { t } from './newsletter-links.texts.ts';

export const loader = async () => null;

// Without a canonical address: the page of a link in a mail is not to be found by others.
export const meta = (_: null, site: PageSite): PageMeta => ({
  title: t.confirmTitle,
  description: textIn(newsletterTexts, 'newsletter.confirm', site),
});

export const frame = () => ({ breadcrumbs: [{ label: t.newsletter }] });

export function Component() {
  const text = useTexts(newsletterTexts);
  return (
    <MailLinkAction
      endpoint={confirmSubscription}
      title={t.confirmTitle}
      text={text('newsletter.confirm')}
      label={t.confirm}
      done={{ title: t.confirmed, text: text('newsletter.done') }}
    />
  );
}
