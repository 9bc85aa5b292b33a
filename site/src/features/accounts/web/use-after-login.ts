import { useNavigate } from 'react-router';
import { homeOf } from '#contract/home-path.ts';
import { returnPath } from '#contract/return-path.ts';
import { setUpPath } from '#contract/second-factor-setup-path.ts';
import { takeMailedIntention } from '#web/session/mailed-intention.ts';
import { grantIntention } from '#web/session/resume-after-login.ts';
import { useSession } from '#web/session/use-session.ts';
import type { LoginAnswer, SecondStepAnswer } from '../auth.contract.ts';
import { secondStepAddress } from '../second-step-address.ts';
import { nextOfLogin, nextOfPendingLogin } from './return-path.ts';

/**
 * Takes over what a login answered and goes to where it was asked for, where what was pressed is done. The page of the
 * login is no place to come back to.
 */
export function useAfterLogin(): (answer: LoginAnswer) => void {
  const session = useSession();
  const navigate = useNavigate();
  return (answer) => {
    const next = nextOfLogin(answer.user.email);
    const path = returnPath(next, location.origin, homeOf(answer.user.role));
    grantIntention(next && path, answer.user._id, takeMailedIntention(answer.user.email));
    session.begin(answer);
    void navigate(answer.setupNeeded ? setUpAddress(path) : path, { replace: true });
  };
}

const setUpAddress = (next: string) => `${setUpPath}?${new URLSearchParams({ next })}`;

/**
 * The same after one thing was shown: where a second one is asked for, its page comes first, and leads on to the same
 * place.
 */
export function useAfterFirstStep(): (answer: LoginAnswer | SecondStepAnswer) => void {
  const afterLogin = useAfterLogin();
  const navigate = useNavigate();
  return (answer) => {
    if ('user' in answer) return afterLogin(answer);
    void navigate(secondStepAddress(answer.twoFactor, nextOfPendingLogin()), { replace: true });
  };
}
