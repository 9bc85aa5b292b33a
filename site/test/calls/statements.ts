import type { Database } from '@trekker/database/database.ts';

const textOf = (statement: unknown) =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement);

type Queries = { query: (...input: unknown[]) => unknown };

/**
 * Counts what the site asks of its database from now on, over the reading connection and the pool; with `about` only what names that. Not counted: how often an
 * address without a page was asked for is written by a clock, also on behalf of an earlier test.
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
