import path from 'node:path';
import type { TrustedProxies } from '../server/http/client-address.ts';
import { type EdgeSettings, edgeFaults, edgeSettings } from './edge-settings.ts';
import type { RawSettings } from './environment.ts';
import { type GoogleSettings, googleFaults, googleSettings } from './google-settings.ts';
import { type MailBudgetSettings, mailBudgets } from './mail-budgets.ts';
import { type MediaSettings, mediaFaults, mediaSettings } from './media-settings.ts';
import type { Sender } from './sender.ts';
import { SettingError, type SettingFault } from './setting-error.ts';
import { emailAddress, hostInUrl, sender } from './setting-values.ts';
import { type Settings, settingsSchema } from './settings-schema.ts';
import { type TranslatorSettings, translatorFaults, translatorSettings } from './translator-settings.ts';

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
  /** A language for tests, in the place of the site's own. */
  pseudoLanguage: string | null;
  /** Whether readers' devices keep pages for reading without a line. */
  offline: boolean;
  mail: { kind: 'smtp'; url: string; from: Sender } | { kind: 'folder'; folder: string; from: Sender };
  /** Named on the legal pages; hears of contact messages. */
  supportEmail: string;
  trustedProxies: TrustedProxies;
  /** Factor on the limits of calls per client, and on the budgets of mails. */
  rateLimitScale: number;
  /** For how long what staff delete can be brought back. */
  trashDays: number;
  mailBudgets: MailBudgetSettings;
  cacheBytes: number;
  /** Memory for the parts that answers are made of. */
  partsBytes: number;
  /** Null without a cache in front. */
  edge: EdgeSettings | null;
  /** Null where nobody suggests translations. */
  translation: TranslatorSettings | null;
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
const bytesOfMegabyte = 1024 * 1024;

export type UploadQuotaSettings = { files: number; megabytes: number; totalMegabytes: number | null };

/** Turns raw settings into typed ones. Throws {@link SettingError}, which names all that cannot be used. */
export function loadConfig(raw: RawSettings): Config {
  const { data: settings, error } = settingsSchema.safeParse(raw, { reportInput: true });
  const single = (error?.issues ?? []).map(({ path: [setting], input, message }) => ({
    setting: setting as SettingFault['setting'],
    value: input,
    expected: message,
  }));
  const faults = [...single, ...databaseFaults(raw), ...mediaFaults(raw), ...googleFaults(raw), ...edgeFaults(raw)];
  if (!settings || faults.length > 0) throw new SettingError(faults);
  const { HOST: host, PORT: port, NODE_ENV: nodeEnv } = settings;
  // As addresses are written everywhere: without the port that goes without saying.
  const listening = new URL(`http://${hostInUrl(host)}:${port}`).origin;
  const siteUrl = settings.SITE_URL ?? listening;
  const translatorMistakes = translatorFaults(raw, [siteUrl, listening]);
  if (translatorMistakes.length > 0) throw new SettingError(translatorMistakes);
  const dataDirectory = path.resolve(settings.DATA_DIR);
  return {
    host,
    port,
    siteUrl,
    isProduction: nodeEnv === 'production',
    allowsInsecureSiteUrl: settings.ALLOW_INSECURE_SITE_URL === 'yes',
    dataDirectory,
    database: database(settings),
    media: mediaSettings(settings),
    workers: settings.WORKERS,
    sample: settings.SAMPLE ?? (nodeEnv === 'production' ? 'none' : 'library'),
    samplePassword: settings.SAMPLE_PASSWORD ?? null,
    google: googleSettings(settings),
    allowedOrigins: settings.ALLOWED_ORIGINS,
    pseudoLanguage: settings.PSEUDO_LANGUAGE === 'none' ? null : settings.PSEUDO_LANGUAGE,
    offline: settings.OFFLINE === 'on',
    analyticsScriptUrl: settings.ANALYTICS_SCRIPT_URL,
    ...addresses(settings, siteUrl, dataDirectory),
    trustedProxies: settings.TRUST_PROXY,
    trashDays: settings.TRASH_DAYS,
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    mailBudgets: mailBudgets(settings),
    cacheBytes: settings.CACHE_MB * bytesOfMegabyte,
    partsBytes: (settings.CACHE_PARTS_MB ?? settings.CACHE_MB / 4) * bytesOfMegabyte,
    edge: edgeSettings(settings),
    translation: translatorSettings(settings),
    metricsPort: settings.METRICS_PORT ?? (port < 65_535 ? port + 1 : 0),
    uploadQuota: {
      files: settings.UPLOADS_PER_DAY,
      megabytes: settings.UPLOAD_MB_PER_DAY,
      totalMegabytes: settings.MEDIA_MAX_MB ?? null,
    },
    leastFreeMegabytes: settings.MIN_FREE_MB,
    backupPassphrase: settings.BACKUP_PASSPHRASE ?? null,
    logLevel: settings.LOG_LEVEL,
  };
}

/** Whom mails come from and who is asked for help: at the host of the site where nothing else is said. */
function addresses(settings: Settings, siteUrl: string, dataDirectory: string): Pick<Config, 'mail' | 'supportEmail'> {
  const host = mailHost(siteUrl);
  const from = settings.MAIL_FROM ?? sender.safeParse(`no-reply@${host}`).data;
  const support = emailAddress.safeParse(settings.SUPPORT_EMAIL ?? `support@${host}`);
  const faults: SettingFault[] = [];
  if (!from) faults.push({ setting: 'MAIL_FROM', value: '', expected: 'a sender such as Trekker <hello@example.com>' });
  if (!support.data)
    faults.push({
      setting: 'SUPPORT_EMAIL',
      value: `support@${host}`,
      expected: 'an address such as help@example.com',
    });
  if (!from || !support.data) throw new SettingError(faults);
  return {
    mail: settings.SMTP_URL
      ? { kind: 'smtp', url: settings.SMTP_URL, from }
      : { kind: 'folder', folder: path.resolve(settings.MAIL_DIR ?? path.join(dataDirectory, 'mail')), from },
    supportEmail: support.data,
  };
}

/** An address needs a domain; a site on this machine has none. */
function mailHost(siteUrl: string): string {
  const { hostname } = new URL(siteUrl);
  return /^[\d.]+$|^\[|^localhost$/.test(hostname) ? 'localhost.localdomain' : hostname;
}

const companions = ['DATABASE_OWNER_URL', 'DATABASE_READER_URL', 'DATABASE_REPLICA_URL'] as const;

function databaseFaults(raw: RawSettings): SettingFault[] {
  if (raw.DATABASE_URL) return [];
  return companions
    .filter((name) => raw[name])
    .map((setting) => ({ setting, value: raw[setting], expected: 'left out where there is no DATABASE_URL' }));
}

function database(settings: Settings): Config['database'] {
  if (!settings.DATABASE_URL) return { kind: 'embedded' };
  const [ownerUrl = null, readerUrl = null, replicaUrl = null] = companions.map((name) => settings[name]);
  return { kind: 'external', url: settings.DATABASE_URL, ownerUrl, readerUrl, replicaUrl };
}
