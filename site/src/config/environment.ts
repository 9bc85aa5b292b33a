/**
 * Every environment variable that Trekker reads, each with one sentence. This is the only file that touches `process.env`;
 * docs/operations.md is checked against it.
 */
export const settings = {
  PORT: 'Port of the site and its API (3000).',
  HOST: 'Address to listen on (127.0.0.1); 0.0.0.0 for all of the machine.',
  SITE_URL: 'Public address of the site, of which mails and links are made (http://HOST:PORT).',
  DATA_DIR: 'Folder that holds everything: the embedded database and the media (./data).',
  DATABASE_URL:
    'An external PostgreSQL (15 or newer), as postgresql://user:password@host:port/name; without it the embedded one runs in DATA_DIR.',
  DATABASE_REPLICA_URL:
    'A streaming replica of it, which then answers what everybody may read; the primary does while it is away or behind (none).',
  S3_ENDPOINT:
    'Address of an S3-compatible store for the media, such as https://s3.example.com, together with the other four S3_ settings; without them the media lie in DATA_DIR.',
  S3_REGION: 'Region of that store, as it calls it.',
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
    'Script that counts visits once a visitor allows it, as an https address; without one a small counter of our own is used (none).',
  SMTP_URL:
    'Mail server, as smtp://user:password@host:587 or smtps://…; without it each mail becomes a file in MAIL_DIR.',
  MAIL_DIR: 'Folder of the mail files where there is no SMTP_URL (DATA_DIR/mail).',
  SUPPORT_EMAIL: 'Address that the legal pages name and that contact messages are told to (support@ host of SITE_URL).',
  MAIL_FROM: "Sender of all mails, as Name <address>; without a name it has the site's (no-reply@host of SITE_URL).",
  TRUST_PROXY:
    'Whom to believe who a client is (X-Forwarded-For): off (default), the number of proxies in front, or their addresses or networks, separated by commas.',
  RATE_LIMIT_SCALE: 'Factor on all limits of calls per client (1), from 0.1 to 1000000.',
  CACHE_MB: 'Memory for cached answers in each HTTP process, in megabytes (64); 0 keeps none.',
  METRICS_PORT: 'Port of /metrics in the words of Prometheus, on 127.0.0.1 alone (the one after PORT); 0 for none.',
  UPLOADS_PER_DAY: 'Pictures and films that one account may send in a day (500).',
  UPLOAD_MB_PER_DAY: 'Megabytes that one account may send in a day (4000).',
  MEDIA_MAX_MB: 'Megabytes that all pictures and films together may take; without it as much as the disk holds.',
  MIN_FREE_MB:
    'Megabytes of the disk of DATA_DIR that stay free: with less nothing is saved any more, reading goes on (a twentieth of the disk, at least 200).',
  LOG_LEVEL: 'silent, error, warn, info or debug (warn).',
  NODE_ENV: 'production or development.',
} as const;

export type SettingName = keyof typeof settings;
export type RawSettings = Partial<Record<SettingName, string>>;

/** The variables as they are; an empty one counts as not set. */
export function readEnvironment(): RawSettings {
  const raw: RawSettings = {};
  for (const name of Object.keys(settings) as SettingName[]) {
    const value = process.env[name]?.trim();
    if (value) raw[name] = value;
  }
  return raw;
}

/** What a child process gets: ours, with some settings replaced. */
export function environmentWith(changes: RawSettings): NodeJS.ProcessEnv {
  return { ...process.env, ...changes };
}
