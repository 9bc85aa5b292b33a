import type { PageMeta } from '#web/page.ts';
import { MailLinkAction } from '#web/session/mail-link-action.tsx';
import { confirmSubscription } from '../newsletter.contract.ts';

export const loader = async () => null;

// Without a canonical address: the page of a link in a mail is not to be found by others.
export const meta = (): PageMeta => ({ title: 'Confirm your subscription', description: 'One letter a month.' });

export const frame = () => ({ breadcrumbs: [{ label: 'Newsletter' }] });

export function Component() {
  return (
    <MailLinkAction
      endpoint={confirmSubscription}
      title="Confirm your subscription"
      text="One letter a month, from somewhere else. It starts once you confirm."
      label="Confirm subscription"
      done={{ title: 'You’re on the list', text: 'Thank you. You’ll get the next letter.' }}
    />
  );
}
