import { withCompiledRows } from '@trekker/database/compiled-rows.ts';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** What opens a transaction. */
export type Transactor = NodePgDatabase<Record<string, never>>;

/** What a repository needs: the pool, the reading connection and a transaction all are one. */
export type Queryable = Pick<
  Transactor,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'
>;

/** Columns of a row to write; those that are left out or undefined stay as they are. */
export type Changes<Values> = { [Name in keyof Values]?: Values[Name] | undefined };

/**
 * Builds a prepared statement once for each connection that asks for it. Building the SQL of a hot query costs more
 * than PostgreSQL takes to answer it.
 */
export function preparedOnce<Statement>(build: (db: Queryable) => Statement): (db: Queryable) => Statement {
  const statements = new WeakMap<Queryable, Statement>();
  return (db) => {
    let statement = statements.get(db);
    if (!statement) {
      statement = withCompiledRows(build(db));
      statements.set(db, statement);
    }
    return statement;
  };
}
