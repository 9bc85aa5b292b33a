import { Button } from '@trekker/design-system/actions/button.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { homeOf } from '#contract/home-path.ts';
import { returnPath } from '#contract/return-path.ts';
import type { PageMeta } from '#web/page.ts';
import { useLogout } from '#web/session/use-logout.tsx';
import { useApi, useSession } from '#web/session/use-session.ts';
import { readMe } from '../auth.contract.ts';
import { t } from './account.texts.ts';

import authLayout from './components/login/auth-layout.module.css';
import { AuthLayout } from './components/login/auth-layout.tsx';
import { PasskeyDialog } from './components/security/passkey-dialog.tsx';
import { type Step, TwoFactorDialog } from './components/security/two-factor-dialog.tsx';

export const loader = async () => null;

export const meta = (): PageMeta => ({ title: t.setUpSecondFactor, description: t.setUpDescription });

export const frame = () => ({ authLayout: true });

export const Waiting = () => (
  <AuthLayout>
    <h1 className="t-page">{t.protectYourAccount}</h1>
  </AuthLayout>
);

/**
 * Staff without the second factor that the site requires come here from the login, and nowhere else until they have
 * one.
 */
export function Component() {
  const [step, setStep] = useState<Step | null>(null);
  const [addsPasskey, setAddsPasskey] = useState(false);
  const { logOut, busy, question } = useLogout();
  const goOn = useGoOn();
  return (
    <AuthLayout>
      <h1 className="t-page">{t.protectYourAccount}</h1>
      <p>{t.setUpLead}</p>
      <Button wide onClick={() => setStep({ at: 'begin' })}>
        {t.setUpApp}
      </Button>
      <Button variant="outline" wide onClick={() => setAddsPasskey(true)}>
        {t.addAPasskey}
      </Button>
      <Button className={authLayout.quiet} variant="ghost" busy={busy} onClick={() => void logOut()}>
        {t.logout}
      </Button>
      {question}
      {addsPasskey && <PasskeyDialog onDone={() => void goOn()} onClose={() => setAddsPasskey(false)} />}
      {step && <TwoFactorDialog step={step} onStep={setStep} onDone={() => void goOn()} />}
    </AuthLayout>
  );
}

/** The login is good for everything now; it leads where it was asked for. */
function useGoOn() {
  const api = useApi();
  const session = useSession();
  const navigate = useNavigate();
  return async () => {
    const token = session.read()?.AuthenticatorToken;
    if (!token) return;
    session.begin({ ...(await api.call(readMe, {})), AuthenticatorToken: token });
    const { role } = session.read()?.user ?? { role: 'USER' };
    const next = new URLSearchParams(location.search).get('next');
    await navigate(returnPath(next, location.origin, homeOf(role)), { replace: true });
  };
}
