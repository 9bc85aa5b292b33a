import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { SocketConnection } from '../connection.ts';

export type Proxy = {
  connection: { url: string };
  /** The network swallows everything from now on and reports nothing. */
  freeze(): void;
  /** New connections work again; those of before are reset. */
  thaw(): void;
};

/** A TCP network between client and server that can fail. `delayMs` holds back what the server sends. */
export async function startProxy(target: SocketConnection, delayMs = 0): Promise<Proxy> {
  let isFrozen = false;
  const sockets = new Set<net.Socket>();
  const pass = (from: net.Socket, to: net.Socket, waitMs: number) => {
    sockets.add(from);
    from.on('error', () => {});
    from.on('close', () => !isFrozen && to.destroy());
    from.on('data', async (bytes) => {
      if (waitMs > 0) await delay(waitMs);
      if (!isFrozen) to.write(bytes);
    });
  };
  const server = net.createServer((client) => {
    const upstream = net.connect(`${target.host}/.s.PGSQL.5432`);
    pass(client, upstream, 0);
    pass(upstream, client, delayMs);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const reset = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  onTestFinished(() => {
    reset();
    server.close();
  });
  const { port } = server.address() as net.AddressInfo;
  return {
    connection: { url: `postgres://${target.user}@127.0.0.1:${port}/${target.database}` },
    freeze: () => {
      isFrozen = true;
    },
    thaw: () => {
      isFrozen = false;
      reset();
    },
  };
}
