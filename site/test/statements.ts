import type { Database } from '@trekker/database/database.ts';

type Queries = { query: (...input: unknown[]) => unknown };

/** Counts what the site asks of its database from now on, over the reading connection and the pool. */
export function countStatements(database: Database): { count(): number } {
  const reads = (database.reads as unknown as { $client: Queries }).$client;
  let count = 0;
  for (const client of [reads, database.pool as unknown as Queries]) {
    const query = client.query.bind(client);
    client.query = (...input) => {
      count += 1;
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
