import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/**
 * Drizzle on a pool whose transactions always give their connection back. Drizzle's own keeps it for ever when BEGIN
 * fails, as it does on a connection that died unnoticed, until the pool is empty.
 */
export function drizzlePool<TSchema extends Record<string, unknown>>(
  pool: pg.Pool,
  options: { schema?: TSchema },
): NodePgDatabase<TSchema> & { $client: pg.Pool } {
  const perClient = new WeakMap<pg.PoolClient, NodePgDatabase<TSchema>>();
  const db = drizzle({ client: pool, ...options });
  db.transaction = async (run, config) => {
    const client = await pool.connect();
    const single = perClient.get(client) ?? drizzle({ client, ...options });
    perClient.set(client, single);
    try {
      return await single.transaction(run, config);
    } finally {
      // A connection that is still inside a transaction (its ROLLBACK failed) must not serve anyone else.
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
  return db;
}
