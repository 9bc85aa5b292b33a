import type pg from 'pg';
import { DatabaseUnavailableError, isDatabaseUnavailable } from '../errors.ts';
import { partsOf } from './client-parts.ts';
import { ReconnectingConnection, type ReconnectingConnectionOptions } from './slow-or-lost/reconnecting-connection.ts';
import { timeLimits } from './slow-or-lost/time-limits.ts';

export type ReadsOptions = { config: pg.ClientConfig; statementTimeoutMs: number; onLost?: () => void };

/** So late is a timer of a process that has little to do. */
const usualDelayMs = 20;

/**
 * The stand-in for a pg client that Drizzle gets: all queries share one connection and are sent without waiting for the
 * answers before theirs. The connection is read-only, so a statement may be tried again. Every query ends within
 * `timeLimits.reconnect` + `statementTimeoutMs`, if need be with DatabaseUnavailableError; longer where this process
 * itself was busy meanwhile.
 */
export class PipelinedReads {
  readonly #connection: ReconnectingConnection;
  readonly #limitMs: number;

  private constructor(connection: ReconnectingConnection, limitMs: number) {
    this.#connection = connection;
    this.#limitMs = limitMs;
  }

  static async open(options: ReadsOptions): Promise<PipelinedReads> {
    return new PipelinedReads(await ReconnectingConnection.open(keptOptions(options)), options.statementTimeoutMs);
  }

  /** Does not wait for the connection, which may come later. */
  static begin(options: ReadsOptions): PipelinedReads {
    return new PipelinedReads(ReconnectingConnection.begin(keptOptions(options)), options.statementTimeoutMs);
  }

  get isConnected(): boolean {
    return this.#connection.client !== undefined;
  }

  /** The one method of a pg client that Drizzle calls. */
  async query(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    try {
      return await this.#queryWithFreshPlan(config, values);
    } catch (error) {
      if (!isDatabaseUnavailable(error) || error instanceof DatabaseUnavailableError) throw error;
      throw new DatabaseUnavailableError('The database did not answer.', { cause: error });
    }
  }

  close(): Promise<void> {
    return this.#connection.close();
  }

  /** A migration can make a prepared statement unusable; a new connection has none. */
  async #queryWithFreshPlan(config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const client = this.#connection.client ?? (await this.#connection.waitForClient(timeLimits.reconnect));
    try {
      return await this.#queryInTime(client, config, values);
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      this.#connection.renew(client);
      return this.#queryInTime(await this.#connection.waitForClient(timeLimits.reconnect), config, values);
    }
  }

  /**
   * The server's statement timeout does not count the time that a query spends behind others in the pipeline.
   *
   * Without a callback pg would assign one of its own to a property of the query. V8 places what is written like that
   * among the old objects at once, and all the rows that it leads to with it, until the next full collection.
   */
  async #queryInTime(client: pg.Client, config: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    writeTogether(client);
    return new Promise((resolve, reject) => {
      const stop = afterWaiting(this.#limitMs, () => reject(new DatabaseUnavailableError('The database is too slow.')));
      client.query(values ? { ...config, values } : config, (error: Error | null, result: pg.QueryResult) => {
        stop();
        if (error) reject(error);
        else resolve(result);
      });
    });
  }
}

function keptOptions({ config, statementTimeoutMs, onLost }: ReadsOptions): ReconnectingConnectionOptions {
  return {
    config: { ...config, pipeline: true, statement_timeout: statementTimeoutMs },
    silenceLimitMs: statementTimeoutMs + timeLimits.silence,
    ...(onLost && { onLost }),
    prepare: async (client) => {
      await client.query('SET default_transaction_read_only = on');
    },
  };
}

/**
 * Calls `expire` after so long, unless it is stopped. A timer that comes late tells that this process was busy itself:
 * for once it waits as long again, since what came in meanwhile has not been read.
 */
function afterWaiting(limitMs: number, expire: () => void): () => void {
  const due = performance.now() + limitMs;
  let timer = setTimeout(() => {
    const lateMs = performance.now() - due;
    timer = setTimeout(expire, lateMs > usualDelayMs ? Math.min(lateMs, limitMs) : 0);
  }, limitMs);
  return () => clearTimeout(timer);
}

/**
 * What is asked in one turn of the event loop goes to the server in one write: a write costs more than a query's text.
 */
function writeTogether(client: pg.Client): void {
  const { stream } = partsOf(client).connection;
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

/**
 * "cached plan must not change result type" (told by its origin, since the text is translated), or no such statement.
 */
function isStalePlan(error: unknown): boolean {
  const { code, routine } = error as { code?: string; routine?: string };
  return (code === '0A000' && routine === 'RevalidateCachedQuery') || code === '26000';
}
