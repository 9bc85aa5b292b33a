import type { ClientConfig } from 'pg';

/** The embedded server: `host` is the folder of its unix socket. */
export type SocketConnection = { host: string; database: string; user: string };

/** Where PostgreSQL is: the embedded server's socket, or `postgres://user:password@host:5432/name`. */
export type Connection = SocketConnection | { url: string };

/** What pg needs to connect. Keep-alive lets the kernel notice a peer that vanished while nothing is asked. */
export function clientConfig(connection: Connection): ClientConfig {
  const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  return 'url' in connection ? { connectionString: connection.url, ...keepAlive } : { ...connection, ...keepAlive };
}
