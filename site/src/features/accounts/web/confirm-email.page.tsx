import type { PageMeta } from '#web/page.ts';
import { MailLinkAction } from '#web/session/mail-link-action.tsx';
import { confirmEmail } from '../profile.contract.ts';
import { t } from './account.texts.ts';

export const loader = async () => null;

export const meta = (): PageMeta => ({ title: t.confirmYourEmailAddress, description: t.confirmDescription });

export const frame = () => ({ breadcrumbs: [{ label: t.confirmEmail }] });

const thanks = () => ({ title: t.thankYou, text: t.emailConfirmed });

/** Opened without a login of the account, the link ends its password: somebody else may have made the account. */
const thanksWithoutPassword = () => ({
  title: t.oneMoreStep,
  text: t.emailConfirmedWithoutPassword,
  next: { href: '/email/reset-password', label: t.setNewPassword },
});

export function Component() {
  return (
    <MailLinkAction
      endpoint={confirmEmail}
      title={t.confirmYourEmailAddress}
      text={t.pressToConfirm}
      label={t.confirmEmailAddress}
      done={({ passwordNeeded }) => (passwordNeeded ? thanksWithoutPassword() : thanks())}
    />
  );
}
