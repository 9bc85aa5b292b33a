import type { RawSettings } from './environment.ts';
import type { SettingFault } from './setting-error.ts';
import type { Settings } from './settings-schema.ts';

/** The caches in front that are told what to drop. */
export type EdgeSettings = { urls: readonly string[]; token: string };

/** Null where no cache is in front of the site. */
export function edgeSettings({ PURGE_URL: urls, PURGE_TOKEN: token }: Settings): EdgeSettings | null {
  return urls && token ? { urls, token } : null;
}

/** Both or none. */
export function edgeFaults({ PURGE_URL: urls, PURGE_TOKEN: token }: RawSettings): SettingFault[] {
  if (urls && !token) return [{ setting: 'PURGE_TOKEN', value: token, expected: 'set, since PURGE_URL is' }];
  if (token && !urls) return [{ setting: 'PURGE_URL', value: urls, expected: 'set, since PURGE_TOKEN is' }];
  return [];
}
