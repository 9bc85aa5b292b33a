import { type Connection, clientConfig } from '@trekker/database/connection.ts';
import pg from 'pg';
import type { Site } from '../../src/processes/compose/compose-site.ts';
import { cacheChannel } from '../../src/server/endpoints/cache-drops.ts';
import type { Ask } from '../calls/requests.ts';

/** How many requests to a site and its twins may have written something. */
export type Writes = { count: number };

/** Where nothing is heard, because a test took the database away, nothing is waited for. */
const patienceMs = 1000;

/**
 * What a write changed in public is told to every process of a site by the database, on a busy machine not before the write is
 * answered. Whoever asks through this asks after it was heard, as anybody would who is not as quick as a program.
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
  /** The database tells in the order of writing: what comes after the others comes last. */
  async function hear(): Promise<void> {
    const before = writes.count;
    const mark = `heard-${process.pid}-${before}-${performance.now()}`;
    const told = new Promise<void>((resolve) => {
      marks.set(mark, resolve);
      setTimeout(resolve, patienceMs).unref();
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
  const client = new pg.Client(clientConfig(connection));
  client.on('error', () => {});
  await client.connect();
  return client;
}
