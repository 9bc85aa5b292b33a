/**
 * An address of this site as the path of it, or undefined where a browser would be led elsewhere, whatever the address
 * looks like.
 */
export function sameOriginPath(address: string | null | undefined, origin: string): string | undefined {
  // Browsers drop tabs and line breaks from addresses and take backslashes for slashes; no path of ours has any of
  // them.
  if (!address || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(address)) return undefined;
  const url = URL.parse(address, origin);
  // "/..//other.example" is an address of ours until its dots are resolved; what is left begins with the name of
  // another site.
  if (!url || url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

/**
 * The path that a login leads back to: on this site and nowhere else, whatever an address says; `home` without one. The
 * pages for guests would only lead on.
 */
export function returnPath(next: string | null | undefined, origin: string, home = '/'): string {
  const path = sameOriginPath(next, origin);
  return path === undefined || /^\/(login|signup|reset-password|email\/|auth\/)/i.test(path) ? home : path;
}
