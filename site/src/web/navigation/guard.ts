import { homeOf } from '../../contract/home-path.ts';
import { isStaff } from '../../contract/roles.ts';
import { setUpPath } from '../../contract/second-factor-setup-path.ts';
import type { PageAudience } from '../page.ts';
import type { Session } from '../session/session.ts';

/**
 * Where somebody must go who may not see a page; undefined when they may. `address` is the page's own, to which a login
 * leads back. A role that changes ends every login of a person, and this browser may not have heard of it: before
 * somebody whom it knows is led away, the server is asked.
 */
export async function leadAway(
  audience: PageAudience | undefined,
  session: Session,
  address: string,
): Promise<string | undefined> {
  const elsewhere = wayFrom(audience, session, address);
  if (!elsewhere || !session.read()) return elsewhere;
  // Rare: its code comes when it is needed.
  const { hearOfLogin } = await import('../session/hear-of-login.ts');
  await hearOfLogin(session);
  return wayFrom(audience, session, address);
}

/** The same by what this browser knows. */
function wayFrom(audience: PageAudience | undefined, session: Session, address: string): string | undefined {
  const login = session.read();
  const role = login?.user.role;
  // What everybody may see is open as to a guest.
  if (login?.setupNeeded && audience && audience !== 'person')
    return address.startsWith(setUpPath) ? undefined : `${setUpPath}?${new URLSearchParams({ next: address })}`;
  switch (audience) {
    case 'guest-or-token':
      if (new URLSearchParams(address.split('?')[1]).has('token')) return undefined;
      return wayFrom('guest', session, address);
    case 'guest':
      if (role === undefined) return undefined;
      return homeOf(role);
    case 'member':
      return role === undefined ? loginAddress(address, session.hasEnded()) : undefined;
    case 'staff':
      if (role === undefined) return loginAddress(address, session.hasEnded());
      return isStaff(role) ? undefined : '/';
    default:
      return undefined;
  }
}

/**
 * The login page, which leads back to `address`; it tells whose login has ended by itself why they are asked for
 * another.
 */
export const loginAddress = (address: string, hasEnded = false): string =>
  `/login?${new URLSearchParams({ next: address, ...(hasEnded && { error: 'session_ended' }) })}`;

/** The same for whoever has no account yet. */
export const signupAddress = (address: string): string => `/signup?${new URLSearchParams({ next: address })}`;
