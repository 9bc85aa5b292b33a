import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from './random.ts';

/** What a network does to what goes through it. */
export type Weather = {
  /** Holds back what comes from the far end. */
  delayMs?: number;
  /** Swallows everything and reports nothing. */
  isBlackHole?: boolean;
  /** How often, of what comes from the far end, the connection is reset instead (0 to 1). */
  resets?: number;
  /** Resets the connection when the far end answers what holds this text, once: it was done, and nobody is told. */
  losesAnswerTo?: string;
};

export type NetworkLine = {
  port: number;
  become(weather: Weather): void;
  mostConnections(): number;
  close(): void;
};

/** A TCP line to a server that can fail. `target` is what `net.connect` takes. */
export async function networkLine(target: net.NetConnectOpts, random: Random): Promise<NetworkLine> {
  let weather: Weather = {};
  const pairs = new Set<net.Socket>();
  let most = 0;
  const server = net.createServer((client) => {
    const far = net.connect(target);
    pairs.add(client);
    most = Math.max(most, pairs.size);
    let isDoomed = false;
    const end = () => {
      pairs.delete(client);
      client.destroy();
      far.destroy();
    };
    for (const socket of [client, far]) socket.on('error', () => {});
    // In a black hole the far end hears of nothing.
    client.on('close', () => (weather.isBlackHole ? pairs.delete(client) : end()));
    far.on('close', () => !weather.isBlackHole && end());
    client.on('data', (bytes) => {
      if (weather.isBlackHole) return;
      if (weather.losesAnswerTo && bytes.includes(weather.losesAnswerTo)) {
        isDoomed = true;
        weather = {};
      }
      far.write(bytes);
    });
    far.on('data', async (bytes) => {
      const { delayMs = 0, resets = 0 } = weather;
      if (isDoomed || (resets > 0 && random.next() < resets)) {
        client.resetAndDestroy();
        return end();
      }
      if (delayMs > 0) await delay(delayMs);
      if (!weather.isBlackHole) client.write(bytes);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as net.AddressInfo).port,
    become(next) {
      const wasBlackHole = weather.isBlackHole;
      weather = next;
      // What was swallowed is never made up for.
      if (wasBlackHole) for (const client of pairs) client.destroy();
    },
    mostConnections: () => most,
    close() {
      for (const client of pairs) client.destroy();
      server.close();
    },
  };
}
