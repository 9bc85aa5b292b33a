import { MailLinkAction } from '../../../web/mail-link-action.tsx';
import type { PageMeta } from '../../../web/page.ts';
import { undoEmail } from '../profile.contract.ts';

export const loader = async () => null;

export const meta = (): PageMeta => ({ title: 'Keep your old email address', description: 'Take a change back.' });

export const frame = () => ({ trail: [{ label: 'Email address' }] });

export function Component() {
  return (
    <MailLinkAction
      endpoint={undoEmail}
      title="Was it not you?"
      text="Your account goes back to this email address, and every device is logged out."
      label="Take the change back"
      done={{ title: 'It is as it was', text: 'Please set a new password now: somebody else may know the old one.' }}
    />
  );
}
