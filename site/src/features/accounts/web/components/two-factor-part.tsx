import { Badge } from '@trekker/design-system/badge.tsx';
import { Button } from '@trekker/design-system/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { TwoFactor } from '../../second-factor.contract.ts';
import styles from './security.module.css';
import { type Stage, TwoFactorDialog } from './two-factor-dialog.tsx';

/** The authenticator app of staff, and its recovery codes. */
export function TwoFactorPart({ twoFactor: { totp, recoveryCodesLeft } }: { twoFactor: TwoFactor }) {
  const [stage, setStage] = useState<Stage | null>(null);
  const { revalidate } = useRevalidator();
  return (
    <section aria-labelledby="two-factor">
      <h3 className={`t-small ${styles.name}`} id="two-factor">
        Authenticator app {totp && <Badge tone="ok">On</Badge>}
      </h3>
      <p className="muted">
        {totp
          ? `Logging in asks for a code from your app. ${left(recoveryCodesLeft)}`
          : 'Protect your account with a code from an app on your phone: a stolen password is then not enough.'}
      </p>
      <div className={`row ${styles.actions}`}>
        {totp ? (
          <>
            <Button look="line" small onClick={() => setStage({ at: 'renew' })}>
              New recovery codes
            </Button>
            <Button look="bare" small onClick={() => setStage({ at: 'remove' })}>
              Remove app
            </Button>
          </>
        ) : (
          <Button small onClick={() => setStage({ at: 'begin' })}>
            Set up
          </Button>
        )}
      </div>
      {stage && <TwoFactorDialog stage={stage} onStage={setStage} onDone={() => void revalidate()} />}
    </section>
  );
}

const left = (count: number) => (count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`);
