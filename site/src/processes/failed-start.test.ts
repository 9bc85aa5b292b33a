import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { provideBuild } from '../../test/site/built-pages.ts';
import { addressOf, emptyFolder, failedStart } from '../../test/site/child-site.ts';
import { freePort } from '../../test/site/site-process.ts';
import type { RawSettings, SettingName } from '../config/environment.ts';

vi.setConfig({ maxConcurrency: 3 });

const server = inject('testServer');
const nowhere: RawSettings = { DATABASE_URL: 'postgres://me@127.0.0.1:1/site' };

beforeAll(provideBuild);

/** The start ended with code 1, and said one sentence and nothing else. */
async function refusalOf(settings: RawSettings, file?: string): Promise<string> {
  const { folder, remove } = emptyFolder();
  onTestFinished(remove);
  const { code, signal, said, stdout } = await failedStart(
    { DATA_DIR: folder, SAMPLE: 'none', WORKERS: '1', ...settings },
    file,
  );
  expect({ code, signal, stdout }).toEqual({ code: 1, signal: null, stdout: '' });
  expect(said).toMatch(/^[^\n]+\.\n$/);
  expect(said).not.toMatch(/^\s+at |node_modules|\.ts\b/);
  return said;
}

describe.concurrent('a start fails with one sentence when', () => {
  const wrong: Partial<Record<SettingName, string>> = {
    PORT: 'http',
    HOST: 'local host',
    SITE_URL: 'example.com',
    WORKERS: 'many',
    SAMPLE: 'some',
    ALLOWED_ORIGINS: '*',
    DATABASE_URL: 'mysql://localhost/site',
    CACHE_MB: 'much',
    LOG_LEVEL: 'loud',
    NODE_ENV: 'prod',
  };
  test.each(Object.entries(wrong))('%s is %s', async (name, value) => {
    expect(await refusalOf({ [name]: value })).toMatch(new RegExp(`^${name} is ".*", but it must be `));
  });

  test('another program uses the port', async ({ onTestFinished }) => {
    const other = createServer();
    await once(other.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    expect(await refusalOf({ PORT: String(port) })).toBe(
      `Port ${port} on 127.0.0.1 is in use by another program: set PORT to a free one, or stop that program.\n`,
    );
  });

  // PORT was free when the start looked: each HTTP process finds out by itself, while the database is running already.
  test.for(['1', '3'])(
    'another program takes the port meanwhile, from %s HTTP processes',
    async (WORKERS, { onTestFinished }) => {
      const { folder, remove } = emptyFolder();
      onTestFinished(remove);
      const PORT = await freePort();
      const DATA_DIR = path.join(folder, 'data');
      const refused = refusalOf({ PORT, DATA_DIR, WORKERS });
      await vi.waitUntil(() => existsSync(DATA_DIR), { timeout: 150_000, interval: 5 });
      const other = createServer();
      await once(other.listen(Number(PORT), '127.0.0.1'), 'listening');
      onTestFinished(() => void other.close());
      expect(await refused).toBe(
        `Port ${PORT} on 127.0.0.1 is in use by another program: set PORT to a free one, or stop that program.\n`,
      );
    },
  );

  test('the host does not belong to this machine', async () => {
    expect(await refusalOf({ HOST: '192.0.2.1' })).toContain(
      'HOST is 192.0.2.1, which is not an address of this machine',
    );
  });

  test('the host is unknown', async () => {
    expect(await refusalOf({ HOST: 'no-such-host.invalid' })).toContain('HOST cannot be resolved');
  });

  test.each(['embedded', 'external'])('the data folder is a file, with an %s database', async (kind) => {
    const { folder, remove } = emptyFolder();
    onTestFinished(remove);
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const database = kind === 'external' ? { DATABASE_URL: addressOf(server) } : {};
    for (const place of [file, path.join(file, 'below')]) {
      expect(await refusalOf({ DATA_DIR: place, ...database })).toContain(`The data folder ${place} cannot be used`);
    }
  });

  test.each(['/sys/site', '/proc'])('the data folder is not writable, even for root: %s', async (folder) => {
    expect(await refusalOf({ DATA_DIR: folder })).toMatch(
      new RegExp(`^The data folder ${folder} cannot be used .* set DATA_DIR to `),
    );
  });

  test('a file exists where the media folder belongs', async () => {
    const { folder, remove } = emptyFolder();
    onTestFinished(remove);
    writeFileSync(path.join(folder, 'media'), '');
    expect(await refusalOf({ DATA_DIR: folder, WORKERS: '2' })).toContain(`The data folder ${folder} cannot be used`);
  });

  test('a file exists where the database folder belongs', async () => {
    const { folder, remove } = emptyFolder();
    onTestFinished(remove);
    mkdirSync(path.join(folder, 'media'));
    writeFileSync(path.join(folder, 'database'), '');
    expect(await refusalOf({ DATA_DIR: folder })).toContain(
      `The data folder ${path.join(folder, 'database')} cannot be used`,
    );
  });

  test.each<[string, RawSettings, string]>([
    ['nobody answers there', nowhere, 'No PostgreSQL answers at 127.0.0.1:1'],
    [
      'the host is not known',
      { DATABASE_URL: 'postgres://me@no-such-host.invalid/site' },
      'The database host "no-such-host.invalid" is not known',
    ],
    [
      'there is no such database',
      { DATABASE_URL: addressOf({ ...server, database: 'missing' }) },
      'has no database "missing"',
    ],
    [
      'the user is refused',
      { DATABASE_URL: addressOf({ ...server, user: 'stranger' }) },
      'refuses the user "stranger"',
    ],
  ])('DATABASE_URL is wrong: %s', async (_, settings, sentence) => {
    const said = await refusalOf(settings);
    expect(said).toContain(sentence);
    expect(said).toContain('DATABASE_URL');
  });

  test.each(['http-worker', 'job-worker'])(
    '%s is started alone without being told where the database is',
    async (file) => {
      expect(await refusalOf({}, file)).toMatch(/^DATABASE_URL is not set: /);
    },
  );

  test('a job worker is started alone and the database does not answer', async () => {
    expect(await refusalOf(nowhere, 'job-worker')).toContain('No PostgreSQL answers at 127.0.0.1:1');
  });
});
