import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Connection, SocketConnection } from '@trekker/database/connections/connection.ts';
import { type Database, openDatabase } from '@trekker/database/database.ts';
import { embeddedRoles } from '@trekker/database/roles.ts';
import { cloneTestDatabase } from '@trekker/database/test-database.ts';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import { type Config, loadConfig } from '../../src/config/config.ts';
import { composeSite, type Pages, type Site } from '../../src/processes/composition/compose-site.ts';
import type { LoadShedder } from '../../src/server/limits/load-shedding.ts';
import { type Ask, asker } from '../calls/requests.ts';
import { askAfterWrites, type Writes } from './after-writes.ts';

export type TestSite = {
  site: Site;
  database: Database;
  /** The database, for fixtures. */
  db: Database['db'];
  dataDirectory: string;
  origin: string;
  ask: Ask;
  /** Starts another process of the same site: its own cache, connections and port, the same data. */
  twin(config?: Partial<Config>): Promise<TestSite>;
  /** Clears the caches of this site and its twins. */
  forget(): void;
  close(): Promise<void>;
};

export type TestSiteOptions = {
  pages?: Pages;
  config?: Partial<Config>;
  /** Limits how many requests are handled at a time. */
  loadShedder?: LoadShedder;
  /** Replaces the connection to the database, to put something between the site and it. */
  connectBy?: (connection: SocketConnection) => Promise<Connection>;
};

/** For tests of the API: every address that is no call answers 500. */
export const withoutPages: Pages = {
  renderPage: () => Promise.reject(new Error('This test site has no pages.')),
  pages: [],
  manifest: {
    fonts: [],
    moduleOf: () => undefined,
    textFolderOf: () => undefined,
    assetsOf: () => ({ script: '', preloads: [], styles: [] }),
  },
  clientDirectory: import.meta.dirname,
};

/** Starts a complete site in this process, as `npm start` composes it, on a fresh database and an empty data folder. */
export async function startTestSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const clone = await cloneTestDatabase(inject('testServer'));
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'test-site-'));
  const connection = (await options.connectBy?.(clone.connection)) ?? clone.connection;
  const first = await startOn(connection, dataDirectory, options);
  return {
    ...first,
    async close() {
      await first.close();
      await clone.drop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function startOn(
  connection: Database['connection'],
  dataDirectory: string,
  options: TestSiteOptions,
  writes: Writes = { count: 0 },
): Promise<TestSite> {
  // Shared reads use a role that can read nothing else, as in production.
  const reader = 'host' in connection ? { reader: { ...connection, user: embeddedRoles.reader } } : {};
  // High time limits, so that a busy machine makes no test fail: time limits are tested elsewhere.
  const patience = { statementTimeoutMs: 2000, poolTimeoutMs: 30_000 };
  const database = await openDatabase({ connection, ...reader, poolSize: 4, ...patience });
  const config = {
    ...loadConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDirectory, RATE_LIMIT_SCALE: '1000' }),
    ...options.config,
  };
  const site = await composeSite(config, database, options.pages ?? withoutPages, options.loadShedder);
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  const plain = asker(origin);
  const { ask, close } = askAfterWrites(plain.ask, site, connection, writes);
  const twins: TestSite[] = [];
  return {
    site,
    database,
    db: database.db,
    dataDirectory,
    origin,
    ask,
    async twin(more) {
      const config = { ...options.config, ...more };
      const twin = await startOn(connection, dataDirectory, { ...options, config }, writes);
      twins.push(twin);
      return twin;
    },
    forget() {
      site.cache.clear();
      for (const twin of twins) twin.forget();
    },
    async close() {
      plain.close();
      await close();
      await site.close();
      await database.close();
    },
  };
}

/**
 * A test site for one file, started before its first test and closed after its last. No test finds what another one
 * has left in its memory: rows that are written straight into the database are told to nobody.
 */
export function testSite(options: TestSiteOptions | (() => Promise<TestSiteOptions>) = {}): TestSite {
  let started: TestSite;
  beforeAll(async () => {
    started = await startTestSite(typeof options === 'function' ? await options() : options);
  });
  beforeEach(() => started.forget());
  afterAll(() => started?.close());
  return new Proxy({} as TestSite, { get: (_, name) => started[name as keyof TestSite] });
}
