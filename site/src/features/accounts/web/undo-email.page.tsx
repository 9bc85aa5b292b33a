import type { PageMeta } from '#web/page.ts';
import { MailLinkAction } from '#web/session/mail-link-action.tsx';
import { undoEmail } from '../profile.contract.ts';
import { t } from './account.texts.ts';

export const loader = async () => null;

export const meta = (): PageMeta => ({
  title: t.undoTitle,
  description: t.undoDescription,
});

export const frame = () => ({ breadcrumbs: [{ label: t.emailAddress }] });

export function Component() {
  return (
    <MailLinkAction
      endpoint={undoEmail}
      title={t.wasntItYou}
      text={t.undoLead}
      label={t.undoTheChange}
      done={{ title: t.changeUndone, text: t.setPasswordNow }}
    />
  );
}
