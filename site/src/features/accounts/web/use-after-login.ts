import { useNavigate } from 'react-router';
import { returnPath } from '../../../web/guard.ts';
import { grantIntention } from '../../../web/intention.ts';
import { useSession } from '../../../web/use-session.ts';
import type { LoginAnswer } from '../auth.contract.ts';
import { nextOfLogin } from './return-path.ts';

/** Takes over what a login answered and goes to where it was asked for, where what was pressed is done. The page of the login is no place to come back to. */
export function useAfterLogin(): (answer: LoginAnswer) => void {
  const session = useSession();
  const navigate = useNavigate();
  return (answer) => {
    const next = nextOfLogin();
    const path = returnPath(next, location.origin);
    grantIntention(next && path, answer.user._id);
    session.begin(answer);
    void navigate(path, { replace: true });
  };
}
