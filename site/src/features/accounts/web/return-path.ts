import { returnPath } from '../../../web/guard.ts';

const KEY = 'return-path';

/** Before somebody leaves the page to log in elsewhere: what the address says stays with this tab. */
export function keepReturnPath(): void {
  try {
    sessionStorage.setItem(KEY, new URLSearchParams(location.search).get('next') ?? '');
  } catch {}
}

/** Where a login leads: back to where it was asked for. */
export function pathAfterLogin(): string {
  let kept: string | null = null;
  try {
    kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
  } catch {}
  return returnPath(new URLSearchParams(location.search).get('next') ?? kept, location.origin);
}
