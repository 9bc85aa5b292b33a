import { once } from 'node:events';
import net from 'node:net';
import type { SocketConnection } from '@trekker/database/connection.ts';

/** A network between the site and its database that can fail. */
export type DatabaseLine = {
  url: string;
  /** The database is gone: connections are reset and new ones refused. */
  cut(): void;
  /** The network swallows everything and reports nothing. */
  freeze(): void;
  mend(): void;
  close(): void;
};

export async function databaseLine(target: SocketConnection): Promise<DatabaseLine> {
  let state: 'open' | 'cut' | 'frozen' = 'open';
  const sockets = new Set<net.Socket>();
  const pass = (from: net.Socket, to: net.Socket) => {
    sockets.add(from);
    from.on('error', () => {});
    from.on('close', () => state !== 'frozen' && to.destroy());
    from.on('data', (bytes) => state === 'open' && to.write(bytes));
  };
  const server = net.createServer((client) => {
    if (state === 'cut') return client.resetAndDestroy();
    const upstream = net.connect(`${target.host}/.s.PGSQL.5432`);
    pass(client, upstream);
    pass(upstream, client);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const reset = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const change = (to: typeof state) => {
    state = to;
    if (to !== 'frozen') reset();
  };
  return {
    url: `postgres://${target.user}@127.0.0.1:${(server.address() as net.AddressInfo).port}/${target.database}`,
    cut: () => change('cut'),
    freeze: () => change('frozen'),
    mend: () => change('open'),
    close() {
      change('cut');
      server.close();
    },
  };
}
