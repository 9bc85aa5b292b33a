import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { SocketConnection } from '../connection.ts';

/** What a network does to what goes through it. */
export type Weather = {
  /** Holds back what comes from the far end. */
  delayMs?: number;
  /** Connections are reset, and new ones as soon as they come. */
  isCut?: boolean;
  /** Swallows everything and reports nothing. */
  isBlackHole?: boolean;
  /** How often, of what comes from the far end, the connection is reset instead (0 to 1). */
  resets?: number;
  /** Resets the connection when the far end answers what holds this text, once: it was done, and nobody is told. */
  losesAnswerTo?: string;
};

export type NetworkLine = {
  port: number;
  /** From now on. After a cut or a black hole no connection of before goes on. */
  become(weather: Weather): void;
  mostConnections(): number;
  close(): void;
};

/** A TCP line to a server that can fail. `target` is what `net.connect` takes; `chance` gives numbers from 0 to 1. */
export async function networkLine(target: net.NetConnectOpts, chance = Math.random): Promise<NetworkLine> {
  let weather: Weather = {};
  const ends = new Set<net.Socket>();
  let connections = 0;
  let most = 0;
  const server = net.createServer((client) => {
    client.on('error', () => {});
    if (weather.isCut) return client.resetAndDestroy();
    const far = net.connect(target).on('error', () => {});
    for (const end of [client, far]) ends.add(end.once('close', () => ends.delete(end)));
    connections += 1;
    most = Math.max(most, connections);
    let isDoomed = false;
    /** What was said before has arrived: whatever a line does, it never changes the order. */
    let arrived = Promise.resolve();
    // In a black hole neither end hears of the other.
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

/** A line to a PostgreSQL, and its address at the near end. */
export async function databaseLine(
  { host, user, database }: SocketConnection,
  chance = Math.random,
): Promise<NetworkLine & { url: string }> {
  const line = await networkLine({ path: `${host}/.s.PGSQL.5432` }, chance);
  return { ...line, url: `postgresql://${user}@127.0.0.1:${line.port}/${database}` };
}
