import type { PageMeta } from '#web/page.ts';
import { MailLinkAction } from '#web/session/mail-link-action.tsx';
import { stopTravelNotifications } from '../digest.contract.ts';

export const loader = async () => null;

// Without a canonical address: the page of a link in a mail is not to be found by others.
export const meta = (): PageMeta => ({
  title: 'Turn off Travel Notifications',
  description: 'No more emails about saved places.',
});

export const frame = () => ({ breadcrumbs: [{ label: 'Travel Notifications' }] });

export function Component() {
  return (
    <MailLinkAction
      endpoint={stopTravelNotifications}
      title="Turn off Travel Notifications"
      text="Turn them off to stop emails about places you saved."
      label="Turn off"
      done={{
        title: 'Travel Notifications are off',
        text: 'No more emails about places you saved. You can turn them on again in your profile.',
      }}
    />
  );
}
