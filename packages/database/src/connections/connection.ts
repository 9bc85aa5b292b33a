import type { ClientConfig } from 'pg';

/** The embedded server: `host` is the folder of its unix socket. */
export type SocketConnection = { host: string; database: string; user: string };

/** Where PostgreSQL is: the embedded server's socket, or `postgres://user:password@host:5432/name`. */
export type Connection = SocketConnection | { url: string };

/** Names the socket's file. */
export const embeddedPort = 5432;

/** What pg needs to connect. Keep-alive lets the kernel notice a peer that vanished while nothing is asked. */
export function clientConfig(connection: Connection): ClientConfig {
  if ('url' in connection) {
    return { connectionString: connection.url, keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  }
  // Said outright, or pg would take them from PGPORT and PGSSLMODE, which are meant for another server.
  return { ...connection, port: embeddedPort, ssl: false };
}
