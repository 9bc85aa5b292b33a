import { availableParallelism } from 'node:os';
import path from 'node:path';
import { isEmailAddress } from '../contract/rules/email-rule.ts';
import { isGoodPassword, mostPasswordCharacters } from '../contract/rules/password-rule.ts';
import type { TrustedProxies } from '../server/http/client-address.ts';
import type { RawSettings, SettingName } from './environment.ts';
import { type GoogleSettings, readGoogleSettings } from './google-settings.ts';
import { type MailBudgetSettings, readMailBudgets } from './mail-budgets.ts';
import { type MediaSettings, readMediaSettings } from './media-settings.ts';
import { readSender, type Sender } from './sender.ts';
import { readTrustedProxies } from './trusted-proxies.ts';

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/** `url` is of the role that writes; owner and reader are null where it does their work too. */
type ExternalDatabase = {
  kind: 'external';
  url: string;
  ownerUrl: string | null;
  readerUrl: string | null;
  replicaUrl: string | null;
};

export type Config = {
  host: string;
  port: number;
  /** No slash at its end. */
  siteUrl: string;
  isProduction: boolean;
  /** Whether production may do without https. */
  allowsInsecureSiteUrl: boolean;
  dataDirectory: string;
  database: { kind: 'embedded' } | ExternalDatabase;
  media: MediaSettings;
  workers: number;
  sample: 'library' | 'none';
  /** Of the sample accounts; null for a random one. */
  samplePassword: string | null;
  /** Null where nobody is logged in with Google. */
  google: GoogleSettings | null;
  allowedOrigins: readonly string[];
  /** Empty when visits are counted by our own counter. */
  analyticsScriptUrl: string;
  /** Whether readers' devices keep pages for reading without a line. */
  offline: boolean;
  mail: { kind: 'smtp'; url: string; from: Sender } | { kind: 'folder'; folder: string; from: Sender };
  /** Named on the legal pages; hears of contact messages. */
  supportEmail: string;
  trustedProxies: TrustedProxies;
  /** Factor on the limits of calls per client, and on the budgets of mails. */
  rateLimitScale: number;
  mailBudgets: MailBudgetSettings;
  cacheBytes: number;
  /** 0 for none. */
  metricsPort: number;
  uploadQuota: UploadQuotaSettings;
  /** Of the disk of the data folder; undefined for a twentieth, and 200 at least. */
  leastFreeMegabytes: number | undefined;
  /** Null where backups are not encrypted. */
  backupPassphrase: string | null;
  logLevel: LogLevel;
};

/** How much one account may send in a day, and how much all media may take; null for as much as there is room. */
export type UploadQuotaSettings = { files: number; megabytes: number; totalMegabytes: number | null };

/** A setting that cannot be used; the message says which and what to write instead. */
export class SettingError extends Error {
  readonly setting: SettingName;
  constructor(name: SettingName, value: string, expected: string) {
    super(`${name} is "${value}", but it must be ${expected}.`);
    this.name = 'SettingError';
    this.setting = name;
  }
}

/** Turns raw settings into typed ones. Throws {@link SettingError} for the first that cannot be used. */
export function loadConfig(raw: RawSettings): Config {
  const host = listeningHost(raw.HOST ?? '127.0.0.1');
  const port = integer(raw, 'PORT', 3000, 1, 65_535);
  const nodeEnv = oneOf(raw, 'NODE_ENV', ['production', 'development', 'test'], 'development');
  const publicUrl = siteUrl(raw.SITE_URL ?? `http://${hostInUrl(host)}:${port}`);
  const dataDirectory = path.resolve(raw.DATA_DIR ?? 'data');
  return {
    host,
    port,
    siteUrl: publicUrl,
    isProduction: nodeEnv === 'production',
    allowsInsecureSiteUrl: oneOf(raw, 'ALLOW_INSECURE_SITE_URL', ['yes', 'no'], 'no') === 'yes',
    dataDirectory,
    database: database(raw),
    media: mediaSettings(raw),
    workers: integer(raw, 'WORKERS', availableParallelism(), 1, 64),
    sample: oneOf(raw, 'SAMPLE', ['library', 'none'], nodeEnv === 'production' ? 'none' : 'library'),
    samplePassword: samplePassword(raw),
    google: googleSettings(raw),
    allowedOrigins: (raw.ALLOWED_ORIGINS ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map(origin),
    offline: oneOf(raw, 'OFFLINE', ['on', 'off'], 'on') === 'on',
    analyticsScriptUrl: raw.ANALYTICS_SCRIPT_URL ? scriptUrl(raw.ANALYTICS_SCRIPT_URL) : '',
    mail: mail(raw, publicUrl, dataDirectory),
    supportEmail: supportEmail(raw, publicUrl),
    trustedProxies: trustedProxies(raw),
    rateLimitScale: factor(raw, 'RATE_LIMIT_SCALE', 0.1, 1_000_000),
    mailBudgets: readMailBudgets((name, fallback) => integer(raw, name, fallback, 1, 1_000_000)),
    cacheBytes: integer(raw, 'CACHE_MB', 64, 0, 16_384) * 1024 * 1024,
    metricsPort: integer(raw, 'METRICS_PORT', port < 65_535 ? port + 1 : 0, 0, 65_535),
    uploadQuota: {
      files: integer(raw, 'UPLOADS_PER_DAY', 500, 1, 1_000_000),
      megabytes: integer(raw, 'UPLOAD_MB_PER_DAY', 4000, 1, 1_000_000),
      totalMegabytes: raw.MEDIA_MAX_MB ? integer(raw, 'MEDIA_MAX_MB', 0, 1, 999_999_999) : null,
    },
    leastFreeMegabytes: raw.MIN_FREE_MB ? integer(raw, 'MIN_FREE_MB', 0, 0, 999_999_999) : undefined,
    backupPassphrase: backupPassphrase(raw),
    logLevel: oneOf(raw, 'LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'warn'),
  };
}

function integer(raw: RawSettings, name: SettingName, fallback: number, least: number, most: number): number {
  const value = raw[name];
  if (value === undefined) return fallback;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most))
    throw new SettingError(name, value, `a whole number from ${least} to ${most}`);
  return number;
}

function factor(raw: RawSettings, name: SettingName, least: number, most: number): number {
  const value = raw[name];
  if (value === undefined) return 1;
  const number = /^\d{1,9}(\.\d{1,3})?$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= least && number <= most)) throw new SettingError(name, value, `a number from ${least} to ${most}`);
  return number;
}

function oneOf<const Choice extends string>(
  raw: RawSettings,
  name: SettingName,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  const value = raw[name];
  if (value === undefined) return fallback;
  const choice = choices.find((known) => known === value);
  if (choice === undefined) throw new SettingError(name, value, `one of ${choices.join(', ')}`);
  return choice;
}

function listeningHost(value: string): string {
  const url = URL.parse(`http://${hostInUrl(value)}`);
  if (url?.pathname !== '/' || url.search || url.hash || url.username)
    throw new SettingError('HOST', value, 'an address of this machine such as 127.0.0.1 or 0.0.0.0, without a port');
  return value;
}

/** An address that means "all of the machine" cannot be visited; localhost can. */
function hostInUrl(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function siteUrl(value: string): string {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash || url.username) {
    throw new SettingError(
      'SITE_URL',
      withoutPassword(value),
      'an address such as https://www.example.com, without a path',
    );
  }
  return url.origin;
}

/** What goes into a message may end in a log. */
function withoutPassword(value: string): string {
  return value.replace(/^.*@/s, '…@');
}

function origin(value: string): string {
  const url = URL.parse(value);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value) {
    throw new SettingError('ALLOWED_ORIGINS', value, 'origins such as https://www.example.com, separated by commas');
  }
  return value;
}

function mail(raw: RawSettings, publicUrl: string, dataDirectory: string): Config['mail'] {
  const from = readSender(raw.MAIL_FROM ?? `no-reply@${mailHost(publicUrl)}`);
  if (!from) throw new SettingError('MAIL_FROM', raw.MAIL_FROM ?? '', 'a sender such as Trekker <hello@example.com>');
  if (raw.SMTP_URL) return { kind: 'smtp', url: smtpUrl(raw.SMTP_URL), from };
  return { kind: 'folder', folder: path.resolve(raw.MAIL_DIR ?? path.join(dataDirectory, 'mail')), from };
}

function mediaSettings(raw: RawSettings): MediaSettings {
  const media = readMediaSettings(raw);
  // Nothing of a key is shown, nor of an address that may hold one.
  if ('wrong' in media) throw new SettingError(media.wrong, raw[media.wrong] ? '…' : '', media.expected);
  return media;
}

function googleSettings(raw: RawSettings): GoogleSettings | null {
  const google = readGoogleSettings(raw);
  // Nothing of a secret is shown, nor of an address that may hold one.
  if (google && 'wrong' in google) throw new SettingError(google.wrong, raw[google.wrong] ? '…' : '', google.expected);
  return google;
}

function samplePassword(raw: RawSettings): string | null {
  const value = raw.SAMPLE_PASSWORD;
  if (value === undefined) return null;
  if (isGoodPassword(value) && value.length <= mostPasswordCharacters) return value;
  throw new SettingError('SAMPLE_PASSWORD', '…', 'at least 8 characters with letters, numbers, and symbols');
}

function supportEmail(raw: RawSettings, publicUrl: string): string {
  const value = raw.SUPPORT_EMAIL ?? `support@${mailHost(publicUrl)}`;
  if (!isEmailAddress(value)) throw new SettingError('SUPPORT_EMAIL', value, 'an address such as help@example.com');
  return value;
}

/** An address needs a domain; a site on this machine has none. */
function mailHost(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return /^[\d.]+$|^\[|^localhost$/.test(hostname) ? 'localhost.localdomain' : hostname;
}

function smtpUrl(value: string): string {
  const url = URL.parse(value);
  // Wherever the password stands in it: nothing of it is shown.
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname)
    throw new SettingError('SMTP_URL', '…', 'an address such as smtp://user:password@mail.example.com:587');
  return value;
}

function backupPassphrase({ BACKUP_PASSPHRASE: value }: RawSettings): string | null {
  if (value === undefined || value.length >= 12) return value ?? null;
  throw new SettingError('BACKUP_PASSPHRASE', '…', 'at least 12 characters long');
}

function trustedProxies(raw: RawSettings): TrustedProxies {
  const value = raw.TRUST_PROXY ?? 'off';
  const trusted = readTrustedProxies(value);
  if (!trusted)
    throw new SettingError(
      'TRUST_PROXY',
      value,
      'off, a number of proxies from 1 to 9, or addresses such as 10.0.0.0/8',
    );
  return trusted;
}

function scriptUrl(value: string): string {
  const url = URL.parse(value);
  if (url?.protocol !== 'https:' || url.username) {
    throw new SettingError('ANALYTICS_SCRIPT_URL', value, 'an address such as https://stats.example.com/script.js');
  }
  return url.href;
}

function database(raw: RawSettings): Config['database'] {
  const url = databaseUrl(raw, 'DATABASE_URL');
  const replicaUrl = databaseUrl(raw, 'DATABASE_REPLICA_URL');
  const ownerUrl = databaseUrl(raw, 'DATABASE_OWNER_URL');
  const readerUrl = databaseUrl(raw, 'DATABASE_READER_URL');
  if (url) return { kind: 'external', url, ownerUrl, readerUrl, replicaUrl };
  const companions = ['DATABASE_OWNER_URL', 'DATABASE_READER_URL', 'DATABASE_REPLICA_URL'] as const;
  const alone = companions.find((name) => raw[name]);
  if (!alone) return { kind: 'embedded' };
  throw new SettingError(alone, '…', 'left out where there is no DATABASE_URL');
}

function databaseUrl(raw: RawSettings, name: Extract<SettingName, `DATABASE_${string}`>): string | null {
  const value = raw[name];
  if (!value) return null;
  const url = URL.parse(value);
  // Wherever the password stands in it: nothing of it is shown.
  if (!url || !/^postgres(ql)?:$/.test(url.protocol))
    throw new SettingError(name, '…', 'an address such as postgresql://user:password@host:5432/name');
  return value;
}
