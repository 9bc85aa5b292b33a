import type { PageMeta } from '#web/page.ts';
import { MailLinkAction } from '#web/session/mail-link-action.tsx';
import { stopTravelNotifications } from '../digest.contract.ts';
import { t } from './stop-notifications.texts.ts';

export const loader = async () => null;

// Without a canonical address: the page of a link in a mail is not to be found by others.
export const meta = (): PageMeta => ({
  title: t.title,
  description: t.description,
});

export const frame = () => ({ breadcrumbs: [{ label: t.travelNotifications }] });

export function Component() {
  return (
    <MailLinkAction
      endpoint={stopTravelNotifications}
      title={t.title}
      text={t.stop}
      label={t.turnOff}
      done={{
        title: t.stopped,
        text: t.stoppedText,
      }}
    />
  );
}
