import { eq, sql } from 'drizzle-orm';
import { saveTime } from '#server/lists/save-time.repository.ts';
import type { Queryable } from '#server/queryable.ts';
import { accounts } from '../../accounts/server/account.table.ts';
import { mediaItems } from '../../media/server/media.table.ts';
import { settings } from './settings.table.ts';

export type SettingsRow = typeof settings.$inferSelect;

type Changes<Row> = { [Name in keyof Row]?: Row[Name] | undefined };

/** Undefined until somebody has decided something. */
export async function findSettings(db: Queryable): Promise<SettingsRow | undefined> {
  const [row] = await db.select().from(settings).limit(1);
  return row;
}

/** The one row, made if need be, held until the transaction ends. */
export async function lockSettings(tx: Queryable): Promise<{ row: SettingsRow; isNew: boolean }> {
  const added = await tx.insert(settings).values({}).onConflictDoNothing().returning();
  const [row] = added.length > 0 ? added : await tx.select().from(settings).for('update');
  return { row: row as SettingsRow, isNew: added.length > 0 };
}

/** What is undefined stays as it is. */
export async function updateSettings(tx: Queryable, values: Changes<SettingsRow>): Promise<void> {
  await tx.update(settings).set({ ...values, updatedAt: saveTime(settings.updatedAt) });
}

/** How many media items there are, and the bytes of all their files. */
export async function countMedia(db: Queryable): Promise<{ files: number; bytes: number }> {
  const [row] = await db
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${mediaItems.sizeBytes}), 0)::float8`,
    })
    .from(mediaItems);
  return row ?? { files: 0, bytes: 0 };
}

export async function findDatabaseState(db: Queryable): Promise<{ version: string; bytes: number }> {
  const { rows } = await db.execute<{ version: string; bytes: number }>(
    sql`select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes`,
  );
  return rows[0] ?? { version: '', bytes: 0 };
}

export async function findEmail(db: Queryable, accountId: string): Promise<string | undefined> {
  const [row] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  return row?.email;
}
