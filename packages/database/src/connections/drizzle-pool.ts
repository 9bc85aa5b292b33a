import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { partsOf } from './client-parts.ts';

/**
 * Drizzle on a pool whose transactions always give their connection back. Drizzle's own keeps it for ever when BEGIN
 * fails, as it does on a connection that died unnoticed, until the pool is empty. A transaction of more than
 * `transactionTimeoutMs` loses its connection, so that many statements over a slow network do not add up to minutes.
 */
export function drizzlePool<TSchema extends Record<string, unknown>>(
  pool: pg.Pool,
  { transactionTimeoutMs, ...options }: { schema?: TSchema; transactionTimeoutMs?: number | undefined },
): NodePgDatabase<TSchema> & { $client: pg.Pool } {
  const perClient = new WeakMap<pg.PoolClient, NodePgDatabase<TSchema>>();
  const db = drizzle({ client: pool, ...options });
  db.transaction = async (run, config) => {
    const client = await pool.connect();
    const single = perClient.get(client) ?? drizzle({ client, ...options });
    perClient.set(client, single);
    const giveUp = () => partsOf(client).connection.stream.destroy(tooLong());
    const timer = transactionTimeoutMs === undefined ? undefined : setTimeout(giveUp, transactionTimeoutMs);
    try {
      return await single.transaction(run, config);
    } finally {
      clearTimeout(timer);
      // A connection that is still inside a transaction (its ROLLBACK failed) must not serve anyone else.
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
  return db;
}

function tooLong(): Error {
  return Object.assign(new Error('The transaction took too long.'), { code: 'ETIMEDOUT' });
}
