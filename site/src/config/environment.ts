import { closeSync, readFileSync } from 'node:fs';

/**
 * Every environment variable that Trekker reads, each with one sentence. This is the only file that touches
 * `process.env`; docs/operations.md and .env.example are made of it (npm run settings-list).
 */
export const settings = {
  PORT: 'Port of the site and its API (3000).',
  HOST: 'Address to listen on (127.0.0.1); 0.0.0.0 for all addresses of the machine.',
  SITE_URL: 'Public address of the site, used in emails and links (http://HOST:PORT).',
  ALLOW_INSECURE_SITE_URL:
    'yes lets a production site start with a SITE_URL that begins with http: or that only this machine reaches, for a closed network (no).',
  DATA_DIR: 'Folder that holds everything: the embedded database and the media (./data).',
  DATABASE_URL:
    'An external PostgreSQL (15 or newer), as postgresql://user:password@host:port/name; without it the embedded one runs in DATA_DIR.',
  DATABASE_OWNER_URL:
    'The same database as the role that owns its tables, for migrations and commands; without it the role of DATABASE_URL is used.',
  DATABASE_READER_URL:
    'The same database as a role that may only read, for what is public; without it the role of DATABASE_URL is used.',
  DATABASE_REPLICA_URL:
    'A streaming replica of it, which then answers public reads; the primary does while the replica is away or behind (none).',
  S3_ENDPOINT:
    'Address of an S3-compatible store for the media, such as https://s3.example.com, together with the other four S3_ settings; without them media are stored in DATA_DIR.',
  S3_REGION: 'Region of that store, in its own spelling.',
  S3_BUCKET: 'Bucket of that store: it must exist, and should be private.',
  S3_ACCESS_KEY_ID: 'Key that may read, write, delete and list in that bucket.',
  S3_SECRET_ACCESS_KEY: 'The secret half of that key.',
  WORKERS: 'Number of HTTP processes (the number of cores); 1 runs everything in one process.',
  SAMPLE:
    'library (default) fills an empty database with the sample library, none starts empty; none is the default when NODE_ENV is production.',
  SAMPLE_PASSWORD:
    'Password of the accounts of the sample library (author@example.com, admin@example.com, user@example.com); without it a random one is printed once.',
  GOOGLE_CLIENT_ID:
    'Client that logs people in with Google, together with GOOGLE_CLIENT_SECRET; its redirect address is SITE_URL/api/v3/auth/google/callback (none).',
  GOOGLE_CLIENT_SECRET: 'The secret of that client.',
  GOOGLE_ISSUER:
    'The provider that logs people in, if it is another one that speaks OpenID Connect (https://accounts.google.com).',
  ALLOWED_ORIGINS: 'Further origins that may call the API with credentials, separated by commas (none).',
  ANALYTICS_SCRIPT_URL:
    'Script that counts visits once a visitor allows it, as an https address; without one a small built-in counter is used (none).',
  OFFLINE:
    'on (default) stores what readers save and read on their devices, for reading offline; off removes all of it.',
  SMTP_URL:
    'Mail server, as smtp://user:password@host:587 or smtps://…; without it each email is saved as a file in MAIL_DIR.',
  MAIL_DIR: 'Folder for the email files when there is no SMTP_URL (DATA_DIR/mail).',
  SUPPORT_EMAIL: 'Address named on the legal pages, which contact messages are sent to (support@ host of SITE_URL).',
  MAIL_FROM:
    "Sender of all emails, as Name <address>; without a name the site's name is used (no-reply@host of SITE_URL).",
  TRUST_PROXY:
    'Whose X-Forwarded-For to trust: off (default), the number of proxies in front, or their addresses or networks, separated by commas.',
  TRASH_DAYS: 'Days for which what staff delete can be restored (30).',
  RATE_LIMIT_SCALE: 'Factor on all rate limits per client and on the email budgets (1), from 0.1 to 1000000.',
  ACCOUNT_MAILS_PER_HOUR:
    'Emails to confirmed accounts that anybody can ask for, in an hour (300); more wait in the queue.',
  UNCONFIRMED_MAILS_PER_HOUR:
    'Emails that ask for an address to be confirmed, in an hour (200), and as many again where members change theirs; more wait in the queue.',
  NEWSLETTER_MAILS_PER_HOUR: 'Emails about newsletter subscriptions, in an hour (100); more wait in the queue.',
  REQUESTER_MAILS_PER_HOUR:
    'Emails of each of these three kinds that one client can cause in an hour (20); more wait in the queue.',
  ADDRESS_MAILS_PER_DAY:
    'Emails for one purpose, such as a password reset, to one address in a day (12), a quarter of them for browsers in which its account was logged in; more wait in the queue.',
  CACHE_MB: 'Memory for cached answers in each HTTP process, in megabytes (64); 0 keeps none.',
  CACHE_PARTS_MB:
    'Memory for cards, of which lists and pages are made, in each HTTP process, in megabytes (a quarter of CACHE_MB).',
  PURGE_URL:
    'Where caches in front (a CDN, Varnish) are told what to drop, several separated by commas; with it they may keep public answers for a minute (none).',
  PURGE_TOKEN:
    'The word, of at least 16 letters, digits and such signs, that proves to these caches that it is the site.',
  TRANSLATION_URL:
    'Service that suggests translations to editors: it is posted { from, to, texts } and answers { texts }; an https address, or http within your own network (none).',
  TRANSLATION_KEY: 'The word that this service knows the site by, sent as Authorization: Bearer (none).',
  METRICS_PORT: 'Port of /metrics in the Prometheus format, on 127.0.0.1 only (the one after PORT); 0 for none.',
  UPLOADS_PER_DAY: 'Pictures and videos that one account may upload in a day (500).',
  UPLOAD_MB_PER_DAY: 'Megabytes that one account may upload in a day (4000).',
  MEDIA_MAX_MB: 'Megabytes that all pictures and videos together may take; without it as much as the disk holds.',
  MIN_FREE_MB:
    'Megabytes of the disk of DATA_DIR that stay free: with less, nothing can be saved but reading still works (a twentieth of the disk, at least 200).',
  BACKUP_PASSPHRASE:
    'Passphrase of at least 12 characters that encrypts and seals backups; without it they are sealed with the key in DATA_DIR/backup.key alone (none).',
  PSEUDO_LANGUAGE:
    'For tests of the interface: en-xa shows texts with accents and 40 % longer, ar-xb from right to left as well (none).',
  LOG_LEVEL: 'silent, error, warn, info or debug (warn).',
  NODE_ENV: 'production or development.',
} as const;

export type SettingName = keyof typeof settings;
export type RawSettings = { [Name in SettingName]?: string | undefined };

/** The variables as they are; an empty one counts as not set. */
export function readEnvironment(): RawSettings {
  const raw: RawSettings = {};
  for (const name of Object.keys(settings) as SettingName[]) {
    const value = process.env[name]?.trim();
    if (value) raw[name] = value;
  }
  return raw;
}

/** Sets a word that Node reads when it starts: for the processes that this one will start. */
export function handToChildren(name: `NODE_${string}`, value: string): void {
  process.env[name] = value;
}

/** What a child process gets that is trusted with all of it: ours, with some settings replaced. */
export function environmentWith(changes: RawSettings): NodeJS.ProcessEnv {
  return { ...process.env, ...changes };
}

/**
 * What a process is begun with stands in /proc for every program of the same user, for as long as it runs, whatever is
 * done to `process.env` later; so it stands there for what decodes images of strangers. All but these words is
 * therefore handed to a process after its start.
 */
const openWords =
  /^(PATH|HOME|USER|SHELL|TERM|TMPDIR|LANG|LC_\w+|TZ|NODE_(?!AUTH)\w+|UV_\w+|MALLOC_\w+|LD_\w+|DYLD_\w+|npm_lifecycle_event)$/;

/** Says through which descriptor the rest comes. */
const handedBy = 'ENVIRONMENT_HANDED_BY';

/** What no log and no other process may see. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_READER_URL',
  'DATABASE_REPLICA_URL',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'GOOGLE_CLIENT_SECRET',
  'SAMPLE_PASSWORD',
  'BACKUP_PASSPHRASE',
  'PURGE_TOKEN',
  'TRANSLATION_KEY',
] as const satisfies readonly SettingName[];

/** How a child of ours is begun: with `env` (undefined takes a word away), and `handed` written to its descriptor 4. */
export function childEnvironment(changes: RawSettings): { env: NodeJS.ProcessEnv; handed: string } {
  const all = environmentWith(changes);
  const env = Object.fromEntries(
    Object.entries(all).map(([name, value]) => [name, openWords.test(name) ? value : undefined]),
  );
  return { env: { ...env, [handedBy]: '4' }, handed: JSON.stringify(hidden(all)) };
}

/**
 * Takes secrets out of what others read of this process: a child takes what its parent handed to it; a process that was
 * started with secrets begins anew, as the same process, without them (Linux). To be called first of all.
 */
export function hideSecrets(): void {
  const descriptor = process.env[handedBy];
  if (descriptor) {
    delete process.env[handedBy];
    Object.assign(process.env, JSON.parse(readFileSync(Number(descriptor), 'utf8')));
    closeSync(Number(descriptor));
    return;
  }
  // Whoever has a channel to its parent would lose it.
  const canRestart = process.platform === 'linux' && process.execve !== undefined && !process.send;
  if (!canRestart || !secretSettings.some((name) => process.env[name])) return;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => openWords.test(name)));
  const command = [process.execPath, ...process.execArgv, ...process.argv.slice(1)];
  const held = JSON.stringify(hidden(process.env));
  process.execve?.('/bin/sh', ['sh', '-c', restartScript, 'sh', ...command], { ...env, HELD: held, [handedBy]: '3' });
}

/** The shell puts what is held into a pipe; the program that it becomes has it nowhere else. */
const restartScript = 'held=$HELD; unset HELD; exec "$@" 3<<END_OF_HELD\n$held\nEND_OF_HELD\n';

function hidden(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !openWords.test(name)));
}
