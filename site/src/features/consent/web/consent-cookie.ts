import { writeCookie } from '#web/session/write-cookie.ts';

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
  writeCookie(name, JSON.stringify(consent), maxAgeSeconds);
}
