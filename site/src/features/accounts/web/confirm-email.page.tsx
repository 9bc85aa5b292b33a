import { MailLinkAction } from '../../../web/mail-link-action.tsx';
import type { PageMeta } from '../../../web/page.ts';
import { confirmEmail } from '../profile.contract.ts';

export const loader = async () => null;

export const meta = (): PageMeta => ({ title: 'Confirm your email address', description: 'Show that it is yours.' });

export const frame = () => ({ trail: [{ label: 'Confirm email' }] });

export function Component() {
  return (
    <MailLinkAction
      endpoint={confirmEmail}
      title="Confirm your email address"
      text="One press shows that the address is yours."
      label="Confirm email address"
      done={{ title: 'Thank you', text: 'Your email address is confirmed.' }}
    />
  );
}
