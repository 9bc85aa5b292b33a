import type { PageAudience } from './page.ts';
import type { Session } from './session.ts';

/**
 * Where somebody must go who may not see a page; undefined when they may. `address` is the page's own, to which a login
 * leads back.
 */
export function leadAway(audience: PageAudience | undefined, session: Session, address: string): string | undefined {
  const role = session.read()?.user.role;
  switch (audience) {
    case 'guest-or-token':
      if (new URLSearchParams(address.split('?')[1]).has('token')) return undefined;
      return leadAway('guest', session, address);
    case 'guest':
      if (role === undefined) return undefined;
      return role === 'USER' ? '/' : '/admin';
    case 'member':
      return role === undefined ? loginAddress(address) : undefined;
    case 'staff':
      if (role === undefined) return loginAddress(address);
      return role === 'USER' ? '/' : undefined;
    default:
      return undefined;
  }
}

/** The login page, which leads back to `address`. */
export function loginAddress(address: string): string {
  return `/login?${new URLSearchParams({ next: address })}`;
}

/**
 * The path that a login leads back to: on this site and nowhere else, whatever an address says; `/` without one. The pages for guests
 * would only lead on.
 */
export function returnPath(next: string | null, origin: string): string {
  // Browsers drop tabs and line breaks from addresses and take backslashes for slashes; no path of ours has any of them.
  if (!next || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return '/';
  const url = URL.parse(next, origin);
  if (!url || url.origin !== origin) return '/';
  return /^\/(login|signup|reset-password|email\/|auth\/)/i.test(url.pathname)
    ? '/'
    : url.pathname + url.search + url.hash;
}
