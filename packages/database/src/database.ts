import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Connection, clientConfig } from './connections/connection.ts';
import { drizzlePool } from './connections/drizzle-pool.ts';
import { PipelinedReads } from './connections/pipelined-reads.ts';
import { ReplicaReads, type ReplicaState } from './connections/replica-reads.ts';
import { dropWhenUnresponsive } from './connections/slow-or-lost/drop-when-unresponsive.ts';
import { timeLimits } from './connections/slow-or-lost/time-limits.ts';
import { requireUsableServer } from './connections/usable-server.ts';
import { readTextArraysQuickly } from './rows/text-arrays.ts';

type Schema = Record<string, unknown>;

export type DatabaseOptions<TSchema extends Schema> = ({ connection: Connection } | { url: string }) & {
  /** Connections for transactions; `reads` takes one more. */
  poolSize: number;
  /** The same database as a role that may read less, for `publicReads`. */
  reader?: Connection;
  /** A streaming replica of the same server; it may be away, also at first. */
  replica?: Connection;
  /** Drizzle tables and relations, for `db.query`. */
  schema?: TSchema;
  /** Longest time that one statement may take; default 3500, with which no query hangs for five seconds. */
  statementTimeoutMs?: number;
  /** How long a query waits for a connection of the pool before it is given up: 3000 by default. */
  poolTimeoutMs?: number;
  /** Longest time that one transaction may take; by itself as long as it likes. */
  transactionTimeoutMs?: number;
};

export type Database<TSchema extends Schema = Record<string, never>> = {
  connection: Connection;
  pool: pg.Pool;
  /** For writes and transactions. */
  db: NodePgDatabase<TSchema>;
  /** For reads outside transactions: one read-only connection without round-trip waits. Prepare hot queries by name. */
  reads: Queryable<TSchema>;
  /**
   * The same as the role `reader`, where there is one: for what everybody may read. On a connection of its own then.
   */
  publicReads: Queryable<TSchema>;
  /** Null without one. */
  replica: Replica<TSchema> | null;
  /** Waits for the queries in progress, then ends all connections; five seconds at most. */
  close(): Promise<void>;
};

export type Replica<TSchema extends Schema = Record<string, never>> = {
  /** Like `Database.reads`, on the replica while that shows every change that was heard of, else on the primary. */
  reads: Queryable<TSchema>;
  /** Tells of a change that has just been committed: reads from now on show it. */
  changed(): void;
  state(): ReplicaState;
  /** `tell` is called when the replica is given up for a while, and with an empty reason when it is used again. */
  onReason(tell: (reason: string) => void): void;
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
  readTextArraysQuickly();
  const connection = 'url' in options ? { url: options.url } : options.connection;
  await requireUsableServer(connection);
  const statementTimeoutMs = options.statementTimeoutMs ?? timeLimits.statement;
  const config = clientConfig(connection);
  const pool = openPool(config, {
    size: options.poolSize,
    statementTimeoutMs,
    poolTimeoutMs: options.poolTimeoutMs ?? timeLimits.freeConnection,
  });
  const readerConfig = options.reader && clientConfig(options.reader);
  const [pipeline, publicPipeline] = await Promise.all([
    PipelinedReads.open({ config, statementTimeoutMs }),
    readerConfig && PipelinedReads.open({ config: readerConfig, statementTimeoutMs }),
  ]);
  const drizzleOptions = options.schema ? { schema: options.schema } : {};
  const replica =
    options.replica &&
    new ReplicaReads(publicPipeline ?? pipeline, { config: clientConfig(options.replica), statementTimeoutMs });
  const reads = drizzleReads(pipeline, drizzleOptions);
  return {
    connection,
    pool,
    db: drizzlePool(pool, { ...drizzleOptions, transactionTimeoutMs: options.transactionTimeoutMs }),
    reads,
    publicReads: publicPipeline ? drizzleReads(publicPipeline, drizzleOptions) : reads,
    replica: replica ? describeReplica(replica, drizzleReads(replica, drizzleOptions)) : null,
    async close() {
      const closed = Promise.all([pool.end(), pipeline.close(), publicPipeline?.close(), replica?.close()]);
      await Promise.race([closed, delay(timeLimits.close, undefined, { ref: false })]);
    },
  };
}

type PoolOptions = { size: number; statementTimeoutMs: number; poolTimeoutMs: number };

function openPool(config: pg.ClientConfig, { size, statementTimeoutMs, poolTimeoutMs }: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    max: size,
    connectionTimeoutMillis: poolTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: timeLimits.idleInTransaction,
  });
  // Without listeners a lost connection would end the process, be it idle ('error' of the pool) or in a transaction
  // ('error' of the client). The pool replaces it, and the query in progress rejects, so nothing goes unnoticed.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    dropWhenUnresponsive(client, statementTimeoutMs + timeLimits.silence);
  });
  return pool;
}

function describeReplica<TSchema extends Schema>(replica: ReplicaReads, reads: Queryable<TSchema>): Replica<TSchema> {
  return {
    reads,
    changed: () => replica.changed(),
    state: () => replica.state,
    onReason: (tell) => replica.onReason(tell),
  };
}

function drizzleReads<TSchema extends Schema>(
  pipeline: Pick<PipelinedReads, 'query'>,
  options: { schema?: TSchema },
): Queryable<TSchema> {
  // Drizzle asks of a client nothing but `query`.
  const reads: NodePgDatabase<TSchema> = drizzle({ client: pipeline as unknown as pg.Client, ...options });
  return Object.assign(reads, {
    transaction: () => Promise.reject(new Error('Use `db` for transactions: `reads` shares one connection.')),
  });
}
