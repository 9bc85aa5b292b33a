const KEY = 'return-path';

/** Before somebody leaves the page to log in elsewhere: what the address says stays with this tab. */
export function keepReturnPath(): void {
  try {
    sessionStorage.setItem(KEY, new URLSearchParams(location.search).get('next') ?? '');
  } catch {}
}

/** What a login was asked for with, as the address says it or the tab has kept it; null for one by itself. */
export function nextOfLogin(): string | null {
  let kept: string | null = null;
  try {
    kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
  } catch {}
  return new URLSearchParams(location.search).get('next') || kept || null;
}
