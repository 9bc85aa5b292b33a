import { type SQL, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { partsOf } from './client-parts.ts';
import { allowSilence } from './slow-or-lost/drop-when-unresponsive.ts';
import { timeLimits } from './slow-or-lost/time-limits.ts';

const extensions = new WeakMap<object, (longestMs: number) => void>();

/**
 * Part of a transaction that moves very many rows: from here to its end it may take so long, and each of its statements
 * may, whatever the limits of its pool are.
 */
export async function allowLonger(tx: { execute(query: SQL): PromiseLike<unknown> }, longestMs: number): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', ${String(longestMs)}, true)`);
  extensions.get(tx)?.(longestMs);
}

type Nested = { transaction(run: (part: Nested) => Promise<unknown>, ...more: unknown[]): Promise<unknown> };

/** Its savepoints are on the same connection. */
function extendWith(tx: object, extend: (longestMs: number) => void): void {
  extensions.set(tx, extend);
  const nesting = tx as Nested;
  const { transaction } = nesting;
  nesting.transaction = (run, ...more) =>
    transaction.call(
      nesting,
      (part) => {
        extendWith(part, extend);
        return run(part);
      },
      ...more,
    );
}

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
    let timer = transactionTimeoutMs === undefined ? undefined : setTimeout(giveUp, transactionTimeoutMs);
    const extend = (longestMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, longestMs);
      allowSilence(client, longestMs + timeLimits.silence);
    };
    try {
      return await single.transaction((tx) => {
        extendWith(tx, extend);
        return run(tx);
      }, config);
    } finally {
      clearTimeout(timer);
      allowSilence(client, null);
      // A connection that is still inside a transaction (its ROLLBACK failed) must not serve anyone else.
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
  return db;
}

function tooLong(): Error {
  return Object.assign(new Error('The transaction took too long.'), { code: 'ETIMEDOUT' });
}
