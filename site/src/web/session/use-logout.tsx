import { useToast } from '@trekker/design-system/overlay/toasts.tsx';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserStorage } from '../navigation/content-cache-store.ts';
import { holdsDrafts } from '../staff/drafts/draft-mark.ts';
import { endLogin } from './end-login.ts';
import { useApi, useSession } from './use-session.ts';

// Few have anything to be asked about. Without a line, the question is not needed: nothing can be saved either.
const LogoutQuestion = lazy(() => import('./logout-question.tsx').then((file) => ({ default: file.LogoutQuestion })));

const onlyHere =
  'You’re logged out here, but we couldn’t reach the site. On a shared device, reload this page once you’re back online.';

export type Logout = {
  /** Asks first where something typed would be lost. */
  logOut: () => Promise<void>;
  busy: boolean;
  /** To be drawn somewhere. */
  question: ReactNode;
};

/**
 * Logs out and goes to the login. The browser forgets the person even where the server cannot be reached, with what
 * they typed: whoever presses the button may be about to leave the device to somebody else.
 */
export function useLogout(): Logout {
  const api = useApi();
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const [state, setState] = useState<'in' | 'asking' | 'leaving'>('in');
  const leave = async () => {
    setState('leaving');
    const reached = await endLogin(api, session);
    await navigate('/login');
    if (!reached) toast(onlyHere, { bad: true });
    setState('in');
  };
  return {
    async logOut() {
      if (holdsDrafts(browserStorage(), session.read()?.user._id)) setState('asking');
      else await leave();
    },
    busy: state === 'leaving',
    question: state === 'asking' && (
      <Suspense>
        <LogoutQuestion onStay={() => setState('in')} onLeave={leave} />
      </Suspense>
    ),
  };
}
