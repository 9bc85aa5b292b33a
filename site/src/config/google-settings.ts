import { isLoopback } from '../contract/rules/loopback-rule.ts';
import type { RawSettings } from './environment.ts';
import type { SettingFault } from './setting-error.ts';
import type { Settings } from './settings-schema.ts';

/** The client that logs people in at Google, or at another provider that speaks OpenID Connect. */
export type GoogleSettings = { issuer: string; clientId: string; clientSecret: string };

/** Null where nobody is logged in like that. */
export function googleSettings(settings: Settings): GoogleSettings | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = settings;
  return clientId && clientSecret ? { issuer, clientId, clientSecret } : null;
}

/** Both halves or none; where there are some, an issuer that can be trusted. */
export function googleFaults(raw: RawSettings): SettingFault[] {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret, GOOGLE_ISSUER: issuer } = raw;
  if (!id && !secret) return [];
  const faults: SettingFault[] = [];
  if (!id) faults.push({ setting: 'GOOGLE_CLIENT_ID', value: id, expected: 'set, since GOOGLE_CLIENT_SECRET is' });
  if (!secret)
    faults.push({ setting: 'GOOGLE_CLIENT_SECRET', value: secret, expected: 'set, since GOOGLE_CLIENT_ID is' });
  if (issuer && !isIssuer(issuer))
    faults.push({
      setting: 'GOOGLE_ISSUER',
      value: issuer,
      expected: 'an address such as https://accounts.google.com',
    });
  return faults;
}

/** What is said there must not be readable on the way, unless there is no way. */
function isIssuer(value: string): boolean {
  const url = URL.parse(value);
  if (!url || url.username || url.search || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}
