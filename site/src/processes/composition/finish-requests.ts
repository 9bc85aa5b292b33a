import type { Server } from 'node:http';

/** Takes no more connections and resolves when every request that had come is answered. */
export async function finishRequests(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that was busy is idle after its answer, and would stay for the client's next request.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await closed;
  clearInterval(sweep);
}
