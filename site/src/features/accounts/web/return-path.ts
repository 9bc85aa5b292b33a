import { pathOf } from '#web/language/href-to.ts';
import { nextOfMailedLink } from '#web/session/mailed-intention.ts';

const KEY = 'return-path';

/** Before somebody leaves the page to log in elsewhere: what the address says stays with this tab. */
export function keepReturnPath(): void {
  try {
    sessionStorage.setItem(KEY, new URLSearchParams(location.search).get('next') ?? '');
  } catch {}
}

/**
 * What a login was asked for with, as the address says it or the tab has kept it; where it came by a mailed link, in a
 * tab of its own, what this browser has kept for that address. Null for one by itself.
 */
export function nextOfLogin(email: string): string | null {
  let kept: string | null = null;
  try {
    kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
  } catch {}
  const byMail = kept === null && pathOf(location.pathname) === '/auth/check-login' ? nextOfMailedLink(email) : null;
  return new URLSearchParams(location.search).get('next') || kept || byMail;
}

/** The same of a login that is not done yet: what is kept stays kept for the next page. */
export function nextOfPendingLogin(): string | null {
  const byMail = pathOf(location.pathname) === '/auth/check-login' ? nextOfMailedLink() : null;
  return new URLSearchParams(location.search).get('next') || byMail;
}
