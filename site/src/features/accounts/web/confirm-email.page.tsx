import type { PageMeta } from '#web/page.ts';
import { MailLinkAction } from '#web/session/mail-link-action.tsx';
import { confirmEmail } from '../profile.contract.ts';

export const loader = async () => null;

export const meta = (): PageMeta => ({ title: 'Confirm your email address', description: 'Show that it’s yours.' });

export const frame = () => ({ breadcrumbs: [{ label: 'Confirm email' }] });

const thanks = { title: 'Thank you', text: 'Your email address is confirmed.' };

/** Opened without a login of the account, the link ends its password: somebody else may have made the account. */
const thanksWithoutPassword = {
  title: 'One more step',
  text: 'Your email address is confirmed. You weren’t logged in here, so to keep your account yours it now needs a new password.',
  next: { href: '/email/reset-password', label: 'Set a new password' },
};

export function Component() {
  return (
    <MailLinkAction
      endpoint={confirmEmail}
      title="Confirm your email address"
      text="Press the button to confirm that this address is yours."
      label="Confirm email address"
      done={({ passwordNeeded }) => (passwordNeeded ? thanksWithoutPassword : thanks)}
    />
  );
}
