import type { RawSettings, SettingName } from './environment.ts';

/** The client that logs people in at Google, or at another provider that speaks OpenID Connect. */
export type GoogleSettings = { issuer: string; clientId: string; clientSecret: string };

/** What cannot be used, and what to write instead. */
type Wrong = { wrong: SettingName; expected: string };

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Null where nobody is logged in like that. */
export function readGoogleSettings(raw: RawSettings): GoogleSettings | null | Wrong {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = raw;
  if (!clientId && !clientSecret) return null;
  if (!clientId) return { wrong: 'GOOGLE_CLIENT_ID', expected: 'set, since GOOGLE_CLIENT_SECRET is' };
  if (!clientSecret) return { wrong: 'GOOGLE_CLIENT_SECRET', expected: 'set, since GOOGLE_CLIENT_ID is' };
  const issuer = raw.GOOGLE_ISSUER ?? 'https://accounts.google.com';
  if (!isIssuer(issuer)) return { wrong: 'GOOGLE_ISSUER', expected: 'an address such as https://accounts.google.com' };
  return { issuer, clientId, clientSecret };
}

/** What is said there must not be readable on the way, unless there is no way. */
function isIssuer(value: string): boolean {
  const url = URL.parse(value);
  if (!url || url.username || url.search || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname));
}
