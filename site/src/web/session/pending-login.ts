import { pendingLoginCookie } from '../../contract/pending-login.ts';
import { Problem } from '../../contract/problem.ts';
import { readMe } from '../../features/accounts/auth.contract.ts';
import { createApiClient, type Transport } from '../api-client.ts';
import { pathOf } from '../language/href-to.ts';
import { takeMailedIntention } from './mailed-intention.ts';
import { grantIntention } from './resume-after-login.ts';
import type { Session } from './session.ts';
import { writeCookie } from './write-cookie.ts';

const cookieShape = new RegExp(`(?:^|; )((?:__Host-)?${pendingLoginCookie})=([\\w-]+)`);

/**
 * Somebody logged in by a plain form, before this script was there: the session takes it over, and what they had
 * pressed is done.
 */
export async function takeOverPendingLogin(session: Session, transport: Transport): Promise<void> {
  const [, name, token] = cookieShape.exec(document.cookie) ?? [];
  if (!name || !token) return;
  const api = createApiClient((request) => transport({ ...request, token }));
  try {
    const { user, exp, message, setupNeeded } = await api.call(readMe, {});
    session.begin({ success: true, message, user, exp, AuthenticatorToken: token, setupNeeded });
    grantIntention(pathOf(location.pathname) + location.search, user._id, takeMailedIntention(user.email));
  } catch (error) {
    // No line: the next page asks again.
    if (!(error instanceof Problem) || error.code !== 'not_logged_in') return;
  }
  writeCookie(name, '', 0);
}
