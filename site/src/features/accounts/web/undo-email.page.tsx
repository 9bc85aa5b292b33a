import type { PageMeta } from '#web/page.ts';
import { MailLinkAction } from '#web/session/mail-link-action.tsx';
import { undoEmail } from '../profile.contract.ts';

export const loader = async () => null;

export const meta = (): PageMeta => ({
  title: 'Keep your old email address',
  description: 'Undo a change of address.',
});

export const frame = () => ({ breadcrumbs: [{ label: 'Email address' }] });

export function Component() {
  return (
    <MailLinkAction
      endpoint={undoEmail}
      title="Wasn’t it you?"
      text="Your account goes back to this email address, and every device is logged out."
      label="Undo the change"
      done={{ title: 'Change undone', text: 'Set a new password now: someone else may know the old one.' }}
    />
  );
}
