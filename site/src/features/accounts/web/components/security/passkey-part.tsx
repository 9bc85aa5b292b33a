import { Button } from '@trekker/design-system/actions/button.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { printDate } from '@trekker/texts/print-values.ts';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OwnPasskey } from '#features/accounts/passkey.contract.ts';
import { timeAgo } from '#web/staff/staff-time.ts';
import { unreachableMessage } from '#web/unreachable.ts';
import styles from './security.module.css';
import { t } from './security.texts.ts';

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
        {t.passkeys}
      </h3>
      <p className="muted">{t.passkeysLead}</p>
      <ul className={styles.list}>
        {passkeys.map((passkey) => (
          <li key={passkey._id}>
            <div>
              <b>{passkey.name}</b>
              <p className="fine muted">{usedWhen(passkey)}</p>
            </div>
            <Button
              variant="outline"
              small
              aria-label={t.removeName({ name: passkey.name })}
              onClick={() => setAsked(passkey)}
            >
              {t.remove}
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="outline" onClick={() => setAsked('add')}>
        {t.addAPasskey}
      </Button>
      {asked && (
        <Suspense>
          <PasskeyDialogs asked={asked} onDone={done} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}

function usedWhen({ createdAt, lastUsedAt }: OwnPasskey): string {
  const date = printDate(createdAt);
  return lastUsedAt ? t.addedAndUsed({ date, ago: timeAgo(lastUsedAt).toLowerCase() }) : t.added({ date });
}
