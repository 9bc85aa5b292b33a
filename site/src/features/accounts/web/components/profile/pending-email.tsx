import { Button } from '@trekker/design-system/actions/button.tsx';
import type { User } from '#features/accounts/auth.contract.ts';
import { resendEmailChange, withdrawEmailChange } from '#features/accounts/profile.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { useRowCall } from '#web/staff/list/use-row-call.ts';
import styles from '../../profile.module.css';
import { t } from './profile.texts.ts';

type PendingEmailProps = { email: string; onWithdrawn: (user: User) => void };

/** A new address that waits for the link which was mailed to it. */
export function PendingEmail({ email, onWithdrawn }: PendingEmailProps) {
  const api = useApi();
  const resending = useRowCall();
  const withdrawing = useRowCall();
  const resend = () => resending.run(() => api.call(resendEmailChange, {}));
  const withdraw = () =>
    withdrawing.run(async () => {
      const answer = await api.call(withdrawEmailChange, {});
      onWithdrawn(answer.user);
      return answer;
    });
  return (
    <div className={styles.waits}>
      <p className="fine muted">{t.waitingForConfirmation({ email })}</p>
      <div className="row">
        <Button
          variant="outline"
          small
          busy={resending.busy}
          aria-label={t.resendTheEmail}
          onClick={() => void resend()}
        >
          {t.resend}
        </Button>
        <Button
          variant="ghost"
          small
          busy={withdrawing.busy}
          aria-label={t.cancelTheChange}
          onClick={() => void withdraw()}
        >
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}
