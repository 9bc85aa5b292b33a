import { logOut } from '../../features/accounts/auth.contract.ts';
import type { ApiClient } from '../api-client.ts';
import { logoutDueKey } from '../layout/login-mark.ts';
import { browserStorage } from '../navigation/content-cache-store.ts';
import type { Session } from './session.ts';

/**
 * Ends the login, in the browser in any case. False where the server could not be reached: the cookie, which no script
 * can remove, still reads what its owner may, so this is done again at the next start or with the next line.
 */
export async function endLogin(api: ApiClient, session: Session): Promise<boolean> {
  const storage = browserStorage();
  const theme = storage?.getItem('theme');
  session.leave();
  const reached = await api.call(logOut, {}).then(
    () => true,
    () => false,
  );
  // The answer has emptied the storage. How dark the device shows pages belongs to the device.
  if (theme) storage?.setItem('theme', theme);
  session.end();
  if (!reached) storage?.setItem(logoutDueKey, 'due');
  return reached;
}
