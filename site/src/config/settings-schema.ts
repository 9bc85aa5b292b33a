import { availableParallelism } from 'node:os';
import { pseudoLanguages } from '@trekker/texts/pseudo-language.ts';
import { z } from 'zod';
import type { SettingName } from './environment.ts';
import * as values from './setting-values.ts';

const { oneOf, integer } = values;
const words = z.string();

/** How each setting is read, by itself. What follows from others is left out here (config.ts). */
export const settingsSchema = z.object({
  HOST: values.listeningHost.default('127.0.0.1'),
  PORT: integer(1, 65_535).default(3000),
  NODE_ENV: oneOf(['production', 'development', 'test']).default('development'),
  SITE_URL: values.siteUrl.optional(),
  ALLOW_INSECURE_SITE_URL: oneOf(['yes', 'no']).default('no'),
  DATA_DIR: words.default('data'),
  DATABASE_URL: values.databaseUrl.optional(),
  DATABASE_OWNER_URL: values.databaseUrl.optional(),
  DATABASE_READER_URL: values.databaseUrl.optional(),
  DATABASE_REPLICA_URL: values.databaseUrl.optional(),
  S3_ENDPOINT: values.storeUrl.optional(),
  S3_REGION: words.optional(),
  S3_BUCKET: values.bucket.optional(),
  S3_ACCESS_KEY_ID: words.optional(),
  S3_SECRET_ACCESS_KEY: words.optional(),
  WORKERS: integer(1, 64).default(availableParallelism),
  SAMPLE: oneOf(['library', 'none']).optional(),
  SAMPLE_PASSWORD: values.samplePassword.optional(),
  GOOGLE_CLIENT_ID: words.optional(),
  GOOGLE_CLIENT_SECRET: words.optional(),
  GOOGLE_ISSUER: words.default('https://accounts.google.com'),
  ALLOWED_ORIGINS: values.origins.default([]),
  ANALYTICS_SCRIPT_URL: values.scriptUrl.default(''),
  OFFLINE: oneOf(['on', 'off']).default('on'),
  SMTP_URL: values.smtpUrl.optional(),
  MAIL_DIR: words.optional(),
  SUPPORT_EMAIL: values.emailAddress.optional(),
  MAIL_FROM: values.sender.optional(),
  TRUST_PROXY: values.trustedProxies.default({ kind: 'none' }),
  TRASH_DAYS: integer(1, 3650).default(30),
  RATE_LIMIT_SCALE: values.factor(0.1, 1_000_000).default(1),
  ACCOUNT_MAILS_PER_HOUR: integer(1, 1_000_000).default(300),
  UNCONFIRMED_MAILS_PER_HOUR: integer(1, 1_000_000).default(200),
  NEWSLETTER_MAILS_PER_HOUR: integer(1, 1_000_000).default(100),
  REQUESTER_MAILS_PER_HOUR: integer(1, 1_000_000).default(20),
  ADDRESS_MAILS_PER_DAY: integer(1, 1_000_000).default(12),
  CACHE_MB: integer(0, 16_384).default(64),
  CACHE_PARTS_MB: integer(0, 16_384).optional(),
  PURGE_URL: values.webAddresses.optional(),
  PURGE_TOKEN: values.bearerToken.optional(),
  TRANSLATION_URL: values.translatorUrl.optional(),
  TRANSLATION_KEY: values.headerValue.optional(),
  METRICS_PORT: integer(0, 65_535).optional(),
  UPLOADS_PER_DAY: integer(1, 1_000_000).default(500),
  UPLOAD_MB_PER_DAY: integer(1, 1_000_000).default(4000),
  MEDIA_MAX_MB: integer(1, 999_999_999).optional(),
  MIN_FREE_MB: integer(0, 999_999_999).optional(),
  BACKUP_PASSPHRASE: values.passphrase.optional(),
  PSEUDO_LANGUAGE: oneOf(['none', ...pseudoLanguages]).default('none'),
  LOG_LEVEL: oneOf(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
} satisfies Record<SettingName, z.ZodType>);

export type Settings = z.output<typeof settingsSchema>;
