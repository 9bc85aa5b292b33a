import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/queryable.ts';
import { backupState } from './backup-state.table.ts';

export type BackupState = Pick<typeof backupState.$inferSelect, 'madeAt' | 'sizeBytes' | 'rehearsedAt'>;

/** Undefined where no backup was ever made. */
export async function findBackupState(db: Queryable): Promise<BackupState | undefined> {
  const { madeAt, sizeBytes, rehearsedAt } = backupState;
  const [row] = await db.select({ madeAt, sizeBytes, rehearsedAt }).from(backupState);
  return row;
}

/** False where the tables are those of an older version. */
export async function keepsBackupState(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ kept: boolean }>(sql`select to_regclass('backup_state') is not null as kept`);
  return rows[0]?.kept ?? false;
}

/** Takes the place of the one before. */
export async function saveBackupState(db: Queryable, madeAt: Date, sizeBytes: number): Promise<void> {
  const state = { madeAt, sizeBytes, rehearsedAt: null };
  await db.insert(backupState).values(state).onConflictDoUpdate({ target: backupState.only, set: state });
}

/** Nothing changes where the last backup is another one. */
export async function markRehearsed(db: Queryable, madeAt: Date): Promise<void> {
  await db.update(backupState).set({ rehearsedAt: new Date() }).where(eq(backupState.madeAt, madeAt));
}
