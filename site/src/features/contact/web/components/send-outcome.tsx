import type { FormCall } from '#web/forms/use-form-call.ts';
import type { sendContactMessage } from '../../contact.contract.ts';
import { t } from '../contact.texts.ts';
import styles from './send-outcome.module.css';

/** What came of sending, below the form. The box is always there, so that what comes into it is read aloud. */
export function SendOutcome({ call, done }: { call: FormCall<typeof sendContactMessage>; done: boolean }) {
  const isSent = call.succeeded || (done && !call.busy && !call.failed);
  const aboutFields = Object.keys(call.errors).length > 0;
  return (
    <div role="status">
      {isSent && (
        <div className={`panel ${styles.outcome}`}>
          <h3 className="t-block">{t.sent}</h3>
          <p>{t.sentText}</p>
        </div>
      )}
      {call.failed && !aboutFields && (
        <div className={`panel ${styles.outcome} ${styles.bad}`}>
          <p>{call.message}</p>
          {call.canRetry && <p className="fine">{t.stillHere}</p>}
        </div>
      )}
    </div>
  );
}
