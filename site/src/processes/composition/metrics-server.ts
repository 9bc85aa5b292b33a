import { once } from 'node:events';
import { createServer } from 'node:http';

/**
 * `/metrics` on a port of its own, which this machine alone reaches. The site runs without it where the port is taken:
 * that is said, and no reason to be away. `read` gives the text of all figures. With port 0 there is none.
 */
export async function serveMetrics(port: number, read: () => Promise<string>): Promise<{ stop(): Promise<void> }> {
  if (port === 0) return { stop: async () => {} };
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD'))
      return response.writeHead(404).end();
    read().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  try {
    await once(server.listen({ host: '127.0.0.1', port }), 'listening');
  } catch (error) {
    console.error(`No metrics: METRICS_PORT ${port} can’t be used (${(error as Error).message}).`);
  }
  return {
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
