import { readMe } from '../../features/accounts/auth.contract.ts';
import { createApiClient, fetchTransport } from '../api-client.ts';
import { type Session, withLogin } from './session.ts';

/** Asks the server whether the login that this browser knows is still one; if not, it is over here too. */
export async function hearOfLogin(session: Session): Promise<void> {
  await createApiClient(withLogin(fetchTransport, session))
    .call(readMe, {})
    // Without a line, what this browser knows holds.
    .catch(() => {});
}
