import type { RawSettings, SettingName } from './environment.ts';

/** Where media lie. */
export type MediaSettings =
  | { kind: 'disk' }
  | { kind: 's3'; endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string };

type Wrong = { wrong: SettingName; expected: string };

const names = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** All of the S3 settings or none: half of them would put the media where nobody looks for them. */
export function readMediaSettings(raw: RawSettings): MediaSettings | Wrong {
  const missing = names.find((name) => raw[name] === undefined);
  if (names.every((name) => raw[name] === undefined)) return { kind: 'disk' };
  if (missing) return { wrong: missing, expected: `set, since ${names.find((name) => raw[name])} is` };
  const [endpoint = '', region = '', bucket = '', accessKeyId = '', secretAccessKey = ''] = names.map(
    (name) => raw[name],
  );
  if (!isEndpoint(endpoint)) return { wrong: 'S3_ENDPOINT', expected: 'an address such as https://s3.example.com' };
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    return { wrong: 'S3_BUCKET', expected: 'the name of a bucket: 3 to 63 small letters, digits, dots and hyphens' };
  return { kind: 's3', endpoint, region, bucket, accessKeyId, secretAccessKey };
}

function isEndpoint(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash;
}
