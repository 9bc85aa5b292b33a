import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { SocketConnection } from './connection.ts';

/** How a simulated network connection behaves. */
export type Weather = {
  /** Delays what the server sends. */
  delayMs?: number;
  /** Resets connections, new ones at once. */
  isCut?: boolean;
  /** Resets new connections; those that are there go on. */
  refusesNew?: boolean;
  /** Drops everything and reports nothing. */
  isBlackHole?: boolean;
  /** The probability (0 to 1) that a chunk from the server resets the connection instead. */
  resets?: number;
  /**
   * Resets the connection once, when the server's answer contains this text: it was done, and the client does not learn
   * it.
   */
  losesAnswerTo?: string;
};

export type NetworkLine = {
  port: number;
  /** Changes the behaviour from now on. After a cut or a black hole no earlier connection continues. */
  become(weather: Weather): void;
  mostConnections(): number;
  close(): void;
};

/** A TCP proxy to a server, with faults. `target` is passed to `net.connect`; `chance` returns numbers from 0 to 1. */
export async function networkLine(target: net.NetConnectOpts, chance = Math.random): Promise<NetworkLine> {
  let weather: Weather = {};
  const ends = new Set<net.Socket>();
  let connections = 0;
  let most = 0;
  const server = net.createServer((client) => {
    client.on('error', () => {});
    if (weather.isCut || weather.refusesNew) return client.resetAndDestroy();
    const far = net.connect(target).on('error', () => {});
    for (const end of [client, far]) ends.add(end.once('close', () => ends.delete(end)));
    connections += 1;
    most = Math.max(most, connections);
    let isDoomed = false;
    /** Resolves when all earlier chunks have arrived: no fault changes their order. */
    let arrived = Promise.resolve();
    // In a black hole neither end learns what the other does.
    client.on('close', () => {
      connections -= 1;
      if (!weather.isBlackHole) far.destroy();
    });
    far.on('close', () => !weather.isBlackHole && client.destroy());
    client.on('data', (bytes) => {
      if (weather.isBlackHole) return;
      if (weather.losesAnswerTo && bytes.includes(weather.losesAnswerTo)) {
        isDoomed = true;
        weather = {};
      }
      far.write(bytes);
    });
    far.on('data', (bytes) => {
      const { delayMs = 0, resets = 0 } = weather;
      if (isDoomed || (resets > 0 && chance() < resets)) return client.resetAndDestroy();
      const held = delayMs > 0 ? delay(delayMs) : undefined;
      arrived = arrived.then(async () => {
        await held;
        if (!weather.isBlackHole) client.write(bytes);
      });
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const reset = () => {
    for (const end of ends) end.destroy();
  };
  return {
    port: (server.address() as net.AddressInfo).port,
    become(next) {
      const wasBlackHole = weather.isBlackHole;
      weather = next;
      if (wasBlackHole || next.isCut) reset();
    },
    mostConnections: () => most,
    close() {
      weather = { isCut: true };
      reset();
      server.close();
    },
  };
}

/** A faulty connection to a PostgreSQL, and its address at the client's end. */
export async function databaseLine(
  { host, user, database }: SocketConnection,
  chance = Math.random,
): Promise<NetworkLine & { url: string }> {
  const line = await networkLine({ path: `${host}/.s.PGSQL.5432` }, chance);
  return { ...line, url: `postgresql://${user}@127.0.0.1:${line.port}/${database}` };
}
