import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Connection, clientConfig } from './connection.ts';
import { drizzlePool } from './connections/drizzle-pool.ts';
import { dropWhenSilent } from './connections/drop-when-silent.ts';
import { PipelinedReads } from './connections/pipelined-reads.ts';
import { requireUsableServer } from './connections/usable-server.ts';

type Schema = Record<string, unknown>;

export type DatabaseOptions<TSchema extends Schema> = ({ connection: Connection } | { url: string }) & {
  /** Connections for transactions; `reads` takes one more. */
  poolSize: number;
  /** Drizzle tables and relations, for `db.query`. */
  schema?: TSchema;
  /** Longest time that one statement may take; default 3500, with which no query hangs for five seconds. */
  statementTimeoutMs?: number;
};

export type Database<TSchema extends Schema = Record<string, never>> = {
  connection: Connection;
  pool: pg.Pool;
  /** For writes and transactions. */
  db: NodePgDatabase<TSchema>;
  /** For reads outside transactions: one read-only connection without round-trip waits. Prepare hot queries by name. */
  reads: Queryable<TSchema>;
  /** Waits for the queries in progress, then ends all connections; five seconds at most. */
  close(): Promise<void>;
};

/**
 * What a function that only runs queries takes: `db`, `reads` and a transaction all fit. `reads` has no transactions of
 * its own, since one on the shared connection would take in everybody else's queries.
 */
export type Queryable<TSchema extends Schema = Record<string, never>> = Omit<NodePgDatabase<TSchema>, 'transaction'>;

/** What `db.transaction` hands to its function. */
export type Transaction<TSchema extends Schema = Record<string, never>> = Parameters<
  Parameters<NodePgDatabase<TSchema>['transaction']>[0]
>[0];

/**
 * Connects and checks that the server can be used. Named prepared statements belong on `reads`, which survives
 * migrations; a pooled connection keeps a stale one until it is closed.
 *
 * @throws DatabaseSetupError with one plain sentence: bad address, wrong password, nobody answers, older than 15.
 */
export async function openDatabase<TSchema extends Schema = Record<string, never>>(
  options: DatabaseOptions<TSchema>,
): Promise<Database<TSchema>> {
  const connection = 'url' in options ? { url: options.url } : options.connection;
  await requireUsableServer(connection);
  const statementTimeoutMs = options.statementTimeoutMs ?? 3500;
  const config = clientConfig(connection);
  const pool = openPool(config, options.poolSize, statementTimeoutMs);
  const pipeline = await PipelinedReads.open({ config, statementTimeoutMs });
  const drizzleOptions = options.schema ? { schema: options.schema } : {};
  return {
    connection,
    pool,
    db: drizzlePool(pool, drizzleOptions),
    reads: drizzleReads(pipeline, drizzleOptions),
    async close() {
      // The limit is for a network that swallows the goodbye.
      await Promise.race([Promise.all([pool.end(), pipeline.close()]), delay(5000, undefined, { ref: false })]);
    },
  };
}

function openPool(config: pg.ClientConfig, size: number, statementTimeoutMs: number): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    max: size,
    connectionTimeoutMillis: 3000,
    statement_timeout: statementTimeoutMs,
    // A transaction whose owner forgot it holds its locks; a minute is far beyond any use case.
    idle_in_transaction_session_timeout: 60_000,
  });
  // Without listeners a lost connection would end the process, be it idle ('error' of the pool) or in a transaction
  // ('error' of the client). The pool replaces it, and the query in progress rejects, so nothing goes unnoticed.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    dropWhenSilent(client, statementTimeoutMs + 500);
  });
  return pool;
}

function drizzleReads<TSchema extends Schema>(
  pipeline: PipelinedReads,
  options: { schema?: TSchema },
): Queryable<TSchema> {
  // Drizzle asks of a client nothing but `query`.
  const reads: NodePgDatabase<TSchema> = drizzle({ client: pipeline as unknown as pg.Client, ...options });
  return Object.assign(reads, {
    transaction: () => Promise.reject(new Error('Use `db` for transactions: `reads` shares one connection.')),
  });
}
