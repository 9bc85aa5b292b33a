/**
 * The path that a login leads back to: on this site and nowhere else, whatever an address says; `home` without one. The pages for guests
 * would only lead on.
 */
export function returnPath(next: string | null | undefined, origin: string, home = '/'): string {
  // Browsers drop tabs and line breaks from addresses and take backslashes for slashes; no path of ours has any of them.
  if (!next || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(next)) return home;
  const url = URL.parse(next, origin);
  // "/..//other.example" is an address of ours until its dots are resolved; what is left begins with the name of another site.
  if (!url || url.origin !== origin || url.pathname.startsWith('//')) return home;
  return /^\/(login|signup|reset-password|email\/|auth\/)/i.test(url.pathname)
    ? home
    : url.pathname + url.search + url.hash;
}
