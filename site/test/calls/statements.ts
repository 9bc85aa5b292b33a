import type { Database } from '@trekker/database/database.ts';

const textOf = (statement: unknown) =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement);

type Queries = { query: (...input: unknown[]) => unknown };

/**
 * Counts the statements that the site sends from now on, over the shared-reads connection and the pool; with `about`
 * only those that contain it. The counter of missing addresses is ignored: a timer writes it, also on behalf of an
 * earlier test.
 */
export function countStatements(database: Database, about = ''): { count(): number } {
  const clientOf = (reads: object) => (reads as unknown as { $client: Queries }).$client;
  let count = 0;
  const clients = [database.reads, database.publicReads].map(clientOf);
  for (const client of [...new Set(clients), database.pool as unknown as Queries]) {
    const query = client.query.bind(client);
    client.query = (...input) => {
      const text = textOf(input[0]);
      if (text.includes(about) && !text.includes('"missing_addresses"')) count += 1;
      return query(...input);
    };
  }
  return {
    count() {
      const counted = count;
      count = 0;
      return counted;
    },
  };
}

/** Counts the statements of transactions that the site begins from now on: each has a connection of its own. */
export function countStatementsInTransactions({ pool }: Database): { count(): number } {
  let count = 0;
  const known = new WeakSet<object>();
  pool.on('acquire', (acquired) => {
    if (known.has(acquired)) return;
    known.add(acquired);
    const client = acquired as unknown as Queries;
    const query = client.query.bind(client);
    client.query = (...input) => {
      count += 1;
      return query(...input);
    };
  });
  return { count: () => count };
}
