import { useNavigate } from 'react-router';
import { logOut } from '../features/accounts/auth.contract.ts';
import { useApi, useSession } from './use-session.ts';

/**
 * Logs out and goes to the login. The browser forgets the person even where the server cannot be reached: whoever presses
 * the button may be about to leave the device to somebody else.
 */
export function useLogout(): () => Promise<void> {
  const api = useApi();
  const session = useSession();
  const navigate = useNavigate();
  return async () => {
    await api.call(logOut, {}).catch(() => {});
    session.end();
    await navigate('/login');
  };
}
