import type { RawSettings } from './environment.ts';
import type { SettingFault } from './setting-error.ts';
import type { Settings } from './settings-schema.ts';

/** Where media lie. */
export type MediaSettings =
  | { kind: 'disk' }
  | { kind: 's3'; endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string };

const names = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

export function mediaSettings(settings: Settings): MediaSettings {
  const [endpoint, region = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = names.map(
    (name) => settings[name],
  );
  return endpoint ? { kind: 's3', endpoint, region, bucket, accessKeyId, secretAccessKey } : { kind: 'disk' };
}

/** All of the S3 settings or none: half of them would put the media where nobody looks for them. */
export function mediaFaults(raw: RawSettings): SettingFault[] {
  const given = names.find((name) => raw[name]);
  if (!given) return [];
  return names
    .filter((name) => !raw[name])
    .map((setting) => ({ setting, value: undefined, expected: `set, since ${given} is` }));
}
