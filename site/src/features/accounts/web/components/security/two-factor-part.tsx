import { Button } from '@trekker/design-system/actions/button.tsx';
import { Badge } from '@trekker/design-system/content/badge.tsx';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { TwoFactor } from '#features/accounts/second-factor.contract.ts';
import { unreachableMessage } from '#web/unreachable.ts';
import styles from './security.module.css';
import { t } from './security.texts.ts';
import type { Step } from './two-factor-dialog.tsx';

// Few open it. Without a line, the page stays and says so.
const TwoFactorDialog = lazy(() =>
  import('./two-factor-dialog.tsx').then(
    (file) => ({ default: file.TwoFactorDialog }),
    () => ({ default: () => <p role="alert">{unreachableMessage()}</p> }),
  ),
);

/** The authenticator app of staff, and its recovery codes. */
export function TwoFactorPart({ twoFactor: { totp, recoveryCodesLeft } }: { twoFactor: TwoFactor }) {
  const [step, setStep] = useState<Step | null>(null);
  const { revalidate } = useRevalidator();
  return (
    <section aria-labelledby="two-factor">
      <h3 className={`t-small ${styles.name}`} id="two-factor">
        {t.app} {totp && <Badge tone="ok">{t.on}</Badge>}
      </h3>
      <p className="muted">{totp ? t.appOn({ left: recoveryCodesLeft }) : t.appOff}</p>
      <div className={`row ${styles.actions}`}>
        {totp ? (
          <>
            <Button variant="outline" small onClick={() => setStep({ at: 'renew' })}>
              {t.newRecoveryCodes}
            </Button>
            <Button variant="ghost" small onClick={() => setStep({ at: 'remove' })}>
              {t.removeApp}
            </Button>
          </>
        ) : (
          <Button small onClick={() => setStep({ at: 'begin' })}>
            {t.setUp}
          </Button>
        )}
      </div>
      {step && (
        <Suspense>
          <TwoFactorDialog step={step} onStep={setStep} onDone={() => void revalidate()} />
        </Suspense>
      )}
    </section>
  );
}
