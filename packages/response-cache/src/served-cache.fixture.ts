import { Agent, createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Produced } from './produced.ts';
import { createResponseCache, type ResponseCache, type ResponseCacheOptions } from './response-cache.ts';

export type Received = { status: number; headers: IncomingHttpHeaders; body: Buffer; reusedSocket: boolean };
export type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<Received>;
export type Served = { cache: ResponseCache; ask: Ask; port: number; produced: string[] };

/** An answer of a few kilobytes of text that differs from page to page, tagged with its key. */
export function page(key: string, changes: Partial<Produced> = {}): Produced {
  const lines = Array.from(
    { length: 60 },
    (_, line) => `<p>${key} ${line} ${(line * 7919) % 1013} word ${line % 7}</p>`,
  );
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' };
  return { status: 200, headers, body: Buffer.from(lines.join('\n')), tags: [key], ...changes };
}

/**
 * A cache in front of a plain server, asked over real sockets; requests that it passes on are answered with 418. Paths
 * are keys, paths under /private/ have none. `produced` lists the keys in the order in which they were produced.
 */
export async function serveCache(options: Partial<ResponseCacheOptions> = {}): Promise<Served> {
  const produced: string[] = [];
  const { produce = async (key) => page(key), ...others } = options;
  const cache = createResponseCache({
    maxBytes: 8_000_000,
    keyOf: ({ url = '' }) => (url.startsWith('/private/') ? null : url.replace(/\?.*/, '')),
    onError: (error) => ({ status: 500, headers: {}, body: Buffer.from(`failed: ${error}`), tags: ['error'] }),
    ...others,
    produce(key) {
      produced.push(key);
      return produce(key);
    },
  });
  // So that a body where HTTP allows none is an error and not silently left out.
  const server = createServer({ rejectNonStandardBodyWrites: true }, (incoming, response) => {
    if (!cache.handle(incoming, response)) response.writeHead(418).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  return {
    cache,
    port,
    produced,
    ask: (path, headers = {}, method = 'GET') => ask(agent, port, path, headers, method),
  };
}

function ask(agent: Agent, port: number, path: string, headers: Record<string, string>, method: string) {
  return new Promise<Received>((resolve, reject) => {
    const sent = request({ agent, port, host: '127.0.0.1', path, headers, method }, async (response) => {
      const chunks = await response.toArray();
      const { statusCode = 0, headers } = response;
      resolve({ status: statusCode, headers, body: Buffer.concat(chunks), reusedSocket: sent.reusedSocket });
    });
    sent.on('error', reject).end();
  });
}

/** A `produce` whose answers wait until the test releases them, in any order. */
export function heldProduce() {
  const held: { key: string; release: (produced: Produced) => void }[] = [];
  const produce = (key: string) => {
    const { promise, resolve } = Promise.withResolvers<Produced>();
    held.push({ key, release: resolve });
    return promise;
  };
  const release = (index: number, produced: Produced) => held[index]?.release(produced);
  return { produce, held, release };
}
