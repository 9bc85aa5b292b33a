import { setTimeout as delay } from 'node:timers/promises';
import type { SocketConnection } from '@trekker/database/connections/connection.ts';
import { connectionsOf, startEmbeddedPostgres } from '@trekker/database/embedded-postgres.ts';
import type { DatabaseAddresses } from './database-addresses.ts';

/**
 * The embedded PostgreSQL for as long as the site runs: a server that is killed is started again on the same socket.
 */
export async function runEmbeddedDatabase(
  folder: string,
): Promise<{ addresses: DatabaseAddresses; stop(): Promise<void> }> {
  let stopping = false;
  const start = () => startEmbeddedPostgres(folder, { onUnexpectedExit: (error) => void restart(error) });

  const restart = async (error: Error) => {
    console.error(`${error.message}\nStarting it again.`);
    for (let waitMs = 200; !stopping; waitMs = Math.min(waitMs * 2, 5000)) {
      try {
        server = await start();
        if (stopping) await server.stop();
        return;
      } catch (failure) {
        console.error(failure instanceof Error ? failure.message : failure);
        await delay(waitMs);
      }
    }
  };

  let server = await start();
  return {
    addresses: socketAddresses(server.connection),
    async stop() {
      stopping = true;
      await server.stop();
    },
  };
}

/** The addresses of each role of an embedded server. */
export function socketAddresses(connection: SocketConnection): DatabaseAddresses & { reader: string } {
  const { owner, writer, reader } = connectionsOf(connection);
  return { owner: socketUrl(owner), writer: socketUrl(writer), reader: socketUrl(reader) };
}

/** A connection as the address that other processes are given. */
export function socketUrl({ host, database, user }: SocketConnection): string {
  return `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
}
