import { Failed } from '@trekker/design-system/content/empty.tsx';
import type { ReactNode } from 'react';
import type { OwnPasskey } from '#features/accounts/passkey.contract.ts';
import type { TwoFactor } from '#features/accounts/second-factor.contract.ts';
import type { OwnSession } from '#features/accounts/session.contract.ts';
import { useFailure } from '#web/components/error-page.tsx';
import profile from '../../profile.module.css';
import { useScrollToHash } from '../../use-scroll-to-hash.ts';
import { PasskeyPart } from './passkey-part.tsx';
import styles from './security.module.css';
import { t } from './security.texts.ts';
import { SessionList } from './session-list.tsx';
import { TwoFactorPart } from './two-factor-part.tsx';

/** What of somebody's way in the profile page shows. */
export type Security = { sessions: readonly OwnSession[]; twoFactor: TwoFactor; passkeys: readonly OwnPasskey[] };

/** How somebody gets into their account, and where they are in it. */
export function SecuritySection({ security: { sessions, twoFactor, passkeys } }: { security: Security }) {
  return (
    <Part>
      <div className={styles.security}>
        {(twoFactor.available || twoFactor.totp) && <TwoFactorPart twoFactor={twoFactor} />}
        <PasskeyPart passkeys={passkeys} />
        <SessionList sessions={sessions} />
      </div>
    </Part>
  );
}

/** Stands where it did not come: the rest of the page is there. */
export function SecurityFailed() {
  const { message, tryAgain, busy } = useFailure();
  return (
    <Part>
      <Failed title={t.loadFailed} level={3} text={message} onRetry={tryAgain} busy={busy} />
    </Part>
  );
}

function Part({ children }: { children: ReactNode }) {
  useScrollToHash('security');
  return (
    <section className={profile.part} aria-labelledby="security">
      <h2 className="t-block" id="security">
        {t.security}
      </h2>
      {children}
    </section>
  );
}
