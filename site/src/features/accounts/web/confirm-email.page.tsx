import type { Confirmed } from '#contract/problem.ts';
import type { PageMeta } from '#web/page.ts';
import { MailLinkAction } from '#web/session/mail-link-action.tsx';
import { useLogin } from '#web/session/use-session.ts';
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
  next: toNewPassword(),
});

const toNewPassword = () => ({ href: '/email/reset-password', label: t.setNewPassword });

/** Pressed once more, by whomever: what was wanted is so. */
const confirmedBefore = ({ passwordNeeded }: Confirmed, isGuest: boolean) => ({
  title: t.alreadyConfirmed,
  text: passwordNeeded ? t.confirmedBeforeWithoutPassword : t.confirmedBefore,
  ...(passwordNeeded && { next: toNewPassword() }),
  ...(!passwordNeeded && isGuest && { next: { href: '/login', label: t.logIn } }),
});

export function Component() {
  const isGuest = useLogin() === null;
  return (
    <MailLinkAction
      endpoint={confirmEmail}
      title={t.confirmYourEmailAddress}
      text={t.pressToConfirm}
      label={t.confirmEmailAddress}
      done={({ passwordNeeded }) => (passwordNeeded ? thanksWithoutPassword() : thanks())}
      doneBefore={(data) => ('confirmed' in data ? confirmedBefore(data, isGuest) : undefined)}
    />
  );
}
