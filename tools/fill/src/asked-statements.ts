import type { Database } from '@trekker/database/database.ts';

export type Statement = { name?: string; text: string; values: unknown[] };

type Client = { query: (...input: unknown[]) => unknown };

/** What the site asks outside transactions from now on; each call gives what came since the one before. */
export function watchReads(database: Database): () => Statement[] {
  let asked: Statement[] = [];
  const clientOf = (reads: object) => (reads as unknown as { $client: Client }).$client;
  // Public calls read as the reader; where there is one role, both are the same connection.
  const clients = new Set([database.reads, database.publicReads].map(clientOf));
  for (const client of [...clients, database.pool as unknown as Client]) {
    const query = client.query.bind(client);
    client.query = (config, values, ...rest) => {
      const { text, name } = config as Statement;
      if (text) asked.push({ ...(name && { name }), text, values: (values as unknown[]) ?? [] });
      return query(config, values, ...rest);
    };
  }
  return () => {
    const since = asked;
    asked = [];
    return since;
  };
}
