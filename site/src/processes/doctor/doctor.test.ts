import { writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { SocketConnection } from '@trekker/database/connections/connection.ts';
import { startS3Double } from '@trekker/media-storage/s3-double.fixture.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { addressOf, emptyFolder } from '#test/site/child-site.ts';
import { runCommand, runInside } from '#test/site/command.ts';
import { freePort } from '#test/site/site-process.ts';
import { testSite } from '#test/site/test-site.ts';
import type { RawSettings } from '../../config/environment.ts';
import { anAccount } from '../../features/accounts/server/account.fixture.ts';
import { accounts } from '../../features/accounts/server/account.table.ts';
import { startSmtpDouble } from '../../features/mail/server/smtp-double.fixture.ts';
import { examineSite } from '../commands/doctor.ts';
import { runEmbeddedDatabase } from '../start/embedded-database.ts';
import { examine } from './examination.ts';
import type { CheckContext } from './finding.ts';
import { startProxy } from './proxy.fixture.ts';

let proxy: Awaited<ReturnType<typeof startProxy>>;
let s3: Awaited<ReturnType<typeof startS3Double>>;
let smtp: Awaited<ReturnType<typeof startSmtpDouble>>;
/** Where no site runs, behind the proxy. */
let stopped: RawSettings;
const data = emptyFolder();

const site = testSite(async () => {
  proxy = await startProxy();
  return { config: { siteUrl: proxy.origin, trustedProxies: { kind: 'hops', hops: 1 } } };
});
beforeAll(async () => {
  s3 = await startS3Double();
  smtp = await startSmtpDouble();
  const port = await freePort();
  stopped = {
    DATA_DIR: data.folder,
    PORT: port,
    SITE_URL: proxy.origin,
    TRUST_PROXY: '1',
    WORKERS: '1',
    METRICS_PORT: '0',
  };
});
beforeEach(() => {
  Object.assign(proxy, { target: `http://127.0.0.1:${stopped.PORT}`, adds: {}, answers: {}, dropsCookies: false });
});
afterAll(async () => {
  await Promise.all([proxy.close(), s3.close(), smtp.close()]);
  data.remove();
});

/** The settings that are to be changed, and the checks that could not be made. */
async function examined(settings: RawSettings, change?: Partial<CheckContext>) {
  const all = await examine(settings, change);
  return {
    settings: all.flatMap(({ findings }) => findings.map(({ setting }) => setting)),
    skipped: all.filter(({ skipped }) => skipped).map(({ check }) => check),
  };
}

const ofTheSite = (): RawSettings => ({
  ...stopped,
  DATA_DIR: site.dataDirectory,
  PORT: new URL(site.origin).port,
});

const ofTestDatabase = () => ({ DATABASE_URL: addressOf(site.database.connection as SocketConnection) });

test('the doctor names every setting that cannot be read', async () => {
  const wrong = { PORT: 'http', SMTP_URL: 'mail.example', TRANSLATION_URL: 'http://translate.example/' };
  expect(await examined({ ...stopped, ...wrong })).toEqual({
    settings: ['PORT', 'SMTP_URL', 'TRANSLATION_URL'],
    skipped: [],
  });
});

describe('the doctor finds nothing wrong', () => {
  test('with a stopped site that has a database of its own', async () => {
    await (await runEmbeddedDatabase(path.join(data.folder, 'database'))).stop();
    const { bucket, ...store } = await s3.makeBucket();
    const settings = {
      ...stopped,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'hello@trekker.example',
      ...storeSettings(store, bucket),
    };
    expect(await examined(settings)).toEqual({ settings: [], skipped: ['cookies'] });
  });

  test('with a running site behind a proxy', async () => {
    proxy.target = site.origin;
    expect(await examined(ofTheSite())).toEqual({ settings: [], skipped: ['database and clock'] });
  });
});

function storeSettings(store: { endpoint: string; region: string }, bucket: string): RawSettings {
  const { endpoint, region } = store;
  const keys = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };
  return { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket, ...keys };
}

type Planted = [
  what: string,
  setting: string,
  plant: () => RawSettings | Promise<RawSettings>,
  change?: Partial<CheckContext>,
];

const planted: Planted[] = [
  ['a name that leads nowhere', 'SITE_URL', () => ({ SITE_URL: 'http://no-such-host.invalid' })],
  ['an address where nothing listens', 'SITE_URL', () => ({ SITE_URL: 'http://127.0.0.1:1' })],
  ['another program at the address', 'SITE_URL', () => answerAll('<h1>It works</h1>')],
  ['an address that leads on', 'SITE_URL', () => answerAll('', { location: 'https://www.example.com/' })],
  [
    'a public site with the address of the machine',
    'SITE_URL',
    () => ({
      NODE_ENV: 'production',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'a@trekker.example',
      SUPPORT_EMAIL: 'a@trekker.example',
    }),
  ],
  ['visitors that come by https', 'SITE_URL', () => proxyAdds({ 'x-forwarded-proto': 'https' })],
  ['a proxy that nobody told of', 'TRUST_PROXY', () => ({ TRUST_PROXY: 'off' })],
  [
    'one proxy more than is trusted',
    'TRUST_PROXY',
    () => proxyAdds({ 'x-forwarded-for': '192.0.2.77, 203.0.113.9, 127.0.0.1' }),
  ],
  [
    'trust in proxies that are not there',
    'TRUST_PROXY',
    () => ({ TRUST_PROXY: '1', SITE_URL: `http://127.0.0.1:${stopped.PORT}` }),
  ],
  ['a data folder that cannot be written', 'DATA_DIR', () => ({ DATA_DIR: path.join(aFile(), 'below') })],
  ['a mail folder that cannot be written', 'MAIL_DIR', () => ({ MAIL_DIR: path.join(aFile(), 'below') })],
  ['a full disk', 'MIN_FREE_MB', () => ({ MIN_FREE_MB: '999999999' })],
  [
    'a mail server that is not there',
    'SMTP_URL',
    () => ({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@trekker.example' }),
  ],
  [
    'a mail server that refuses the password',
    'SMTP_URL',
    () => ({ SMTP_URL: smtp.url.replace('//', '//me:wrong@'), MAIL_FROM: 'a@trekker.example' }),
  ],
  ['a sender that does not exist', 'MAIL_FROM', () => ({ SMTP_URL: smtp.url })],
  [
    'a bucket that does not exist',
    'S3_BUCKET',
    () => storeSettings({ endpoint: s3.endpoint, region: 'us-east-1' }, 'no-such-bucket'),
  ],
  [
    'a key that the store does not know',
    'S3_ACCESS_KEY_ID',
    async () => ({ ...(await someStore()), S3_ACCESS_KEY_ID: 'stranger' }),
  ],
  [
    'a store that does not answer',
    'S3_ENDPOINT',
    () => storeSettings({ endpoint: 'http://127.0.0.1:1', region: 'x' }, 'media'),
  ],
  [
    'a secret that everybody tries',
    'S3_SECRET_ACCESS_KEY',
    async () => ({ ...(await someStore()), S3_SECRET_ACCESS_KEY: 'minioadmin' }),
  ],
  ['a store that is half set', 'S3_REGION', () => ({ S3_ENDPOINT: 'https://s3.example.com' })],
  ['Google half set', 'GOOGLE_CLIENT_SECRET', () => ({ GOOGLE_CLIENT_ID: 'trekker' })],
  ['a database that is not there', 'DATABASE_URL', () => ({ DATABASE_URL: 'postgres://me@127.0.0.1:1/site' })],
  ['a database that forgets in a crash', 'fsync', ofTestDatabase],
  ['more processes than the database takes', 'WORKERS', () => ({ ...ofTestDatabase(), WORKERS: '64' })],
  [
    'a database of a newer version',
    'DATABASE_URL',
    async () => {
      await site.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9e12)`);
      onTestFinished(
        async () => void (await site.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`)),
      );
      return ofTestDatabase();
    },
  ],
  [
    'accounts of the sample library',
    'SAMPLE',
    async () => {
      await anAccount(site.db, { email: 'author@example.com', role: 'AUTHOR' });
      onTestFinished(() => site.db.delete(accounts).then(() => {}));
      return { ...ofTestDatabase(), NODE_ENV: 'production' };
    },
  ],
  ['a clock that is a minute off', 'system clock', ofTestDatabase, { now: () => Date.now() - 60_000 }],
  ['caches that are larger than the machine', 'CACHE_MB', () => ({ CACHE_MB: '16384' }), { memoryBytes: 4e9 }],
  ['more processes than cores', 'WORKERS', () => ({ WORKERS: '64' }), { memoryBytes: 1e12 }],
  ['metrics in the place of the site', 'METRICS_PORT', () => ({ METRICS_PORT: stopped.PORT as string })],
  [
    'metrics that everybody reads',
    'METRICS_PORT',
    () => {
      proxy.answers['/metrics'] = (response) => response.end('# HELP requests');
      return { METRICS_PORT: '1' };
    },
  ],
  ['metrics on a port that is taken', 'METRICS_PORT', () => ({ METRICS_PORT: new URL(s3.endpoint).port })],
  ['limits that hold nobody back', 'RATE_LIMIT_SCALE', () => ({ NODE_ENV: 'production', RATE_LIMIT_SCALE: '1000' })],
  ['a public site without a mail server', 'SMTP_URL', () => ({ NODE_ENV: 'production' })],
  ['a setting that cannot be read', 'WORKERS', () => ({ WORKERS: 'many' })],
];

function answerAll(body: string, headers: Record<string, string> = {}): RawSettings {
  const answer = (response: ServerResponse) => response.writeHead(headers.location ? 301 : 200, headers).end(body);
  proxy.answers['/healthz'] = answer;
  return {};
}

function proxyAdds(headers: Record<string, string>): RawSettings {
  proxy.adds = headers;
  return {};
}

async function someStore(openTo?: 'everybody'): Promise<RawSettings> {
  const { bucket, ...store } = await s3.makeBucket(openTo);
  return storeSettings(store, bucket);
}

function aFile(): string {
  const file = path.join(data.folder, 'file');
  writeFileSync(file, '');
  return file;
}

describe('the doctor finds, and names the setting to change:', () => {
  test.each(planted)('%s (%s)', async (_, setting, plant, change) => {
    const found = await examined({ ...stopped, ...(await plant()) }, change);
    expect(found.settings).toContain(setting);
  });
});

test('the doctor finds a bucket that lists its files to everybody (T57)', async () => {
  expect((await examined({ ...stopped, ...(await someStore('everybody')) })).settings).toEqual(['S3_BUCKET']);
});

describe('the doctor, with the site running,', () => {
  beforeEach(() => {
    proxy.target = site.origin;
  });

  test('finds a proxy that removes the login cookie', async () => {
    proxy.dropsCookies = true;
    expect((await examined(ofTheSite())).settings).toEqual(['SITE_URL']);
  });

  test('finds that the site was started with other settings', async () => {
    const port = new URL(proxy.origin).port;
    expect((await examined({ ...ofTheSite(), SITE_URL: `http://localhost:${port}` })).settings).toContain('SITE_URL');
  });

  test('cannot check how requests arrive at a site with another data folder', async () => {
    const { skipped } = await examined({ ...ofTheSite(), DATA_DIR: data.folder });
    expect(skipped).toContain('address and proxies');
  });

  test('alone is told how a request arrived', async () => {
    const guess = { 'x-doctor-probe': 'a'.repeat(64), 'x-forwarded-for': '192.0.2.1' };
    expect((await site.ask('/healthz', { headers: guess })).json).toEqual({ success: true });
  });
});

test('the doctor reports in lines for people or as JSON, and exits with 1 or 0', async () => {
  const wrong = { ...stopped, TRUST_PROXY: 'off' };
  const lines = await runInside(examineSite, [], wrong);
  expect([lines.code, lines.stderr]).toEqual([1, '1 problem found.\n']);
  expect(lines.stdout).toMatch(
    /^!! address and proxies: TRUST_PROXY\n {3}.*locked out together\.\n {3}Set TRUST_PROXY to 1,/m,
  );
  const json = await runCommand('doctor', ['--json'], stopped);
  expect([json.code, json.stderr]).toEqual([0, '']);
  expect(JSON.parse(json.stdout)).toMatchObject({ healthy: true });
});
