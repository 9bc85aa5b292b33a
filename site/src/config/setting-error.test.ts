import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import type { RawSettings } from './environment.ts';
import { SettingError } from './setting-error.ts';

function linesOf(raw: RawSettings): string[] {
  try {
    loadConfig(raw);
  } catch (error) {
    if (error instanceof SettingError) return error.message.split('\n');
    throw error;
  }
  return [];
}

test('all settings that cannot be used are told at once, in one line each', () => {
  const failure = linesOf({
    PORT: 'http',
    NODE_ENV: 'prod',
    ALLOWED_ORIGINS: 'https://a.example, b.example, c.example/',
    DATABASE_OWNER_URL: 'postgres://me:secret@db.example/site',
    S3_BUCKET: 'Media',
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_ISSUER: 'http://accounts.google.com',
    WORKERS: '2',
  });
  expect(failure).toEqual([
    'PORT is "http", but it must be a whole number from 1 to 65535.',
    'NODE_ENV is "prod", but it must be one of production, development, test.',
    'S3_BUCKET is "…", but it must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens.',
    'ALLOWED_ORIGINS is "b.example", but it must be origins such as https://www.example.com, separated by commas.',
    'ALLOWED_ORIGINS is "c.example/", but it must be origins such as https://www.example.com, separated by commas.',
    'DATABASE_OWNER_URL is "…", but it must be left out where there is no DATABASE_URL.',
    'S3_ENDPOINT is "", but it must be set, since S3_BUCKET is.',
    'S3_REGION is "", but it must be set, since S3_BUCKET is.',
    'S3_ACCESS_KEY_ID is "", but it must be set, since S3_BUCKET is.',
    'S3_SECRET_ACCESS_KEY is "", but it must be set, since S3_BUCKET is.',
    'GOOGLE_CLIENT_SECRET is "", but it must be set, since GOOGLE_CLIENT_ID is.',
    'GOOGLE_ISSUER is "…", but it must be an address such as https://accounts.google.com.',
  ]);
});

test('a host without a dot is refused where the addresses of mails follow from it', () => {
  expect(linesOf({ SITE_URL: 'https://intranet' })).toEqual([
    'MAIL_FROM is "", but it must be a sender such as Trekker <hello@example.com>.',
    'SUPPORT_EMAIL is "support@intranet", but it must be an address such as help@example.com.',
  ]);
});
