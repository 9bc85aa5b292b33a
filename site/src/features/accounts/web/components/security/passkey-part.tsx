import { Button } from '@trekker/design-system/actions/button.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OwnPasskey } from '#features/accounts/passkey.contract.ts';
import { formatDate } from '#web/components/formatted-date.tsx';
import { timeAgo } from '#web/staff/staff-time.ts';
import { unreachableMessage } from '#web/unreachable.ts';
import styles from './security.module.css';

// Few open them. Without a line, the page stays and says so.
const PasskeyDialogs = lazy(() =>
  import('./passkey-dialogs.tsx').then(
    (file) => ({ default: file.PasskeyDialogs }),
    () => ({ default: () => <p role="alert">{unreachableMessage()}</p> }),
  ),
);

/** One's passkeys, which log in without a password. */
export function PasskeyPart({ passkeys }: { passkeys: readonly OwnPasskey[] }) {
  const [asked, setAsked] = useState<'add' | OwnPasskey | null>(null);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const close = () => setAsked(null);
  const done = (message: string) => {
    toast(message);
    close();
    void revalidate();
  };
  return (
    <section aria-labelledby="passkeys">
      <h3 className="t-small" id="passkeys">
        Passkeys
      </h3>
      <p className="muted">Log in with your fingerprint, face or PIN instead of a password.</p>
      <ul className={styles.list}>
        {passkeys.map((passkey) => (
          <li key={passkey._id}>
            <div>
              <b>{passkey.name}</b>
              <p className="fine muted">
                Added {formatDate(passkey.createdAt)}
                {passkey.lastUsedAt && `, last used ${timeAgo(passkey.lastUsedAt).toLowerCase()}`}
              </p>
            </div>
            <Button variant="outline" small aria-label={`Remove ${passkey.name}`} onClick={() => setAsked(passkey)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="outline" onClick={() => setAsked('add')}>
        Add a passkey
      </Button>
      {asked && (
        <Suspense>
          <PasskeyDialogs asked={asked} onDone={done} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
