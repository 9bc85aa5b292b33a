/** The measured process: `cache` answers out of the response cache, `plain` sends the bytes that it is given. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createResponseCache } from '../src/response-cache.ts';
import { shapes } from './shapes.ts';

export type Ready = { headers: Record<string, string>; body: string };

function cached(): RequestListener {
  const cache = createResponseCache({
    maxBytes: 16_000_000,
    aliasOf: ({ url = '', headers }) => `${headers.accept} ${url}`,
    keyOf: ({ url = '' }) => url.slice(1),
    produce: async (key) => ({ status: 200, tags: [key], ...(shapes[key] ?? { headers: {}, body: Buffer.alloc(0) }) }),
    onError: (error) => ({ status: 500, headers: {}, body: Buffer.from(String(error)), tags: null }),
  });
  return (request, response) => void cache.handle(request, response);
}

function plain({ headers, body }: Ready): RequestListener {
  const bytes = Buffer.from(body, 'base64');
  return (_request, response) => response.writeHead(200, headers).end(bytes);
}

process.once('message', (ready: Ready | null) => {
  // Any later message asks for the processor time used so far.
  process.on('message', () => process.send?.(process.cpuUsage()));
  const server = createServer(ready ? plain(ready) : cached());
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
