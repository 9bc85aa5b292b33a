import type { RawSettings } from './environment.ts';
import type { SettingFault } from './setting-error.ts';
import type { Settings } from './settings-schema.ts';

/** The service that suggests translations. `key`: undefined where it wants none. */
export type TranslatorSettings = { url: string; key: string | undefined };

/** Null where there is none. */
export function translatorSettings({ TRANSLATION_URL: url, TRANSLATION_KEY: key }: Settings) {
  return url ? { url, key } : null;
}

/** No key without its service, and no way back into the site itself. */
export function translatorFaults(raw: RawSettings, ownAddresses: readonly string[]): SettingFault[] {
  const { TRANSLATION_URL: url, TRANSLATION_KEY: key } = raw;
  if (key && !url) return [{ setting: 'TRANSLATION_URL', value: url, expected: 'set, since TRANSLATION_KEY is' }];
  const host = url && URL.parse(url)?.host;
  if (!host || !ownAddresses.some((own) => URL.parse(own)?.host === host)) return [];
  return [{ setting: 'TRANSLATION_URL', value: url, expected: 'the address of another server than this site' }];
}
