import { Button } from '@trekker/design-system/button.tsx';
import { useRowCall } from '#web/staff/use-row-call.ts';
import { useApi } from '#web/use-session.ts';
import type { User } from '../../auth.contract.ts';
import { resendEmailChange, withdrawEmailChange } from '../../profile.contract.ts';
import styles from '../profile.module.css';

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
      <p className="fine muted">Waiting for confirmation at {email}.</p>
      <div className="row">
        <Button
          variant="outline"
          small
          busy={resending.busy}
          aria-label="Resend the email"
          onClick={() => void resend()}
        >
          Resend
        </Button>
        <Button
          variant="ghost"
          small
          busy={withdrawing.busy}
          aria-label="Cancel the change"
          onClick={() => void withdraw()}
        >
          Cancel
        </Button>
      </div>
    </div>
  );
}
