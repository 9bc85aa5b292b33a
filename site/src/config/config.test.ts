import { availableParallelism } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Config, loadConfig } from './config.ts';
import { environmentWith, type RawSettings, readEnvironment, type SettingName, settings } from './environment.ts';
import { SettingError } from './setting-error.ts';

function failureOf(raw: RawSettings): string {
  try {
    loadConfig(raw);
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('the configuration without any setting', () => {
  test('runs the site by itself on this machine', () => {
    expect(loadConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      siteUrl: 'http://127.0.0.1:3000',
      isProduction: false,
      allowsInsecureSiteUrl: false,
      dataDirectory: path.resolve('data'),
      database: { kind: 'embedded' },
      media: { kind: 'disk' },
      workers: availableParallelism(),
      sample: 'library',
      samplePassword: null,
      google: null,
      allowedOrigins: [],
      analyticsScriptUrl: '',
      pseudoLanguage: null,
      offline: true,
      mail: {
        kind: 'folder',
        folder: path.resolve('data/mail'),
        from: { name: '', address: 'no-reply@localhost.localdomain' },
      },
      supportEmail: 'support@localhost.localdomain',
      trustedProxies: { kind: 'none' },
      trashDays: 30,
      rateLimitScale: 1,
      mailBudgets: {
        perHour: { confirmed: 300, unconfirmed: 200, changed: 200, newsletter: 100 },
        perHourOfRequester: 20,
        perDayToAddress: 12,
      },
      cacheBytes: 64 * 1024 * 1024,
      partsBytes: 16 * 1024 * 1024,
      edge: null,
      translation: null,
      uploadQuota: { files: 500, megabytes: 4000, totalMegabytes: null },
      leastFreeMegabytes: undefined,
      metricsPort: 3001,
      backupPassphrase: null,
      logLevel: 'warn',
    });
  });

  test('starts production empty, unless SAMPLE says otherwise', () => {
    expect(loadConfig({ NODE_ENV: 'production' }).sample).toBe('none');
    expect(loadConfig({ NODE_ENV: 'production', SAMPLE: 'library' }).sample).toBe('library');
    expect(loadConfig({ NODE_ENV: 'development' }).sample).toBe('library');
    expect(loadConfig({ SAMPLE: 'none' }).sample).toBe('none');
  });
});

describe('the S3 settings', () => {
  const all = {
    S3_ENDPOINT: 'https://s3.example.com',
    S3_REGION: 'eu-west-1',
    S3_BUCKET: 'trekker-media',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'half-of-it',
  };

  test('together store the media in S3', () => {
    expect(loadConfig(all).media).toEqual({
      kind: 's3',
      endpoint: 'https://s3.example.com',
      region: 'eu-west-1',
      bucket: 'trekker-media',
      accessKeyId: 'key',
      secretAccessKey: 'half-of-it',
    });
  });

  test.each(Object.keys(all) as (keyof typeof all)[])('are refused when %s alone is missing (T69)', (name) => {
    expect(failureOf({ ...all, [name]: undefined })).toMatch(
      new RegExp(`^${name} is "", but it must be set, since S3_`),
    );
  });

  test.each([
    { S3_ENDPOINT: 's3.example.com' },
    { S3_ENDPOINT: 'ftp://s3.example.com' },
    { S3_ENDPOINT: 'https://key:half-of-it@s3.example.com' },
    { S3_BUCKET: 'Media' },
    { S3_BUCKET: '../media' },
    { S3_BUCKET: 'ab' },
  ])('are refused as %j, and the message shows no key (T57, T69)', (wrong) => {
    const failure = failureOf({ ...all, ...wrong });
    expect(failure).toMatch(new RegExp(`^${Object.keys(wrong)[0]} is "…", but it must be `));
    expect(failure).not.toContain('half-of-it');
  });
});

describe('the settings of Google', () => {
  const client = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'half-of-it' };

  test('name a client, and another provider if one is given', () => {
    expect(loadConfig(client).google).toEqual({
      issuer: 'https://accounts.google.com',
      clientId: 'client',
      clientSecret: 'half-of-it',
    });
    expect(loadConfig({ ...client, GOOGLE_ISSUER: 'http://127.0.0.1:8080' }).google?.issuer).toBe(
      'http://127.0.0.1:8080',
    );
  });

  test.each([
    { GOOGLE_CLIENT_ID: undefined },
    { GOOGLE_CLIENT_SECRET: undefined },
    { GOOGLE_ISSUER: 'accounts.google.com' },
    { GOOGLE_ISSUER: 'http://accounts.google.com' },
    { GOOGLE_ISSUER: 'https://client:half-of-it@accounts.google.com' },
  ])('are refused as %j, and the message shows no secret (T69)', (wrong) => {
    const failure = failureOf({ ...client, ...wrong });
    expect(failure).toMatch(new RegExp(`^${Object.keys(wrong)[0]} is ".?", but it must be `));
    expect(failure).not.toContain('half-of-it');
  });
});

test('the password of the sample accounts follows the rule for all passwords', () => {
  expect(loadConfig({ SAMPLE_PASSWORD: 'correct Horse 7' }).samplePassword).toBe('correct Horse 7');
  expect(failureOf({ SAMPLE_PASSWORD: 'horse' })).toMatch(/^SAMPLE_PASSWORD is "…", but it must be at least 8/);
});

test('the support address is on the host of the site, unless SUPPORT_EMAIL says otherwise', () => {
  expect(loadConfig({ SITE_URL: 'https://travel.example' }).supportEmail).toBe('support@travel.example');
  expect(loadConfig({ SUPPORT_EMAIL: 'help@people.example' }).supportEmail).toBe('help@people.example');
});

describe('SITE_URL', () => {
  test.each<[RawSettings, string]>([
    [{ PORT: '8080' }, 'http://127.0.0.1:8080'],
    [{ HOST: '0.0.0.0' }, 'http://localhost:3000'],
    [{ HOST: '::' }, 'http://localhost:3000'],
    [{ HOST: '::1', PORT: '80' }, 'http://[::1]'],
    [{ SITE_URL: 'https://Travel.Example/' }, 'https://travel.example'],
    [{ SITE_URL: 'https://travel.example:8443' }, 'https://travel.example:8443'],
  ])('for %j is %s', (raw, expected) => {
    expect(loadConfig(raw).siteUrl).toBe(expected);
  });
});

test('a comma-separated list of origins is accepted', () => {
  expect(loadConfig({ ALLOWED_ORIGINS: ' https://a.example , http://b.example:81,' }).allowedOrigins).toEqual([
    'https://a.example',
    'http://b.example:81',
  ]);
});

test.each<[RawSettings, Config['mail']['from']]>([
  [{ SITE_URL: 'https://travel.example' }, { name: '', address: 'no-reply@travel.example' }],
  [{ MAIL_FROM: 'Ann of Trekker <ann@travel.example>' }, { name: 'Ann of Trekker', address: 'ann@travel.example' }],
  [{ MAIL_FROM: 'ann@travel.example' }, { name: '', address: 'ann@travel.example' }],
])('with %j mails are sent from %j', (raw, from) => {
  expect(loadConfig(raw).mail.from).toEqual(from);
});

test('mails go to an SMTP server if one is set, else to a folder', () => {
  expect(loadConfig({ SMTP_URL: 'smtps://u:p@mail.example' }).mail).toMatchObject({
    kind: 'smtp',
    url: 'smtps://u:p@mail.example',
  });
  expect(loadConfig({ DATA_DIR: '/srv/trekker' }).mail).toMatchObject({ kind: 'folder', folder: '/srv/trekker/mail' });
  expect(loadConfig({ MAIL_DIR: '/srv/mail' }).mail).toMatchObject({ kind: 'folder', folder: '/srv/mail' });
});

test('proxies are set by their number or by their networks', () => {
  expect(loadConfig({ TRUST_PROXY: '2' }).trustedProxies).toEqual({ kind: 'hops', hops: 2 });
  const trusted = loadConfig({ TRUST_PROXY: '10.1.0.0/16, 192.0.2.7, fd00::/8' }).trustedProxies;
  if (trusted.kind !== 'addresses') throw new Error('no addresses');
  const isTrusted = (address: string) => trusted.list.check(address, address.includes(':') ? 'ipv6' : 'ipv4');
  expect(['10.1.2.3', '192.0.2.7', 'fd12::1'].map(isTrusted)).toEqual([true, true, true]);
  expect(['10.2.0.1', '192.0.2.8', 'fe80::1'].map(isTrusted)).toEqual([false, false, false]);
});

test('a response cache of size zero is allowed', () => {
  expect(loadConfig({ CACHE_MB: '0' }).cacheBytes).toBe(0);
});

test('an external database is configured by its address', () => {
  const url = 'postgres://me:secret@db.example:5433/site';
  expect(loadConfig({ DATABASE_URL: url }).database).toEqual({
    kind: 'external',
    url,
    ownerUrl: null,
    readerUrl: null,
    replicaUrl: null,
  });
  const replicated = { DATABASE_URL: url, DATABASE_REPLICA_URL: `${url}_replica` };
  expect(loadConfig(replicated).database).toMatchObject({ replicaUrl: `${url}_replica` });
  const roles = { ...replicated, DATABASE_OWNER_URL: `${url}_owner`, DATABASE_READER_URL: `${url}_reader` };
  expect(loadConfig(roles).database).toMatchObject({ ownerUrl: `${url}_owner`, readerUrl: `${url}_reader` });
  expect(failureOf({ DATABASE_OWNER_URL: url })).toContain('no DATABASE_URL');
  expect(failureOf({ DATABASE_REPLICA_URL: url })).toContain('no DATABASE_URL');
});

describe('an unusable value is refused with one sentence that names the setting:', () => {
  const wrong: [SettingName, string[]][] = [
    ['PORT', ['0', '65536', '-1', '3e3', '0x50', '3000.5', 'http', '99999999999999999999']],
    ['HOST', ['a b', 'http://localhost', 'localhost:3000', 'localhost/x', 'me@localhost']],
    ['WORKERS', ['0', '65', '-1', 'all', '1.5']],
    ['METRICS_PORT', ['-1', '65536', 'none']],
    ['CACHE_MB', ['-1', '16385', 'much', '1e3']],
    ['SAMPLE', ['all', 'Library', 'true']],
    ['LOG_LEVEL', ['loud', 'INFO']],
    ['NODE_ENV', ['prod', 'Production', 'staging']],
    [
      'SITE_URL',
      ['example.com', 'ftp://example.com', 'https://example.com/path', 'https://example.com/?a', 'https://u@x.de'],
    ],
    ['ALLOWED_ORIGINS', ['*', 'example.com', 'https://example.com/', 'https://a.example,null', 'https://A.example']],
    ['SMTP_URL', ['mail.example.com', 'http://mail.example.com', 'smtp://', 'smtp:mail']],
    ['SUPPORT_EMAIL', ['help', 'help@localhost', 'a@example.com, b@example.com', 'Help <help@example.com>']],
    [
      'MAIL_FROM',
      [
        'Trekker',
        'Trekker <trekker>',
        'a@b.example, c@d.example',
        'A <a@b.example> <c@d.example>',
        'A\t <a@b.example>',
      ],
    ],
    ['TRUST_PROXY', ['on', '0', '10', '-1', '10.0.0.0/33', 'proxy.example', '10.0.0.1,', '::1/129']],
    ['RATE_LIMIT_SCALE', ['0', '-1', '0.01', '1e3', 'off', '1000001']],
    ['DATABASE_URL', ['localhost', 'mysql://localhost/x', 'postgres//localhost', '/var/run/postgresql']],
  ];
  const cases = wrong.flatMap(([name, values]) => values.map((value) => [name, value] as const));

  test.each(cases)('%s=%s', (name, value) => {
    const message = failureOf({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name} is ".*", but it must be .+\\.$`));
    expect(message).not.toContain('\n');
  });

  test('which never contains a password (G-52, T69)', () => {
    expect(failureOf({ DATABASE_URL: 'mysql://me:secret@db.example/site' })).not.toContain('secret');
    expect(failureOf({ SITE_URL: 'https://me:secret@example.com' })).not.toContain('secret');
    expect(failureOf({ ANALYTICS_SCRIPT_URL: 'https://me:secret@example.com/a.js' })).not.toContain('secret');
    expect(failureOf({ ALLOWED_ORIGINS: 'https://me:secret@example.com' })).not.toContain('secret');
    expect(failureOf({ SAMPLE_PASSWORD: 'secret' })).not.toContain('secret');
    expect(failureOf({ BACKUP_PASSPHRASE: 'secret' })).not.toContain('secret');
    expect(failureOf({ SMTP_URL: 'http://me:secret@mail.example' })).not.toContain('secret');
  });
});

describe('the environment variables', () => {
  test('are each explained in one sentence', () => {
    for (const [name, sentence] of Object.entries(settings))
      expect([name, sentence]).toEqual([name, expect.stringMatching(/\.$/)]);
  });

  test('are read by name and trimmed, and an empty value counts as not set', () => {
    const before = process.env;
    process.env = { PORT: ' 8080 ', HOST: '', DATA_DIR: '  ', UNKNOWN: 'x' };
    try {
      expect(readEnvironment()).toEqual({ PORT: '8080' });
      expect(environmentWith({ PORT: '1' })).toMatchObject({ PORT: '1', UNKNOWN: 'x' });
    } finally {
      process.env = before;
    }
  });
});
