import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

/** What becomes of a request to the store: nobody is there, an error, silence, an answer after 30 s, half of it. */
export const storeFaults = ['refuses', 'answers 500', 'says nothing', 'takes 30 s', 'breaks off at half'] as const;
export type StoreFault = 'well' | (typeof storeFaults)[number];

/** A way to an S3-compatible store that can fail, on requests as a TCP line cannot. */
export async function storeLine(store: string) {
  let mood: StoreFault = 'well';
  let asked = 0;
  const server = createServer(async (incoming, outgoing) => {
    asked += 1;
    const current = mood;
    if (current === 'refuses') return incoming.socket.resetAndDestroy();
    if (current === 'says nothing') return incoming.resume();
    if (current === 'answers 500') return outgoing.writeHead(500).end();
    if (current === 'takes 30 s') await delay(30_000, undefined, { ref: false });
    const body = await buffer(incoming).catch(() => null);
    if (body === null) return outgoing.destroy();
    if (current === 'breaks off at half' && body.length > 0) return incoming.socket.destroy();
    const { method, headers, url } = incoming;
    const passed = request(store + url, { method, headers, agent: false }, async (response) => {
      const bytes = await buffer(response);
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      if (current !== 'breaks off at half' || bytes.length === 0) return outgoing.end(bytes);
      outgoing.write(bytes.subarray(0, bytes.length / 2), () => outgoing.destroy());
    });
    passed.once('error', () => outgoing.destroy()).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become(next: StoreFault) {
      mood = next;
    },
    /** So many requests have come. */
    asked: () => asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
