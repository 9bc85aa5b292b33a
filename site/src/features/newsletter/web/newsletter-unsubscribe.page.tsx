import type { PageMeta } from '#web/page.ts';
import { MailLinkAction } from '#web/session/mail-link-action.tsx';
import { unsubscribe } from '../newsletter.contract.ts';
import { t } from './newsletter-links.texts.ts';

export const loader = async () => null;

// Without a canonical address: the page of a link in a mail is not to be found by others.
export const meta = (): PageMeta => ({ title: t.unsubscribeTitle, description: t.unsubscribeDescription });

export const frame = () => ({ breadcrumbs: [{ label: t.newsletter }] });

export function Component() {
  return (
    <MailLinkAction
      endpoint={unsubscribe}
      title={t.unsubscribeTitle}
      text={t.noMoreLetters}
      label={t.unsubscribe}
      done={{
        title: t.unsubscribed,
        text: t.unsubscribedText,
      }}
    />
  );
}
