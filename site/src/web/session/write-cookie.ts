/**
 * Writes a cookie of the whole site, encoded; `maxAgeSeconds` 0 deletes it. It is Secure where the page is, and where
 * its name begins with `__Host-`, which browsers take in no other way.
 */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = location.protocol === 'https:' || name.startsWith('__Host-') ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`;
}
