import type { PageMeta } from '#web/page.ts';
import { MailLinkAction } from '#web/session/mail-link-action.tsx';
import { unsubscribe } from '../newsletter.contract.ts';

export const loader = async () => null;

// Without a canonical address: the page of a link in a mail is not to be found by others.
export const meta = (): PageMeta => ({ title: 'Unsubscribe from the newsletter', description: 'No more letters.' });

export const frame = () => ({ breadcrumbs: [{ label: 'Newsletter' }] });

export function Component() {
  return (
    <MailLinkAction
      endpoint={unsubscribe}
      title="Unsubscribe from the newsletter"
      text="You won’t get any more letters."
      label="Unsubscribe"
      done={{
        title: 'You’re unsubscribed',
        text: 'You won’t get any more letters. You can subscribe again at any time.',
      }}
    />
  );
}
