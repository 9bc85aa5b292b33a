import { newsletterTexts } from '#contract/texts/newsletter-texts.ts';
import { textIn } from '#contract/texts/text-in.ts';
import { useTexts } from '#web/frame-data.ts';
import type { PageMeta, PageSite } from '#web/page.ts';
import { MailLinkAction } from '#web/session/mail-link-action.tsx';
import { confirmSubscription } from '../newsletter.contract.ts';

export const loader = async () => null;

// Without a canonical address: the page of a link in a mail is not to be found by others.
export const meta = (_: null, site: PageSite): PageMeta => ({
  title: 'Confirm your subscription',
  description: textIn(newsletterTexts, 'newsletter.confirm', site),
});

export const frame = () => ({ breadcrumbs: [{ label: 'Newsletter' }] });

export function Component() {
  const text = useTexts(newsletterTexts);
  return (
    <MailLinkAction
      endpoint={confirmSubscription}
      title="Confirm your subscription"
      text={text('newsletter.confirm')}
      label="Confirm subscription"
      done={{ title: 'You’re on the list', text: text('newsletter.done') }}
    />
  );
}
