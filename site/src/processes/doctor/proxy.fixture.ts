import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (response: ServerResponse) => void;

/**
 * A proxy in front of a site, like nginx: it adds the client's address to X-Forwarded-For. Its other behaviour can be
 * changed.
 */
export async function startProxy() {
  const proxy = {
    target: '',
    origin: '',
    /** Headers that it sets on the way in. */
    adds: {} as Record<string, string>,
    dropsCookies: false,
    /** Answers these paths itself. */
    answers: {} as Record<string, Answer>,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  const server = createServer((incoming, outgoing) => {
    const own = proxy.answers[incoming.url ?? ''];
    if (own) return own(outgoing);
    const heard = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress].filter(Boolean).join(', ');
    const headers = { ...incoming.headers, 'x-forwarded-for': heard, ...proxy.adds };
    const passed = request(`${proxy.target}${incoming.url}`, { method: incoming.method, headers, agent: false });
    passed.once('response', (response) => {
      if (proxy.dropsCookies) delete response.headers['set-cookie'];
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    passed.once('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  proxy.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}
