import { setTimeout as delay } from 'node:timers/promises';
import type { MigrationMeta } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { DatabaseSetupError } from './errors.ts';

/**
 * Whoever waits for a lock keeps all others waiting behind it. A migration gives up after so long in all, lets them
 * pass and tries again: so nobody waits for more than this and what the migration itself takes.
 */
const lockTimeoutMs = 800;

const firstPauseMs = 250;
const lastPauseMs = 2000;

/** After so long somebody has to look who holds the table. */
const timeoutMs = 5 * 60_000;

/**
 * One migration, whole or not at all; one with CONCURRENTLY step by step, which PostgreSQL allows in no transaction.
 */
export async function applyMigration(client: pg.ClientBase, migration: MigrationMeta): Promise<void> {
  const givesUpAt = Date.now() + timeoutMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, lastPauseMs)) {
    try {
      if (isStepwise(migration)) await applySteps(client, migration);
      else await applyWhole(client, migration);
      return;
    } catch (error) {
      if (!isLockRefused(error)) throw error;
      if (Date.now() > givesUpAt)
        throw new DatabaseSetupError(
          'A migration waited five minutes for a table that another session holds: end that session (pg_stat_activity tells which), or stop the site, and migrate again.',
          { cause: error },
        );
      await delay(pauseMs);
    }
  }
}

/**
 * What a migration says of itself in its first line, `-- window: …`: that it keeps a table to itself for long, and why.
 */
export function windowOf({ sql }: Pick<MigrationMeta, 'sql'>): string | undefined {
  return /^\s*-- window: (.+)/.exec(sql[0] ?? '')?.[1];
}

function isStepwise({ sql }: MigrationMeta): boolean {
  return sql.some((statement) => /\bCONCURRENTLY\b/i.test(statement.replaceAll(/--.*/g, '')));
}

async function applyWhole(client: pg.ClientBase, migration: MigrationMeta): Promise<void> {
  await client.query('BEGIN');
  try {
    let leftMs = lockTimeoutMs;
    for (const statement of migration.sql) {
      const startedAt = performance.now();
      await client.query(`SET LOCAL lock_timeout = ${Math.ceil(leftMs)};\n${statement}`);
      leftMs = Math.max(50, leftMs - (performance.now() - startedAt));
    }
    await recordApplied(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Each step must bear being done twice. What waits here keeps nobody waiting. */
async function applySteps(client: pg.ClientBase, migration: MigrationMeta): Promise<void> {
  await client.query('SET lock_timeout = 0');
  for (const statement of migration.sql) await client.query(statement);
  await recordApplied(client, migration);
}

/** Where Drizzle, too, looks for what was applied. */
export async function prepareNotes(client: pg.ClientBase): Promise<void> {
  await client.query(`
    CREATE SCHEMA IF NOT EXISTS drizzle;
    CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
}

export async function recordApplied(client: pg.ClientBase, { hash, folderMillis }: MigrationMeta): Promise<void> {
  await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
    hash,
    folderMillis,
  ]);
}

/** The lock was not to be had, or two waited for each other. */
function isLockRefused(error: unknown): boolean {
  return ['55P03', '40P01'].includes((error as { code?: string }).code ?? '');
}
