import { type SQL, sql } from 'drizzle-orm';
import { listMigrations } from './migrations-up-to.ts';

type Executor = { execute(query: SQL): PromiseLike<{ rows: Record<string, unknown>[] }> };

/**
 * Counts the migrations of `folder` that a database lacks. Those of a newer version, which another machine may have
 * applied already, do no harm and do not count.
 */
export function createPendingCount(folder: string): (db: Executor) => Promise<number> {
  const wanted = listMigrations(folder);
  return async (db) => {
    const applied = await readApplied(db);
    return wanted.filter((date) => !applied.has(date)).length;
  };
}

async function readApplied(db: Executor): Promise<Set<number>> {
  try {
    const { rows } = await db.execute(sql`SELECT created_at FROM drizzle.__drizzle_migrations`);
    return new Set(rows.map((row) => Number(row.created_at)));
  } catch (error) {
    if (isUnknownTable(error)) return new Set();
    throw error;
  }
}

function isUnknownTable(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code === '42P01' || (cause instanceof Error && isUnknownTable(cause));
}
