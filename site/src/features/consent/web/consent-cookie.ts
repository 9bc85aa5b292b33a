export type Consent = { analytics: boolean; ads: boolean };

const name = 'site_cookie_consent';
const maxAgeSeconds = 180 * 24 * 60 * 60;

/** What the visitor answered; undefined before any answer, and when the cookie is not one of ours. */
export function readConsent(): Consent | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  if (!found) return undefined;
  try {
    const { analytics, ads } = JSON.parse(decodeURIComponent(found.slice(name.length + 1)));
    return typeof analytics === 'boolean' && typeof ads === 'boolean' ? { analytics, ads } : undefined;
  } catch {
    return undefined;
  }
}

export function writeConsent(consent: Consent): void {
  const value = encodeURIComponent(JSON.stringify(consent));
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure}`;
}
