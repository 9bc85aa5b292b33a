import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnavailableError } from '../../errors.ts';
import { partsOf } from '../client-parts.ts';
import { dropWhenUnresponsive } from './drop-when-unresponsive.ts';
import { timeLimits } from './time-limits.ts';

export type ReconnectingConnectionOptions = {
  config: pg.ClientConfig;
  /** A server that owes an answer and stays silent for so long is given up. */
  silenceLimitMs: number;
  /** Prepares each new connection before anyone else may use it. */
  prepare?: (client: pg.Client) => Promise<void>;
  onLost?: ((error: Error) => void) | undefined;
  onRegained?: (() => void) | undefined;
};

const firstRetryMs = 50;
const lastRetryMs = 1000;

/** One connection that comes back by itself: lost, it is opened anew with growing pauses until `close()`. */
export class ReconnectingConnection {
  readonly #options: ReconnectingConnectionOptions;
  readonly #closing = new AbortController();
  #client: pg.Client | undefined;
  #arrival = Promise.withResolvers<pg.Client>();

  private constructor(options: ReconnectingConnectionOptions) {
    this.#options = options;
  }

  /** Rejects with pg's own error when the first attempt fails. */
  static async open(options: ReconnectingConnectionOptions): Promise<ReconnectingConnection> {
    const kept = new ReconnectingConnection(options);
    await kept.#connect(timeLimits.firstConnect);
    return kept;
  }

  /** Does not wait for the first connection: nobody may be there yet. */
  static begin(options: ReconnectingConnectionOptions): ReconnectingConnection {
    const kept = new ReconnectingConnection(options);
    kept.#reconnect();
    return kept;
  }

  /** The connection, or undefined while it is lost. */
  get client(): pg.Client | undefined {
    return this.#client;
  }

  /** The connection; waits at most `limitMs` for a lost one to return, then throws DatabaseUnavailableError. */
  async waitForClient(limitMs: number): Promise<pg.Client> {
    if (this.#client) return this.#client;
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      const error = new DatabaseUnavailableError('The connection to the database was lost and is being reopened.');
      timer = setTimeout(reject, this.#closing.signal.aborted ? 0 : limitMs, error);
    });
    return Promise.race([this.#arrival.promise, limit]).finally(() => clearTimeout(timer));
  }

  /** Puts a fresh connection in the place of `old`, which answers what it was asked and then ends. */
  renew(old: pg.Client): void {
    if (this.#client !== old) return;
    this.#forget();
    old.end().catch(() => {});
    this.#reconnect();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    const client = this.#client;
    this.#client = undefined;
    if (client) await endPolitely(client);
  }

  async #connect(timeoutMs: number): Promise<void> {
    const client = new pg.Client({ connectionTimeoutMillis: timeoutMs, ...this.#options.config });
    let failure: Error | undefined;
    client.on('error', (error) => {
      failure ??= error;
    });
    client.once('end', () => this.#lose(client, failure ?? new Error('Connection terminated unexpectedly')));
    try {
      await client.connect();
      dropWhenUnresponsive(client, this.#options.silenceLimitMs);
      await this.#options.prepare?.(client);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    if (failure) throw failure;
    if (this.#closing.signal.aborted) return client.end();
    this.#client = client;
    this.#arrival.resolve(client);
  }

  #lose(client: pg.Client, error: Error): void {
    if (this.#client !== client) return;
    this.#forget();
    this.#options.onLost?.(error);
    this.#reconnect();
  }

  #forget(): void {
    this.#client = undefined;
    this.#arrival = Promise.withResolvers();
  }

  async #reconnect(): Promise<void> {
    for (let pauseMs = firstRetryMs; !this.#closing.signal.aborted; pauseMs = Math.min(pauseMs * 2, lastRetryMs)) {
      const isConnected = await this.#connect(timeLimits.connect).then(
        () => true,
        () => false,
      );
      if (isConnected) break;
      await delay(pauseMs, undefined, { signal: this.#closing.signal }).catch(() => {});
    }
    if (this.#client) this.#options.onRegained?.();
  }
}

/** Lets the queries in progress finish; a server that does not answer the goodbye is left after two seconds. */
async function endPolitely(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => partsOf(client).connection.stream.destroy(), 2000);
  await client.end();
  clearTimeout(timer);
}
