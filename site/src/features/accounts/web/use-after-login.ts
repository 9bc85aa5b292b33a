import { useNavigate } from 'react-router';
import { useSession } from '../../../web/use-session.ts';
import type { LoginAnswer } from '../auth.contract.ts';
import { pathAfterLogin } from './return-path.ts';

/** Takes over what a login answered and goes to where it was asked for. The page of the login is no place to come back to. */
export function useAfterLogin(): (answer: LoginAnswer) => void {
  const session = useSession();
  const navigate = useNavigate();
  return (answer) => {
    const path = pathAfterLogin();
    session.begin(answer);
    void navigate(path, { replace: true });
  };
}
