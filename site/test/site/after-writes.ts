import { type Connection, clientConfig } from '@trekker/database/connections/connection.ts';
import pg from 'pg';
import type { Site } from '../../src/processes/composition/compose-site.ts';
import { cacheChannel } from '../../src/server/endpoints/cache-drops.ts';
import type { Ask } from '../calls/requests.ts';

/** How many requests to a site and its twins may have written something. */
export type Writes = { count: number };

/** How long to wait for notifications; none arrive while a test has taken the database away. */
const timeoutMs = 1000;

/**
 * The database notifies every process of a site of a write, on a busy machine perhaps after the write was answered.
 * Requests made through this wait until that notification has arrived.
 */
export function askAfterWrites(ask: Ask, site: Site, connection: Connection, writes: Writes) {
  const marks = new Map<string, () => void>();
  const drop = site.cache.drop.bind(site.cache);
  site.cache.drop = (tags) => {
    drop(tags);
    for (const tag of tags) marks.get(tag)?.();
  };
  site.app.server.on('request', ({ method }, response) => {
    if (method === 'GET' || method === 'HEAD') return;
    writes.count += 1;
    response.once('close', () => {
      writes.count += 1;
    });
  });
  let client: Promise<pg.Client> | undefined;
  let heard = 0;
  /** Notifications arrive in the order of the writes, so the last one follows all others. */
  async function hear(): Promise<void> {
    const before = writes.count;
    const mark = `heard-${process.pid}-${before}-${performance.now()}`;
    const told = new Promise<void>((resolve) => {
      marks.set(mark, resolve);
      setTimeout(resolve, timeoutMs).unref();
    });
    client ??= opened(connection);
    const telling = client.then((it) => it.query('select pg_notify($1, $2)', [cacheChannel, JSON.stringify([mark])]));
    telling.catch(() => {
      client = undefined;
    });
    await told;
    marks.delete(mark);
    heard = before;
  }
  return {
    ask: (async (path, options) => {
      const reads = ['GET', 'HEAD'].includes(options?.method ?? 'GET');
      if (reads && heard < writes.count) await hear();
      return ask(path, options);
    }) satisfies Ask,
    close: () => client?.then((it) => it.end()).catch(() => {}),
  };
}

async function opened(connection: Connection): Promise<pg.Client> {
  const client = new pg.Client({ ...clientConfig(connection), pipeline: true });
  client.on('error', () => {});
  await client.connect();
  return client;
}
