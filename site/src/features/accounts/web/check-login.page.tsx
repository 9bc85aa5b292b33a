import { Button } from '@trekker/design-system/actions/button.tsx';
import { GoLink } from '@trekker/design-system/actions/go-link.tsx';
import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { Spinner } from '@trekker/design-system/spinner.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Problem } from '#contract/problem.ts';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '#web/page.ts';
import { useMailedToken } from '#web/session/mailed-token.ts';
import { useApi } from '#web/session/use-session.ts';
import { tradeToken } from '../password.contract.ts';
import { t } from './account.texts.ts';
import { AuthLayout } from './components/login/auth-layout.tsx';
import { useAfterFirstStep } from './use-after-login.ts';

export const loader = async () => null;

export const meta = (): PageMeta => ({ title: t.login, description: t.checkLoginDescription });

export const frame = () => ({ authLayout: true });

/**
 * Where a mailed link or Google leads to. The token is used up by a call of this page's script, never by opening the
 * link; in another browser than the one that asked for it, only by a press: whoever is sent somebody else's link sees
 * whose it is.
 */
export function Component() {
  const { owner, busy, confirm } = useTradedToken(useMailedToken());
  return (
    <AuthLayout>
      <div className="stack" aria-live="polite">
        {owner === null ? <Verifying /> : <h1 className="t-page">{t.logInAs({ owner })}</h1>}
      </div>
      {owner !== null && (
        <>
          <p className="muted">{t.otherBrowser}</p>
          <Button wide busy={busy} onClick={confirm}>
            {t.logIn}
          </Button>
          <p>
            <GoLink href={hrefTo('/login')}>{t.itIsntMine}</GoLink>
          </p>
        </>
      )}
    </AuthLayout>
  );
}

function Verifying() {
  return (
    <>
      <h1 className="sr">{t.login}</h1>
      <p className="row" role="status">
        <Spinner /> {t.verifying}
      </p>
      <noscript>
        <p className="muted">{t.loginNeedsScript}</p>
      </noscript>
    </>
  );
}

/** `owner`: whom the link would log in, half hidden, where that has to be confirmed. */
function useTradedToken(token: string | null | undefined) {
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const afterFirstStep = useAfterFirstStep();
  const begun = useRef(false);
  const [owner, setOwner] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const fail = (message: string) => {
    toast(message, { bad: true });
    void navigate('/login', { replace: true });
  };
  const trade = (known: string, confirmed: boolean) =>
    api.call(tradeToken, { params: { token: known }, body: confirmed ? { confirmed } : {} }).then(
      (answer) => {
        if ('user' in answer) toast(answer.message || t.loginSuccessful);
        afterFirstStep(answer);
      },
      (error) => {
        const problem = error instanceof Problem ? error : new Problem('internal');
        if (problem.linkOwner) return setOwner(problem.linkOwner.email);
        // The link is still good, and stands nowhere else: the button can be pressed again.
        if (confirmed && problem.code === 'unavailable') return toast(problem.message, { bad: true });
        fail(problem.givenMessage || t.loginFailed);
      },
    );
  const begin = useEffectEvent((known: string | null) => {
    if (known === null) fail(t.tokenMissing);
    else void trade(known, false);
  });
  useEffect(() => {
    if (token === undefined || begun.current) return;
    begun.current = true;
    begin(token);
  }, [token]);
  const confirm = async () => {
    if (!token || busy) return;
    setBusy(true);
    await trade(token, true);
    setBusy(false);
  };
  return { owner, busy, confirm };
}
