import type { Database } from '@trekker/database/database.ts';

export type Statement = { name?: string; text: string; values: unknown[] };

type Client = { query: (...input: unknown[]) => unknown };

/** What the site asks over its reading connection from now on; each call gives what came since the one before. */
export function watchReads(database: Database): () => Statement[] {
  const reads = (database.reads as unknown as { $client: Client }).$client;
  const query = reads.query.bind(reads);
  let asked: Statement[] = [];
  reads.query = (config, values, ...rest) => {
    const { text, name } = config as Statement;
    asked.push({ ...(name && { name }), text, values: (values as unknown[]) ?? [] });
    return query(config, values, ...rest);
  };
  return () => {
    const since = asked;
    asked = [];
    return since;
  };
}
