import { Spinner } from '@trekker/design-system/spinner.tsx';
import { useToast } from '@trekker/design-system/toasts.tsx';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Problem } from '../../../contract/problem.ts';
import type { PageMeta } from '../../../web/page.ts';
import { useApi } from '../../../web/use-session.ts';
import { tradeToken } from '../password.contract.ts';
import { Door } from './components/door.tsx';
import { useMailedToken } from './mailed-token.ts';
import { useAfterLogin } from './use-after-login.ts';

export const loader = async () => null;

export const meta = (): PageMeta => ({ title: 'Login', description: 'Verifying your login.' });

export const frame = () => ({ door: true });

/** Where a mailed link or Google leads to. The token is used up by a call of this page's script, never by opening the link. */
export function Component() {
  useTradedToken(useMailedToken());
  return (
    <Door>
      <h1 className="sr">Login</h1>
      <p className="row" role="status">
        <Spinner /> Verifying your login...
      </p>
      <noscript>
        <p className="muted">Logging in needs JavaScript.</p>
      </noscript>
    </Door>
  );
}

function useTradedToken(token: string | null | undefined) {
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const afterLogin = useAfterLogin();
  const begun = useRef(false);
  useEffect(() => {
    if (token === undefined || begun.current) return;
    begun.current = true;
    const fail = (message: string) => {
      toast(message, { bad: true });
      void navigate('/login', { replace: true });
    };
    if (token === null) return fail('Token missing from URL');
    api.call(tradeToken, { params: { token } }).then(
      (answer) => {
        toast(answer.message || 'Login successful');
        afterLogin(answer);
      },
      (error) => fail((error instanceof Problem && error.givenMessage) || 'Login failed'),
    );
  }, [token, api, toast, navigate, afterLogin]);
}
